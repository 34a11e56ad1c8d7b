// cspell:words precios Pregunte explicamos palabras hoja
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import {checkAll} from '../../../../src/markdown/article-rules/check';

const TODAY = new Date('2026-03-01T12:00:00Z');
const COPIES = 'i18n/es/docusaurus-plugin-content-blog';

const FACTS = {
  title: 'How to read a roof estimate',
  description: 'd'.repeat(130),
  excerpt: 'e'.repeat(100),
  date: '2025-07-03',
  authors: '{name: The crew}',
  category: 'insurance',
  topics: '[shingle]',
  readTime: '1',
  image: '/img/articles/roof.svg',
  imageAlt: 'A sheet of paper with prices',
  cta: '{title: Ask us, description: We explain it., buttonText: Ask}',
};
const COPY = {
  title: 'Cómo leer un presupuesto',
  description: 'd'.repeat(60),
  excerpt: 'e'.repeat(60),
  imageAlt: 'Una hoja con precios',
  cta: '{title: Pregunte, description: Lo explicamos., buttonText: Pregunte}',
};

const file = (facts: Record<string, string>, text = 'word '.repeat(200)): string =>
  `---\n${Object.entries(facts)
    .map(([name, value]) => `${name}: ${value}\n`)
    .join('')}---\n{/* truncate */}\n\n${text}\n`;

let site: string;

const write = (name: string, content: string): void => {
  fs.mkdirSync(path.dirname(path.join(site, name)), {recursive: true});
  fs.writeFileSync(path.join(site, name), content);
};

beforeEach(() => {
  site = fs.mkdtempSync(path.join(os.tmpdir(), 'roofing-site-articles-'));
  write('static/img/articles/roof.svg', '<svg/>');
});
afterEach(() => fs.rmSync(site, {recursive: true}));

/** What the report says of the one article. */
async function reportOf(facts: Record<string, string>, text?: string) {
  write('blog/estimate.mdx', file({...FACTS, ...facts}, text));
  const [report] = await checkAll(site, ['en'], TODAY);
  return report!;
}

test.each([
  ['a review date that has passed', {reviewBy: '2026-02-28'}, [/^reviewBy: was 2026-02-28/]],
  ['a review date to come', {reviewBy: '2026-03-02'}, []],
  ['a date in the future', {date: '2026-03-02'}, [/^date: is in the future/]],
])('%s', async (_name, facts, warnings) => {
  const report = await reportOf(facts);
  expect(report.facts).toEqual([]);
  expect(report.warnings).toEqual(warnings.map((warning) => expect.stringMatching(warning)));
});

test('a draft is marked as one', async () => {
  expect((await reportOf({draft: 'true'})).isDraft).toBe(true);
});

test.each([
  [1000, 5, null],
  [1000, 6, null],
  [1200, 5, null],
  [1201, 5, 'write 6'],
  [700, 5, 'write 4'],
  [10, 5, 'write 1'],
])('%i words and %i minutes', async (words, minutes, fix) => {
  const {facts} = await reportOf({readTime: String(minutes)}, 'word '.repeat(words));
  expect(facts).toEqual(fix === null ? [] : [expect.stringContaining(fix)]);
});

test('the sample of a new article is told, but not over the pages', async () => {
  const {facts, text} = await reportOf({readTime: '1'}, '- One thing to do\n');
  expect(facts).toEqual([
    'line 16: "- One thing to do" is from the sample; write your own words, or delete it',
  ]);
  expect(text).toEqual([]);
});

test('a file that is no article is told, a note is left alone', async () => {
  write('blog/a.md', file(FACTS));
  write('blog/_note.txt', 'x');
  expect(await checkAll(site, ['en'], TODAY)).toMatchObject([
    {file: 'blog/a.md', facts: [expect.stringContaining('end in .mdx')]},
  ]);
});

describe('a copy', () => {
  beforeEach(() => write('blog/estimate.mdx', file(FACTS)));

  const problems = async (): Promise<string[]> =>
    (await checkAll(site, ['es'], TODAY)).flatMap(({facts, text}) => [...facts, ...text]);

  test('gives only words, of any length', async () => {
    write(`${COPIES}/estimate.mdx`, file(COPY, 'Dos palabras.'));
    write(`${COPIES}/options.json`, '{}');
    expect(await problems()).toEqual([]);
  });

  test('leaves facts to the English', async () => {
    write(`${COPIES}/estimate.mdx`, file({...COPY, category: 'insurance'}));
    expect(await problems()).toEqual([
      expect.stringContaining('category: leave it out: it comes from the English article'),
    ]);
  });
});
