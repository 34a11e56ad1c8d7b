import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';

import {CATEGORIES} from '../../../../src/data/categories';
import {plainText} from '../../../../src/markdown/article-rules/readable';
import {frontMatterProblems} from '../../../../src/markdown/article-rules/facts';
import {parseMdx} from '../../../../src/markdown/mdx';
import {forgiving} from '../../../../src/plugins/text-check/preview';
import {parseFrontMatter} from '../../../../src/plugins/articles/frontMatter';
import {testFolder} from '../../../support/folder';

const site = testFolder({emptied: true});

/** A file as the development server shows it. */
async function shown(file: string, fileContent: string) {
  site.write(file, fileContent);
  const filePath = site.at(file);
  const hooks = forgiving(parseFrontMatter);
  const {frontMatter} = await hooks.parseFrontMatter({
    filePath,
    fileContent,
    defaultParseFrontMatter: DEFAULT_PARSE_FRONT_MATTER,
  });
  return {frontMatter, text: hooks.preprocessor({filePath, fileContent})};
}

/** Problems that a page could not show, with lengths left out. */
const formProblems = (facts: Record<string, unknown>): string[] =>
  frontMatterProblems(facts, 'article').filter((problem) => !/has \d+ characters/.test(problem));

test.each([
  ['nothing', ''],
  ['no facts', 'Words.'],
  ['an open quotation mark', '---\ntitle: "Roofs\n---\nWords.'],
  ['a day that is none', '---\ndate: 2026-13-45\n---\nWords.'],
  ['lists and texts for each other', '---\ntitle: [a]\ntopics: b\ncta: c\n---\nWords.'],
  ['fields that Docusaurus would take', '---\nslug: /x\ntags: {a: b}\nid: 3\n---\nWords.'],
])('an article with %s has facts that pages can show', async (_name, content) => {
  expect(formProblems((await shown('blog/a.mdx', content)).frontMatter)).toEqual([]);
});

test('facts that are right or too long stay, and so does the text', async () => {
  const content = `---\ntitle: "${'t'.repeat(99)}"\ncategory: ${CATEGORIES[1]}\n---\nWords with [a link](/no).`;
  const {frontMatter, text} = await shown('blog/a.mdx', content);
  expect(frontMatter).toMatchObject({title: 't'.repeat(99), category: CATEGORIES[1]});
  expect(text).toBe(content);
});

test.each([
  ['blog', '<10 years', 'line 4: a < in the words'],
  ['blog', 'One {two}.', 'line 4: {two} is read as code'],
  ['blog', '<Figur />', 'line 4: <Figur> is not available'],
  ['blog', '<ServiceList />', 'line 4: <ServiceList> is not available'],
  ['services', '<Figure>', 'line 4: <Figure> is not closed'],
  ['i18n/es/docusaurus-plugin-content-blog', 'export one', 'line 4: a paragraph that begins'],
])('in %s, %j is explained where the text would be', async (folder, words, says) => {
  const {text} = await shown(`${folder}/a.mdx`, `---\ntitle: One\n---\n${words}\n`);
  // The message quotes the wrong signs, and must be correct MDX itself.
  expect(plainText(await parseMdx(text))).toContain(says);
});

test('a text is shown again as soon as it is right', async () => {
  await shown('blog/a.mdx', '---\ntitle: One\n---\n<10\n');
  expect((await shown('blog/a.mdx', '---\ntitle: One\n---\nTen\n')).text).toMatch(/^---[^]*Ten\n$/);
});

test('other Markdown is read as ever', async () => {
  await expect(shown('src/pages/a.mdx', '---\ntitle: "One\n---\n')).rejects.toThrow();
  expect((await shown('services/b.mdx', '---\ntitle: One\n---\n<ServiceList />\n')).text).toContain(
    '<ServiceList />',
  );
});
