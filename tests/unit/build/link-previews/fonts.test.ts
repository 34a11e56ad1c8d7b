import {existsSync} from 'node:fs';

import {filesOf, fonts, HEADINGS, LABELS} from '@site/src/build/link-previews/fonts';

test.each([
  ['public-sans', ['latin', 'latin-ext', 'vietnamese']],
  ['nanum-gothic', ['korean', 'latin']],
])('a typeface that package.json names brings all its letters, in bold: %s', (name, subsets) => {
  const files = filesOf(name);
  expect(files.map(([, file]) => /-(?<subset>[a-z-]+)-700-normal/.exec(file)?.[0])).toEqual(
    subsets.map((subset) => expect.stringContaining(`-${subset}-700-`)),
  );
  expect(files.filter(([, file]) => !existsSync(require.resolve(`@fontsource/${file}`)))).toEqual(
    [],
  );
});

test('each font is read once, and every name in a style is one of them', () => {
  const names = fonts().map((font) => font.name);
  expect(fonts()).toBe(fonts());
  expect([...HEADINGS.split(', ').map((name) => name.slice(1, -1)), LABELS]).toEqual(names);
});
