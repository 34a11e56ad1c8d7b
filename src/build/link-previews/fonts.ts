import fs from 'node:fs';

import type {Font} from 'satori';

import {shared} from '../support/shared';

/** The name that a file has here, and where it is among the packages of Fontsource. */
type FontFile = readonly [name: string, file: string];

/**
 * The typefaces of the pictures. The site's own are WOFF2, which satori does not read; Korean and
 * Hindi, for which pages use a font of the visitor's device, need one that is the same everywhere. A
 * language in other letters needs a line, and its package of Fontsource.
 */
const HEADING_FILES: readonly FontFile[] = [
  ['Aleo', 'aleo/files/aleo-latin-700-normal.woff'],
  ['Aleo vi', 'aleo/files/aleo-vietnamese-700-normal.woff'],
  ['Aleo ext', 'aleo/files/aleo-latin-ext-700-normal.woff'],
  ['Nanum', 'nanum-gothic/files/nanum-gothic-korean-800-normal.woff'],
  ['Noto', 'noto-sans-devanagari/files/noto-sans-devanagari-devanagari-700-normal.woff'],
];

/** The typeface of small capitals. */
export const LABELS = 'Public Sans';
const SMALL: FontFile = [LABELS, 'public-sans/files/public-sans-latin-600-normal.woff'];

/** Every typeface with letters of titles; for each letter, the first that has it. */
export const HEADINGS = HEADING_FILES.map(([name]) => `"${name}"`).join(', ');

/** The fonts as satori wants them. Always the same array: satori parses it once. */
export const fonts = (): Font[] =>
  shared('preview-fonts', () =>
    [...HEADING_FILES, SMALL].map(([name, file]) => ({
      name,
      weight: name === LABELS ? 600 : 700,
      style: 'normal' as const,
      data: fs.readFileSync(require.resolve(`@fontsource/${file}`)),
    })),
  );
