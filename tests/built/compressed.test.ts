/** The compressed copies in build/, made after everything that rewrites a file. */
import fs from 'node:fs';
import path from 'node:path';
import {brotliDecompressSync, gunzipSync} from 'node:zlib';

import {routes} from '../../src/data/routes';
import {isCompressed} from '../../src/hosting/encodings';
import {fileOf} from '../support/built';
import {FIRST_FLIGHT} from '../support/byteLimits';
import {CODES, inLocale} from '../support/pages';

const BUILD = path.resolve('build');
const files = fs
  .readdirSync(BUILD, {recursive: true, encoding: 'utf8'})
  .map((name) => path.join(BUILD, name))
  .filter((file) => fs.statSync(file).isFile());
const present = new Set(files);

test('every text has a copy of each kind, and each copy says what its file says', () => {
  const texts = files.filter((file) => isCompressed(file, fs.statSync(file).size));
  expect(texts.length).toBeGreaterThan(300);
  const wrong = texts.filter((file) => {
    const text = fs.readFileSync(file);
    return !(
      present.has(`${file}.br`) &&
      present.has(`${file}.gz`) &&
      brotliDecompressSync(fs.readFileSync(`${file}.br`)).equals(text) &&
      gunzipSync(fs.readFileSync(`${file}.gz`)).equals(text)
    );
  });
  expect(wrong).toEqual([]);
  expect(files.filter((file) => /\.(?:br|gz)$/.test(file))).toHaveLength(texts.length * 2);
});

test.each(CODES)('the picker in %s comes in one flight', (code) => {
  const {size} = fs.statSync(fileOf(`${inLocale(code, routes.language)}.html.br`));
  expect(size).toBeLessThanOrEqual(FIRST_FLIGHT);
});
