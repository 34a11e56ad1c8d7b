import {parseMdx} from '@site/src/plugins/article-rules/mdx-parser.cjs';
import {englishTerms} from '@site/src/plugins/english-terms';
import {visit} from 'unist-util-visit';

const COPY = 'i18n/es/docusaurus-plugin-content-docs/current/roof-replacement.mdx';

/** What is marked as English in a copy with this text. */
async function marked(text: string, path = COPY): Promise<string[]> {
  const tree = await parseMdx(text);
  englishTerms()(tree, {path});
  const found: string[] = [];
  visit(tree, 'mdxJsxTextElement', ({name, attributes, children}) => {
    if (name === 'span' && attributes.some((one) => 'name' in one && one.name === 'lang')) {
      found.push(children.map((child) => ('value' in child ? child.value : '')).join(''));
    }
  });
  return found;
}

/* cspell:disable */
test.each([
  ['a term in brackets', 'Borde de goteo (drip edge) y base (roof deck).', ['drip edge']],
  ['its plural', 'Ponemos tejas (shingle) y bordes (drip edges).', ['shingle', 'drip edges']],
  ['a quoted one', 'llamada “secondary water barrier”', ['secondary water barrier']],
  ['one in a table', '| a |\n| --- |\n| Tapajuntas (flashing) |', ['flashing']],
  ['one in a link', '[Permiso (permit)](/contact)', ['permit']],
  ['nothing that the English page does not say', 'una orilla (borde) y “la lona”', []],
  ['no part of a word, no number', 'Un techo (roo), un cuarto (25%)', []],
  ['no heading', '## Borde (drip edge)', []],
  /* cspell:enable */
])('marks %s', async (_, text, expected) => {
  expect(await marked(text)).toEqual(expected);
});

test.each([
  ['English pages', 'services/roof-replacement.mdx'],
  ['languages with letters of their own', COPY.replace('/es/', '/ko/')],
])('leaves %s alone', async (_, path) => {
  expect(await marked('A drip edge (drip edge).', path)).toEqual([]);
});
