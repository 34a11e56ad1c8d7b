import {createHash} from 'node:crypto';

import {connectOrigins} from '../../data/backend';
import {customFieldsFrom} from '../../data/customFields';
import type {Build, Pass} from './build';

const sha256 = (text: string): string =>
  `'sha256-${createHash('sha256').update(text, 'utf8').digest('base64')}'`;

/** The texts of a page's elements of one kind, verbatim as the browser hashes them, each once. */
function inline(html: string, tag: 'script' | 'style'): string[] {
  const elements = html.matchAll(
    new RegExp(`<${tag}(?<attributes>[^>]*)>(?<body>[\\s\\S]*?)</${tag}>`, 'g'),
  );
  // Data blocks (JSON-LD) need no hash.
  return [
    ...new Set(
      [...elements]
        .filter(({groups}) => !/\bsrc=|ld\+json/.test(groups!.attributes!))
        .map(({groups}) => groups!.body!),
    ),
  ];
}

/**
 * The strict policy as one header value; `scripts` and `styles` are the inline ones, verbatim.
 *
 * @param connect origins beside the site's own that the forms send requests to
 */
function policy(
  {scripts = [], styles = []}: {scripts?: string[]; styles?: string[]},
  connect: string[],
): string {
  return [
    "default-src 'self'",
    ['script-src', "'self'", ...scripts.map(sha256)].join(' '),
    ['style-src', "'self'", ...styles.map(sha256)].join(' '),
    "img-src 'self' data:",
    "font-src 'self'",
    ['connect-src', "'self'", ...connect].join(' '),
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
  ].join('; ');
}

/**
 * Writes a strict Content-Security-Policy into every page, as a meta element straight after the
 * charset, from the hashes of the final inline scripts and styles (minifier and earlier passes change
 * them). `frame-ancestors` works only as a header and is in the host examples.
 */
export function contentPolicy({siteConfig}: Build): Pass {
  const connect = connectOrigins(customFieldsFrom(siteConfig));
  return (html, file) => {
    const charset = /<meta charset="?utf-8"?\s*\/?>/i;
    if (!charset.test(html)) throw new Error(`${file} has no charset to put the policy after.`);
    const content = policy(
      {scripts: inline(html, 'script'), styles: inline(html, 'style')},
      connect,
    );
    return html.replace(
      charset,
      (meta) => `${meta}<meta http-equiv=Content-Security-Policy content="${content}">`,
    );
  };
}
