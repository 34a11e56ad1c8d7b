import {MARK, markProblem, placed, readMark, shapeOf} from '@site/src/plugins/link-previews/mark';
import {drawingFrom} from '@site/src/markdown';
import fs from 'node:fs';

import {MARK as EXPORTED} from '../../../support/newOwner';

const drawing = (svg: string) => drawingFrom(Buffer.from(svg));
const square = (inside: string): string => `<svg viewBox="0 0 48 48">${inside}</svg>`;

it('is used as a drawing program saves it, without the head of the file', () => {
  jest.spyOn(fs, 'readFileSync').mockReturnValue(Buffer.from(EXPORTED));
  const mark = readMark();
  expect(mark.svg).toMatch(/^<svg xmlns/);
  expect(markProblem(mark)).toBeNull();
  expect(placed(mark.svg, 'x="1" y="2" width="3" height="3"')).toMatch(
    /^<svg x="1" y="2" width="3" height="3" [^>]*viewBox="0 0 48 48">/,
  );
});

it('of this site has no problem', () => {
  expect(markProblem(readMark())).toBeNull();
  expect(shapeOf(readMark().svg)).toEqual({isWide: false, needsPlate: false});
});

it('has the name in it where it is wide, and a plate where none of its parts changes color', () => {
  const wide = drawing('<svg viewBox="0 0 90 30"><path d="M0 0h1"/></svg>');
  expect(markProblem(wide)).toBeNull();
  expect(shapeOf(wide.svg)).toEqual({isWide: true, needsPlate: true});
});

it.each([
  ['is no drawing (SVG)', 'PNG'],
  ['has no viewBox', '<svg width="9" height="9"></svg>'],
  ['is higher than wide', "<svg viewBox='0,0,30,48'></svg>"],
  ['is more than 6 times as wide', '<svg viewBox="0 0 480 48"></svg>'],
  ['has text in it', square('<text x="1">Roofs</text>')],
  ['has a picture in it', square('<image href="data:image/png;base64,AA"/>')],
  ['has <script>', square('<script>go()</script>')],
  ['has onclick="go()"', square('<path onclick="go()"/>')],
  ['cannot be read, or breaks off', '<svg viewBox="0 0 48 48"><path'],
  ['has more than 10000 bytes', square('<path d="M0 0h1"/>'.repeat(600))],
])('is refused where it %s', (what, svg) => {
  expect(markProblem(drawing(svg))).toContain(`${MARK} ${what}`);
});
