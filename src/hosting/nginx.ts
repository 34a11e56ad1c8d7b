import {FOLDERS} from './addresses';

/** Written by hand, except for two lists that `npm run hosts` updates with `nginxConf`. */
export const NGINX_CONF = 'deploy/nginx.conf';

/** The folders of languages, `es|vi`, in the first of the places that name them. */
const LANGUAGES = /(?<=<folder_name>\(\?:)[^)]+/;
const MOVED = /(?<=\$site_moved \{\n {2}default "";\n)[^}]*/;

/** One line per redirect; regular expressions, because nginx limits the length of fixed keys. */
const movedLines = (redirects: ReadonlyMap<string, string>): string =>
  [...redirects].map(([from, to]) => `  "~^${from.replaceAll('.', '\\.')}/?$" "${to}";\n`).join('');

/** The configuration with the languages and old addresses of the site. */
export function nginxConf(conf: string, redirects: ReadonlyMap<string, string>): string {
  const languages = LANGUAGES.exec(conf)?.[0];
  if (!languages || !MOVED.test(conf))
    throw new Error(`${NGINX_CONF} names no languages or no old addresses.`);
  return (
    conf
      // A site of one language keeps the old list, which then matches no folder.
      .replaceAll(languages, FOLDERS.join('|') || languages)
      .replace(MOVED, () => movedLines(redirects))
  );
}
