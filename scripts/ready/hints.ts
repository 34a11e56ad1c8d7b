import fs from 'node:fs';

import {fleschKincaid} from 'flesch-kincaid';
import {syllable} from 'syllable';

import {company} from '../../src/data/company';
import {EMERGENCY_SLUG} from '../../src/data/services';
import {pageOf} from '../../src/plugins/support/builtHtml';

/** What somebody reads in a hurry, as files of the build. */
const PAGES = ['index', 'contact', 'services', `services/${EMERGENCY_SLUG}`];
/** A text for everybody is read in the seventh grade, or before. */
const GRADE = 7;

const cut = (by: 'sentence' | 'word') => new Intl.Segmenter('en', {granularity: by});
const [SENTENCES, WORDS] = [cut('sentence'), cut('word')];
const wordsOf = (text: string): string[] =>
  [...WORDS.segment(text)].map(({segment}) => segment).filter((one) => /[a-z]/i.test(one));

/** The school grade by Flesch and Kincaid of the whole sentences in a page's `main`. */
export function gradeOf(html: string): number {
  const lines = pageOf(html).querySelector('main')?.structuredText.split('\n') ?? [];
  const sentences = lines
    .flatMap((line) => [...SENTENCES.segment(line)])
    .map(({segment}) => segment.trim())
    .filter((one) => /[.?!]$/.test(one));
  const words = sentences.flatMap(wordsOf);
  return fleschKincaid({
    sentence: sentences.length,
    word: words.length,
    syllable: words.reduce((sum, word) => sum + syllable(word), 0),
  });
}

/** What keeps nothing from going public: pages that are hard to read, and closed days that are over. */
export function hints(today = new Date().toISOString().slice(0, 10)): string[] {
  const over = company.closedDays.filter((day) => day < today);
  const hard = PAGES.map((page) => `build/${page}.html`)
    .filter((file) => fs.existsSync(file))
    .map((file) => ({file, grade: gradeOf(fs.readFileSync(file, 'utf8'))}))
    .filter(({grade}) => grade > GRADE);
  return [
    ...hard.map(
      ({file, grade}) =>
        `${file} is read in grade ${grade.toFixed(1)} of school, above ${GRADE}: shorter sentences and words help.`,
    ),
    ...over.map((day) => `“closedDays” in src/data/company.ts names ${day}, which is over.`),
  ];
}
