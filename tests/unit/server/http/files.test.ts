import fs from 'node:fs';

import {servedFiles} from '../../../../server/http/files';
import {testFolder} from '../../../support/folder';

const {root: folder, at, write} = testFolder();
const BUILT = {
  'about.html': 'plain',
  'about.html.br': 'brotli',
  'about.html.gz': 'gzip',
  'short.html': 'short',
  'photo.png': 'picture',
};
for (const [name, text] of Object.entries(BUILT)) write(name, text);
const files = servedFiles(folder);

test.each([
  ['gzip, deflate, br, zstd', 'br', 'brotli'],
  ['BR', 'br', 'brotli'],
  ['gzip, deflate', 'gzip', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip', 'gzip'],
  ['br;q=0.0', 'identity', 'plain'],
  ['brotli', 'identity', 'plain'],
  ['', 'identity', 'plain'],
])('who accepts "%s" gets %s', (accepted, encoding, body) => {
  const served = files.read('about.html', accepted);
  expect([served.encoding, Buffer.from(served.body).toString()]).toEqual([encoding, body]);
  expect(served.type).toBe('text/html; charset=utf-8');
});

test('a file that is gone, or another one by now, is served as it was at the start', () => {
  write('later/about.html', 'first');
  const served = servedFiles(at('later'));
  fs.rmSync(at('later'), {recursive: true});
  expect(Buffer.from(served.read('about.html', '').body).toString()).toBe('first');
});

test('equal files are kept once', () => {
  write('same.png', BUILT['photo.png']);
  const both = servedFiles(folder);
  fs.rmSync(at('same.png'));
  expect(both.read('same.png', '').body).toBe(both.read('photo.png', '').body);
});

test('each copy has a tag of its own, and a file without copies goes as it is', () => {
  const tags = ['br', 'gzip', ''].map((accepted) => files.read('about.html', accepted).etag);
  expect(new Set(tags).size).toBe(3);
  for (const name of ['short.html', 'photo.png']) {
    expect(files.read(name, 'br, gzip').encoding).toBe('identity');
  }
});

test('the copies have no addresses of their own', () => {
  expect(Object.keys(BUILT).filter((name) => files.has(name))).toEqual([
    'about.html',
    'short.html',
    'photo.png',
  ]);
});
