/** Promises: each is made where the list says, and no page or service makes one beside the list. */
import {readdirSync, readFileSync} from 'node:fs';

import {englishMessages} from '../../scripts/translations/files';
import {claims} from '../../src/data/claims';

const markdown = (folder: string): string[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.mdx'))
    .map((file) => `${folder}/${file}`);

/** English texts by message id or path. */
let texts: Record<string, string>;

beforeAll(async () => {
  const files = ['services', 'blog', 'src/pages'].flatMap(markdown);
  texts = {
    ...(await englishMessages()),
    ...Object.fromEntries(files.map((file) => [file, readFileSync(file, 'utf8')])),
  };
}, 60_000);

/** Staff may write what they like in articles, as long as it is true: see the guide for them. */
const isArticle = (place: string): boolean => place.startsWith('blog/');

test('ids are unique, and a sentence states each promise', () => {
  expect(claims.length).toBeGreaterThan(40);
  expect(new Set(claims.map(({id}) => id)).size).toBe(claims.length);
  for (const {claim} of claims) expect(claim).toMatch(/^\p{Lu}.{10,}\.$/u);
});

test.each(claims)('$id: each place exists and makes the promise', ({says, places}) => {
  expect(places.filter((place) => !(place in texts))).toEqual([]);
  expect(places.filter((place) => !says.test(texts[place]!))).toEqual([]);
  expect(places).not.toEqual([]);
});

test.each(claims)('$id: no page or service makes it beside the list', ({says, places}) => {
  const saying = Object.keys(texts).filter(
    (place) => !isArticle(place) && says.test(texts[place]!),
  );
  // What a customer wrote is marked with the review.
  expect(saying.filter((place) => !places.includes(place) && !/^reviews\./.test(place))).toEqual(
    [],
  );
});

const OURS = /\b(?:we|our|ours|us)\b|\bYou (?:get|keep|owe|pay)\b/i;
// cspell:ignore bguarant bcertif bfinanc
const PROMISE =
  /\bguarant|\balways\b|\bnever\b|\bwarrant|\binsured\b|\bbonded\b|\bcertif|\bsame[ -]day\b|\bwithin (?:\d|\{)|\b24\/7\b|\bday or night\b|\bfree\b|\bno charge\b|\bdiscount|\bfinanc|\baward|\blowest\b|\bbest\b|\blifetime\b|\bmoney back\b|\bfamily[ -]owned\b|\bno obligation\b|\bexperience\b|\btrained\b|\blicensed\b|\bin writing\b|\bpromise|\bevery (?:job|roof|inspection|review|customer|slope|day)/i;

/** Sentences that have such words and promise nothing. */
const HARMLESS = [
  'You don’t need to know whose warranty it is.',
  'The installer’s own warranty usually went with the installer',
  'the contract, permit and warranty are business records',
];

const isPromise = (sentence: string): boolean => OURS.test(sentence) && PROMISE.test(sentence);

test('no page or service makes a promise that is not on the list', () => {
  const found = Object.entries(texts)
    .filter(([place]) => !isArticle(place) && !place.startsWith('reviews.'))
    .flatMap(([place, text]) =>
      text
        .split(/(?<=[.!?”])\s+|\n+/)
        .filter(isPromise)
        .filter((sentence) => !HARMLESS.some((part) => sentence.includes(part)))
        .filter((sentence) => !claims.some(({says}) => says.test(sentence)))
        .map((sentence) => `${place}: ${sentence}`),
    );
  // List a new promise in src/data/claims/, or what promises nothing in HARMLESS.
  expect(found).toEqual([]);
});

test.each([
  'We guarantee our work for 10 years.',
  'Our crews are bonded and insured.',
  'We never sell your number.',
  'Our lowest price, always.',
])('would notice “%s”', (sentence) => {
  expect(isPromise(sentence) && !claims.some(({says}) => says.test(sentence))).toBe(true);
});
