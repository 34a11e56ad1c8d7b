// cspell:words dont cuanto dura techo strasse
import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';

import {articleTemplate, slugify} from '../../../../scripts/new-article/template';
import {find} from '../../../../src/markdown/article-rules/found';
import {frontMatterProblems} from '../../../../src/markdown/article-rules/facts';
import {parseMdx} from '../../../../src/markdown/mdx';
import {SAMPLE} from '../../../../src/markdown/article-rules/sample';

test.each([
  ['How to read a roof estimate', 'how-to-read-a-roof-estimate'],
  ["Don't climb: 25% rule!", 'dont-climb-25-rule'],
  ['¿Cuánto dura un techo?', 'cuanto-dura-un-techo'],
  ['Mái nhà đỏ', 'mai-nha-do'],
  ['Straße  und  Öl', 'strasse-und-ol'],
  ['지붕', ''],
  ['छत', ''],
  ['Roof 지붕 guide', 'roof-guide'],
  [
    'A very long title about roofs and gutters and everything else that a house may need in June',
    'a-very-long-title-about-roofs-and-gutters-and-everything-else-that-a',
  ],
])('slugify %s', (title, slug) => {
  expect(slugify(title)).toBe(slug);
});

test('a new article is readable, a draft, and lacks only words', async () => {
  const fileContent = articleTemplate('Is "it" safe: a test', 'is-it-safe', new Date('2026-01-02'));
  const {frontMatter, content} = await DEFAULT_PARSE_FRONT_MATTER({
    filePath: 'blog/is-it-safe.mdx',
    fileContent,
  });
  expect(frontMatter).toMatchObject({title: 'Is "it" safe: a test', draft: true});
  expect(
    frontMatterProblems(frontMatter, 'article').map((problem) => problem.split(' ')[0]),
  ).toEqual(['description:', 'excerpt:', 'imageAlt:', 'cta.title:', 'cta.description:']);
  await expect(parseMdx(content)).resolves.toBeTruthy();
  const sample = find(content, SAMPLE);
  expect(sample).toHaveLength(5);
  expect(sample[1]).toEqual({
    line: 3,
    problem: '"## First heading" is from the sample; write your own words, or delete it',
  });
});
