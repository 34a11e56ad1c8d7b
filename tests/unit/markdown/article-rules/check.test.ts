// cspell:words precios Pregunte explicamos palabras hoja

import path from 'node:path';

import {checkAll} from '../../../../src/markdown/article-rules/check';
import {testFolder} from '../../../support/folder';
import {ARTICLE, fileWith} from '../../../support/samples';

const TODAY = new Date('2026-03-01T12:00:00Z');
const COPIES = 'i18n/es/docusaurus-plugin-content-blog';

const COPY = {
  title: 'Cómo leer un presupuesto',
  description: 'd'.repeat(60),
  excerpt: 'e'.repeat(60),
  imageAlt: 'Una hoja con precios',
  cta: '{title: Pregunte, description: Lo explicamos., buttonText: Pregunte}',
};

const file = (facts: Record<string, string>, text = 'word '.repeat(200)): string =>
  fileWith(facts, `{/* truncate */}\n\n${text}`);

const {root: site, write} = testFolder({emptied: true});

beforeEach(() => write('static/img/articles/roof.svg', '<svg viewBox="0 0 9 9"/>'));

/** The report on a site with one article. */
async function reportOf(facts: Record<string, string>, text?: string) {
  write('blog/estimate.mdx', file({...ARTICLE, ...facts}, text));
  const [report] = await checkAll(site, ['en'], TODAY);
  return report!;
}

test.each([
  ['a review date that has passed', {reviewBy: '2026-02-28'}, [/^reviewBy: was 2026-02-28/]],
  ['a review date to come', {reviewBy: '2026-03-02'}, []],
  ['a date in the future', {date: '2026-03-02'}, [/^date: is in the future.* from the first/]],
])('%s', async (_name, facts, warnings) => {
  const report = await reportOf(facts);
  expect(report.facts).toEqual([]);
  expect(report.warnings).toEqual(warnings.map((warning) => expect.stringMatching(warning)));
});

test('a draft is marked as one', async () => {
  expect((await reportOf({draft: 'true'})).isDraft).toBe(true);
});

test.each([
  [1200, 5, null],
  [1201, 5, 'write 6'],
  [10, 5, 'write 1'],
])('%i words and %i minutes', async (words, minutes, fix) => {
  const {facts} = await reportOf({readTime: String(minutes)}, 'word '.repeat(words));
  expect(facts).toEqual(fix === null ? [] : [expect.stringContaining(fix)]);
});

test('the sample of a new article is told, but not over the pages', async () => {
  const {facts, text} = await reportOf({readTime: '1'}, '- One thing to do\n');
  expect(facts).toEqual([
    'line 17: "- One thing to do" is from the sample; write your own words, or delete it',
  ]);
  expect(text).toEqual([]);
});

test.each([
  ['only words, of any length', {}, []],
  [
    'a fact of the English',
    {category: 'insurance'},
    [/category: leave it out: it comes from the E/],
  ],
])('a copy gives %s', async (_name, facts, problems) => {
  write('blog/estimate.mdx', file(ARTICLE));
  write(`${COPIES}/estimate.mdx`, file({...COPY, ...facts}, 'Dos palabras.'));
  write(`${COPIES}/options.json`, '{}');
  const reports = await checkAll(site, ['es'], TODAY);
  expect(reports.flatMap(({facts, text}) => [...facts, ...text])).toEqual(
    problems.map((problem) => expect.stringMatching(problem)),
  );
});

test('a tag that is not closed does not hide what is wrong below it', async () => {
  const {text} = await reportOf(
    {},
    'One.\n\n<Checklist>\n\n- Two\n\n#### Three\n\nAn **open word.',
  );
  expect(text).toEqual([
    expect.stringContaining('<Checklist> is not closed'),
    expect.stringContaining('skips a level'),
    expect.stringContaining('bold is not closed'),
  ]);
});

test('a link to an article that waits for its day is told', async () => {
  write('blog/later.mdx', file({...ARTICLE, date: '2026-03-02'}));
  const {text} = await reportOf({}, `${'word '.repeat(200)}[Later](/knowledge-center/later)`);
  expect(text).toEqual([expect.stringContaining('leads to a draft')]);
});

test('each service has a place of its own', async () => {
  const orders = {missing: '', word: 'order: first\n', one: 'order: 1\n', two: 'order: 2\n'};
  for (const [name, order] of Object.entries({...orders, again: orders.two})) {
    write(`services/${name}.mdx`, `---\ntitle: ${name}\n${order}---\nOne.\n`);
  }
  const told = (await checkAll(site, ['en'], TODAY)).flatMap(({file, facts}) =>
    facts.flatMap((fact) => (fact.includes('order:') ? `${path.parse(file).name} ${fact}` : [])),
  );
  expect(told.sort()).toEqual([
    expect.stringMatching(/^again line 3: order: 2 is that of \/services\/two, too/),
    expect.stringMatching(/^missing line 1: order: is missing: write a whole number/),
    expect.stringMatching(/^two line 3: order: 2 is that of \/services\/again, too/),
    expect.stringMatching(/^word line 3: order: has to be a whole number/),
  ]);
});
