import {readdirSync, readFileSync} from 'node:fs';

import {MOBILE_BREAKPOINT_EM} from '../../src/data/breakpoints';

/** The two ways to write the menu's breakpoint; the second leaves less than a pixel between them. */
const FROM = `${MOBILE_BREAKPOINT_EM}em`;
const BELOW = `${MOBILE_BREAKPOINT_EM - 0.01}em`;

/** Widths between the narrow phones' and the desktop's layouts: all of them mean the menu's. */
const isMobile = (width: number): boolean => width > 37.5 && width < 62.49;

/**
 * The width conditions of a style sheet or component that mean another breakpoint than the menu's, or
 * are not in em: pixels do not know how large a reader's letters are.
 */
const strayWidths = (text: string): string[] =>
  [...text.matchAll(/\((?<edge>min|max)-width:\s*(?<width>[\d.]+)(?<unit>px|em)\)/g)]
    .filter(({groups}) => {
      const {edge, width, unit} = groups!;
      if (unit === 'px') return Number(width) >= 600;
      return isMobile(Number(width)) && `${width}em` !== (edge === 'min' ? FROM : BELOW);
    })
    .map(([condition]) => condition);

const files = readdirSync('src', {recursive: true, encoding: 'utf8'})
  .filter((file) => /\.(?:css|tsx?)$/.test(file))
  .map((file): [file: string, text: string] => [file, readFileSync(`src/${file}`, 'utf8')]);

// A media query cannot read a constant; this compares them.
test('menu and call banner change at one width in every style sheet', () => {
  expect(files.filter(([file]) => file.endsWith('.css')).length).toBeGreaterThan(50);
  const stray = files.map(([file, text]) => [file, ...strayWidths(text)]);
  expect(stray.filter(([, ...widths]) => widths.length > 0)).toEqual([]);
});

test.each(['Header', 'CallBanner'])('%s changes at that width', (component) => {
  const css = readFileSync(`src/components/${component}/styles.module.css`, 'utf8');
  expect(css).toMatch(new RegExp(`\\(max-width: ${BELOW}\\)|\\(min-width: ${FROM}\\)`));
});

test.each([
  '(min-width: 47.99em)',
  '(max-width: 48em)',
  '(min-width: 48.01em)',
  '(max-width: 62.25em)',
  '(min-width: 768px)',
])('would notice %s', (condition) =>
  expect(strayWidths(`@media ${condition} {`)).toEqual([condition]),
);
