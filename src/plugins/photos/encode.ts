import sharp from 'sharp';

import type {PhotoFormat} from '../../lib/photo';

/** A step: quality, and how far details are softened first (the sigma of a blur in pixels). */
type Step = readonly [quality: number, blur?: number];

/** From good to poor; the first small enough result is used. The last steps are for grainy photographs. */
const STEPS: Record<PhotoFormat, readonly Step[]> = {
  avif: [[50], [42], [34], [26], [18], [18, 1], [18, 2], [10, 4]],
  webp: [[72], [58], [44], [30], [16], [16, 1], [16, 2], [8, 4]],
};

/** More effort saves no byte worth naming and takes ten times as long (sharp's default of AVIF is 4). */
const EFFORT: Record<PhotoFormat, number> = {avif: 2, webp: 4};

/** The widest that a phone asks for: 360 CSS pixels at three device pixels each. */
const PHONE_WIDTH = 1080;
const PHONE_BYTES = 60_000;

/** The most bytes of a file: wider files may have more, by their area. */
const mostBytes = (width: number): number => PHONE_BYTES * Math.max(1, (width / PHONE_WIDTH) ** 2);

/**
 * A photograph in one width and format: upright, in sRGB, without any metadata (sharp writes none
 * unless it is told to), by the first of `STEPS` that keeps to `mostBytes`.
 */
export async function encode(
  original: Buffer,
  width: number,
  format: PhotoFormat,
): Promise<Buffer> {
  // Not at warnings: every browser shows the odd header of Samsung's phones (lovell/sharp#1578).
  const {data, info} = await sharp(original, {failOn: 'error'})
    .autoOrient()
    .resize({width})
    .toColourspace('srgb')
    .raw()
    .toBuffer({resolveWithObject: true});
  const raw = {width: info.width, height: info.height, channels: info.channels};
  let bytes = data;
  for (const [quality, blur] of STEPS[format]) {
    const picture = sharp(data, {raw});
    if (blur) picture.blur(blur);
    bytes = await picture[format]({quality, effort: EFFORT[format]}).toBuffer();
    if (bytes.length <= mostBytes(width)) break;
  }
  return bytes;
}
