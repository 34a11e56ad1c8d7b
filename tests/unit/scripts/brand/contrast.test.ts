import fs from 'node:fs';

import {contrast, hardToRead, luminance} from '@site/scripts/brand/contrast';
import {TOKENS} from '@site/src/plugins/support/colors';

const css = fs.readFileSync(TOKENS, 'utf8');

it('measures as WCAG does', () => {
  expect(contrast(luminance(0, 0, 0), luminance(255, 255, 255))).toBeCloseTo(21);
  // The grays of WCAG's examples.
  expect(contrast(luminance(0x76, 0x76, 0x76), 1)).toBeCloseTo(4.54, 2);
  expect(contrast(1, luminance(0x77, 0x77, 0x77))).toBeCloseTo(4.48, 2);
});

it('all texts of this site can be read', () => expect(hardToRead(css)).toEqual([]));

it('names a pair under 4.5 : 1, also on one of the colors of a gradient', () => {
  const lighter = (name: string, value: string) =>
    hardToRead(css.replace(new RegExp(`(${name}: )#\\w+`), `$1${value}`));
  expect(lighter('--tile-700', '#e07b39')).toContainEqual(
    expect.stringMatching(
      /^Text in --white \(#ffffff\) on --tile-700 \(#e07b39\) .* 2\.\d\d : 1, .* 4\.5 : 1\.$/,
    ),
  );
  expect(lighter('--text-2', '#5a6a74').map((one) => /on (--[\w-]+)/.exec(one)![1])).toEqual([
    '--sky',
  ]);
});
