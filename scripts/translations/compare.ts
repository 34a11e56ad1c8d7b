/** What differs between a translation and its English, apart from the words. */
import {LANGUAGES, OTHER_LANGUAGE} from '../../src/plugins/article-rules/address';
import {englishValues, numberFaults} from './numbers';
import type {Block} from './outline';
import {steps} from './sequence';

/** What is wrong, in words for a translator, and in which line of the translation. */
export type Fault = {line: number; problem: string};

/** The beginning of another website's address in one language: `https://www.fema.gov/es/`. */
const ELSEWHERE = new RegExp(`^(https?://[^/]+)/(?:${LANGUAGES})(?:-[a-z]{2})?(?=/|$)`, 'i');

const shortened = (words: string): string => {
  const plain = words.replace(/\s+/g, ' ').trim();
  return plain.length > 50 ? `${plain.slice(0, 50)}…` : plain;
};

const named = ({kind, words, line}: Block, where: string): string =>
  `${kind}${words ? ` (“${shortened(words)}”, line ${line}${where})` : ` (line ${line}${where})`}`;

/**
 * The address of a link without what is a language's own: the name of a heading, the language of
 * another website's page.
 */
function commonAddress(url: string): string {
  const [address = '', anchor] = url.split('#');
  const page = address.replace(ELSEWHERE, '$1').replace(OTHER_LANGUAGE, '').replace(/\/$/, '');
  return `${page}${anchor === undefined ? '' : '#'}`;
}

/** What only one of two lists has, each as often as it has it more. */
function surplus(of: string[], over: string[]): string[] {
  const left = [...over];
  return of.filter((one) => {
    const at = left.indexOf(one);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

function linkFaults(english: Block, copy: Block): string[] {
  const faults = copy.links
    .filter((url) => OTHER_LANGUAGE.test(url))
    .map(
      (url) =>
        `the link ${url} leads to one language; write ${url.replace(OTHER_LANGUAGE, '') || '/'}, and every reader stays in theirs`,
    );
  const ours = english.links.map(commonAddress);
  const theirs = copy.links.map(commonAddress);
  return [
    ...faults,
    ...surplus(ours, theirs).map((url) => `the link or picture ${url} of the English is missing`),
    ...surplus(theirs, ours).map((url) => `the link or picture ${url} is not in the English`),
  ];
}

/**
 * Whether a piece has the words of its English: names, which have capitals, may stay.
 *
 * @param least how many words in small letters make it English: a button has few
 */
export const isStillEnglish = (english: string, translation: string, least = 3): boolean =>
  english.trim() === translation.trim() &&
  (translation.match(/(?<![\p{L}.])\p{Ll}{2,}(?![\p{L}.])/gu) ?? []).length >= least;

const sentencesOf = (words: string): string[] =>
  words.replace(/\s+/g, ' ').split(/(?<=[.!?:;])\s+/);

/** What of a piece is still English: all of it, or some of its sentences. */
function englishIn(english: string, translation: string): string[] {
  if (isStillEnglish(english, translation)) return [translation];
  const theirs = sentencesOf(translation);
  return sentencesOf(english).filter((one) => isStillEnglish(one, one) && theirs.includes(one));
}

/** What differs within two pieces that answer to each other. */
function blockFaults(english: Block, copy: Block, locale: string, known: number[]): string[] {
  return [
    ...englishIn(english.words, copy.words).map(
      (words) => `“${shortened(words)}” is still the English words`,
    ),
    ...surplus(english.components, copy.components).map((name) => `${name} is missing`),
    ...surplus(copy.components, english.components).map((name) => `${name} is not in the English`),
    ...linkFaults(english, copy),
    ...numberFaults(english.words, copy.words, locale, known, ` (line ${english.line})`),
  ];
}

/** What of a piece is the same in every language. */
const markOf = ({words, links}: Block): string =>
  [...(words.match(/\d+/g) ?? []), ...links.map(commonAddress)].join(' ');

/** Where a translation is made of other pieces than its English, or a piece has other facts. */
export function compareOutlines(english: Block[], copy: Block[], locale: string): Fault[] {
  const known = english.flatMap(({words}) => englishValues(words));
  const marks = [english, copy].map((blocks) => blocks.map(markOf));
  // Of many rows one is missing: the one whose numbers and links are.
  const weigh = (i: number, j: number): number =>
    english[i]!.kind === copy[j]!.kind ? 1000 + (marks[0]![i] === marks[1]![j] ? 1 : 0) : 0;
  return steps(english, copy, weigh).flatMap(({kind, old, now}): Fault[] => {
    if (kind === 'gone') {
      const line = (copy[now] ?? copy.at(-1))?.line ?? 1;
      return [
        {line, problem: `here a piece is missing: ${named(english[old]!, ' of the English')}`},
      ];
    }
    const {line} = copy[now]!;
    if (kind === 'new') {
      return [{line, problem: `the English has no such piece: ${named(copy[now]!, '')}`}];
    }
    return blockFaults(english[old]!, copy[now]!, locale, known).map((problem) => ({
      line,
      problem,
    }));
  });
}
