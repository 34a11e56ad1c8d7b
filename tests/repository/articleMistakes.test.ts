import {LOCALES} from '../../src/language/locales';
import {checkAll, type FileReport} from '../../src/markdown/article-rules/check';
import {FACT_MISTAKES, RIGHT_TEXTS, TEXT_MISTAKES} from '../support/articleMistakes';
import {HEIC, JPEG} from '../support/photo';
import {testFolder} from '../support/folder';
import {ARTICLE, articleWith} from '../support/samples';

const TODAY = new Date('2026-03-01T12:00:00Z');

const FIRST_LINE = Object.keys(ARTICLE).length + 3;

/** Words of libraries, programs and stack traces, which office staff must not see. */
const INNER_WORDS =
  /acorn|micromark|mdx|yaml|unexpected|expected|token|parse|eslint|ignore|\bat \w+ \(|U\+|node_modules|undefined|null\b/i;

let reports: Map<string, FileReport>;
const {root: site, write} = testFolder();

beforeAll(async () => {
  write('static/img/articles/roof.svg', '<svg viewBox="0 0 9 9"/>');
  write('static/img/articles/roof.heic', '');
  write('static/img/my roof.svg', '<svg viewBox="0 0 9 9"/>');
  write('photos/roof.jpg', JPEG);
  write('photos/roof.gif', 'GIF89a');
  for (const name of ['iphone.heic', 'renamed.jpg']) write(`photos/${name}`, HEIC);
  write('src/pages/contact.tsx', '');
  write('services/index.mdx', '---\ntitle: All\n---\nOne.');
  write('services/painting.mdx', '---\ntitle: Painting\n---\n## Cost\n');
  write('blog/right.mdx', articleWith('## Cost\n\nOne.'));
  write('blog/draft.mdx', articleWith('One.', {draft: 'draft: true'}));
  TEXT_MISTAKES.forEach(([, text], index) => write(`blog/text-${index}.mdx`, articleWith(text)));
  RIGHT_TEXTS.forEach((text, index) =>
    write(`blog/clean-${index}.mdx`, articleWith(`${text}\n\nEnd.`)),
  );
  FACT_MISTAKES.forEach(([, fact, written], index) =>
    write(`blog/fact-${index}.mdx`, articleWith('One.', {[fact]: written})),
  );
  const all = await checkAll(site, ['en'], TODAY);
  reports = new Map(all.map((report) => [report.file, report]));
});

const problemsOf = (name: string): string[] => {
  const {facts, text} = reports.get(`blog/${name}.mdx`)!;
  return [...facts, ...text];
};

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
    const line = Object.keys(ARTICLE).indexOf(fact) + 2;
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
