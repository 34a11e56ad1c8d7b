import {shortProperties} from '../../../../src/plugins/finisher/shortProperties';

test.each([
  [':root{--ink:red}p{color:var(--ink)}', [], ':root{--a:red}p{color:var(--a)}'],
  // The most used is the shortest; alike ones go by the alphabet.
  [':root{--b-2:1;--b-1:1;--c:var(--d)var(--d)}', [], ':root{--c:1;--b:1;--d:var(--a)var(--a)}'],
  // What a page or a script names stays, and no other gets its name.
  [':root{--ink:red;--a:1}', ['fill="var(--ink)"', '"--a"'], ':root{--ink:red;--a:1}'],
  [':root{--ink:red}', ['"--a"'], ':root{--b:red}'],
  [
    '.button{anchor-name:--menu}.list{position-anchor:--menu}',
    [],
    '.button{anchor-name:--a}.list{position-anchor:--a}',
  ],
  // Classes with dashes, comments and values are none.
  [
    '.button--primary{margin:calc(1px - -2px)}',
    ['<!-- a -->'],
    '.button--primary{margin:calc(1px - -2px)}',
  ],
])('%s', (css, elsewhere, expected) => {
  expect(shortProperties(css, elsewhere)).toBe(expected);
});

test('goes on with two letters, each name once', () => {
  const names = Array.from({length: 800}, (_, n) => `--name-${n}`);
  const css = shortProperties(names.map((name) => `${name}:1`).join(';'), []);
  expect(new Set(css.split(';')).size).toBe(800);
  expect(css).toContain('--z:1;--aa:1;--ab:1');
});
