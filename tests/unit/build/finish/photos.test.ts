import fs from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';

import {writePhotos} from '@site/src/build/finish/photos';

test('the photographs that the pages name are written, each once, and no others', async () => {
  const outDir = await fs.mkdtemp(path.join(tmpdir(), 'roofing-site-written-'));
  const cache = path.join(outDir, 'cache');
  await fs.mkdir(cache);
  const names = ['a', 'b', 'c'].map((stem) => `${stem}.0a1b2c3d4e5f.800x600.360.avif`);
  for (const name of names) await fs.writeFile(path.join(cache, name), `bytes of ${name}`);
  const [a, b] = names;
  await fs.writeFile(path.join(outDir, 'a.html'), `<source srcset="/es/assets/photos/${a} 360w">`);
  await fs.writeFile(
    path.join(outDir, 'b.html'),
    `<img src=/es/assets/photos/${b} srcset="/es/assets/photos/${a} 360w, x 540w">`,
  );
  await writePhotos({outDir, files: ['a.html', 'b.html']}, cache);
  const written = path.join(outDir, 'assets/photos');
  expect((await fs.readdir(written)).sort()).toEqual([a, b]);
  expect(await fs.readFile(path.join(written, a!), 'utf8')).toBe(`bytes of ${a}`);
  await fs.rm(outDir, {recursive: true});
});
