import fs from 'node:fs';

import {type Drawing, drawingFrom} from '../../markdown';

/** The company's logo, square or wide: header, icons and link previews show it. */
export const MARK = 'static/brand/mark.svg';

/** The most bytes of the mark, which is in every page twice. */
export const MOST_BYTES = 10_000;

/** Width by height: from `wide` on, the mark contains the company's name. */
const RATIO = {least: 0.8, wide: 1.5, most: 6};

/** The mark as pages publish it. */
export const readMark = (): Drawing =>
  drawingFrom(fs.existsSync(MARK) ? fs.readFileSync(MARK) : Buffer.alloc(0));

/** `viewBox` of a drawing of our writing: its left and upper edge, width and height. */
export function boxOf(svg: string): number[] | null {
  const box = /^<svg[^>]*\sviewBox="(?<numbers>[^"]+)/.exec(svg)?.groups?.numbers;
  return box?.match(/[^\s,]+/g)?.map(Number) ?? null;
}

/**
 * How pages show a mark: a wide one replaces the company's name; one without parts that change color
 * (`markGround` and the like) gets a light plate on dark ground.
 */
export function shapeOf(svg: string): {isWide: boolean; needsPlate: boolean} {
  const [, , width, height] = boxOf(svg) ?? [];
  return {
    isWide: width! / height! >= RATIO.wide,
    needsPlate: !/\bmark(?:Ground|Line|Accent)\b/.test(svg),
  };
}

/** What is wrong with the shape of a logo; null if nothing is. */
export function shapeProblem(width: number, height: number): string | null {
  const ratio = width / height;
  if (ratio < RATIO.least) return 'is higher than wide: it has to be square or wide.';
  return ratio > RATIO.most
    ? `is more than ${RATIO.most} times as wide as high, and could not be read in the header: ask for one in two lines, or for the mark alone.`
    : null;
}

/** Why a mark cannot be used, in a sentence; null if it can. */
export function markProblem({svg, problem: refusal}: Drawing): string | null {
  const box = boxOf(svg);
  const problem = [
    refusal,
    !box && 'has no viewBox, so that it shows in one size alone: save it anew with one.',
    box && shapeProblem(box[2]!, box[3]!),
    /<text[\s>]/.test(svg) &&
      'has text in it, whose type visitors may not have: turn it into paths, or leave it out.',
    /<image[\s>]/.test(svg) &&
      'has a picture in it: save the whole as static/brand/logo.png, and the mark is made from that.',
    Buffer.byteLength(svg) > MOST_BYTES &&
      `has more than ${MOST_BYTES} bytes, and is twice in every page: save it simpler, without what only your drawing program reads.`,
  ].find((one) => typeof one === 'string');
  return problem ? `${MARK} ${problem}` : null;
}

/** Embeds an SVG of our writing in another one: `attributes` replace its position and size. */
export const placed = (svg: string, attributes: string): string =>
  svg.replace(/<svg[^>]*>/, (tag) =>
    tag
      .replace(/\s(?:x|y|width|height|preserveAspectRatio)="[^"]*"/g, '')
      .replace('<svg', `<svg ${attributes}`),
  );
