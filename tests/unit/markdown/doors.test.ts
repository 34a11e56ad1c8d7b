/** Texts that would run code in a build: each through the loader of the build, and through the check. */
import {mdxLoader} from '@docusaurus/mdx-loader/lib/loader';
import type {Options} from '@docusaurus/mdx-loader/lib/options';
import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import {parseSync} from '@swc/core';

import {checkAll, MARKDOWN} from '../../../src/markdown';
import {remark} from '../../../src/plugins';
import {parseFrontMatter} from '../../../src/plugins/articles';
import {testFolder} from '../../support/folder';
import {articleWith} from '../../support/samples';

const site = testFolder({emptied: true});

const hooks = {onBrokenMarkdownLinks: 'ignore', onBrokenMarkdownImages: 'ignore'};
const markdownConfig = {...MARKDOWN, anchors: {}, hooks, emoji: true};

/** What the loader makes of a file: by the rules of the build, or by none. */
function compiled(file: string, text: string, hasRules: boolean): Promise<string> {
  const options = {
    admonitions: true,
    ...{staticDirs: [], siteDir: site.root},
    ...(hasRules && remark('en')),
    markdownConfig: {
      ...markdownConfig,
      parseFrontMatter: hasRules ? parseFrontMatter : DEFAULT_PARSE_FRONT_MATTER,
    },
  } as unknown as Options;
  return new Promise((resolve, reject) => {
    const callback = (error: Error | null, code?: string) =>
      error ? reject(error) : resolve(code!);
    const context = {
      ...{_compiler: {name: 'client'}, resource: file, resourcePath: site.at(file)},
      ...{async: () => callback, getOptions: () => options},
    };
    void mdxLoader.call(context as never, text);
  });
}

/** Whether a page's program uses the name `door`, in whatever way. */
const runs = (program: string): boolean =>
  /"value":"door"[^{}]*"optional"/.test(
    JSON.stringify(parseSync(program, {syntax: 'ecmascript', jsx: true})),
  );

const box = (inside: string, head = ':::note'): string => `${head}\n\n${inside}\n\n:::`;
const page = (text: string): string => `---\ntitle: Terms\n---\n${text}`;
const BLOG_COPY = 'i18n/es/docusaurus-plugin-content-blog/a.mdx';

/** Texts of an article. */
const TEXTS: [name: string, text: string][] = [
  ['a box that ends within a fence', box('```text\n:::\n\n{door()}\n\n```')],
  ['the label of a box', box('One.', ':::note[{door()}]')],
  ['a label beside facts of the box', box('One.', ':::tip[A {door()}]{#a .b}')],
  ['the label of a leaf', '::video[{door()}]{src="a"}'],
  ['the label of a word', 'One :abbr[{door()}]{title="a"} two.'],
  ['a box in a box', `::::note\n\n${box('- > {door()}')}\n\n::::`],
  ['a fence in a fence', '````md\n```\n````\n\n{door()}\n\n```\n'],
  ['a fence that is taken away', '```mdx-code-block\n{door()}\n```'],
  ['one of four signs', '````mdx-code-block\nexport const a = door();\n````'],
  ['a fence of tildes in a list', '- ~~~\n  a\n\n{door()}\n'],
  ['a note that ends early', '{/* a */ door() /* b */}'],
  ['a note of lines', '{\n// a\ndoor()\n}'],
  ['a note of HTML', '<!-- {door()} -->'],
  ['a block of HTML', '<div>\n{door()}\n</div>'],
  ['an attribute', '<Details summary={door()}>\n\nOne.\n\n</Details>'],
  ['attributes', '<Details {...door()}>\n\nOne.\n\n</Details>'],
  ['an import', "import door from './a'\n\n<p>{door}</p>"],
  ['an export behind a definition', '[a]: /b\n\nexport default door()'],
  ['the words of a reference', '[{door()}][a]\n\n[a]: /contact'],
  ['a footnote', 'One[^a].\n\n[^a]: {door()}'],
  ['a cell of a table', '| a |\n| --- |\n| {door()} |'],
  ['a first-level heading', "# x\\\\\\\\' + door() //"],
];

const DOORS: [name: string, file: string, text: string][] = [
  ...TEXTS.map(([name, text]): [string, string, string] => [name, 'blog/a.mdx', articleWith(text)]),
  ['an old line', 'services/a.mdx', '---\n# a\r---\r## {door()}\r\rtitle: Terms\n---\nOne.'],
  ['a fact', 'blog/a.mdx', articleWith('One.', {title: "title: 'x\\\\'', a: door(), //'"})],
  ['a name', 'src/pages/a.mdx', `---\ntitle: A\n"x\\\\\\\\': door(), //": b\n---\nOne.`],
  ['a mark of a translator', BLOG_COPY, `---\nsource: 'x\\\\'', a: door(), //'\n---\nUno.`],
  ['a copy that calls itself a draft', BLOG_COPY, '---\ndraft: true\n---\nUno {door()}.'],
  ['a page', 'src/pages/a.mdx', page('One {door()}.')],
  ['a copy of a page', 'i18n/vi/docusaurus-plugin-content-pages/a.mdx', page('{door()}')],
  ['a service', 'services/a.mdx', page('<If fact={door()}>\n\nOne.\n\n</If>')],
];

test.each(DOORS)('%s', async (_name, file, text) => {
  site.write('blog/a.mdx', articleWith('One.', {draft: 'draft: false'}));
  site.write(file, text);
  const without = compiled(file, text, false).then(runs, () => 'cannot be compiled');
  const isDoor = await without;
  // HTML's own notes are no MDX.
  expect(isDoor).toBe(text.includes('<!--') ? 'cannot be compiled' : true);
  await expect(compiled(file, text, true)).rejects.toThrow(site.at(file));
  const reports = await checkAll(site.root, ['en', 'es', 'vi'], new Date());
  const {facts, text: found, isDraft} = reports.find((one) => one.file === file)!;
  expect([...facts, ...found].join('\n')).toMatch(/line \d+: /);
  expect(isDraft).toBe(false);
});

test('a right text is compiled', async () => {
  const text = articleWith(
    'One [link](/contact).\n\n{/* a note */}\n\n:::note[Two]\n\nThree.\n\n:::',
  );
  site.write('blog/a.mdx', text);
  expect(runs(await compiled('blog/a.mdx', text, true))).toBe(false);
});

test.each([
  ['leads away', '<head>\n  <meta http-equiv="refresh" content="0;url=//x" />\n</head>', false],
  ['has a frame', '<iframe src="//x" />', false],
  ['has a tag of its own', 'One.<br />', true],
])('a page that %s', async (_name, text, isOwn) => {
  const file = 'i18n/es/docusaurus-plugin-content-pages/privacy-policy.mdx';
  for (const one of ['src/pages/privacy-policy.mdx', file]) site.write(one, page(text));
  const done = compiled(file, page(text), true).then(
    () => true,
    () => false,
  );
  expect(await done).toBe(isOwn);
});
