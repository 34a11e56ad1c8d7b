import {randomBytes} from 'node:crypto';
import fs from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';

import logger from '@docusaurus/logger';
import {cardOf, picture, plan, planCards} from '@site/src/build/link-previews';
import type {Preview} from '@site/src/build/link-previews/read';
import sharp from 'sharp';

const PAGES = {
  'index.html': '<h1>Home</h1>',
  'about.html': '<h1>About</h1>',
  // No font has the letters of the first, and no room the words of the second.
  'letters.html': '<h1>หลังคา</h1>',
  'long.html': `<h1>${'very '.repeat(200)}long</h1>`,
  'policy.html': '<h1>Policy</h1>',
};
const NOINDEX = '<meta name="robots" content="noindex">';
const STREET =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><path d="M0 0h4v3z"/></svg>';

const cardUrl = (route: string, locale: string): string => cardOf(route, locale).url;

let outDir: string;
let namedBefore: string;
const warn = jest.spyOn(logger, 'warn').mockImplementation(() => {});

beforeAll(async () => {
  outDir = await fs.mkdtemp(path.join(tmpdir(), 'roofing-site-cards-'));
  await fs.mkdir(path.join(outDir, 'img/scenes'), {recursive: true});
  await fs.writeFile(path.join(outDir, 'img/scenes/hero-wide.svg'), STREET);
  for (const [file, heading] of Object.entries(PAGES)) {
    const head = file === 'policy.html' ? NOINDEX : '';
    await fs.writeFile(path.join(outDir, file), `${head}<main>${heading}</main>`);
  }
  const siteConfig = {url: 'https://site.example', baseUrl: '/'};
  const drawCards = await planCards(
    {outDir, locale: 'en', siteConfig, files: Object.keys(PAGES)},
    path.join(outDir, 'cache'),
  );
  namedBefore = cardUrl('/about', 'en');
  await drawCards();
});

afterAll(() => fs.rm(outDir, {recursive: true}));

const fileOf = (route: string) => path.join(outDir, new URL(cardUrl(route, 'en')).pathname);

test('the pages can name their pictures before these are drawn', () => {
  expect(namedBefore).toBe(cardUrl('/about', 'en'));
});

test.each(['/letters', '/long'])('%s has a picture without its title', async (route) => {
  const {data, info} = await sharp(fileOf(route)).raw().toBuffer({resolveWithObject: true});
  expect([info.width, info.height]).toEqual([1200, 630]);
  // Where titles begin there is sky alone: one color to each row.
  const at = (x: number, y: number) =>
    [0, 1, 2].map((channel) => data[(y * info.width + x) * info.channels + channel]!);
  const row = Array.from({length: 300}, (_, x) => at(64 + x, 195));
  const spread = [0, 1, 2].map((channel) => {
    const values = row.map((color) => color[channel]!);
    return Math.max(...values) - Math.min(...values);
  });
  expect(Math.max(...spread)).toBeLessThan(16);
});

test('the build says how many have none, and what to do', () => {
  expect(warn).toHaveBeenCalledTimes(1);
  const message = warn.mock.calls[0]![0];
  expect(message).toMatch(/^2 link previews in en have no title, the first of them letters\.html/);
  expect(message).toContain('"npm install --save-exact @fontsource/');
});

test('a language whose pictures have no names is a mistake of the build', () => {
  expect(() => cardOf('/', 'vi')).toThrow('The link previews of vi have no names yet.');
});

const DRAWING =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><path d="M0 0h4v3z"/></svg>';
const ARTICLE: Preview = {
  route: '/knowledge-center/a',
  title: 'How long does a roof last?',
  frame: 'cover',
  picture: 'a.svg',
  description: 'A roof',
};

let folder: string;
let cache: string;
const planned = (preview = ARTICLE, locale: 'en' | 'ko' = 'en') => plan(preview, locale, folder);

beforeAll(async () => {
  folder = await fs.mkdtemp(path.join(tmpdir(), 'roofing-site-previews-'));
  await fs.writeFile(path.join(folder, 'a.svg'), DRAWING);
  // Nothing is harder to compress.
  const raw = {width: 700, height: 500, channels: 3} as const;
  await sharp(randomBytes(raw.width * raw.height * raw.channels), {raw})
    .png()
    .toFile(path.join(folder, 'noise.png'));
});

beforeEach(async () => {
  cache = await fs.mkdtemp(path.join(folder, 'cache-'));
});

afterAll(() => fs.rm(folder, {recursive: true}));

describe('the cache', () => {
  test('keeps a picture under its name, whole, and nothing else', async () => {
    const plan = await planned();
    const bytes = await picture(plan, cache);
    expect(await fs.readdir(cache)).toEqual([plan.name]);
    expect(await fs.readFile(path.join(cache, plan.name))).toEqual(bytes);
  });

  test('is asked before anything is drawn', async () => {
    const plan = await planned();
    await picture(plan, cache);
    await fs.writeFile(path.join(cache, plan.name), 'of an earlier build');
    expect(String(await picture(plan, cache))).toBe('of an earlier build');
  });

  test('has another name for another title, language, frame or drawing, and the same for no change', async () => {
    const {name} = await planned();
    const others = [
      await planned({...ARTICLE, title: 'Another'}),
      await planned({...ARTICLE, frame: 'arch'}),
      await planned(ARTICLE, 'ko'),
    ];
    expect((await planned()).name).toBe(name);
    await fs.writeFile(path.join(folder, 'a.svg'), DRAWING.replace('h4', 'h2'));
    others.push(await planned());
    await fs.writeFile(path.join(folder, 'a.svg'), DRAWING);
    expect(new Set([name, ...others.map((plan) => plan.name)]).size).toBe(5);
  });
});

test('a photograph that hardly compresses becomes a picture of the size that networks want, and small', async () => {
  const bytes = await picture(await planned({...ARTICLE, picture: 'noise.png'}), cache);
  expect(await sharp(bytes).metadata()).toMatchObject({format: 'jpeg', width: 1200, height: 630});
  expect(bytes.length).toBeLessThanOrEqual(100_000);
});
