import {createHash} from 'node:crypto';

import {shared} from './shared';

/** The hash of a text as the content security policy names it. */
export const sha256 = (text: string): string =>
  `sha256-${createHash('sha256').update(text, 'utf8').digest('base64')}`;

/** What the build itself puts inline into pages: scripts by their hash, and the hashes of styles. */
export const signed = shared('signed', () => ({
  scripts: new Map<string, string>(),
  styles: new Set<string>(),
}));

/** Has the content policy allow a script of the site's own; returns its hash. */
export function signScript(text: string): string {
  const hash = sha256(text);
  signed.scripts.set(hash, text);
  return hash;
}

/** Inline styles of the site's own. */
export function ownStyle(css: string): string {
  signed.styles.add(sha256(css));
  return `<style>${css}</style>`;
}
