import {normalize, typedWords, words} from '@site/src/lib/searchWords';

test.each([
  ['Roof Leak', 'roof leak'],
  ['The insurer’s form', "the insurer's form"],
  ['Inspección gratuita, ¿cuánto?', 'inspeccion gratuita, ¿cuanto?'],
  ['Thấm dột', 'tham dot'],
  ['Đánh giá mái nhà', 'danh gia mai nha'],
  ['지붕 누수', '지붕 누수'],
  ['지붕'.normalize('NFD'), '지붕'],
  ['छत की मरम्मत', 'छत की मरम्मत'],
  ['दरवाज़ा', 'दरवाजा'],
  ['आँधी', 'आंधी'],
  ['वारन्टी', 'वारंटी'],
  ['नयी', 'नई'],
])('%s compares as %s', (text, expected) => {
  expect(normalize(text)).toBe(expected.normalize('NFC'));
});

test.each([
  ['en', 'A 25% rule, for roofs!', ['a', '25', 'rule', 'for', 'roofs']],
  ['es', '¿Se filtra el techo?', ['se', 'filtra', 'el', 'techo']],
  ['vi', 'Mái nhà bị thấm dột.', ['mai', 'nha', 'bi', 'tham', 'dot']],
  ['vi', 'mái_nhà', ['mai_nha']],
  ['ko', '지붕에서 물이 샙니다.', ['지붕에서', '물이', '샙니다']],
  ['hi', 'छत से पानी टपकता है।', ['छत', 'से', 'पानी', 'टपकता', 'है']],
  ['en', ' – … ', []],
  [
    'en',
    'Up to $10,000, by 489.147 or 627.70131',
    ['up', 'to', '10000', 'by', '489147', 'or', '62770131'],
  ],
  ['es', 'hasta 1,250,000 o 10.000', ['hasta', '1250000', 'o', '10000']],
  ['en', '10,000, 10000 or $10000', ['10000', '10000', 'or', '10000']],
  ['en', 'Call (813) 555-0142', ['call', '8135550142']],
  ['en', '+1 813.555.0142', ['1', '8135550142']],
])('in %s, "%s" has its words', (_locale, text, expected) => {
  expect(words(text)).toEqual(expected);
});

test.each([
  ['ko', '지붕이 빗물받이를', ['지붕', '빗물받']],
  ['ko', '보험까지 허리케인으로', ['보험', '허리케인']],
  ['ko', '비가 새요', ['비', '새요']],
  ['en', '지붕이', ['지붕이']],
])('in %s, “%s” asks for these words', (locale, query, expected) => {
  expect(typedWords(query, locale)).toEqual(expected);
});
