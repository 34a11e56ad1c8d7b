import path from 'node:path';

import {readMarkdown} from '@site/src/markdown';
import {parseMdx} from '@site/src/markdown/mdx';
import {englishParts} from '@site/src/markdown/remark/englishParts';
import type {Nodes} from 'mdast';
import {visit} from 'unist-util-visit';

const pathIn = (locale: string): string =>
  `i18n/${locale}/docusaurus-plugin-content-docs/current/roof-replacement.mdx`;

/** A text with its marked parts in brackets. */
function shown(node: Nodes): string {
  if (node.type === 'text') return node.value;
  const inner = 'children' in node ? node.children.map(shown).join('') : '';
  return node.type === 'mdxJsxTextElement' && node.name === 'span' ? `[${inner}]` : inner;
}

async function treeOf(markdown: string, path: string) {
  const tree = await parseMdx(markdown);
  await englishParts()(tree, {path});
  return tree;
}

/** The parts of a text that are marked as English. */
async function marked(text: string, path: string): Promise<string[]> {
  const found: string[] = [];
  visit(await treeOf(text, path), 'mdxJsxTextElement', ({name, attributes, children}) => {
    if (name === 'span' && attributes.some((one) => 'name' in one && one.name === 'lang')) {
      found.push(children.map((child) => ('value' in child ? child.value : '')).join(''));
    }
  });
  return found;
}

test.each([
  ['자기부담금(디덕터블, deductible)은 2%', '자기부담금(디덕터블, [deductible])은 2%'],
  ['**공인 손해사정인(public adjuster)**', '공인 손해사정인([public adjuster])'],
  ["산재보험(workers' compensation)", "산재보험([workers' compensation])"],
  ['[덧문(shutters)](/services/x)', '덧문([shutters])'],
  ['여름에는 130°F, $10,000', '여름에는 130°F, $10,000'],
])('in another script, %s has its English words marked', async (text, expected) => {
  expect(shown(await treeOf(text, pathIn('ko')))).toBe(expected);
});

test.each([
  ['a page that is not translated', 'services/roof-replacement.mdx'],
  ['a language in Latin letters', pathIn('es')],
  ['a language that nobody knows', pathIn('xx')],
])('%s stays as it is', async (_, path) => {
  expect(shown(await treeOf('A roof deck', path))).toBe('A roof deck');
});

/* cspell:disable */
test.each([
  ['a term in brackets', 'Borde de goteo (drip edge) y base (roof deck).', ['drip edge']],
  ['its plural', 'Ponemos tejas (shingle) y bordes (drip edges).', ['shingle', 'drip edges']],
  ['a quoted one', 'llamada “secondary water barrier”', ['secondary water barrier']],
  ['one in a table', '| a |\n| --- |\n| Tapajuntas (flashing) |', ['flashing']],
  ['nothing that the English page does not say', 'una orilla (borde) y “la lona”', []],
  ['no part of a word, no number', 'Un techo (roo), un cuarto (25%)', []],
  ['no heading', '## Borde (drip edge)', []],
  /* cspell:enable */
])('in Latin letters, marks %s', async (_, text, expected) => {
  expect(await marked(text, pathIn('es'))).toEqual(expected);
});

/** A figure's remaining attributes, and its caption with the marked parts in brackets. */
async function captionIn(locale: string, caption: string) {
  const tree = await treeOf(
    `<Figure caption="${caption}">\n\n![x](/y.svg)\n\n</Figure>`,
    pathIn(locale),
  );
  const [figure] = tree.children;
  if (figure?.type !== 'mdxJsxFlowElement') throw new Error('no figure');
  const last = figure.children.at(-1);
  const isCaption = last?.type === 'mdxJsxFlowElement' && last.name === 'figcaption';
  return {kept: figure.attributes.length, caption: isCaption ? shown(last) : null};
}

/* cspell:disable */
test.each([
  [
    'es',
    'Borde de goteo (drip edge), 2 orilla (borde)',
    'Borde de goteo ([drip edge]), 2 orilla (borde)',
  ],
  ['ko', '1 플래싱(flashing), 2 지붕골', '1 플래싱([flashing]), 2 지붕골'],
  [
    'vi',
    '1 the shingles; 2 the sealed underlayment',
    '[1 the shingles; 2 the sealed underlayment]',
  ],
])('in %s, marks English in the caption “%s”', async (locale, caption, expected) => {
  expect(await captionIn(locale, caption)).toEqual({kept: 0, caption: expected});
});

test('leaves a caption without English where it is', async () => {
  expect(await captionIn('es', 'Las capas')).toEqual({kept: 1, caption: null});
});
/* cspell:enable */

test('what nobody has translated yet is marked as a whole, in either script', async () => {
  const file = 'services/roof-replacement.mdx';
  const english = (await readMarkdown(file)).file!.body!.source;
  for (const locale of ['es', 'ko']) {
    const whole: string[] = [];
    const tree = await treeOf(
      `${english.trim()}\n\n여기는 번역입니다.`,
      path.resolve(pathIn(locale)),
    );
    visit(tree, ['paragraph', 'heading'], (node) => {
      if (node.data?.hProperties?.lang === 'en') whole.push(node.type);
    });
    expect(whole).toEqual(expect.arrayContaining(['paragraph', 'heading']));
    expect(tree.children.at(-1)!.data).toBeUndefined();
  }
});
