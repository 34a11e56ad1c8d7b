import fs from 'node:fs/promises';

import {writePhotos} from '@site/src/plugins/photos';
import {testFolder} from '../../../support/folder';

const {root, at, read, write} = testFolder();

test('the photographs that the pages name are written, each once, and no others', async () => {
  const names = ['a', 'b', 'c'].map((stem) => `${stem}.0a1b2c3d4e5f.800x600.360.avif`);
  for (const name of names) write(`cache/${name}`, `bytes of ${name}`);
  const [a, b] = names;
  write('a.html', `<source srcset="/es/assets/photos/${a} 360w">`);
  write('b.html', `<img src=/es/assets/photos/${b} srcset="/es/assets/photos/${a} 360w, x 540w">`);
  await writePhotos({outDir: root, files: ['a.html', 'b.html']}, at('cache'));
  expect((await fs.readdir(at('assets/photos'))).sort()).toEqual([a, b]);
  expect(read(`assets/photos/${a}`)).toBe(`bytes of ${a}`);
});
