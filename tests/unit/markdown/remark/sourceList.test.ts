import {readdirSync, readFileSync} from 'node:fs';

import {sources, sourceOf} from '../../../../src/data/sources';
import {attribute, idsIn, isJsx, type JsxElement} from '../../../../src/markdown/jsx';
import {parseMdx} from '../../../../src/markdown/mdx';
import {withSources} from '../../../../src/markdown/remark/sourceList';

const LIST = /<Sources\s+of="(?<ids>[^"]*)"/g;

/** The sources that the texts of a folder name. */
const namedIn = (folder: string): string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.mdx'))
    .flatMap((name) => [...readFileSync(`${folder}/${name}`, 'utf8').matchAll(LIST)])
    .flatMap(({groups}) => idsIn(groups!.ids!));

async function compiled(text: string, locale: string): Promise<JsxElement[]> {
  const tree = await parseMdx(text);
  withSources({locale})(tree);
  const [list] = tree.children;
  return isJsx(list!) ? (list.children as JsxElement[]) : [];
}

it.each([
  ['ko', /^20\d\d년 \d+월 \d+일$/],
  ['vi', /^\d+ tháng \d+ năm 20\d\d$/],
])(
  'in %s, a list gets each source that it names, with its day as people write it',
  async (locale, day) => {
    const [statute, program, ...rest] = await compiled(
      '<Sources of="489.147 grant-program" />',
      locale,
    );
    expect(rest).toEqual([]);
    const {url, checkedOn} = sourceOf('489.147');
    expect(attribute(statute!, 'url')).toBe(url);
    expect(attribute(statute!, 'checkedOn')).toBe(checkedOn);
    expect(attribute(statute!, 'day')).toMatch(day);
    expect(attribute(program!, 'title')).toBe('My Safe Florida Home');
  },
);

it.each([
  ['<Sources of="489.1470" />', 'No source "489.1470"'],
  ['<Sources of="" />', 'Write <Sources of="…" />'],
  ['<Sources />', 'Write <Sources of="…" />'],
])('stops the build at %s', async (text, message) => {
  await expect(compiled(text, 'en')).rejects.toThrow(message);
});

it('each source is one that a text rests on', () => {
  const named = ['blog', 'services'].flatMap(namedIn);
  expect(sources.map(({id}) => id).filter((id) => !named.includes(id))).toEqual([]);
});
