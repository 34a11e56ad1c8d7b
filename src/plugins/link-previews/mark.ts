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

/** Whether the drawing's box is as wide as it is high; null where it has none. */
function isSquare(svg: string): boolean | null {
  const box = /<svg[^>]*\sviewBox=(["'])(?<numbers>[^"']+)\1/.exec(svg)?.groups?.numbers;
  const [width, height] =
    box
      ?.trim()
      .split(/[\s,]+/)
      .slice(2) ?? [];
  return width && height ? Number(width) === Number(height) : null;
}

/** What keeps a mark from use, a sentence; null if nothing does. Styles and comments do no harm. */
export function markProblem(svg: string): string | null {
  if (!/<svg[\s>]/.test(svg)) return `${MARK} is no SVG: ask for one from whoever drew your mark.`;
  const square = isSquare(svg);
  if (square === null) {
    return `${MARK} has no viewBox, so that it shows in one size alone: save it anew with one.`;
  }
  if (!square) return `${MARK} is not square: give the drawing a square page, and save it anew.`;
  if (/<text[\s>]/.test(svg)) {
    return `${MARK} has text in it, whose type visitors may not have: turn it into paths, or leave it out.`;
  }
  if (/<image[\s>]/.test(svg)) {
    return `${MARK} has a picture in it: it has to be drawn in lines and areas.`;
  }
  return Buffer.byteLength(svg) > MOST_BYTES
    ? `${MARK} has more than ${MOST_BYTES} bytes, and is twice in every page: save it simpler, without what only your drawing program reads.`
    : null;
}

/** The mark as a part of another picture. */
export async function markAt({x, y, size}: {x: number; y: number; size: number}): Promise<string> {
  const place = `x="${x}" y="${y}" width="${size}" height="${size}"`;
  return (await readMark()).replace(/<svg[^>]*>/, (tag) =>
    tag.replace(/\s(?:x|y|width|height)="[^"]*"/g, '').replace('<svg', `<svg ${place}`),
  );
}
