/** Photographs as a phone takes them. */
import {randomBytes} from 'node:crypto';

import sharp from 'sharp';

/** A gray picture of 400 by 300 points. */
export const JPEG = Buffer.from(
  // cspell:disable-next-line
  '/9j/2wBDAP//////////////////////////////////////////////////////////////////////////////////////2wBDAf//////////////////////////////////////////////////////////////////////////////////////wAARCAEsAZADASIAAhEBAxEB/8QAFAABAAAAAAAAAAAAAAAAAAAAAP/EABQQAQAAAAAAAAAAAAAAAAAAAAD/xAAUAQEAAAAAAAAAAAAAAAAAAAAA/8QAFBEBAAAAAAAAAAAAAAAAAAAAAP/aAAwDAQACEQMRAD8AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA//2Q==',
  'base64',
);
/** How a HEIC file begins. */
export const HEIC = Buffer.from(`\0\0\0\x24${'ftyp'}heic\0\0\0\0mif1heic`, 'latin1');

/** A JPEG with a wrong header of Samsung's phones, which every browser shows (lovell/sharp#1578). */
export function bySamsung(jpeg: Buffer): Buffer {
  const bytes = Buffer.from(jpeg);
  const scan = bytes.lastIndexOf(Buffer.from([0xff, 0xda]));
  const end = scan + 5 + 2 * bytes[scan + 4]!;
  return bytes.fill(0, end, end + 3);
}

/** Landscape, as a phone held upright stores a photograph before its rotation. */
const LYING = {width: 4000, height: 3000, channels: 3} as const;
/** EXIF orientation: rotate by 90 degrees. */
const UPRIGHT = 6;

/**
 * 12 megapixels of noise, which hardly compresses, with the place and the owner in its metadata.
 *
 * @param grain size in pixels; 4 is as fine as a screen shows, and hardest to compress
 */
export async function phonePhoto(grain = 4): Promise<Buffer> {
  const {width, height, channels} = LYING;
  const small = {width: width / grain, height: height / grain, channels};
  return sharp(randomBytes(small.width * small.height * channels), {raw: small})
    .resize(width, height)
    .withExif({
      IFD0: {Make: 'Phone', Artist: 'Somebody', Orientation: String(UPRIGHT)},
      IFD3: {GPSLatitudeRef: 'N', GPSLatitude: '27/1 57/1 0/1', GPSLongitudeRef: 'W'},
    })
    .withMetadata({orientation: UPRIGHT})
    .jpeg({quality: 90})
    .toBuffer();
}

/** Expects a file built from `phonePhoto()` to be small, upright and without metadata. */
export async function expectShipped(bytes: Buffer, width: number): Promise<void> {
  expect(bytes.length).toBeLessThanOrEqual(60_000);
  const made = await sharp(bytes).metadata();
  expect(made).toMatchObject({width, height: (width * 4) / 3});
  const {exif, xmp, iptc, icc, orientation} = made;
  expect({exif, xmp, iptc, icc, orientation}).toEqual({});
  expect(bytes.toString('latin1')).not.toMatch(/Somebody|Exif/);
}
