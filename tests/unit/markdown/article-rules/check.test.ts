// cspell:words precios Pregunte explicamos palabras hoja drywal

import path from 'node:path';

import {company} from '../../../../src/data/company';
import {SAMPLE_REVIEW} from '../../../../src/markdown/article-rules/sample';
import {checkAll} from '../../../../src/markdown/article-rules/check';
import {testFolder} from '../../../support/folder';
import {ARTICLE, fileWith, REVIEW} from '../../../support/samples';

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

test('a file that is no article is told, a note is left alone', async () => {
  write('blog/a.md', file(ARTICLE));
  write('blog/_note.txt', 'x');
  expect(await checkAll(site, ['en'], TODAY)).toMatchObject([
    {file: 'blog/a.md', facts: [expect.stringContaining('end in .mdx')]},
  ]);
});

describe('a copy', () => {
  beforeEach(() => write('blog/estimate.mdx', file(ARTICLE)));

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
  const reports = await checkAll(site, ['en'], TODAY);
  const told = reports.map((report) => [
    path.parse(report.file).name,
    ...report.facts.filter((problem) => problem.includes('order:')),
  ]);
  expect(Object.fromEntries(told.map(([name, ...problems]) => [name, problems]))).toEqual({
    missing: [expect.stringMatching(/^line 1: order: is missing: write a whole number/)],
    word: [expect.stringMatching(/^line 3: order: has to be a whole number/)],
    one: [],
    two: [expect.stringMatching(/^line 3: order: 2 is that of \/services\/again, too/)],
    again: [expect.stringMatching(/^line 3: order: 2 is that of \/services\/two, too/)],
  });
});

describe('in company/', () => {
  const PICTURE = {placeholder: 'false', after: 'oak.jpg'};
  const JOB = {...PICTURE, town: 'Largo', date: '2026-01', material: 'tile', days: '2'};

  async function problems(name: string, content: string): Promise<string[]> {
    write(`company/${name}.md`, content);
    write('services/drywall.mdx', '');
    const reports = await checkAll(site, ['en'], TODAY);
    return reports
      .filter((report) => report.file.startsWith('company/'))
      .flatMap(({facts, text}) => [...facts, ...text]);
  }

  test('a review, with a reply and the name of the company in it, is right', async () => {
    const words = `${company.name} was here.\n\n> Thank you.`;
    expect(await problems('reviews/ana-b', fileWith(REVIEW, words))).toEqual([]);
  });

  test.each<[string, Record<string, string>, RegExp]>([
    ['a county that is not ours', {county: 'Orange'}, /^line 5: county: is "Orange"; choose/],
    ['a day for a month', {date: '2025-03-02'}, /^line 6: date: is not a month/],
    ['stars', {rating: '4.5'}, /^line 7: rating: has to be a whole number from 1 to 5/],
    ['a service that is none', {service: 'drywal'}, /^line 8: service: .*choose one of drywall/],
    ['a tag', {tags: '[cheap]'}, /^line 12: tags: has "cheap"/],
    ['words that are not there', {language: 'es'}, /^line 14: language: .*\/reviews\/ana-b\.md/],
  ])('%s is told with its line', async (_what, facts, problem) => {
    expect(await problems('reviews/ana-b', fileWith({...REVIEW, ...facts}, 'Words.'))).toEqual([
      expect.stringMatching(problem),
    ]);
  });

  test.each([
    ['no words', '> Thank you.', /the words are missing/],
    ['a reply above', '> Thank you.\n\nWords.', /write them last/],
    ['the sample', SAMPLE_REVIEW, /is from the sample/],
  ])('a text with %s is told', async (_what, text, problem) => {
    expect((await problems('reviews/ana-b', fileWith(REVIEW, text)))[0]).toMatch(problem);
  });

  test.each([
    'I <3 this crew.',
    '2024. What a year.',
    '1. fast\n2. clean',
    'See www.x.com, ~2 days ~',
    'import roofs! {wow} **very** `good` <b>x</b> TODO ???',
    '# 1!\n\n---\n\n> Thanks <3',
  ])("a customer's words stay as they are: %j", async (text) => {
    expect(await problems('reviews/ana-b', fileWith(REVIEW, text))).toEqual([]);
  });

  test("staff's own words have no signs of Markdown", async () => {
    const facts = {placeholder: 'true', name: 'Lee', title: 'Roofer'};
    expect(await problems('team/lee', fileWith(facts, 'Very **good**.'))).toEqual([
      expect.stringContaining('is shown as it is written'),
    ]);
  });

  test('a person does not reply, and a picture has to be there', async () => {
    const facts = {placeholder: 'true', name: 'Lee', title: 'Roofer', photo: 'lee.jpg'};
    expect(await problems('team/lee', fileWith(facts, 'Words.\n\n> Thank you.'))).toEqual([
      expect.stringContaining('photo: there is no photograph photos/lee.jpg'),
      expect.stringContaining('below a review alone'),
    ]);
  });

  test('a job may have no words and one picture', async () => {
    const [problem, ...others] = await problems('jobs/oak', fileWith(JOB, ''));
    expect([problem, others]).toEqual([
      expect.stringContaining('after: there is no photograph'),
      [],
    ]);
  });

  test.each(['Ana.md', 'ana b.md'])('%s is not a name that is read', async (name) => {
    write(`company/reviews/${name}`, fileWith(REVIEW, 'Words.'));
    expect(await problems('reviews/ana-b', fileWith(REVIEW, 'Words.'))).toEqual([
      expect.stringContaining('is not a name that is read'),
    ]);
  });
});

test.each([
  'blog/a.mdx.txt',
  'services/a.mdx.docx',
  'company/reviews/ana.md.txt',
  'company/jobs/oak.rtf',
  'company/team/ana.jpg.md.txt',
])('%s, which nothing reads, is named', async (name) => {
  write(name, 'x');
  for (const own of ['blog/Thumbs.db', 'company/jobs/.DS_Store', 'company/jobs/oak.jpg'])
    write(own);
  const reports = await checkAll(site, ['en'], TODAY);
  expect(reports.map(({file: one}) => one)).toEqual([name]);
});

test.each(['blog/sub/x.mdx', 'services/sub/x.mdx', 'services/a/b/x.mdx', 'company/team/sub/x.md'])(
  '%s, which Docusaurus reads, is named',
  async (name) => {
    write(name, '---js\n{title: process.exit()}\n---\nOne.');
    const reports = await checkAll(site, ['en'], TODAY);
    expect(reports.find(({file: one}) => one === name)?.facts).toEqual([
      expect.stringContaining('directly in this folder'),
    ]);
  },
);
