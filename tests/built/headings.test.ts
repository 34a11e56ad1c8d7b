import type {LocaleCode} from '../../src/language/locales';
import {builtText} from '../support/built';
import {ALL_PAGES, inLocale} from '../support/pages';

const HEADING = /<(?<tag>h[1-3])\b[^>]*>[^]*?<\/\k<tag>>/g;

/** Words that read as one, with the ordinary space at which a line could end between them. */
const TORN: [LocaleCode, RegExp][] = [
  ['vi', /quý vị/i],
  ['ko', /오기 전/],
];

test.each(TORN)('no heading in %s can break inside %s', (code, words) => {
  const headings = ALL_PAGES.flatMap((route) =>
    [...builtText(inLocale(code, route)).matchAll(HEADING)].map(([heading]) => [route, heading]),
  );
  // Else they are written in another way, and this test would look for nothing.
  const whole = new RegExp(words.source.replace(' ', '(?:\u00a0|&nbsp;)'), words.flags);
  expect(headings.filter(([, heading]) => whole.test(heading!)).length).toBeGreaterThan(1);
  expect(headings.filter(([, heading]) => words.test(heading!))).toEqual([]);
});
