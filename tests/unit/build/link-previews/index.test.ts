import {randomBytes} from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';

import logger from '@docusaurus/logger';
import {type Cards, picture, plan, planCards} from '@site/src/build/link-previews';
import type {Preview} from '@site/src/build/link-previews/read';
import sharp from 'sharp';
import {testFolder} from '../../../support/folder';

const PAGES = {
  'index.html': '<h1>Home</h1>',
  'about.html': '<h1>About</h1>',
  // No font has the letters of the first title, and the second title is too long.
  'letters.html': '<h1>หลังคา</h1>',
  'long.html': `<h1>${'very '.repeat(200)}long</h1>`,
  'policy.html': '<h1>Policy</h1>',
};
const NOINDEX = '<meta name="robots" content="noindex">';
const DRAWING =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><path d="M0 0h4v3z"/></svg>';

const {root: outDir, at, write} = testFolder();
let cards: Cards;
const warn = jest.spyOn(logger, 'warn').mockImplementation(() => {});

beforeAll(async () => {
  write('img/scenes/hero-wide.svg', DRAWING);
  write('a.svg', DRAWING);
  for (const [file, heading] of Object.entries(PAGES)) {
    const head = file === 'policy.html' ? NOINDEX : '';
    write(file, `${head}<main>${heading}</main>`);
  }
  const siteConfig = {url: 'https://site.example', baseUrl: '/'};
  const planned = await planCards(
    {outDir, locale: 'en', siteConfig, files: Object.keys(PAGES)},
    at('cache-of-pages'),
  );
  cards = planned.cards;
  await planned.drawCards();
});

const fileOf = (route: string) => path.join(outDir, new URL(cards.get(route)!.url).pathname);

test.each(['/letters', '/long'])('%s has a picture', async (route) => {
  expect(await sharp(fileOf(route)).metadata()).toMatchObject({width: 1200, height: 630});
});

test('the build says how many have no title, and what to do', () => {
  expect(warn).toHaveBeenCalledTimes(1);
  const message = warn.mock.calls[0]![0];
  expect(message).toMatch(/^2 link previews in en have no title, the first of them letters\.html/);
  expect(message).toContain('"npm install --save-exact @fontsource/');
});

const ARTICLE: Preview = {
  route: '/knowledge-center/a',
  title: 'How long does a roof last?',
  frame: 'cover',
  picture: 'a.svg',
  description: 'A roof',
};

let cache: string;
const planned = (preview = ARTICLE, locale: 'en' | 'ko' = 'en') => plan(preview, locale, outDir);

beforeAll(async () => {
  // Noise is hardest to compress.
  const raw = {width: 700, height: 500, channels: 3} as const;
  await sharp(randomBytes(raw.width * raw.height * raw.channels), {raw})
    .png()
    .toFile(at('noise.png'));
});

beforeEach(async () => {
  cache = await fs.mkdtemp(at('cache-'));
});

describe('the cache', () => {
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
    write('a.svg', DRAWING.replace('h4', 'h2'));
    others.push(await planned());
    write('a.svg', DRAWING);
    expect(new Set([name, ...others.map((plan) => plan.name)]).size).toBe(5);
  });
});

test('a photograph that hardly compresses becomes a picture of the size that networks want, and small', async () => {
  const bytes = await picture(await planned({...ARTICLE, picture: 'noise.png'}), cache);
  expect(await sharp(bytes).metadata()).toMatchObject({format: 'jpeg', width: 1200, height: 630});
  expect(bytes.length).toBeLessThanOrEqual(100_000);
});
