import fs from 'node:fs';

import type {Font} from 'satori';

/**
 * The typefaces of the pictures. The site's own are WOFF2, which satori does not read; Korean and
 * Hindi, for which pages use a font of the visitor's device, need one that is the same everywhere.
 */
const FILES = [
  ['Aleo', 700, '@fontsource/aleo/files/aleo-latin-700-normal.woff'],
  ['Aleo vi', 700, '@fontsource/aleo/files/aleo-vietnamese-700-normal.woff'],
  ['Aleo ext', 700, '@fontsource/aleo/files/aleo-latin-ext-700-normal.woff'],
  ['Nanum Gothic', 700, '@fontsource/nanum-gothic/files/nanum-gothic-korean-800-normal.woff'],
  [
    'Noto Sans Devanagari',
    700,
    '@fontsource/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-700-normal.woff',
  ],
  ['Public Sans', 600, '@fontsource/public-sans/files/public-sans-latin-600-normal.woff'],
] as const;

/** Every typeface with letters of titles; for each letter, the first that has it. */
export const HEADINGS = FILES.slice(0, -1)
  .map(([name]) => `"${name}"`)
  .join(', ');

/** The typeface of small capitals. */
export const LABELS = 'Public Sans';

let loaded: Font[] | undefined;

/** The fonts as satori wants them. Always the same array: satori parses it once. */
export function fonts(): Font[] {
  loaded ??= FILES.map(([name, weight, file]) => ({
    name,
    weight,
    style: 'normal',
    data: fs.readFileSync(require.resolve(file)),
  }));
  return loaded;
}
