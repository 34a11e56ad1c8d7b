import sharp from 'sharp';

import type {Place} from './compose';

/** Wider than any frame. */
const WIDTH = 1400;

/**
 * A picture of the site as part of another: the text of an SVG, so that it stays sharp, or a
 * photograph in whatever format staff have put it there.
 */
export async function drawingFrom(bytes: Buffer, file: string): Promise<Place> {
  const isSvg = file.endsWith('.svg');
  const text = isSvg
    ? bytes.toString('utf8')
    : (
        await sharp(bytes)
          .rotate()
          .resize({width: WIDTH, withoutEnlargement: true})
          .jpeg()
          .toBuffer()
      ).toString('base64');
  return ({x, y, width, height}, fit) => {
    const frame = `x="${x}" y="${y}" width="${width}" height="${height}" preserveAspectRatio="${fit}"`;
    if (!isSvg) return `<image ${frame} href="data:image/jpeg;base64,${text}"/>`;
    return text.replace(/<svg[^>]*>/, (tag) =>
      tag
        .replace(/\s(?:x|y|width|height|preserveAspectRatio)="[^"]*"/g, '')
        .replace('<svg', `<svg ${frame}`),
    );
  };
}
