import {parseMdx} from '@site/src/markdown/mdxParser.cjs';
import {searchableBody} from '@site/src/build/search';

test('a body becomes its headings and its running text, without markup', async () => {
  const body = [
    '{/* truncate */}',
    'A **sealed** deck, see [the grant](/knowledge-center/x).',
    '## What it costs {/* #cost */}',
    '<Figure caption="Four layers">',
    '',
    '![A cut roof](/img/roof.svg)',
    '',
    '</Figure>',
    'Underlined',
    '---',
    '### Tile & metal',
    '| Material | Years |',
    '| --- | --- |',
  ].join('\n');
  const {headings, text} = searchableBody(await parseMdx(body));
  expect(headings).toBe('What it costs Underlined Tile & metal');
  expect(text).toMatch(/^A sealed deck, see the grant\./);
  expect(text).toContain('Material Years');
  expect(text).toContain('Four layers');
  expect(text).not.toMatch(/img|truncate|Figure|knowledge-center/);
});

test('a very long text is cut', async () => {
  expect(searchableBody(await parseMdx('roof '.repeat(9000))).text.length).toBe(12_000);
});
