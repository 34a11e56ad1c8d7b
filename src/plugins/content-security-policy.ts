import {createHash} from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {customFieldsFrom} from '../data/customFields';

/** The one style attribute that the theme ships: `<svg style="display: none;">` (its icon sprite). */
const THEME_STYLE_ATTRIBUTE = 'display: none;';

const sha256 = (text: string): string =>
  `'sha256-${createHash('sha256').update(text, 'utf8').digest('base64')}'`;

/**
 * Inline scripts of a page, verbatim as the browser hashes them; data blocks (JSON-LD) need no
 * hash.
 */
function inlineScripts(html: string): string[] {
  return [...html.matchAll(/<script(?<attributes>[^>]*)>(?<body>[\s\S]*?)<\/script>/g)]
    .filter(({groups}) => !/\bsrc=|ld\+json/.test(groups!.attributes!))
    .map(({groups}) => groups!.body!);
}

/**
 * The strict policy as one header value.
 *
 * @param scripts inline scripts that may run, verbatim
 * @param connect origins beside the site's own that the forms send requests to
 */
export function policy(scripts: string[], connect: string[]): string {
  return [
    "default-src 'self'",
    ['script-src', "'self'", ...scripts.map(sha256)].join(' '),
    `style-src 'self' 'unsafe-hashes' ${sha256(THEME_STYLE_ATTRIBUTE)}`,
    "img-src 'self' data:",
    "font-src 'self'",
    ['connect-src', "'self'", ...connect].join(' '),
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
  ].join('; ');
}

/**
 * Writes a strict Content-Security-Policy into every built page, as a meta element straight after
 * the charset, from the hashes of the inline scripts as they were really emitted (the minifier
 * changes them, so they cannot be hashed earlier). `frame-ancestors` works only as a header and is
 * in the host examples.
 */
export function contentSecurityPolicy({siteConfig}: LoadContext): Plugin {
  return {
    name: 'content-security-policy',
    async postBuild({outDir}) {
      const {connectOrigins: connect} = customFieldsFrom(siteConfig);
      const files = await fs.readdir(outDir, {recursive: true});
      await Promise.all(
        files
          .filter((file) => file.endsWith('.html'))
          .map(async (file) => {
            const filePath = path.join(outDir, file);
            const html = await fs.readFile(filePath, 'utf8');
            if (html.includes('http-equiv=Content-Security-Policy')) return;
            const content = policy([...new Set(inlineScripts(html))], connect);
            const charset = /<meta charset="?utf-8"?\s*\/?>/i;
            if (!charset.test(html))
              throw new Error(`${file} has no charset to put the policy after.`);
            await fs.writeFile(
              filePath,
              html.replace(
                charset,
                (meta) => `${meta}<meta http-equiv=Content-Security-Policy content="${content}">`,
              ),
            );
          }),
      );
    },
  };
}
