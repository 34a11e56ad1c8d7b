import {createHash} from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';

import sharp, {type Sharp} from 'sharp';

import {company} from '../../data/company';
import type {LocaleCode} from '../../language/locales';
import {TOKENS} from '../colors';
import {keep} from '../keep';
import {draw} from './draw';
import {readMark} from './mark';
import type {Preview} from './read';

/** Pictures of earlier builds, by what they were drawn from. `npm ci` clears it. */
export const CACHE = path.resolve('node_modules/.cache/link-previews');

/** The packages that decide how a picture comes out, with their versions. */
const TOOLS = /"(?:satori|sharp|@fontsource\/[\w-]+)": "[^"]+"/g;

/** Everything but the page that a picture depends on: our code, the colors, the tools, the company. */
async function readDesign(): Promise<string> {
  const files = (await fs.readdir(__dirname)).sort().map((file) => path.join(__dirname, file));
  const sources = await Promise.all([...files, TOKENS].map((file) => fs.readFile(file, 'utf8')));
  const tools = (await fs.readFile('package.json', 'utf8')).match(TOOLS);
  return JSON.stringify([sources, tools, company.logo, await readMark()]);
}

let design: Promise<string> | undefined;

/** Some messengers leave out a larger picture. */
const MAX_BYTES = 100_000;
/** The first that is small enough. */
const QUALITIES = [82, 70, 58, 46, 34];

/** A picture that a page names: what it is drawn from, and its name by the hash of all that. */
export type Plan = {preview: Preview; locale: LocaleCode; drawing: Buffer; name: string};

/** Plans the picture of a page: enough to name it, before anything is drawn. */
export async function plan(preview: Preview, locale: LocaleCode, outDir: string): Promise<Plan> {
  design ??= readDesign();
  const drawing = await fs.readFile(path.join(outDir, preview.picture));
  const hash = createHash('sha256')
    .update(JSON.stringify([await design, preview.frame, preview.title, preview.picture, locale]))
    .update(drawing)
    .digest('hex')
    .slice(0, 16);
  return {preview, locale, drawing, name: `${hash}.jpg`};
}

/**
 * JPEG with whole colors, which keep letters sharp. A PNG of 256 colors would be smaller, but takes
 * fifteen times as long to make, which is half of a build, and draws the sky in bands.
 */
async function encode(pixels: Sharp): Promise<Buffer> {
  const drawn = await pixels.raw().toBuffer({resolveWithObject: true});
  let bytes = Buffer.alloc(0);
  for (const quality of QUALITIES) {
    bytes = await sharp(drawn.data, {raw: drawn.info})
      .jpeg({quality, chromaSubsampling: '4:4:4'})
      .toBuffer();
    if (bytes.length <= MAX_BYTES) break;
  }
  return bytes;
}

/** The bytes of a planned picture; `cache` is the folder that keeps those of earlier builds. */
export const picture = ({preview, locale, drawing, name}: Plan, cache = CACHE): Promise<Buffer> =>
  keep(path.join(cache, name), async () => encode(await draw(preview, locale, drawing)));
