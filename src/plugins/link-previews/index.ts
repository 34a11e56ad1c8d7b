/**
 * Draws the picture that messengers show of a link, from the page's drawing and the company's mark. Its
 * words are beside it, in the head of the page.
 *
 * Order: a pass of `finish` says what each page shows, and names the written file.
 */
import {createHash} from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';

import sharp, {type Sharp} from 'sharp';

import {shared} from '../support/shared';
import {draw, type Preview} from './draw';

export {draw, HEIGHT, type Preview, WIDTH} from './draw';
export {boxOf, MARK, markProblem, MOST_BYTES, readMark, shapeOf, shapeProblem} from './mark';

/** In the build of a locale; files in `assets/` have a hash in their names and are cached for a year. */
const FOLDER = 'assets/previews';

/** Some messengers leave out a larger picture: the first quality that is small enough is taken. */
const MAX_BYTES = 100_000;
const QUALITIES = [82, 70, 58, 46, 34, 22, 16];

/**
 * JPEG with whole colors, which keep edges sharp. A PNG of 256 colors would draw the sky in bands.
 */
async function encode(pixels: Sharp): Promise<Buffer> {
  // Drawn once: every clone of a pipeline would draw it again.
  const {data, info} = await pixels.raw().toBuffer({resolveWithObject: true});
  let bytes = Buffer.alloc(0);
  for (const quality of QUALITIES) {
    bytes = await sharp(data, {raw: info}).jpeg({quality, chromaSubsampling: '4:4:4'}).toBuffer();
    if (bytes.length <= MAX_BYTES) break;
  }
  return bytes;
}

const hashOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

/** Pictures by frame and drawing: those of all languages are the same. */
const drawn = shared('link-previews', () => new Map<string, Promise<Buffer>>());

/** The picture of a page; `outDir` has its drawing. */
export async function picture(preview: Preview, outDir: string): Promise<Buffer> {
  const drawing = await fs.readFile(path.join(outDir, preview.picture));
  const key = `${preview.frame} ${hashOf(drawing)}`;
  const bytes = drawn.get(key) ?? draw(preview, drawing).then(encode);
  drawn.set(key, bytes);
  return bytes;
}

/** Writes the picture of a page into the build of a locale, and returns its path there. */
export async function writePicture(
  name: string,
  preview: Preview,
  outDir: string,
): Promise<string> {
  const bytes = await picture(preview, outDir);
  const file = `${FOLDER}/${name}.${hashOf(bytes).slice(0, 16)}.jpg`;
  await fs.mkdir(path.join(outDir, FOLDER), {recursive: true});
  await fs.writeFile(path.join(outDir, file), bytes);
  return file;
}
