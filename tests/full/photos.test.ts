// Each file that a page may show of a phone's photograph: seconds of a processor for each.
import fs from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';

import {fileOf, FORMATS} from '@site/src/data/photo';
import {photoFile, shownAddress} from '@site/src/build/photos/store';
import sharp from 'sharp';

import {expectShipped, phonePhoto} from '../support/photo';

let site: string;
let address: string;

beforeAll(async () => {
  site = await fs.mkdtemp(path.join(tmpdir(), 'roofing-site-photos-'));
  await fs.mkdir(path.join(site, 'photos'));
  const original = await phonePhoto();
  const {exif} = await sharp(original).metadata();
  // IFD0 says where the place is: tag 0x8825.
  expect(exif?.toString('latin1')).toContain('%\x88');
  expect(exif?.toString('latin1')).toContain('Somebody');
  await fs.writeFile(path.join(site, 'photos/IMG_1.jpg'), original);
  address = await shownAddress('IMG_1.jpg', site);
});

afterAll(() => fs.rm(site, {recursive: true}));

test.each(FORMATS.flatMap((format) => [360, 1080].map((width) => [format, width] as const)))(
  '%s, %i px: at most 60 KB on a phone, upright, without the place and the owner',
  async (format, width) => {
    const name = path.basename(fileOf(address, width, format));
    await expectShipped(await photoFile(name, site, path.join(site, 'cache')), width);
  },
  120_000,
);
