import fs from 'node:fs/promises';

/** The company's mark: one square drawing, from which `npm run brand` makes the icons. */
export const MARK = 'static/brand/mark.svg';

/** What a drawing program writes before the drawing: nothing else may stand in another picture. */
const PROLOG = /^[^]*?(?=<svg[\s>])/;

/** It stands twice in every page. */
const MOST_BYTES = 10_000;

/** The mark, without what may only stand at the head of a file. */
export const readMark = async (): Promise<string> =>
  (await fs.readFile(MARK, 'utf8')).replace(PROLOG, '');

/** What keeps a mark from use, a sentence; null if nothing does. Styles and comments do no harm. */
export function markProblem(svg: string): string | null {
  const box = /<svg[^>]*\sviewBox=["'](?<numbers>[^"']+)/.exec(svg)?.groups?.numbers;
  const [, , width, height] = box?.trim().split(/[\s,]+/) ?? [];
  const problems: [isThere: boolean, problem: string][] = [
    [!/<svg[\s>]/.test(svg), 'is no SVG: ask for one from whoever drew your mark.'],
    [!box, 'has no viewBox, so that it shows in one size alone: save it anew with one.'],
    [width !== height, 'is not square: give the drawing a square page, and save it anew.'],
    [
      /<text[\s>]/.test(svg),
      'has text in it, whose type visitors may not have: turn it into paths, or leave it out.',
    ],
    [/<image[\s>]/.test(svg), 'has a picture in it: it has to be drawn in lines and areas.'],
    [
      Buffer.byteLength(svg) > MOST_BYTES,
      `has more than ${MOST_BYTES} bytes, and is twice in every page: save it simpler, without what only your drawing program reads.`,
    ],
  ];
  const found = problems.find(([isThere]) => isThere);
  return found ? `${MARK} ${found[1]}` : null;
}

/** A drawing, as it lies in a file, as a part of another one: with the attributes of its new place. */
export const placed = (svg: string, attributes: string): string =>
  svg.replace(/<svg[^>]*>/, (tag) =>
    tag
      .replace(/\s(?:x|y|width|height|preserveAspectRatio)="[^"]*"/g, '')
      .replace('<svg', `<svg ${attributes}`),
  );
