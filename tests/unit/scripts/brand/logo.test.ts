import {LOGO, logoProblem, squared} from '@site/scripts/brand/logo';

it.each([
  ['is no PNG', {}],
  ['is no PNG', {format: 'jpeg', width: 900, height: 300}],
  ['has 511 × 200 pixels', {format: 'png', width: 511, height: 200}],
  ['is higher than wide', {format: 'png', width: 600, height: 900}],
  ['is more than 6 times as wide as high', {format: 'png', width: 1300, height: 200}],
] as const)('a logo is refused where it %s', (what, picture) => {
  expect(logoProblem(picture)).toContain(`${LOGO} ${what}`);
});

it.each([
  [512, 512],
  [1200, 300],
  [460, 512],
])('%i × %i is a logo', (width, height) => {
  expect(logoProblem({format: 'png', width, height})).toBeNull();
});

it.each([
  ['<svg viewBox="0 0 48 48">', '<svg viewBox="0 0 48 48">'],
  ['<svg id="a" viewBox="-10 0 90 30"><path/>', '<svg id="a" viewBox="-10 -30 90 90"><path/>'],
])('an icon is square: %s', (mark, icon) => expect(squared(mark)).toBe(icon));
