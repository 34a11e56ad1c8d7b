// cspell:disable -- the languages' words
/** Numbers as words. A language that is not here has its digits compared alone. */
const TENS = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];
const ONES =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen';
const ORDINALS = 'first second third fourth fifth sixth seventh eighth ninth tenth';

const counted = (words: string, from = 1): Record<string, number> =>
  Object.fromEntries(words.split(' ').map((word, index) => [word, index + from]));

const each = (words: Record<string, number>): Record<string, number[]> =>
  Object.fromEntries(Object.entries(words).map(([word, value]) => [word, [value]]));

/** What English words may stand for where another language has digits: half an hour, 30 minutes. */
export const ENGLISH_COUNTED: Record<string, readonly number[]> = {
  ...each(counted(ONES)),
  ...each(counted(ORDINALS)),
  ...each(Object.fromEntries(TENS.map((word, index) => [word, (index + 2) * 10]))),
  ...each({once: 1, twice: 2, double: 2, both: 2, thirds: 3, quarters: 4, fifths: 5, dozen: 12}),
  ...each({hundred: 100, thousand: 1000, million: 1_000_000, single: 1, a: 1, an: 1, another: 1}),
  half: [2, 0.5, 30, 50],
  quarter: [4, 0.25, 15, 25],
};

export const COUNTED: Record<string, Record<string, number>> = {
  es: {
    ...counted('uno dos tres cuatro cinco seis siete ocho nueve diez once doce'),
    ...{un: 1, una: 1, primer: 1, primero: 1, primera: 1, segundo: 2, mil: 1000},
  },
  vi: {...counted('một hai ba bốn năm sáu bảy tám chín mười')},
  ko: {
    ...counted('한 두 세 네 다섯 여섯 일곱 여덟 아홉 열 열한 열두'),
    ...{하나: 1, 둘: 2, 셋: 3, 넷: 4, 첫: 1},
  },
  hi: {
    ...counted('एक दो तीन चार पाँच छह सात आठ नौ दस ग्यारह बारह'),
    ...{पांच: 5, छः: 6, पहला: 1, पहली: 1, पहले: 1, दोनों: 2},
  },
};

/** Words after a number that multiply it, the longer ones first. */
export const SCALES: {word: RegExp; times: number}[] = [
  {word: /^\s?(?:billion|mil millones|tỷ|अरब|십억)/iu, times: 1_000_000_000},
  {word: /^\s?억/u, times: 100_000_000},
  {word: /^\s?(?:천만|करोड़)/u, times: 10_000_000},
  {word: /^\s?(?:million|millones|millón|triệu|백만)/iu, times: 1_000_000},
  {word: /^\s?लाख/u, times: 100_000},
  {word: /^\s?만/u, times: 10_000},
  {word: /^\s?(?:thousand|mil(?!\p{L})|nghìn|ngàn|천|हज़ार|हजार)/iu, times: 1000},
];
