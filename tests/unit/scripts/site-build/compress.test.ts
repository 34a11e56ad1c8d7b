import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {brotliDecompressSync} from 'node:zlib';

import {compress} from '../../../../scripts/site-build/compress';

const TEXT = 'A roof lasts as long as it is looked after. '.repeat(50);

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'roofing-site-compress-'));
const build = path.join(folder, 'build');
const cache = path.join(folder, 'cache');
const write = (name: string, text: string) => {
  fs.mkdirSync(path.dirname(path.join(build, name)), {recursive: true});
  fs.writeFileSync(path.join(build, name), text);
};
const read = (name: string) => fs.readFileSync(path.join(build, name));
const copies = () =>
  fs
    .readdirSync(build, {recursive: true, encoding: 'utf8'})
    .filter((name) => /\.(?:br|gz)$/.test(name))
    .sort();

beforeEach(() => {
  fs.rmSync(folder, {recursive: true, force: true});
  write('about.html', TEXT);
  write('es/about.html', TEXT);
  write('small.html', 'short');
  write('photo.png', TEXT);
});

afterAll(() => fs.rmSync(folder, {recursive: true, force: true}));

test('what is known is not compressed again, what has changed is', async () => {
  expect(await compress(build, cache)).toBe(2);
  const kept = fs.readdirSync(cache);
  expect(kept).toHaveLength(2);
  expect(copies()).toEqual(
    ['about.html', 'es/about.html'].flatMap((name) => [`${name}.br`, `${name}.gz`]),
  );
  for (const name of kept) fs.writeFileSync(path.join(cache, name), 'kept');
  write('about.html', `${TEXT}!`);
  expect(await compress(build, cache)).toBe(2);
  expect(brotliDecompressSync(read('about.html.br')).toString()).toBe(`${TEXT}!`);
  expect(read('es/about.html.br').toString()).toBe('kept');
});

test('the cache forgets what is a month old', async () => {
  await compress(build, cache);
  const [first = ''] = fs.readdirSync(cache);
  const long = new Date(Date.now() - 31 * 24 * 60 * 60 * 1000);
  fs.utimesSync(path.join(cache, first), long, long);
  await compress(build, cache);
  expect(fs.readdirSync(cache)).toHaveLength(1);
  expect(copies()).toHaveLength(4);
});
