import {parseMdx} from '@site/src/markdown/mdx';
import {joined, searchableBody, withWordsOnce} from '@site/src/plugins/search';

import {searchEntry} from '../../../support/samples';

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

test.each([
  ['en', 'The roof, the roof', 'the roof'],
  ['vi', 'Đèn bạt; đèn bạt, đèn', 'đèn_bạt đèn'],
])('in %s, each word of a text stands once in its entry', (locale, text, words) => {
  expect(withWordsOnce([searchEntry('/roof', 'Roof', text)], locale)).toEqual([
    searchEntry('/roof', 'Roof', words),
  ]);
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
