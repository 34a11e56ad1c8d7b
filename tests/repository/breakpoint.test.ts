import {readdirSync, readFileSync} from 'node:fs';

import {MOBILE_BREAKPOINT} from '../../src/data/breakpoints';

/** Widths between the narrow phones' and the desktop's layouts: all of them mean the menu's. */
const isMobile = (width: number): boolean => width > 600 && width < 999;

/** The width conditions of a style sheet or component that mean another breakpoint than the menu's. */
const strayWidths = (text: string): string[] =>
  [...text.matchAll(/\((?<edge>min|max)-width:\s*(?<width>[\d.]+)px\)/g)]
    .filter(({groups}) => {
      const width = Number(groups!.width);
      const right = groups!.edge === 'min' ? MOBILE_BREAKPOINT : MOBILE_BREAKPOINT - 1;
      return isMobile(width) && width !== right;
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
  expect(css).toMatch(
    new RegExp(
      `\\(max-width: ${MOBILE_BREAKPOINT - 1}px\\)|\\(min-width: ${MOBILE_BREAKPOINT}px\\)`,
    ),
  );
});

test.each([
  '(min-width: 767px)',
  '(max-width: 768px)',
  '(min-width: 769px)',
  '(max-width: 996px)',
  '(max-width: 767.98px)',
])('would notice %s', (condition) =>
  expect(strayWidths(`@media ${condition} {`)).toEqual([condition]),
);
