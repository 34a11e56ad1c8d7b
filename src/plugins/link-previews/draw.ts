import {createHash} from 'node:crypto';

import sharp, {type OutputInfo, type Sharp} from 'sharp';

import type {LocaleCode} from '../../language/locales';
import {shared} from '../shared';
import {background, title} from './compose';
import {drawingFrom} from './drawing';
import type {Preview} from './read';

type Pixels = {data: Buffer; info: OutputInfo};

/** By what they show. Most of the work, and each page has the same one in every language. */
const backgrounds = shared('preview-backgrounds', () => new Map<string, Promise<Pixels>>());

async function drawBackground(preview: Preview, drawing: Buffer): Promise<Pixels> {
  const svg = await background(preview, await drawingFrom(drawing, preview.picture));
  return sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer({resolveWithObject: true});
}

/**
 * Draws the picture of a link preview; without a title if that is empty.
 *
 * @param drawing the bytes of the page's own drawing
 */
export async function draw(preview: Preview, locale: LocaleCode, drawing: Buffer): Promise<Sharp> {
  const {frame, picture} = preview;
  const hash = createHash('sha256').update(`${frame} ${picture}\n`).update(drawing);
  const key = hash.digest('base64');
  const drawn = backgrounds.get(key) ?? drawBackground(preview, drawing);
  backgrounds.set(key, drawn);
  const {data, info} = await drawn;
  const pixels = sharp(data, {raw: info});
  if (!preview.title) return pixels;
  const {svg, left, top} = await title(preview, locale);
  return pixels.composite([{input: Buffer.from(svg), left, top}]).removeAlpha();
}
