import {createElement, type CSSProperties, type ReactElement} from 'react';
import satori from 'satori';

import {company} from '../../data/company';
import type {LocaleCode} from '../../language/locales';
import {colorOf} from '../support/colors';
import {fonts, HEADINGS, LABELS} from './fonts';

const box = (style: CSSProperties, ...children: (string | ReactElement)[]): ReactElement =>
  createElement('div', {style}, ...children);

/** Text as outlines, and its extent in pixels. */
type Text = {svg: string; width: number; height: number};

/** Lays text out as a browser would, and turns it into SVG. */
async function outlines(root: ReactElement, width: number): Promise<Text> {
  const boxes: {left: number; top: number; width: number; height: number}[] = [];
  const svg = await satori(root, {
    width,
    fonts: fonts(),
    onNodeDetected: (one) => void (one.textContent && boxes.push(one)),
    // Called for letters that no font has.
    async loadAdditionalAsset(_script, letters): Promise<never> {
      throw new Error(
        `no font has ${letters}. Add one that does with "npm install --save-exact @fontsource/<name>", such as noto-sans-thai.`,
      );
    },
  });
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

/** Line heights of headings, as in `css/tokens.css`. Bold Korean letters would touch in closer lines. */
const LINE_HEIGHTS: Partial<Record<string, number>> = {vi: 1.24, ko: 1.28};
const LATIN = 1.14;
/** Letters of many other scripts stand higher. */
const HIGH = 1.36;

/** The space for a title, and the largest size of its letters, in pixels. */
export type Room = [width: number, height: number, size: number];

/**
 * Sets a title as large as its space allows, in lines of even length that break at spaces alone.
 *
 * @throws Error where it does not fit, or has a letter that no font has
 */
export async function titleText(
  title: string,
  locale: LocaleCode,
  [width, height, largest]: Room,
): Promise<Text> {
  const {script} = new Intl.Locale(locale).maximize();
  const lineHeight = LINE_HEIGHTS[locale] ?? (script === 'Latn' ? LATIN : HIGH);
  // Satori would break a line between Korean letters, and before a comma of another typeface.
  const words = title
    .split(' ')
    .flatMap((word) => [' ', createElement('span', {style: {display: 'inline-block'}}, word)]);
  for (let size = largest; size >= 30; size *= 0.92) {
    const style = heading(size, lineHeight, lineHeight === LATIN ? -0.012 : 0);
    const text = await outlines(
      box({...style, display: 'block', width, textWrap: 'balance'}, ...words.slice(1)),
      width + size,
    );
    if (text.width <= width && text.height <= height) return text;
  }
  throw new Error(`"${title}" is too long for the picture of its link preview.`);
}

/** The most width of the brand, in pixels: some drawings begin beside it. */
export const BRAND_WIDTH = 520;

/** The company's name in the two lines of its logo, as outlines; a long one is smaller. */
export async function brandText({name, trade}: Record<'name' | 'trade', string> = company.logo) {
  const label = {fontFamily: LABELS, fontWeight: 600, fontSize: 17, color: colorOf('--tile-700')};
  const {svg, width} = await outlines(
    box(
      {display: 'flex', flexDirection: 'column', alignItems: 'flex-start', whiteSpace: 'nowrap'},
      box(heading(34, 1.05, -0.01), name),
      box({...label, marginTop: 6, lineHeight: 1, letterSpacing: 6.1}, trade),
    ),
    5000,
  );
  const scale = Math.min(1, BRAND_WIDTH / width);
  return `<g transform="scale(${scale})">${svg}</g>`;
}
