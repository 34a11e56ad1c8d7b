import {normalize, tidy, typedWords, words} from './searchWords';

type Rule = [from: RegExp, to: string];
const by =
  (rules: Rule[]) =>
  (word: string): string =>
    rules.reduce((text, [from, to]) => text.replace(from, to), word);

// cspell:disable
const english = by([
  [/(\w{3})(?:ings?|ie[sd]|ed|es|s|e|y)$/, '$1+'],
  [/(?:([^aeiou])\1)?\+$/, '$1'],
]);

/** Spanish by sound: v becomes b, z and soft c become s, ll becomes y, h goes. Then without its ending. */
const spanish = by([
  [/ll/g, 'y'],
  [/(ch)|h/g, '$1'],
  [/v/g, 'b'],
  [/z|c(?=[ei])/g, 's'],
  [/g(?=[ei])/g, 'j'],
  [/gu(?=[ei])/g, 'g'],
  [/qu(?=[ei])|c(?!h)/g, 'k'],
  [/ks(?=[ei])/g, 's'],
  [/(.)\1/g, '$1'],
  [/(.{3})s$/, '$1'],
  [/(.{4})(?:a?sion(?:e)?|mente|[ai]e?ndo|[ai]e?ron|[ai]d[ao]|[aei]r|[aeo])$/, '$1'],
]);

/** Hindi in Latin letters as people write it, without each "a" after the first letter. */
const LETTERS: Record<string, string> = Object.fromEntries(
  Object.entries({
    k: 'कख',
    g: 'गघ',
    n: 'ङञणनं',
    c: 'चछ',
    j: 'जझ',
    t: 'टठतथ',
    d: 'डढदध',
    p: 'प',
    f: 'फ',
    b: 'बभ',
    m: 'म',
    y: 'य',
    r: 'रऋृ',
    l: 'लळ',
    v: 'व',
    s: 'शषस',
    h: 'ह',
    i: 'इईिीएऐेै',
    u: 'उऊुूओऔोौऑॉ',
    a: 'अआ',
    '': 'ाः',
  }).flatMap(([latin, letters]) => [...letters].map((letter) => [letter, latin])),
);
const romanized = by([
  [/w/g, 'v'],
  [/z/g, 'j'],
  [/c(?=[eiy])/g, 's'],
  [/ck|c(?!h)|q/g, 'k'],
  [/chh?/g, 'c'],
  [/ph/g, 'f'],
  [/([kgjtdbs])h/g, '$1'],
  [/ee|e[ai]|a[iy]|ie|e|y(?![aeiou])/g, 'i'],
  [/oo|ou|au|o/g, 'u'],
  [/(.)\1+/g, '$1'],
]);
const hindi = (word: string): string =>
  by([
    [/(.)\u094d\1/g, '$1'],
    [/\u094d/g, ''],
    [/m(?=[pbf])/g, 'n'],
    [/(?!^)a/g, ''],
    [/y(?=i)/g, ''],
    [/((?!^).{3}(?=ing$)|.{3}(?=i?s$|iyu?n$)|..[^n](?=[nt]i?$)|.(?!nt)..(?=[iu]n?$)).+$/, '$1'],
  ])(
    /[a-z]/.test(word)
      ? romanized(word)
      : word.replace(/[^\u094d]/g, (letter) => LETTERS[letter] ?? letter),
  );

// cspell:enable

/** Korean letter by letter; vowels and consonants that sound alike are one. */
const korean = (word: string): string =>
  by([
    [/\u1162/g, '\u1166'],
    [/\u1164/g, '\u1168'],
    [/[\u116b\u116c]/g, '\u1170'],
    [/\u1171/g, '\u1175'],
    [/\u1101/g, '\u1100'],
    [/\u1104/g, '\u1103'],
    [/\u1108/g, '\u1107'],
    [/\u110a/g, '\u1109'],
    [/\u110d/g, '\u110c'],
    [/(.{3})[\u11ab\u11af\u11b7\u11b8\u11bb]$/, '$1'],
  ])(word.normalize('NFD'));

const SOUNDS: Record<string, (word: string) => string> = {
  en: english,
  es: spanish,
  hi: hindi,
  ko: korean,
};

/** A word as the search compares it: as it sounds, and without endings. */
export const sound = (word: string, locale: string): string =>
  SOUNDS[locale]?.(normalize(word)) ?? normalize(word);

const pairs = <Part>(parts: Part[]): [Part, Part][] =>
  parts.slice(1).map((part, index) => [parts[index]!, part]);

const isHangul = (word: string): boolean => /^\p{Script=Hangul}+$/u.test(word);

/** Korean words as they are typed in a hurry: without a space. */
const withoutSpaces = (typed: string[]): string[] =>
  typed
    .join(' ')
    .replace(/(\p{Script=Hangul}) (?=\p{Script=Hangul})/gu, '$1')
    .split(' ');

/** A Korean word in pairs of syllables, which overlap: compounds and endings share most of them. */
const inSyllables = (word: string): string[] =>
  isHangul(word) && word.length > 1 ? pairs([...word]).map((pair) => pair.join('')) : [word];

/** Vietnamese words with and without their marks. */
const eitherWay = (marked: string[]): string[] => [
  ...new Set([...marked.map(normalize), ...marked]),
];

/** Vietnamese syllables with their neighbors, without marks: most words have two syllables. */
const beside = (text: string): string[] => pairs(words(text)).map((pair) => pair.join(' '));

/** What a title, heading, summary, address or synonym can be found by. */
export function terms(text: string, locale: string): string[] {
  if (locale === 'vi') return [...eitherWay(words(text, tidy)), ...beside(text)];
  const typed = typedWords(text, locale);
  return (locale === 'ko' ? withoutSpaces(typed).flatMap(inSyllables) : typed).map((term) =>
    sound(term, locale),
  );
}

/** The words of a query, each by the terms that a title needs for it: in Vietnamese, pairs of neighbors. */
export function asked(query: string, locale: string): string[][] {
  if (locale === 'vi') {
    const found = beside(query);
    return (found.length > 0 ? found : words(query, tidy)).map((term) => [term]);
  }
  return typedWords(query, locale).map((word) =>
    (locale === 'ko' ? inSyllables(word) : [word]).map((term) => sound(term, locale)),
  );
}

/** "shingles" is "shingle". */
const singular = (word: string): string => word.replace(/([a-z]{3})s$/, '$1');

/** The words of a running text, as they are spelled; those of two syllables also by each. */
export const textWords = (text: string, locale: string): string[] =>
  locale === 'vi'
    ? eitherWay(words(text, tidy).flatMap((word) => [word, ...word.split('_')]))
    : typedWords(text, locale).map(singular);

/** The words of a query as a running text may spell them. Vietnamese marks count if they are typed. */
export function spelled(query: string, locale: string): string[] {
  if (locale !== 'vi') return textWords(query, locale);
  const syllables = words(query, tidy);
  return syllables.length === 2 ? [syllables.join('_')] : syllables;
}
