import {TITLE_LENGTH} from '../../../src/lib/headTitle';
import {frontMatterProblems} from '../../../src/markdown/article-rules/facts';
import {failureText, noticeTexts} from '../../../src/markdown';
import {parseMdx} from '../../../src/markdown/mdx';
import {countWords} from '../../../src/markdown/article-rules/readable';

const good = {
  title: 'How to read a roof estimate',
  description: 'd'.repeat(130),
  excerpt: 'e'.repeat(100),
  date: new Date('2025-07-03'),
  authors: {name: 'crew'},
  category: 'insurance',
  topics: ['shingle'],
  readTime: 5,
  image: '/img/articles/x.svg',
  imageAlt: 'A sheet of paper with prices',
  cta: {title: 'Ask us', description: 'We explain it.', buttonText: 'Ask'},
};

test.each(Object.keys(good))('a missing %s is named, and what to write', (field) => {
  const {[field as 'title']: _, ...facts} = good;
  expect(frontMatterProblems(facts, 'article')).toEqual([
    expect.stringMatching(new RegExp(`^${field}: is missing: .+`)),
  ]);
});

test.each([
  [TITLE_LENGTH, []],
  [TITLE_LENGTH + 1, [expect.stringContaining(`has ${TITLE_LENGTH + 1} characters`)]],
])('a title of %d Hindi letters is counted without their vowel signs', (length, problems) => {
  const {description, excerpt, imageAlt, cta} = good;
  const copy = {title: 'कि'.repeat(length), description, excerpt, imageAlt, cta};
  expect(frontMatterProblems(copy, 'article-copy')).toEqual(problems);
});

test.each([
  ['One two, three.', 3],
  ['| a | b |\n| --- | --- |\n| c | 10 |', 4],
  ['[link text](/a/b) and ![not this](/c.svg)', 3],
  [`{/* truncate */}\n\n## Head\n\n- point`, 2],
  ['<Figure caption="Three words here">\n\n![x](/y.svg)\n\n</Figure>', 3],
  ['**re**roof\\\nproof, see `a b`', 5],
  ['Go {1 + 1} <Phone /> {/* not this */}', 1],
])('the words of %j are counted', async (text, words) => {
  expect(countWords(await parseMdx(text))).toBe(words);
});

test('the report stops the build for an article, only tells for a draft, and is empty where all is well', () => {
  const report = {
    ...{file: 'blog/a.mdx', isDraft: false, facts: ['title: x'], text: ['line 9: y']},
    ...{warnings: [], words: 1},
  };
  const told = 'blog/a.mdx\n  - title: x\n  - line 9: y';
  expect(failureText([report])).toContain(told);
  const draft = {...report, isDraft: true};
  expect(failureText([draft])).toBe('');
  expect(noticeTexts([draft])).toEqual([expect.stringMatching(`not published.*\n${told}`)]);
  const right = {...report, facts: [], text: []};
  expect(failureText([right])).toBe('');
  expect(noticeTexts([{...right, warnings: ['reviewBy: was then']}])).toEqual([
    'blog/a.mdx: reviewBy: was then',
  ]);
});
