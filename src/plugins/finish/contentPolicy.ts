import type {HTMLElement} from 'node-html-parser';

import {connectOrigins} from '../../lib/backend';
import {customFieldsFrom} from '../../lib/customFields';
import {inlineScripts, pageOf} from '../support/builtHtml';
import {sha256, signed} from '../support/signed';
import type {Build, Pass} from './build';
import {OWN_INLINE} from './ownInline';

/** The texts of elements, verbatim as the browser hashes them, each once. */
const textsOf = (elements: HTMLElement[]): string[] => [
  ...new Set(elements.map(({rawText}) => rawText)),
];

const quoted = (text: string): string => `'${sha256(text)}'`;

/** Stops the build at what neither the build has made nor the owner has named. */
function refuse(
  file: string,
  kind: string,
  texts: string[],
  made: {has(hash: string): boolean},
): void {
  for (const text of texts) {
    const hash = sha256(text);
    if (made.has(hash) || OWN_INLINE[hash]) continue;
    const start = text.slice(0, 80).replace(/[^ -~]/g, '?');
    throw new Error(
      `${file} has an inline ${kind} that nobody has put there: "${start}". Take it out of the text; if it is yours, name '${hash}' in src/plugins/finish/ownInline.ts.`,
    );
  }
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
    ['script-src', "'self'", ...scripts.map(quoted)].join(' '),
    ['style-src', "'self'", ...styles.map(quoted)].join(' '),
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
 * charset, from the hashes of the final inline scripts and styles: those that the build itself has made,
 * and those of `ownInline.ts`. `frame-ancestors` works only as a header and is in the host examples.
 */
export function contentPolicy({siteConfig}: Build): Pass {
  const connect = connectOrigins(customFieldsFrom(siteConfig));
  return (html, file) => {
    const charset = /<meta charset="?utf-8"?\s*\/?>/i;
    if (!charset.test(html)) throw new Error(`${file} has no charset to put the policy after.`);
    const scripts = textsOf(inlineScripts(html));
    const styles = textsOf(pageOf(html).querySelectorAll('style'));
    refuse(file, 'script', scripts, signed.scripts);
    refuse(file, 'style', styles, signed.styles);
    const content = policy({scripts, styles}, connect);
    return html.replace(
      charset,
      (meta) => `${meta}<meta http-equiv=Content-Security-Policy content="${content}">`,
    );
  };
}
