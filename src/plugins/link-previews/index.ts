/**
 * Draws the picture that messengers show of a link, from the page's drawing and the company's mark. Its
 * words are beside it, in the head of the page.
 *
 * Order: planned by `finish` before its passes, drawn while they run.
 */
import {createHash} from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';

import sharp, {type Sharp} from 'sharp';

import {TOKENS} from '../support/colors';
import {cached} from '../../markdown';
import {readMark} from './mark';
import {draw} from './draw';
import {type Preview, readPreview} from './read';

export {draw} from './draw';
export {boxOf, MARK, markProblem, MOST_BYTES, readMark, shapeOf, shapeProblem} from './mark';

export {HEIGHT, WIDTH} from './draw';

/** In the build of a locale; files in `assets/` have a hash in their names and are cached for a year. */
const FOLDER = 'assets/previews';

/** The folder of pictures from earlier builds, named by a hash of their inputs. `npm ci` clears it. */
const CACHE = path.resolve('node_modules/.cache/link-previews');

/** The package that decides how a picture comes out, with its version. */
const TOOLS = /"sharp": "[^"]+"/g;

/** Everything but the page that a picture depends on: our code, the colors, the tools, the company. */
async function readDesign(): Promise<string> {
  const files = (await fs.readdir(__dirname)).sort().map((file) => path.join(__dirname, file));
  const sources = await Promise.all([...files, TOKENS].map((file) => fs.readFile(file, 'utf8')));
  const tools = (await fs.readFile('package.json', 'utf8')).match(TOOLS);
  return JSON.stringify([sources, tools, readMark()]);
}

let design: Promise<string> | undefined;

/** Some messengers leave out a larger picture: the first quality that is small enough is taken. */
const MAX_BYTES = 100_000;
const QUALITIES = [82, 70, 58, 46, 34, 22, 16];

/** A picture that a page names: its inputs, and its file name by their hash. */
type Plan = {preview: Preview; drawing: Buffer; name: string};

/** Plans the picture of a page: enough to name it, before anything is drawn. */
export async function plan(preview: Preview, outDir: string): Promise<Plan> {
  design ??= readDesign();
  const {frame, picture} = preview;
  const drawing = await fs.readFile(path.join(outDir, picture));
  const facts = JSON.stringify([await design, frame, picture]);
  const hash = createHash('sha256').update(facts).update(drawing).digest('hex');
  return {preview, drawing, name: `${hash.slice(0, 16)}.jpg`};
}

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

/** The bytes of a planned picture; `cache` is the folder that keeps those of earlier builds. */
export const picture = ({preview, drawing, name}: Plan, cache = CACHE): Promise<Buffer> =>
  cached(path.join(cache, name), async () => encode(await draw(preview, drawing)));

/** The pictures of a locale by route, without language: the absolute URL of each, and what is on it. */
export type Cards = Map<string, {url: string; preview: Preview}>;

type Build = {
  outDir: string;
  siteConfig: {url: string; baseUrl: string};
  files: readonly string[];
};

/**
 * Names the pictures of all pages of a locale that have one. `drawCards` draws them, or takes them from
 * the cache; pages can be finished in the meantime, because they need only the names.
 */
export async function planCards(
  {outDir, siteConfig: {url, baseUrl}, files}: Build,
  cache = CACHE,
): Promise<{cards: Cards; drawCards: () => Promise<void>}> {
  const cards: Cards = new Map();
  const planned = await Promise.all(
    files.map(async (file) => {
      const html = await fs.readFile(path.join(outDir, file), 'utf8');
      const preview = readPreview(html, file, baseUrl);
      if (!preview) return [];
      const card = await plan(preview, outDir);
      const name = `${preview.route.slice(1).replaceAll('/', '-') || 'home'}.${card.name}`;
      cards.set(preview.route, {url: `${url}${baseUrl}${FOLDER}/${name}`, preview});
      return [{name, card}];
    }),
  );
  const drawCards = async (): Promise<void> => {
    await fs.mkdir(path.join(outDir, FOLDER), {recursive: true});
    await Promise.all(
      planned
        .flat()
        .map(async ({name, card}) =>
          fs.writeFile(path.join(outDir, FOLDER, name), await picture(card, cache)),
        ),
    );
  };
  return {cards, drawCards};
}
