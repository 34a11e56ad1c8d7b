import fs from 'node:fs';
import path from 'node:path';
import {brotliDecompressSync} from 'node:zlib';

import {compress} from '../../../../scripts/site-build/compress';
import {everyFile} from '../../../../src/markdown/files';
import {testFolder} from '../../../support/folder';

const TEXT = 'A roof lasts as long as it is looked after. '.repeat(50);

const {at, write} = testFolder({emptied: true});
const [build, cache] = [at('build'), at('cache')];
const copies = () => everyFile(build).filter((name) => /\.(?:br|gz)$/.test(name));

beforeEach(() => {
  for (const name of ['about.html', 'es/about.html', 'photo.png']) write(`build/${name}`, TEXT);
  write('build/small.html', 'short');
});

test('what is known is not compressed again, what has changed is', async () => {
  expect(await compress(build, cache)).toBe(2);
  const kept = fs.readdirSync(cache);
  expect(kept).toHaveLength(2);
  expect(copies()).toEqual(
    ['about.html', 'es/about.html'].flatMap((name) => [`${name}.br`, `${name}.gz`]),
  );
  for (const name of kept) fs.writeFileSync(path.join(cache, name), 'kept');
  write('build/about.html', `${TEXT}!`);
  expect(await compress(build, cache)).toBe(2);
  expect(brotliDecompressSync(fs.readFileSync(at('build/about.html.br'))).toString()).toBe(
    `${TEXT}!`,
  );
  expect(fs.readFileSync(at('build/es/about.html.br')).toString()).toBe('kept');
});
