import {finder} from '@site/src/sections/knowledge-center/Search/find';

import {searchEntry} from '../../../../support/samples';

const find = finder(
  [
    searchEntry(
      '/leak',
      'Whenever a roof leaks',
      'Water stains the ceiling. Built in 2008 for 25000 dollars.',
    ),
    searchEntry('/storm', 'After the hurricane', 'A tarp keeps water out of the leaking roof.'),
    searchEntry('/vi', 'Mái nhà thấm dột', 'Đèn trần bị ướt'),
    searchEntry('/ko', '지붕 누수', '지붕에서 물이 샙니다'),
    searchEntry('/hi', 'छत से रिसाव', 'पानी टपकता है'),
  ],
  'en',
  {
    sheeting: ['tarp'],
    'rain comes in': ['leak'],
    'water ceiling': ['đèn trần'],
    sheet: ['nothing'],
    weatherproof: ['tarp'],
    whenever: [],
  },
);

test.each([
  ['a word of the text', 'ceiling', ['/leak']],
  ['the beginning of a word', 'hurr', ['/storm']],
  ['a slip of the finger', 'hurricaen', ['/storm']],
  ['a hit in the title first', 'leak', ['/leak', '/storm']],
  ['all words before some', 'water tarp', ['/storm', '/leak']],
  ['some words where no page has all', 'tarp ceiling', ['/storm', '/leak']],
  ['no other year than the one asked for', '2009', []],
  ['no other long number than the one asked for', '25001', []],
  ['Vietnamese without accents', 'tham dot', ['/vi']],
  ['Vietnamese with them', 'đèn', ['/vi']],
  ['Korean with its particle cut off', '지붕', ['/ko']],
  ['Hindi', 'रिसाव', ['/hi']],
  ['a synonym', 'sheeting', ['/storm']],
  ['the beginning of a synonym', 'weather', ['/storm']],
  ['a synonym before a longer one', 'sheet', []],
  ['nothing by one or two letters of a synonym', 'sh', []],
  ['a synonym of several words', 'rain comes in', ['/leak', '/storm']],
  ['the synonyms with the other words', 'hurricane sheeting', ['/storm']],
  ['a synonym, and what was typed', 'water ceiling', ['/vi', '/leak']],
  ['the rest beside words that stand for nothing', 'whenever tarp', ['/storm']],
  ['the beginning of such a word', 'tarp when', ['/leak', '/storm']],
  ['such a word where nothing else was typed', 'whenever', ['/leak']],
  ['nothing for nonsense', 'zzzxqj', []],
  ['nothing for punctuation', '?!', []],
])('finds %s', (_, query, expected) => {
  const found = find(query).map(({path}) => path);
  expect(found).toEqual(expected);
});
