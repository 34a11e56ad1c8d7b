import {asked, sound, spelled, terms, textWords} from '@site/src/lib/searchTerms';

// cspell:disable
test.each([
  ['en', ['leak', 'leaks', 'leaking', 'leaky']],
  ['en', ['drip', 'dripping']],
  ['es', ['filtra', 'filtración', 'filtraciones', 'filtrando']],
  ['es', ['reparación', 'reparasion', 'reparar']],
  ['es', ['vivienda', 'bibienda']],
  ['es', ['emergencia', 'emerjensia']],
  ['vi', ['dột', 'dot']],
  ['ko', ['허리캐인', '허리케인']],
  ['ko', ['슁글', '싱글']],
  ['ko', ['물새', '물샌', '물샙']],
  ['hi', ['छत', 'chhat', 'chat']],
  ['hi', ['टपक', 'टपकता', 'टपकना', 'tapak', 'tapakti']],
  ['hi', ['तूफ़ान', 'तुफान', 'toofan', 'tufaan']],
  ['hi', ['आँधी', 'आंधी', 'aandhi', 'andhi']],
  ['hi', ['टाइल', 'टाइलें', 'टाइल्स', 'tiles']],
])('in %s, %j sound alike', (locale, words) => {
  expect(new Set(words.map((word) => sound(word, locale))).size).toBe(1);
});

test.each([
  ['en', 'floor', 'flood'],
  ['es', 'techo', 'teja'],
  ['es', 'piso', 'pizza'],
  ['hi', 'सीलिंग', 'सीलन'],
  ['hi', 'गारंटी', 'घर'],
  ['ko', '못', '모'],
  ['ko', '이상', '이사'],
])('in %s, %s and %s do not', (locale, one, other) => {
  expect(sound(one, locale)).not.toBe(sound(other, locale));
});

test('Korean compounds come apart into pairs of syllables, with and without spaces', () => {
  expect(terms('지붕 누수', 'ko')).toEqual(terms('지붕누수', 'ko'));
  expect(terms('지붕누수', 'ko')).toHaveLength(3);
  expect(asked('지붕 누수', 'ko').flat()).toHaveLength(2);
});

test('Vietnamese words count with their marks and with their neighbors', () => {
  expect(terms('mái dột', 'vi')).toEqual(['mai', 'dot', 'mái', 'dột', 'mai dot']);
});

test.each([
  ['en', 'leaking gutters', ['leak', 'gutter'], ['leaking', 'gutter']],
  ['vi', 'nhà bị dột', ['nha bi', 'bi dot'], ['nhà', 'bị', 'dột']],
  ['vi', 'dột', ['dột'], ['dột']],
  ['vi', 'mái dột', ['mai dot'], ['mái_dột']],
  ['ko', '기와지붕', ['기와 와지 지붕'], ['기와지붕']],
])('in %s, “%s” asks titles for %j and texts for %j', (locale, query, ofTitles, ofTexts) => {
  expect(asked(query, locale).map((word) => word.join(' ').normalize('NFC'))).toEqual(ofTitles);
  expect(spelled(query, locale)).toEqual(ofTexts);
  expect(textWords(ofTexts.join(' '), locale)).toEqual(expect.arrayContaining(ofTexts));
});

test('a Vietnamese text has the syllables of its words, too', () => {
  expect(textWords('giếng_trời', 'vi')).toEqual(expect.arrayContaining(['giếng', 'troi']));
});
