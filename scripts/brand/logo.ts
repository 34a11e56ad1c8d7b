import fs from 'node:fs/promises';

import sharp, {type Metadata} from 'sharp';

import {colorOf} from '../../src/plugins/support/colors';
import {
  boxOf,
  MARK,
  markProblem,
  MOST_BYTES,
  readMark,
  shapeProblem,
} from '../../src/plugins/link-previews';
import {channels} from './colors';

/** The logo as a PNG, for a company without a vector drawing: the mark is made from it. */
export const LOGO = 'static/brand/logo.png';

/** Least length of the longer side, in pixels: smaller logos look blurred in some places. */
const LEAST_PIXELS = 512;
/** How high pages show it, in pixels, and how wide at most. */
const SHOWN = {height: 40, width: 192};

/** Why a picture cannot be the logo, as a sentence; null if it can. */
export function logoProblem({format, width, height}: Partial<Metadata>): string | null {
  const isSmall = Math.max(width ?? 0, height ?? 0) < LEAST_PIXELS;
  const problem =
    format !== 'png'
      ? 'is no PNG, whatever its name says: open it in a program for pictures, and save it as PNG.'
      : isSmall
        ? `has ${width} × ${height} pixels without its empty margin: ask whoever drew it for one of ${LEAST_PIXELS} or more.`
        : shapeProblem(width!, height!);
  return problem && `${LOGO} ${problem}`;
}

/** Makes the mark, an SVG, from a picture, as sharp as MOST_BYTES allows. */
async function markFrom(logo: Buffer, {width, height}: Metadata): Promise<string> {
  const shown = Math.min(SHOWN.height, (SHOWN.width * height) / width);
  let mark = '';
  for (const density of [3, 2.5, 2, 1.5, 1]) {
    const {data, info} = await sharp(logo)
      .resize({height: Math.round(shown * density)})
      .png({palette: true, compressionLevel: 9, effort: 10})
      .toBuffer({resolveWithObject: true});
    const size = `width="${info.width}" height="${info.height}"`;
    mark = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${info.width} ${info.height}"><image ${size} href="data:image/png;base64,${data.toString('base64')}"/></svg>\n`;
    if (mark.length <= MOST_BYTES) break;
  }
  return mark;
}

/** Why nobody could see a logo, as a sentence; null if they can. */
async function unseen(name: string, picture: Buffer): Promise<string | null> {
  const seen = await sharp(picture, {failOn: 'error'})
    .flatten({background: colorOf('--bg')})
    .stats()
    .catch(() => null);
  if (!seen) return `${name} breaks off or is damaged: ask whoever drew it to send it again.`;
  const ground = channels(colorOf('--bg'));
  return seen.channels.some(
    ({min, max}, index) => Math.max(max - ground[index]!, ground[index]! - min) > 32,
  )
    ? null
    : `${name} cannot be seen on the light ground of the header: ask whoever drew it for one in a dark color.`;
}

/** The mark of `static/brand/`, and the picture that icons are drawn from; or why there is none. */
export async function readBrand(): Promise<
  {problem: string} | {problem: null; mark: string; source: Buffer}
> {
  const file = await fs.readFile(LOGO).catch(() => null);
  if (!file) {
    const drawing = readMark();
    const source = Buffer.from(drawing.svg);
    const problem = markProblem(drawing) ?? (await unseen(MARK, source));
    return {problem, mark: drawing.svg, source} as const;
  }
  const logo = await sharp(file)
    .trim({background: '#0000', threshold: 1})
    .toBuffer()
    .catch(() => file);
  const metadata = await sharp(logo)
    .metadata()
    .catch(() => null);
  const problem = logoProblem(metadata ?? {}) ?? (await unseen(LOGO, logo));
  return problem === null
    ? {problem, mark: await markFrom(logo, metadata!), source: logo}
    : {problem};
}

/** The mark in a square, as icons are. */
export const squared = (mark: string): string => {
  const [x, y, width, height] = boxOf(mark)! as [number, number, number, number];
  const side = Math.max(width, height);
  const box = [x - (side - width) / 2, y - (side - height) / 2, side, side].join(' ');
  return mark.replace(/\sviewBox="[^"]*"/, ` viewBox="${box}"`);
};
