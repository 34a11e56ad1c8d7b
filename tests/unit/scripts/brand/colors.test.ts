import fs from 'node:fs';

import {
  contrast,
  hardToRead,
  luminance,
  readable,
  recolored,
  toned,
} from '@site/scripts/brand/colors';
import {company} from '@site/src/data/company';
import {colorOf, TOKENS} from '@site/src/plugins/support/colors';

const css = fs.readFileSync(TOKENS, 'utf8');
const {dark, action} = company.colors;

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

it('a color becomes the other one, and a tone of it as light a tone of that', () => {
  expect(toned(dark, dark, '#1d3a24')).toBe('#1d3a24');
  expect(toned('#ffffff', dark, '#1d3a24')).toBe('#ffffff');
  expect(toned('#000000', action, '#1d3a24')).toBe('#000000');
  // Half way from black to white.
  expect(toned('#808080', '#000000', '#1d3a24')).toBe('#8e9d92');
  expect(toned('#a9c6d0', dark, '#333333')).toMatch(/^#(\w\w)\1\1$/);
});

it('names the nearest darker colors in which all can be read', () => {
  expect(readable(css, company.colors)).toEqual(company.colors);
  const near = readable(css, {dark, action: '#f28c28'})!;
  expect(near.dark).toBe(dark);
  expect(hardToRead(recolored(css, near).tokens)).toEqual([]);
  // The same hue: all channels are darker by the same share.
  const shares = [0xf2, 0x8c, 0x28].map(
    (channel, index) => parseInt(near.action.slice(1 + 2 * index, 3 + 2 * index), 16) / channel,
  );
  for (const share of shares) expect(share).toBeCloseTo(shares[0]!, 1);
  // No darker color of the company helps if another color lacks contrast.
  expect(readable(css.replace(/(--palm-700: )#\w+/, '$1#ffffff'), company.colors)).toBeUndefined();
});

it('the tokens are those of the company', () => {
  const {tokens, recolor} = recolored(css, company.colors);
  expect(tokens).toBe(css);
  expect(recolor(dark)).toBe(dark);
});

it.each([
  ['#1d3a24', '#8a1f5c'],
  ['#000000', '#B00020'],
  ['#3b1c4a', '#0b6b52'],
])('%s and %s: have their tones, in which all can be read', (own, ownAction) => {
  const {tokens, recolor} = recolored(css, {dark: own, action: ownAction});
  expect(colorOf('--text', tokens)).toBe(own);
  expect(colorOf('--link', tokens)).toBe(ownAction.toLowerCase());
  for (const old of [dark, action]) expect(tokens).not.toContain(old);
  // Shadows keep their opacity.
  expect(tokens).toContain(`${own}14`);
  expect(colorOf('--palm-700', tokens)).toBe(colorOf('--palm-700'));
  expect(hardToRead(tokens)).toEqual([]);
  // A drawing is recolored in the dark tones only, in upper or lower case.
  expect(recolor(`${dark.toUpperCase()} ${action} #123456`)).toBe(`${own} ${action} #123456`);
  // The new tones can be recolored again.
  const back = recolored(tokens, company.colors).tokens;
  expect(colorOf('--text', back)).toBe(dark);
});
