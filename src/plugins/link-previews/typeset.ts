import {createElement, type CSSProperties, type ReactElement} from 'react';
import satori from 'satori';

import {company} from '../../data/company';
import type {LocaleCode} from '../../language/locales';
import {fonts, HEADINGS, LABELS} from './fonts';
import {fitTitle, type Room, type Word} from './lines';

/** A part of a picture, laid out by satori as a browser would. */
const box = (style: CSSProperties, children: string | ReactElement[]): ReactElement =>
  typeof children === 'string'
    ? createElement('div', {style: {display: 'flex', ...style}}, children)
    : createElement('div', {style: {display: 'flex', ...style}}, ...children);

/**
 * Line height and tracking of headings, as in `css/tokens.css`; but bold letters of this Korean
 * typeface touch if they stand closer.
 */
const HABITS: Partial<Record<string, {lineHeight: number; tracking: number}>> = {
  vi: {lineHeight: 1.24, tracking: 0},
  ko: {lineHeight: 1.28, tracking: 0},
  hi: {lineHeight: 1.36, tracking: 0},
};
const LATIN = {lineHeight: 1.14, tracking: -0.012};
/** Of other scripts: many stand higher than Latin letters, or join. */
const OTHERS = {lineHeight: 1.36, tracking: 0};

const habitsOf = (locale: string) =>
  HABITS[locale] ?? (new Intl.Locale(locale).maximize().script === 'Latn' ? LATIN : OTHERS);

const heading = (size: number, tracking: number): CSSProperties => ({
  fontFamily: HEADINGS,
  fontWeight: 700,
  fontSize: size,
  letterSpacing: size * tracking,
  whiteSpace: 'nowrap',
  color: '#10303d',
});

type Drawn = {svg: string; boxes: {width: number; text: string}[]};

/** Turns elements into SVG with letters as outlines, and tells how wide each text is. */
async function draw(root: ReactElement, size: {width: number; height: number}): Promise<Drawn> {
  const boxes: Drawn['boxes'] = [];
  const missing = new Set<string>();
  const svg = await satori(root, {
    ...size,
    fonts: fonts(),
    onNodeDetected({width, textContent}) {
      if (textContent) boxes.push({width, text: textContent});
    },
    async loadAdditionalAsset(_script, letters) {
      missing.add(letters);
      return [];
    },
  });
  if (missing.size > 0) {
    throw new Error(
      `no font has ${[...missing].join('')}. Add one that does with "npm install --save-exact @fontsource/<name>", such as noto-sans-thai.`,
    );
  }
  return {svg, boxes};
}

/** At this size the words are measured; widths grow with the size. */
const MEASURED_AT = 100;

async function measure(text: string, tracking: number): Promise<{words: Word[]; space: number}> {
  const texts = text.split(/\s+/).filter(Boolean);
  const row = (words: string[]) => words.map((word) => box(heading(MEASURED_AT, tracking), word));
  // A space has no width at the end of a line, so it is what lies between two letters.
  const {boxes} = await draw(
    box({flexDirection: 'column', alignItems: 'flex-start'}, row([...texts, 'n n', 'nn'])),
    {width: 10_000, height: 10_000},
  );
  const widths = boxes.map(({width}) => width / MEASURED_AT);
  const [withSpace, without] = widths.slice(-2);
  return {
    words: texts.map((word, index) => ({text: word, width: widths[index]!})),
    space: withSpace! - without!,
  };
}

/** A title as outlines, with the height that its lines take. */
type TitleBlock = {svg: string; height: number};

/**
 * Sets a title as large as its room allows, left-aligned.
 *
 * @throws Error where it does not fit, or has a letter that no font has
 */
export async function titleBlock(
  text: string,
  locale: LocaleCode,
  room: Room,
): Promise<TitleBlock> {
  const {lineHeight, tracking} = habitsOf(locale);
  const {words, space} = await measure(text, tracking);
  const {lines, size} = fitTitle(words, space, lineHeight, room);
  const height = Math.ceil(lines.length * lineHeight * size);
  const {svg} = await draw(
    box(
      {flexDirection: 'column'},
      lines.map((line) => box({...heading(size, tracking), lineHeight}, line)),
    ),
    {width: room.width + size, height},
  );
  return {svg, height};
}

type Brand = Readonly<Record<'name' | 'trade', string>>;

/** Widest that the brand may be, in pixels: beside it some pictures begin. */
const BRAND_WIDTH = 520;

/** The two lines of a logo; with a scale of 1 they are as large as where there is room. */
const drawBrand = ({name, trade}: Brand, scale: number, width: number): Promise<Drawn> =>
  draw(
    box({flexDirection: 'column', alignItems: 'flex-start'}, [
      box({...heading(34 * scale, -0.01), lineHeight: 1.05}, name),
      box(
        {
          marginTop: 6,
          fontFamily: LABELS,
          fontWeight: 600,
          fontSize: 17 * scale,
          lineHeight: 1,
          letterSpacing: 6.1 * scale,
          whiteSpace: 'nowrap',
          color: '#a83c1a',
        },
        trade,
      ),
    ]),
    {width, height: 70},
  );

let own: Promise<string> | undefined;

async function fitBrand(brand: Brand): Promise<string> {
  const {boxes} = await drawBrand(brand, 1, 10_000);
  const width = Math.max(...boxes.map((one) => one.width));
  // A letter may reach a little beyond its box.
  return (await drawBrand(brand, Math.min(1, BRAND_WIDTH / width), BRAND_WIDTH + 8)).svg;
}

/** The company's name in the two lines of its logo, as outlines; a long one is set smaller. */
export const brandBlock = (brand: Brand = company.logo): Promise<string> =>
  brand === company.logo ? (own ??= fitBrand(brand)) : fitBrand(brand);
