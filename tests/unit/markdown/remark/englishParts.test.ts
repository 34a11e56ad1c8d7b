import path from 'node:path';

import {readMarkdown} from '@site/src/markdown';
import {attribute, isJsx} from '@site/src/markdown/jsx';
import {parseMdx} from '@site/src/markdown/mdx';
import {englishParts} from '@site/src/markdown/remark/englishParts';
import type {Nodes} from 'mdast';
import {visit} from 'unist-util-visit';

const ENGLISH = 'services/roof-replacement.mdx';
const pathIn = (locale: string): string =>
  `i18n/${locale}/docusaurus-plugin-content-docs/current/roof-replacement.mdx`;

/** A text with its marked parts in brackets, and the caption that a figure has as an attribute in braces. */
function shown(node: Nodes): string {
  if (node.type === 'text') return node.value;
  const inner = 'children' in node ? node.children.map(shown).join('') : '';
  if (!isJsx(node)) return inner;
  const caption = attribute(node, 'caption');
  return caption ? `{${caption}}${inner}` : node.name === 'span' ? `[${inner}]` : inner;
}

async function treeOf(markdown: string, path: string) {
  const tree = await parseMdx(markdown);
  await englishParts()(tree, {path});
  return tree;
}

const figure = (caption: string): string =>
  `<Figure caption="${caption}">\n\n![x](/y.svg)\n\n</Figure>`;

const [ES, VI, KO] = ['es', 'vi', 'ko'].map(pathIn) as [string, string, string];
/* cspell:disable */
test.each([
  // In another script, words in Latin letters are English.
  [KO, '자기부담금(디덕터블, deductible)은 2%', '자기부담금(디덕터블, [deductible])은 2%'],
  [KO, '**공인 손해사정인(public adjuster)**', '공인 손해사정인([public adjuster])'],
  [KO, "산재보험(workers' compensation)", "산재보험([workers' compensation])"],
  [KO, '[덧문(shutters)](/services/x)', '덧문([shutters])'],
  [KO, '여름에는 130°F, $10,000', '여름에는 130°F, $10,000'],
  // In Latin letters, those in brackets or quotes that the English page has, in whatever number.
  [ES, 'Borde de goteo (drip edge).', 'Borde de goteo ([drip edge]).'],
  [ES, 'Tejas (shingle) y bordes (drip edges).', 'Tejas ([shingle]) y bordes ([drip edges]).'],
  [ES, 'un “secondary water barrier”', 'un “[secondary water barrier]”'],
  [ES, '| Tapajuntas (flashing) |\n| --- |', 'Tapajuntas ([flashing])'],
  [ES, 'una orilla (borde) y “la lona”', 'una orilla (borde) y “la lona”'],
  [ES, 'Un techo (roo), un cuarto (25%)', 'Un techo (roo), un cuarto (25%)'],
  [ES, '## Borde (drip edge)', 'Borde (drip edge)'],
  [ES, 'A roof deck', 'A roof deck'],
  [ENGLISH, 'A roof (roof deck)', 'A roof (roof deck)'],
  [pathIn('xx'), 'A roof (roof deck)', 'A roof (roof deck)'],
  // A caption with marks becomes a child of its figure.
  [ES, figure('Borde (drip edge), 2 orilla (borde)'), 'Borde ([drip edge]), 2 orilla (borde)'],
  [KO, figure('1 플래싱(flashing), 2 지붕골'), '1 플래싱([flashing]), 2 지붕골'],
  [VI, figure('1 the shingles; 2 the sealed'), '[1 the shingles; 2 the sealed]'],
  [ES, figure('Las capas'), '{Las capas}'],
])('in %s, %j is %j', async (file, text, expected) => {
  expect(shown(await treeOf(text, file))).toBe(expected);
});
/* cspell:enable */

test.each(['es', 'ko'])(
  'what nobody has translated yet is marked as a whole in %s',
  async (locale) => {
    const english = (await readMarkdown(ENGLISH)).file!.body!.source;
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
  },
);
