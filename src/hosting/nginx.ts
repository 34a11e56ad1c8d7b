import {CACHE, FOLDERS, HASHED_FOLDER, SECURITY_HEADERS, TRANSPORT_SECURITY} from './addresses';
import {BY_COMMAND} from './notice';

/** One of the languages in folders of their own; nothing, where there is none. */
const language = FOLDERS.length > 0 ? `(?:${FOLDERS.join('|')})` : '(?!)';

/** Lines of a server block that send these headers with every response. */
export const headerLines = (headers: Readonly<Record<string, string>>, start: string): string =>
  Object.entries(headers)
    .map(([name, value]) => {
      const quoted = /[ ;]/.test(value) ? `"${value}"` : value;
      return `${start}add_header ${name} ${quoted} always;`;
    })
    .join('\n');

/** The rest of what says that a request, with nothing encoded in its path, is untidy. */
const UNTIDY = '(?:[^ ?%]*//[^ ?%]*|[^ ?%]*/index/?)(?:[?]|$)';

/** One line per redirect; regular expressions, because nginx limits the length of fixed keys. */
const movedLines = (redirects: ReadonlyMap<string, string>): string =>
  [...redirects].map(([from, to]) => `  "~^${from.replaceAll('.', '\\.')}/?$" "${to}";\n`).join('');

/** `deploy/nginx.conf`: a static host, with the forms on hosted Supabase. */
export const nginxConf = (redirects: ReadonlyMap<string, string>): string => `${BY_COMMAND}
#
# A static host for \`build/\`, with the forms on hosted Supabase (SUPABASE_URL at build time).
# Put it in /etc/nginx/conf.d/ and set server_name and root. \`npm run test:full\` starts it on a
# build and requests the URLs that matter, and those that an attacker would try.
#
# - TLS: name your certificate, remove every "#tls " and the line with port 8080.
# - Brotli (Debian: apt-get install libnginx-mod-http-brotli-static): remove "#brotli ".
#
# What it has to get right: no trailing slash and no .html in any URL, a 404 page in the language of
# the URL, long caching for hashed files only, redirects that never leave the site, and the headers
# that a meta element cannot set.

# Files with a hash in their name never change. Pages are revalidated on every visit, and so are missing
# files: a 404 that is cached for a year outlives its cause. Other files keep their names, so an hour.
map $status:$uri $site_cache {
  ~^(?:200|206|304):/(?:${language}/)?${HASHED_FOLDER}/ "${CACHE.hashed}";
  ~^(?:200|206|304):.*\\.html$                   "${CACHE.page}";
  ~^(?:200|206|304):.*/[^/]+\\.[A-Za-z0-9]+$     "${CACHE.named}";
  default                                       "${CACHE.page}";
}

# What no honest link to the site contains, raw or encoded: a backslash, a control character, an encoded
# slash, two slashes in a row. Browsers read \`/\\host\` and \`//host\` as another site.
map $request_uri $site_refused {
  "~[\\x00-\\x1f\\x7f]"                                         1;
  "~*^[^?]*(?:\\x5c|//|%5c|%2f|%[01][0-9a-f]|%7f)"            1;
  default                                                    0;
}

# The language folder of a URL, empty for English.
map $uri $site_language {
  ~^/(?<folder_name>${language})(?:/|$) $folder_name;
}

# Old addresses.
map $uri $site_moved {
  default "";
${movedLines(redirects)}}

# The address meant by one with two slashes in a row, or with \`index\` at its end: in one step, and only
# from the characters that the site's own have.
map "$uri $request_uri" $site_tidy {
  default "";
  "~^(?<tidy_home>(?:/${language})?)(?:/index(?:\\.html)?)?/? ${UNTIDY}" "$tidy_home/";
  "~^(?<tidy_page>(?:/[A-Za-z0-9._~-]+?)+?)(?:/index)?(?:\\.html)?/? ${UNTIDY}" "$tidy_page";
}

#tls server {
#tls   listen 80;
#tls   server_name _;
#tls   return 301 https://$host$request_uri;
#tls }

server {
  listen 8080;
  #tls listen 443 ssl http2;
  #tls ssl_certificate     /etc/ssl/website/fullchain.pem;
  #tls ssl_certificate_key /etc/ssl/website/privkey.pem;
  server_name _;
  root /srv/website/build;

  absolute_redirect off;
  charset utf-8;

  # The build brings a compressed copy of every text; nginx itself compresses only what has none.
  #brotli brotli_static on;
  gzip_static on;
  gzip on;
  gzip_vary on;
  gzip_min_length 512;
  gzip_types text/css application/javascript application/json application/xml text/xml image/svg+xml text/plain;

  # All headers stand here: one add_header inside a location would drop them for that location.
  add_header Cache-Control $site_cache always;
${headerLines(SECURITY_HEADERS, '  ')}
${headerLines(TRANSPORT_SECURITY, '  #tls ')}

  if ($site_moved) {
    return 301 $site_moved$is_args$args;
  }
  if ($site_tidy) {
    return 301 $site_tidy$is_args$args;
  }
  if ($site_refused) {
    return 400;
  }

  # Redirects from here on repeat the URL as requested and never use $uri: nginx decodes that, so \`%5C\`
  # or \`%0D\` would reach the browser as the character itself.

  # The URL as the visitor sees it, without index.html and .html. Matched on the request itself:
  # a rewrite at this level would catch the internal redirect to the 404 page as well.
  if ($request_uri ~ ^(?<folder>/(?:${language}/)?)index\\.html(?<folder_query>\\?.*)?$) {
    return 301 $folder$folder_query;
  }
  if ($request_uri ~ ^(?<plain>/(?!(?:${language}/)?404\\.html)[^/?][^?]*)\\.html(?<query>\\?.*)?$) {
    return 301 $plain$query;
  }

  # The 404 pages and the compressed copies have no URLs of their own.
  location ~ ^/(?:${language}/)?404(?:\\.html)?$ {
    return 404;
  }
  location ~ \\.(?:br|gz)$ {
    return 404;
  }

  # Homes of the languages are folders; everything else has no trailing slash. Where the request ends
  # otherwise (\`/about/x/..\`), nobody followed a link.
  location ~ ^/${language}$ {
    if ($request_uri ~ ^(?<home>/[a-z][A-Za-z-]+)(?<home_query>\\?.*)?$) {
      return 301 $home/$home_query;
    }
    return 404;
  }
  location ~ ^/(?!${language}/$).+/$ {
    if ($request_uri ~ ^(?<bare>/[^?]*[^/?])/(?<bare_query>\\?.*)?$) {
      return 301 $bare$bare_query;
    }
    return 404;
  }

  location / {
    try_files $uri $uri.html $uri/index.html =404;
  }
  error_page 404 @missing;
  location @missing {
    try_files /$site_language/404.html /404.html =404;
  }
}
`;
