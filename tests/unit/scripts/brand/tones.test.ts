import fs from 'node:fs';

import {hardToRead} from '@site/scripts/brand/contrast';
import {recolored, toned} from '@site/scripts/brand/tones';
import {colorOf, TOKENS} from '@site/src/build/support/colors';
import {company} from '@site/src/data/company';

const css = fs.readFileSync(TOKENS, 'utf8');
const {dark, action} = company.colors;

it('a tone of a color is itself, and that color becomes the other one', () => {
  for (const hex of [dark, action, '#a9c6d0', '#fcebe0']) expect(toned(hex, dark, dark)).toBe(hex);
  expect(toned(dark, dark, '#1d3a24')).toBe('#1d3a24');
  // As light as before, and as gray as the new color.
  expect(toned('#a9c6d0', dark, '#333333')).toMatch(/^#(\w\w)\1\1$/);
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
  // The shadows keep how much is seen of them.
  expect(tokens).toContain(`${own}14`);
  expect(colorOf('--palm-700', tokens)).toBe(colorOf('--palm-700'));
  expect(hardToRead(tokens)).toEqual([]);
  // A drawing takes the dark ones, whatever the letters of its digits.
  expect(recolor(`${dark.toUpperCase()} ${action} #123456`)).toBe(`${own} ${action} #123456`);
  // And they are the tones of the next two colors.
  const back = recolored(tokens, company.colors).tokens;
  expect(colorOf('--text', back)).toBe(dark);
});
