import {MARK, markProblem, placed, readMark} from '@site/src/build/link-previews/mark';
import fs from 'node:fs/promises';

import {MARK as EXPORTED} from '../../../support/newOwner';

const square = (inside: string): string => `<svg viewBox="0 0 48 48">${inside}</svg>`;

describe('the mark', () => {
  afterEach(() => jest.restoreAllMocks());

  it('is used as a drawing program saves it, without the head of the file', async () => {
    jest.spyOn(fs, 'readFile').mockResolvedValue(EXPORTED);
    const mark = await readMark();
    expect(mark).toMatch(/^<svg id/);
    expect(markProblem(mark)).toBeNull();
    expect(placed(mark, 'x="1" y="2" width="3" height="3"')).toMatch(
      /^<svg x="1" y="2" width="3" height="3" [^>]*viewBox="0 0 48 48">/,
    );
  });

  it('of this site has no problem', async () => {
    expect(markProblem(await readMark())).toBeNull();
  });

  it.each([
    ['is no SVG', 'PNG'],
    ['has no viewBox', '<svg width="9" height="9"></svg>'],
    ['is not square', "<svg viewBox='0,0,48,40'></svg>"],
    ['has text in it', square('<text x="1">Roofs</text>')],
    ['has a picture in it', square('<image href="data:image/png;base64,AA"/>')],
    ['has more than 10000 bytes', square('<path d="M0 0h1"/>'.repeat(600))],
  ])('is refused where it %s', (what, svg) => {
    expect(markProblem(svg)).toContain(`${MARK} ${what}`);
  });
});
