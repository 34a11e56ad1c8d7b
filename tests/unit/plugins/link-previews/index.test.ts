import {randomBytes} from 'node:crypto';

import {picture, type Preview} from '@site/src/plugins/link-previews';
import sharp from 'sharp';
import {testFolder} from '../../../support/folder';
import {bySamsung, JPEG} from '../../../support/photo';

const DRAWING =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><path d="M0 0h4v3z"/></svg>';

const {root: outDir, at, write} = testFolder();

const ARTICLE: Preview = {frame: 'cover', picture: 'a.svg', description: 'A roof'};

beforeAll(async () => {
  write('a.svg', DRAWING);
  // Noise is hardest to compress.
  const raw = {width: 700, height: 500, channels: 3} as const;
  await sharp(randomBytes(raw.width * raw.height * raw.channels), {raw})
    .png()
    .toFile(at('noise.png'));
});

test('another frame or drawing makes another picture, and no change the same', async () => {
  const first = await picture(ARTICLE, outDir);
  expect(await picture({...ARTICLE, description: 'Un techo'}, outDir)).toBe(first);
  const others = [await picture({...ARTICLE, frame: 'scene'}, outDir)];
  write('a.svg', DRAWING.replace('h4', 'h2'));
  others.push(await picture(ARTICLE, outDir));
  write('a.svg', DRAWING);
  expect(new Set([first, ...others].map(String)).size).toBe(3);
});

test('a photograph that hardly compresses becomes a picture of the size that networks want, and small', async () => {
  const bytes = await picture({...ARTICLE, picture: 'noise.png'}, outDir);
  expect(await sharp(bytes).metadata()).toMatchObject({format: 'jpeg', width: 1200, height: 630});
  expect(bytes.length).toBeLessThanOrEqual(100_000);
});

test('a transparent picture stands on the ground of the site, and the photograph of a Samsung is drawn', async () => {
  const clear = {width: 700, height: 500, channels: 4, background: '#0000'} as const;
  const files: [name: string, bytes: Buffer, light: [least: number, most: number]][] = [
    ['clear.png', await sharp({create: clear}).png().toBuffer(), [225, 255]],
    ['samsung.jpg', bySamsung(JPEG), [0, 255]],
  ];
  for (const [name, bytes, [least, most]] of files) {
    write(name, bytes);
    const drawn = await picture({...ARTICLE, picture: name}, outDir);
    const middle = {left: 560, top: 200, width: 80, height: 80};
    const {mean} = (await sharp(drawn).extract(middle).stats()).channels[0]!;
    expect(mean).toBeGreaterThanOrEqual(least);
    expect(mean).toBeLessThanOrEqual(most);
  }
});
