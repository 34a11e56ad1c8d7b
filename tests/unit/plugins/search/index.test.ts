import {parseMdx} from '@site/src/markdown/mdxParser.cjs';
import {inParts, searchableBody} from '@site/src/plugins/search';
import {joined} from '@site/src/plugins/search/joined';

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

test('texts come apart by the letters of their words, each word once a page', () => {
  const {starts, parts} = inParts(['The roof, the Tarp', 'A gutter; đèn bạt'], 'vi', 12);
  expect(starts).toEqual(['', 'den', 'roof']);
  expect(parts).toEqual([
    ['', 'a bạt'],
    ['', 'gutter đèn'],
    ['the roof tarp', ''],
  ]);
});

test('texts that are short enough are one part', () => {
  const {starts, parts} = inParts(['The roof, the roof', 'A gutter'], 'en');
  expect(starts).toEqual(['']);
  expect(parts).toEqual([['the roof', 'a gutter']]);
});

test('Vietnamese syllables become one word where one of them mostly stands beside the other', () => {
  const texts = ['giếng trời bị hở', 'ngoài trời có giếng trời', 'trời mưa', 'bị ướt, hở'];
  const said = texts.map((text) => text.split(' '));
  expect(joined(said).map((text) => text.join(' '))).toEqual([
    'giếng_trời bị hở',
    'ngoài trời có giếng_trời',
    'trời mưa',
    'bị ướt, hở',
  ]);
});
