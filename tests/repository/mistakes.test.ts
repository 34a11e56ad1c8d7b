/** @jest-environment node */
import {symlinkSync} from 'node:fs';
import {resolve} from 'node:path';

import {LOCALES} from '../../src/language/locales';
import {checkAll, type FileReport} from '../../src/markdown/article-rules/check';
import * as mistakes from '../support/mistakes';
import {HEIC, JPEG} from '../support/photo';
import {testFolder} from '../support/folder';
import {ARTICLE, articleWith} from '../support/samples';

const TODAY = new Date('2026-03-01T12:00:00Z');

const FIRST_LINE = Object.keys(ARTICLE).length + 3;
const DRAWING = '<svg viewBox="0 0 9 9"/>';

/** Words of libraries, programs and stack traces, which office staff must not see. */
const INNER_WORDS =
  /acorn|micromark|mdx|yaml|unexpected|expected|token|parse|eslint|ignore|\bat \w+ \(|U\+|node_modules|undefined|null\b/i;

/** The file in which a case stands, by its name. */
const fileOf = (folder: string, name: string, extension = 'mdx'): string =>
  `${folder}/${name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')}.${extension}`;

const texts = mistakes.TEXT_MISTAKES.map(
  ([name, text, line, says]) => [fileOf('blog', `text ${name}`), text, line, says] as const,
);
const facts = mistakes.FACT_MISTAKES.map(
  ([name, ...fact]) => [fileOf('blog', `fact ${name}`), ...fact] as const,
);
const rights = mistakes.RIGHT_TEXTS.map(
  (text, index) => [`blog/right-${index}.mdx`, text] as const,
);
const files: mistakes.FileCase[] = [
  ...mistakes.FILES,
  ...mistakes.DRAWINGS.map(([name, ...one]): mistakes.FileCase => [
    fileOf('static/img', name, 'svg'),
    ...one,
  ]),
  ...mistakes.MESSAGES.map(([name, ...one]): mistakes.FileCase => [
    `i18n/es/docusaurus-theme-classic/${name.replaceAll(' ', '_')}.json`,
    ...one,
  ]),
];

let photos: mistakes.FileCase[];
let reports: Map<string, FileReport>;
const {root: site, write} = testFolder();

beforeAll(async () => {
  photos = await mistakes.photoCases();
  for (const [name, bytes] of photos) {
    write(`photos/${name}`, bytes);
    write(fileOf('blog', `photo ${name}`), articleWith(`One. ![A roof](${name})`));
  }
  write('static/img/articles/roof.svg', DRAWING);
  write('static/img/my roof.svg', DRAWING);
  write('photos/roof.jpg', JPEG);
  write('photos/roof.gif', 'GIF89a');
  write('photos/folder.jpg/note.txt');
  for (const name of ['photos/twice.jpg', 'company/jobs/twice.jpg']) write(name, JPEG);
  for (const name of ['iphone.heic', 'renamed.jpg']) write(`photos/${name}`, HEIC);
  write('src/pages/contact.tsx');
  write('services/index.mdx', '---\ntitle: All\n---\nOne.');
  write('services/painting.mdx', '---\ntitle: Painting\n---\n## Cost\n');
  write('services/drywall.mdx', '---\ntitle: Drywall\n---\nOne.\n');
  write('blog/right.mdx', articleWith('## Cost\n\nOne.'));
  write('blog/draft.mdx', articleWith('One.', {draft: 'draft: true'}));
  for (const [file, text] of texts) write(file, articleWith(text));
  for (const [file, text] of rights) write(file, articleWith(`${text}\n\nEnd.`));
  for (const [file, fact, written] of facts) write(file, articleWith('One.', {[fact]: written}));
  for (const [file, content] of files) write(file, content);
  // (A junction, because Windows lets nobody make a link.)
  symlinkSync(resolve('docs'), `${site}/static/elsewhere`, 'junction');
  const all = await checkAll(site, ['en', 'es'], TODAY);
  reports = new Map(all.map((report) => [report.file, report]));
});

const problemsOf = (file: string): string[] => {
  const {facts = [], text = []} = reports.get(file) ?? {};
  return [...facts, ...text];
};

const expectProblems = (file: string, says: string | null): void => {
  const problems = problemsOf(file);
  expect(problems).toEqual(says === null ? [] : [expect.stringContaining(says)]);
  expect(problems.join('\n').replaceAll('.mdx', '')).not.toMatch(INNER_WORDS);
};

test.each(texts)('%s', (file, _text, line, says) => {
  const problems = problemsOf(file);
  expect(problems.filter((one) => one.includes(says))).toEqual([
    expect.stringMatching(new RegExp(`^line ${FIRST_LINE + line - 1}: `)),
  ]);
  expect(problems.join('\n').replaceAll('.mdx', '')).not.toMatch(INNER_WORDS);
});

test.each(facts)('%s', (file, fact, _written, says) => {
  expectProblems(file, says);
  expect(problemsOf(file)[0]).toMatch(
    new RegExp(`^line ${Object.keys(ARTICLE).indexOf(fact) + 2}: `),
  );
});

test.each(rights)('%s is right: %j', (file) => {
  expect(reports.has(file)).toBe(true);
  expectProblems(file, null);
});

test.each(files)('%s', (file, _content, says) => expectProblems(file, says));

test('a link to a folder elsewhere', () => {
  expectProblems('static/elsewhere/settings.md', 'is a link to a file elsewhere');
});

test('photographs', () => {
  for (const [name, , says] of photos) expectProblems(fileOf('blog', `photo ${name}`), says);
  expect(photos.length).toBeGreaterThan(0);
});

test('every text of the site is right, in every language', async () => {
  const all = await checkAll(
    '.',
    LOCALES.map(({code}) => code),
    TODAY,
  );
  // Five languages have copies of everything; one that has just begun may have none.
  expect(all.length).toBeGreaterThanOrEqual(19 * 5);
  expect(
    all.flatMap(({file, facts, text}) => [...facts, ...text].map((one) => `${file}: ${one}`)),
  ).toEqual([]);
});
