// The largest file that a phone asks for, of the photograph that is hardest to compress: many tries.
import path from 'node:path';

import {fileOf, FORMATS} from '@site/src/lib/photo';
import {photoFile, shownAddress} from '@site/src/plugins/photos';

import {testFolder} from '../support/folder';
import {expectShipped, phonePhoto} from '../support/photo';

const {root: site, at, write} = testFolder();

beforeAll(async () => write('photos/IMG_1.jpg', await phonePhoto()));

test.each(FORMATS)(
  '%s: at most 60 KB on a phone, upright, without the place and the owner',
  async (format) => {
    const name = path.basename(fileOf(await shownAddress('IMG_1.jpg', site), 1080, format));
    await expectShipped(await photoFile(name, site, at('cache')), 1080);
  },
  120_000,
);
