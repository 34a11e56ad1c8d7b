import {randomBytes} from 'node:crypto';
import fs from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';

import type {Preview} from '@site/src/plugins/link-previews/read';
import {picture, plan} from '@site/src/plugins/link-previews';
import sharp from 'sharp';

const DRAWING =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><path d="M0 0h4v3z"/></svg>';
const ARTICLE: Preview = {
  route: '/knowledge-center/a',
  title: 'How long does a roof last?',
  frame: 'cover',
  picture: 'a.svg',
  description: 'A roof',
};
const PHOTO: Preview = {...ARTICLE, picture: 'noise.png'};

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

test.each([
  ['a drawing', ARTICLE],
  ['a photograph that hardly compresses', PHOTO],
])('%s becomes a picture of the size that networks want, and small', async (_, preview) => {
  const plan = await planned(preview);
  expect(plan.name).toMatch(/\.jpg$/);
  const bytes = await picture(plan, cache);
  expect(await sharp(bytes).metadata()).toMatchObject({format: 'jpeg', width: 1200, height: 630});
  expect(bytes.length).toBeLessThanOrEqual(100_000);
});
