import {parseMdx} from '@site/src/plugins/article-rules/mdx-parser.cjs';
import {englishParts} from '@site/src/plugins/english-parts';
import type {Nodes} from 'mdast';

/** A text with what is marked between brackets. */
function shown(node: Nodes): string {
  if (node.type === 'text') return node.value;
  const inner = 'children' in node ? node.children.map(shown).join('') : '';
  return node.type === 'mdxJsxTextElement' && node.name === 'span' ? `[${inner}]` : inner;
}

async function markedIn(locale: string, path: string, markdown: string): Promise<string> {
  const tree = await parseMdx(markdown);
  englishParts(locale)(tree, {path});
  return shown(tree);
}

test.each([
  ['자기부담금(디덕터블, deductible)은 2%', '자기부담금(디덕터블, [deductible])은 2%'],
  ['**공인 손해사정인(public adjuster)**', '공인 손해사정인([public adjuster])'],
  ['अमेरिकी सेना (U.S. Army Corps of Engineers)', 'अमेरिकी सेना ([U.S. Army Corps of Engineers])'],
  ["산재보험(workers' compensation)", "산재보험([workers' compensation])"],
  ['लाइफ़टाइम (ring-shank nails)', 'लाइफ़टाइम ([ring-shank nails])'],
  ['[덧문(shutters)](/services/x)', '덧문([shutters])'],
  ['여름에는 130°F, $10,000', '여름에는 130°F, $10,000'],
])('%s has its English words marked', async (text, expected) => {
  expect(await markedIn('ko', '/site/i18n/ko/blog/a.mdx', text)).toBe(expected);
});

test.each([
  ['a page that is not translated', 'ko', '/site/blog/a.mdx'],
  ['a language in Latin letters', 'es', '/site/i18n/es/blog/a.mdx'],
  ['a language that nobody knows', 'xx', '/site/i18n/xx/blog/a.mdx'],
])('%s stays as it is', async (_, locale, path) => {
  expect(await markedIn(locale, path, 'A roof deck')).toBe('A roof deck');
});
