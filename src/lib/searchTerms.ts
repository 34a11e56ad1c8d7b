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
  [/(.{3})(?:a?sion(?:es)?|mente|[ai]e?ndo|[ai]e?ron|[ai]d[ao]s?|[aei]r|[aeo]s|[aeo])$/, '$1'],
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
    [/(.{3})[\u11a8-\u11c2]$/, '$1'],
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

/** Korean words in pairs of syllables, which overlap: compounds and endings share most of them. */
const inSyllables = (typed: string[]): string[] =>
  typed.flatMap((word) =>
    isHangul(word) && word.length > 1 ? pairs([...word]).map((pair) => pair.join('')) : [word],
  );

/** Korean words as they are typed in a hurry: without a space. */
const withoutSpaces = (typed: string[]): string[] =>
  typed.reduce<string[]>((all, word) => {
    const last = all.at(-1);
    const isOne = last && isHangul(last) && isHangul(word);
    return isOne ? [...all.slice(0, -1), last + word] : [...all, word];
  }, []);

/**
 * The search terms of a text or a query. A Vietnamese word also counts with its marks, and with its
 * neighbor, since a syllable alone says little.
 *
 * @param inOrder whether the words are in their original order, so that neighbors count
 */
export function terms(text: string, locale: string, inOrder = true): string[] {
  if (locale === 'ko') {
    const typed = typedWords(text, locale);
    return inSyllables(inOrder ? withoutSpaces(typed) : typed).map((term) => sound(term, locale));
  }
  if (locale !== 'vi') return words(text, locale).map((word) => sound(word, locale));
  const marked = words(text, locale, tidy);
  const plain = marked.map((word) => normalize(word));
  const beside = inOrder ? pairs(plain).map((pair) => pair.join(' ')) : [];
  return [...plain, ...marked.filter((word, index) => word !== plain[index]), ...beside];
}
