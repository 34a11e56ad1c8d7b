import fs from 'node:fs/promises';

/** The company's mark: one square drawing, from which `npm run brand` makes the icons. */
export const MARK = 'static/brand/mark.svg';

export const readMark = (): Promise<string> => fs.readFile(MARK, 'utf8');

/** The mark as a part of another picture. */
export async function markAt({x, y, size}: {x: number; y: number; size: number}): Promise<string> {
  const place = `x="${x}" y="${y}" width="${size}" height="${size}"`;
  return (await readMark()).replace(/<svg[^>]*>/, (tag) =>
    tag.replace(/\s(?:x|y|width|height)="[^"]*"/g, '').replace('<svg', `<svg ${place}`),
  );
}
