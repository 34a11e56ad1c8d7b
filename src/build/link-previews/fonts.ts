import fs from 'node:fs';

import type {Font} from 'satori';

import {shared} from '../support/shared';

/** The name of a font file here, and its path within the packages of Fontsource. */
type FontFile = readonly [name: string, file: string];

/**
 * The typefaces of the pictures. The site's own are WOFF2, which satori does not read. Korean and Hindi
 * pages use a font of the visitor's device; a picture needs a font of its own.
 */
const CHOSEN: readonly FontFile[] = [
  ['Aleo', 'aleo/files/aleo-latin-700-normal.woff'],
  ['Aleo vi', 'aleo/files/aleo-vietnamese-700-normal.woff'],
  ['Aleo ext', 'aleo/files/aleo-latin-ext-700-normal.woff'],
  ['Nanum', 'nanum-gothic/files/nanum-gothic-korean-800-normal.woff'],
  ['Noto', 'noto-sans-devanagari/files/noto-sans-devanagari-devanagari-700-normal.woff'],
];

/** The typeface of small capitals. */
export const LABELS = 'Public Sans';
const SMALL: FontFile = [LABELS, 'public-sans/files/public-sans-latin-600-normal.woff'];

type Package = {id: string; family: string; subsets: string[]; weights: number[]};

/** All upright files of a package of Fontsource, as bold as headings are or nearly so. */
function filesOf(name: string): FontFile[] {
  const about = fs.readFileSync(require.resolve(`@fontsource/${name}/metadata.json`), 'utf8');
  const {id, family, subsets, weights} = JSON.parse(about) as Package;
  const [weight] = weights.sort((one, other) => Math.abs(one - 700) - Math.abs(other - 700));
  return subsets.map((subset) => [
    `${family} ${subset}`,
    `${name}/files/${id}-${subset}-${weight}-normal.woff`,
  ]);
}

/** Every other typeface that package.json names, for the letters of a language that has been added. */
function addedFiles(): FontFile[] {
  const manifest = fs.readFileSync('package.json', 'utf8');
  const known = [...CHOSEN, SMALL].map(([, file]) => file.split('/')[0]);
  return [...manifest.matchAll(/(?<="@fontsource\/)[\w-]+/g)]
    .map(([name]) => name)
    .filter((name) => !known.includes(name))
    .flatMap(filesOf);
}

const HEADING_FILES = [...CHOSEN, ...addedFiles()];

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
