import fs from 'node:fs';

import {bareDrawing, drawingProblem} from '../../markdown';

/** The company's logo, square or wide: header, icons and link previews show it. */
export const MARK = 'static/brand/mark.svg';

/** The most bytes of the mark, which is in every page twice. */
export const MOST_BYTES = 10_000;

/** Width by height: from `wide` on, the mark contains the company's name. */
const RATIO = {least: 0.8, wide: 1.5, most: 6};

/** The mark as SVG, without its prolog; empty if there is no file. */
export const readMark = (): string =>
  fs.existsSync(MARK) ? bareDrawing(fs.readFileSync(MARK, 'utf8')) : '';

/** `viewBox` of a drawing: its left and upper edge, width and height. */
export function boxOf(svg: string): number[] | null {
  const box = /<svg[^>]*\sviewBox=["'](?<numbers>[^"']+)/.exec(svg)?.groups?.numbers;
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

/** Why a mark cannot be used, in a sentence; null if it can. Styles and comments do no harm. */
export function markProblem(svg: string): string | null {
  const box = boxOf(svg);
  const problem = [
    !/<svg[\s>]/.test(svg) &&
      'is no SVG: ask for one from whoever drew your mark, or put a PNG beside it as logo.png.',
    !box && 'has no viewBox, so that it shows in one size alone: save it anew with one.',
    box && shapeProblem(box[2]!, box[3]!),
    /<text[\s>]/.test(svg) &&
      'has text in it, whose type visitors may not have: turn it into paths, or leave it out.',
    /<image[\s>]/.test(svg) &&
      'has a picture in it: save the whole as static/brand/logo.png, and the mark is made from that.',
    Buffer.byteLength(svg) > MOST_BYTES &&
      `has more than ${MOST_BYTES} bytes, and is twice in every page: save it simpler, without what only your drawing program reads.`,
    drawingProblem(Buffer.from(svg)),
  ].find((one) => typeof one === 'string');
  return problem ? `${MARK} ${problem}` : null;
}

/** Embeds an SVG in another one: `attributes` replace its position and size. */
export const placed = (svg: string, attributes: string): string =>
  svg.replace(/<svg[^>]*>/, (tag) =>
    tag
      .replace(/\s(?:x|y|width|height|preserveAspectRatio)="[^"]*"/g, '')
      .replace('<svg', `<svg ${attributes}`),
  );
