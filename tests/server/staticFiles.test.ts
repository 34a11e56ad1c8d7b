import {createHash} from 'node:crypto';
import {readdirSync, readFileSync, statSync} from 'node:fs';
import {join} from 'node:path';

const filesOf = (folder: string): string[] =>
  readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .map((name) => join(folder, name))
    .filter((file) => statSync(file).isFile());

const hashOf = (file: string): string =>
  createHash('sha256').update(readFileSync(file)).digest('hex');

// What `src/` imports goes into the build once, under a hashed name; `static/` is copied as it is,
// into every language's folder.
test('nothing lies in static/ that the bundle brings already', () => {
  const bundled = new Set(filesOf('src').map(hashOf));
  expect(filesOf('static').filter((file) => bundled.has(hashOf(file)))).toEqual([]);
});
