import path from 'node:path';

import {fileOf, type FORMATS} from '@site/src/lib/photo';
import {photoFile, shownAddress} from '@site/src/plugins/photos';
import sharp from 'sharp';

import {environment} from '@site/src/data/environment';
import {expectShipped, JPEG, phonePhoto} from '../../../support/photo';
import {testFolder} from '../../../support/folder';

const {root: site, at, write} = testFolder();
const cache = at('cache');
let address: string;

const photo = (name: string) => at('photos', name);
const nameOf = (width: number, format: (typeof FORMATS)[number]) =>
  path.basename(fileOf(address, width, format));

beforeAll(async () => {
  write('photos/IMG_1.jpg', await phonePhoto());
  address = await shownAddress('IMG_1.jpg', site);
});

test('the address has the size as people see it, upright', async () => {
  expect(await sharp(photo('IMG_1.jpg')).metadata()).toMatchObject({width: 4000, orientation: 6});
  expect(address).toMatch(/^\/assets\/photos\/IMG_1\.[0-9a-f]{12}\.3000x4000$/);
});

test('what a phone gets is small and upright, without the place and the owner', async () => {
  await expectShipped(await photoFile(nameOf(360, 'webp'), site, cache), 360);
});

test('a file of an earlier build is taken from the cache', async () => {
  const name = nameOf(720, 'webp');
  write(`cache/${name}`, 'of an earlier build');
  expect(String(await photoFile(name, site, cache))).toBe('of an earlier build');
});

test('colors of a phone’s wider space come out right without their profile', async () => {
  const color = {r: 234, g: 51, b: 35};
  await sharp({create: {width: 400, height: 300, channels: 3, background: color}})
    .withIccProfile('p3')
    .jpeg({quality: 100, chromaSubsampling: '4:4:4'})
    .toFile(photo('red.jpg'));
  const file = path.basename(fileOf(await shownAddress('red.jpg', site), 360, 'webp'));
  const {channels} = await sharp(await photoFile(file, site, cache)).stats();
  const means = channels.map(({mean}) => mean);
  [color.r, color.g, color.b].forEach((value, index) =>
    expect(Math.abs(means[index]! - value)).toBeLessThan(12),
  );
});

test('another photograph under the same name has another address, the same one the same', async () => {
  const make = (background: string, height: number) =>
    sharp({create: {width: 300, height, channels: 3, background}})
      .png()
      .toFile(photo('a.png'));
  await make('red', 200);
  const first = await shownAddress('a.png', site);
  expect(first).toMatch(/\.300x200$/);
  expect(await shownAddress('a.png', site)).toBe(first);
  await make('blue', 200);
  expect(await shownAddress('a.png', site)).not.toBe(first);
  await expect(photoFile(path.basename(fileOf(first, 300, 'webp')), site, cache)).rejects.toThrow(
    'No photograph is the original of a.',
  );
});

test('the development server goes on without a photograph that breaks off', async () => {
  write('photos/cut.jpg', JPEG.subarray(0, 500));
  write('photos/words.jpg', Buffer.from('\xff\xd8\xff\xe0words', 'latin1'));
  const {NODE_ENV} = environment;
  Object.assign(environment, {NODE_ENV: 'development'});
  try {
    expect(await shownAddress('cut.jpg', site)).toBe('cut.jpg');
    expect(await shownAddress('words.jpg', site)).toBe('words.jpg');
  } finally {
    Object.assign(environment, {NODE_ENV});
  }
});

test.each(['/img/articles/roof.svg', 'missing.jpg', 'https://x.com/a.jpg'])(
  '%s stays as it is written',
  async (written) => {
    expect(await shownAddress(written, site)).toBe(written);
  },
);
