import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import {LOCALES} from '../../src/language/locales';
import {checkAll, type FileReport} from '../../src/markdown/article-rules/check';
import {FACT_MISTAKES, RIGHT_TEXTS, TEXT_MISTAKES} from '../support/articleMistakes';
import {HEIC, JPEG} from '../support/photo';

const TODAY = new Date('2026-03-01T12:00:00Z');
const FACTS: Record<string, string> = {
  title: 'title: "How to read a roof estimate"',
  description: `description: "${'d'.repeat(130)}"`,
  excerpt: `excerpt: "${'e'.repeat(100)}"`,
  date: 'date: 2025-07-03',
  authors: 'authors: {name: The crew}',
  category: 'category: insurance',
  topics: 'topics: [shingle]',
  readTime: 'readTime: 1',
  image: 'image: /img/articles/roof.svg',
  imageAlt: 'imageAlt: "A sheet of paper with prices"',
  cta: 'cta: {title: Ask us, description: We explain it., buttonText: Ask}',
  reviewBy: 'reviewBy: 2027-06-01',
};
const FIRST_LINE = Object.keys(FACTS).length + 3;

const article = (text: string, facts: Record<string, string> = {}): string =>
  `---\n${Object.values({...FACTS, ...facts}).join('\n')}\n---\n${text}\n`;

/** Words of a library, of a program or of a stack: not for office staff. */
const INNER_WORDS =
  /acorn|micromark|mdx|yaml|unexpected|expected|token|parse|eslint|ignore|\bat \w+ \(|U\+|node_modules|undefined|null\b/i;

let reports: Map<string, FileReport>;
let site: string;

beforeAll(async () => {
  site = fs.mkdtempSync(path.join(os.tmpdir(), 'roofing-site-mistakes-'));
  const write = (name: string, content: string | Buffer): void => {
    fs.mkdirSync(path.dirname(path.join(site, name)), {recursive: true});
    fs.writeFileSync(path.join(site, name), content);
  };
  write('static/img/articles/roof.svg', '<svg/>');
  write('static/img/articles/roof.heic', '');
  write('static/img/my roof.svg', '<svg/>');
  write('photos/roof.jpg', JPEG);
  write('photos/roof.gif', 'GIF89a');
  for (const name of ['iphone.heic', 'renamed.jpg']) write(`photos/${name}`, HEIC);
  write('src/pages/contact.tsx', '');
  write('services/index.mdx', '---\ntitle: All\n---\nOne.');
  write('services/painting.mdx', '---\ntitle: Painting\n---\n## Cost\n');
  write('blog/right.mdx', article('## Cost\n\nOne.'));
  write('blog/draft.mdx', article('One.', {draft: 'draft: true'}));
  TEXT_MISTAKES.forEach(([, text], index) => write(`blog/text-${index}.mdx`, article(text)));
  RIGHT_TEXTS.forEach((text, index) =>
    write(`blog/clean-${index}.mdx`, article(`${text}\n\nEnd.`)),
  );
  FACT_MISTAKES.forEach(([, fact, written], index) =>
    write(`blog/fact-${index}.mdx`, article('One.', {[fact]: written})),
  );
  const all = await checkAll(site, ['en'], TODAY);
  reports = new Map(all.map((report) => [report.file, report]));
});
afterAll(() => fs.rmSync(site, {recursive: true}));

const problemsOf = (name: string): string[] => {
  const {facts, text} = reports.get(`blog/${name}.mdx`)!;
  return [...facts, ...text];
};

test('there are enough mistakes to trust the rules', () => {
  expect(FACT_MISTAKES.length + TEXT_MISTAKES.length).toBeGreaterThanOrEqual(185);
  expect(RIGHT_TEXTS.length).toBeGreaterThanOrEqual(15);
});

test.each(TEXT_MISTAKES.map((mistake, index) => [...mistake, index] as const))(
  'the text: %s',
  (_name, _text, line, says, index) => {
    const problems = problemsOf(`text-${index}`);
    expect(problems.filter((one) => one.includes(says))).toEqual([
      expect.stringMatching(new RegExp(`^line ${FIRST_LINE + line - 1}: `)),
    ]);
    expect(problems.join('\n').replaceAll('.mdx', '')).not.toMatch(INNER_WORDS);
  },
);

test.each(FACT_MISTAKES.map((mistake, index) => [...mistake, index] as const))(
  'the facts: %s',
  (_name, fact, _written, says, index) => {
    const line = Object.keys(FACTS).indexOf(fact) + 2;
    expect(problemsOf(`fact-${index}`)).toEqual([
      expect.stringMatching(new RegExp(`^line ${line}: .*${says.replace(/\W/g, '\\$&')}`)),
    ]);
    expect(problemsOf(`fact-${index}`)[0]).not.toMatch(INNER_WORDS);
  },
);

test.each(RIGHT_TEXTS.map((text, index) => [text, index] as const))(
  '%j is right',
  (_text, index) => {
    expect(problemsOf(`clean-${index}`)).toEqual([]);
  },
);

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
