import {createElement, type CSSProperties, type ReactElement} from 'react';
import satori from 'satori';

import {company} from '../../data/company';
import type {LocaleCode} from '../../language/locales';
import {colorOf} from '../colors';
import {fonts, HEADINGS, LABELS} from './fonts';

/** Text as outlines, and how far it reaches, in pixels. */
type Text = {svg: string; width: number; height: number};

/** Lays text out as a browser would, and turns it into SVG. */
async function outlines(root: ReactElement, width: number): Promise<Text> {
  const boxes: {left: number; top: number; width: number; height: number}[] = [];
  const missing = new Set<string>();
  const svg = await satori(root, {
    width,
    fonts: fonts(),
    onNodeDetected: (box) => void (box.textContent && boxes.push(box)),
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
  return {
    svg,
    width: Math.max(...boxes.map((box) => box.left + box.width)),
    height: Math.max(...boxes.map((box) => box.top + box.height)),
  };
}

const heading = (size: number, lineHeight: number, tracking = 0): CSSProperties => ({
  ...{fontFamily: HEADINGS, fontWeight: 700, fontSize: size, lineHeight},
  ...{letterSpacing: size * tracking, color: colorOf('--storm-900')},
});

/** Line heights of headings, as in `css/tokens.css`; but bold Korean letters touch if they stand closer. */
const LINE_HEIGHTS: Partial<Record<string, number>> = {en: 1.14, es: 1.14, vi: 1.24, ko: 1.28};
/** Letters of many other scripts stand higher than Latin ones. */
const HIGH = 1.36;

/** The room for a title, in pixels, and the largest size of its letters. */
export type Room = {width: number; height: number; size: number};

/**
 * Sets a title as large as its room allows, in lines of even length that break at spaces alone.
 *
 * @throws Error where it does not fit, or has a letter that no font has
 */
export async function titleText(title: string, locale: LocaleCode, room: Room): Promise<Text> {
  const lineHeight = LINE_HEIGHTS[locale] ?? HIGH;
  for (let {size} = room; size >= 30; size *= 0.92) {
    const style = heading(size, lineHeight, lineHeight === LINE_HEIGHTS.en ? -0.012 : 0);
    // Satori would break a line between Korean letters, and before a comma of another typeface.
    const words = title
      .split(' ')
      .flatMap((word) => [' ', createElement('span', {style: {display: 'inline-block'}}, word)]);
    const text = await outlines(
      createElement(
        'div',
        {style: {...style, display: 'block', width: room.width, textWrap: 'balance'}},
        ...words.slice(1),
      ),
      room.width + size,
    );
    if (text.width <= room.width && text.height <= room.height) return text;
  }
  throw new Error(`"${title}" is too long for the picture of its link preview.`);
}

type Brand = Readonly<Record<'name' | 'trade', string>>;

/** Widest that the brand may be, in pixels: beside it some pictures begin. */
const BRAND_WIDTH = 520;

/** The company's name in the two lines of its logo, as outlines; a long one is smaller. */
export async function brandText({name, trade}: Brand = company.logo): Promise<string> {
  const line = (style: CSSProperties, words: string) =>
    createElement('div', {style: {whiteSpace: 'nowrap', ...style}}, words);
  const label = {fontFamily: LABELS, fontWeight: 600, fontSize: 17, color: colorOf('--tile-700')};
  const {svg, width} = await outlines(
    createElement(
      'div',
      {style: {display: 'flex', flexDirection: 'column', alignItems: 'flex-start'}},
      line(heading(34, 1.05, -0.01), name),
      line({...label, marginTop: 6, lineHeight: 1, letterSpacing: 6.1}, trade),
    ),
    5000,
  );
  const scale = Math.min(1, BRAND_WIDTH / width);
  return `<g transform="scale(${scale})">${svg}</g>`;
}
