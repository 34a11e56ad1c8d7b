// cspell:ignore shee weatherprof ceilling

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
    tarp: ['sheeting, weatherproof'],
    leak: ['rain comes in', 'water ceiling'],
    'đèn trần': ['wet lamp'],
    nothing: ['sheet'],
    'tarp, stains': ['plastic cover'],
    '': ['whenever, how do i'],
  },
);

test.each([
  ['a word of the text', 'ceiling', ['/leak']],
  ['the beginning of a word', 'hurr', ['/storm']],
  ['a slip of the finger', 'hurricaen', ['/storm']],
  ['a hit in the title first', 'leaking', ['/leak', '/storm']],
  ['a text that has all words', 'water tarp', ['/storm']],
  ['no text that has some of them', 'tarp ceiling', []],
  ['no other year than the one asked for', '2009', []],
  ['no other long number than the one asked for', '25001', []],
  ['Vietnamese without accents', 'tham dot', ['/vi']],
  ['Vietnamese with them', 'đèn', ['/vi']],
  ['Korean with its particle cut off', '지붕', ['/ko']],
  ['Hindi', 'रिसाव', ['/hi']],
  ['another ending', 'leaky', ['/leak']],
  ['one or more in the text', 'ceilings', ['/leak']],
  ['a long word of the text before it is whole', 'dollar', ['/leak']],
  ['no word that looks like one of the text', 'ceilling', []],
  ['a synonym', 'sheeting', ['/storm']],
  ['the beginning of a synonym', 'weather', ['/storm']],
  ['nothing by the first letters of a synonym', 'shee', []],
  ['a slip of the finger in a synonym', 'weatherprof', ['/storm']],
  ['no word of a synonym alone', 'rain', []],
  ['a synonym of several words', 'rain comes in', ['/leak']],
  ['its words in any order, with others between', 'in my kitchen comes rain', ['/leak']],
  ['a longer synonym alone', 'wet lamp', ['/vi']],
  ['pages for each meaning', 'plastic cover', ['/storm', '/leak']],
  ['the synonyms with the other words', 'hurricane sheeting', ['/storm']],
  ['the rest beside words that stand for nothing', 'whenever tarp', ['/storm']],
  ['the rest beside a phrase that stands for nothing', 'how do i tarp', ['/storm']],
  ['such a word where nothing else was typed', 'whenever', ['/leak']],
  ['nothing for nonsense', 'zzzxqj', []],
  ['nothing for punctuation', '?!', []],
])('finds %s', (_, query, expected) => {
  const found = find(query).map(({path}) => path);
  expect(found).toEqual(expected);
});

test.each([
  ['en', 'roof hail', ['/hail']],
  ['en', 'roof', ['/roof', '/hail', '/other']],
  ['vi', 'máy bay', []],
  ['vi', 'máy lạnh', ['/roof']],
  ['vi', 'bay máy lạnh', ['/roof']],
  ['ko', '아지', ['/other']],
  ['ko', '강아지', []],
])('in %s, “%s” is found by the words that tell pages apart', (locale, query, expected) => {
  const pages = [
    searchEntry('/roof', 'Roof: a new roof', 'A roof. Máy_lạnh, bay.'),
    searchEntry('/hail', 'After a storm', 'Your roof and hail.'),
    searchEntry('/other', 'Something else 많아지', 'A roof is above.'),
  ];
  expect(finder(pages, locale)(query).map(({path}) => path)).toEqual(expected);
});
