/** A problem, in words for the writer, and its line in the text (the first is 1). */
export type Found = {line: number; problem: string};

/** Sentences for the writer, each with the pattern that it reports; `$&` stands for the match. */
export type Sayings = Record<string, RegExp>;

/** The number of the line that a position in a text is in. */
export const lineAt = (text: string, index: number): number =>
  text.slice(0, index).split('\n').length;

/** Words of a text in a sentence: a pasted picture is a megabyte of letters. */
const quoted = (text: string): string => (text.length > 100 ? `${text.slice(0, 100)}…` : text);

/** A text for a terminal: signs that command it, or turn its lines round, are shown as boxes. */
export const printable = (text: string): string =>
  text.replace(/(?![\n\u200c\u200d])[\p{Cc}\p{Cf}\p{Co}\u2028\u2029]/gu, '\ufffd');

/** Every match of the patterns, which must be global, in a text. */
export const find = (text: string, sayings: Sayings): Found[] =>
  Object.entries(sayings).flatMap(([sentence, pattern]) =>
    [...text.matchAll(pattern)].map(({0: written, index}) => ({
      line: lineAt(text, index),
      problem: sentence.replaceAll('$&', () => quoted(written.trim())),
    })),
  );

/** The first sentence whose pattern matches, with the whole value in the place of `$&`. */
export const judge = (value: string, sayings: Sayings): string | undefined =>
  Object.entries(sayings)
    .find(([, pattern]) => value.search(pattern) >= 0)?.[0]
    .replaceAll('$&', () => quoted(value));

/** The problems as text, each once, sorted by line. */
export const inFile = (found: Found[]): string[] => [
  ...new Set(
    [...found].sort((a, b) => a.line - b.line).map(({line, problem}) => `line ${line}: ${problem}`),
  ),
];

/**
 * Why nothing in a file can be judged: git's marks of two versions, or a sign that is no part of a text. A
 * carriage return alone ends a line for some programs only.
 */
export function damage(text: string): Found | null {
  const merged = text.search(/^(?:<{7}|>{7})(?:[ \r\n]|$)/m);
  if (merged >= 0)
    return {
      line: lineAt(text, merged),
      problem:
        'two versions were merged here; keep one, and delete the lines that begin with <<<<<<<, ======= and >>>>>>>',
    };
  const index = text.search(/(?![\t\n]|\r\n)\p{Cc}/u);
  if (index < 0) return null;
  const problem =
    text[index] === '\r'
      ? 'the line ends as on old Macs; save the file anew with the line ends of Windows or Linux'
      : 'a sign that cannot be seen was copied with the words; delete the word and type it anew';
  return {line: lineAt(text, index), problem};
}

/** Keeps the messages of checks that found a problem. */
export const said = (all: readonly (string | false | null | undefined)[]): string[] =>
  all.filter((one) => typeof one === 'string');

/** Replaces all characters but line breaks by spaces. */
export const blanked = (text: string): string => text.replace(/[^\n]/g, ' ');

/**
 * Blanks code and notes, so that a search finds only text that readers see. Lines and positions stay
 * the same.
 */
export const withoutCode = (source: string): string =>
  source
    .replace(/^(?<fence>`{3,}|~{3,})[^]*?(?:^\k<fence>[`~]*[ \t]*$|$(?![^]))/gm, blanked)
    .replace(/(?<!`)(?<ticks>`+)(?!`)(?:(?!\n\s*\n)[^])*?(?<!`)\k<ticks>(?!`)/g, blanked)
    .replace(/\{\s*\/\*[^]*?\*\/\s*\}/g, blanked)
    .replace(/\\[^\n]/g, '\\ ');
