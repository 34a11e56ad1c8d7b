import {company} from '@site/src/data/company';

import {gradeOf, hints} from '../../../../scripts/ready/hints';

const page = (main: string): string =>
  `<!doctype html><title>A</title><header><p>Unconditionally extraterritorial.</p></header><main>${main}</main>`;

test('a page’s grade is that of the whole sentences in its main part', () => {
  const plain = gradeOf(page('<p>The cat sat on the mat. It was fat.</p>'));
  // 9 words of 9 syllables in 2 sentences.
  expect(plain).toBeCloseTo(0.39 * (9 / 2) + 11.8 - 15.59);
  expect(gradeOf(page('<p>The cat sat on the mat. It was fat.<ul><li>Documentation</ul>'))).toBe(
    plain,
  );
  const hard = 'Institutional responsibilities necessitate comprehensive documentation.';
  expect(gradeOf(page(`<p>${hard}</p>`))).toBeGreaterThan(plain + 10);
});

test('closed days that are over are named', () => {
  jest.replaceProperty(company, 'closedDays', ['2026-12-25', '2026-12-26', '2027-12-25']);
  const said = hints('2026-12-26').filter((one) => one.includes('closedDays'));
  expect(said).toEqual([expect.stringContaining('2026-12-25')]);
});
