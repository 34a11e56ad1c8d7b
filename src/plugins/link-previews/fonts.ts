import fs from 'node:fs';

import type {Font} from 'satori';

import {shared} from '../shared';

type FontFile = readonly [name: string, weight: Font['weight'], file: string];

/**
 * The typefaces of the pictures. The site's own are WOFF2, which satori does not read; Korean and
 * Hindi, for which pages use a font of the visitor's device, need one that is the same everywhere.
 */
const CHOSEN: readonly FontFile[] = [
  ['Aleo', 700, '@fontsource/aleo/files/aleo-latin-700-normal.woff'],
  ['Aleo vi', 700, '@fontsource/aleo/files/aleo-vietnamese-700-normal.woff'],
  ['Aleo ext', 700, '@fontsource/aleo/files/aleo-latin-ext-700-normal.woff'],
  ['Nanum Gothic', 700, '@fontsource/nanum-gothic/files/nanum-gothic-korean-800-normal.woff'],
  [
    'Noto Sans Devanagari',
    700,
    '@fontsource/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-700-normal.woff',
  ],
];

/** The typeface of small capitals. */
const SMALL = [
  'Public Sans',
  600,
  '@fontsource/public-sans/files/public-sans-latin-600-normal.woff',
] as const satisfies FontFile;

export const LABELS = SMALL[0];

/** What a package of Fontsource says of itself. */
type Package = {id: string; family: string; subsets: string[]; weights: number[]};

/** All upright files of a package of Fontsource, as bold as headings are or nearly so. */
export function filesOf(name: string): FontFile[] {
  const about = fs.readFileSync(require.resolve(`${name}/metadata.json`), 'utf8');
  const {id, family, subsets, weights} = JSON.parse(about) as Package;
  const [weight] = weights.sort((one, other) => Math.abs(one - 700) - Math.abs(other - 700));
  return subsets.map((subset) => [
    `${family} ${subset}`,
    700,
    `${name}/files/${id}-${subset}-${weight}-normal.woff`,
  ]);
}

/** Every other typeface that package.json names, for the letters of a language that has been added. */
function addedFiles(): FontFile[] {
  const {dependencies} = JSON.parse(fs.readFileSync('package.json', 'utf8')) as {
    dependencies: Record<string, string>;
  };
  const known = [...CHOSEN, SMALL].map(([, , file]) => file.replace(/\/files\/.*/, ''));
  return Object.keys(dependencies)
    .filter((name) => name.startsWith('@fontsource/') && !known.includes(name))
    .flatMap(filesOf);
}

const HEADING_FILES = [...CHOSEN, ...addedFiles()];

/** Every typeface with letters of titles; for each letter, the first that has it. */
export const HEADINGS = HEADING_FILES.map(([name]) => `"${name}"`).join(', ');

/** The fonts as satori wants them. Always the same array: satori parses it once. */
export const fonts = (): Font[] =>
  shared('preview-fonts', () =>
    [...HEADING_FILES, SMALL].map(([name, weight, file]) => ({
      name,
      weight,
      style: 'normal' as const,
      data: fs.readFileSync(require.resolve(file)),
    })),
  );
