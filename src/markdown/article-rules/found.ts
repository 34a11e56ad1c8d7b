/** What is wrong, in words for the writer, and in which line of the text (the first is 1). */
export type Found = {line: number; problem: string};

/** Sentences for the writer, each with the pattern that it is about; `$&` in one is what was found. */
export type Sayings = Record<string, RegExp>;

/** The number of the line that a position in a text is in. */
export const lineAt = (text: string, index: number): number =>
  text.slice(0, index).split('\n').length;

/** Every place of a text that one of the patterns matches. They must be global. */
export const find = (text: string, sayings: Sayings): Found[] =>
  Object.entries(sayings).flatMap(([sentence, pattern]) =>
    [...text.matchAll(pattern)].map(({0: written, index}) => ({
      line: lineAt(text, index),
      problem: sentence.replaceAll('$&', () => written.trim()),
    })),
  );

/** The first sentence whose pattern matches a value, which stands for `$&` as a whole. */
export const judge = (value: string, sayings: Sayings): string | undefined =>
  Object.entries(sayings)
    .find(([, pattern]) => value.search(pattern) >= 0)?.[0]
    .replaceAll('$&', () => value);

export const onePerLine = (found: Found[]): Found[] =>
  found.filter(({line}, index) => found.findIndex((one) => one.line === line) === index);

/** In words, in the order of the lines, which are counted from the top of the file. */
export const inFile = (found: Found[], firstLine = 1): string[] => [
  ...new Set(
    [...found]
      .sort((a, b) => a.line - b.line)
      .map(({line, problem}) => `line ${line + firstLine - 1}: ${problem}`),
  ),
];

/** What was said of all that may be wrong. */
export const said = (all: readonly (string | false | null | undefined)[]): string[] =>
  all.filter((one) => typeof one === 'string');

/** As many spaces, in as many lines. */
export const blanked = (text: string): string => text.replace(/[^\n]/g, ' ');

/**
 * A text whose code and notes are blank, so that a search finds only what readers see. Lines and
 * positions stay.
 */
export const withoutCode = (source: string): string =>
  source
    .replace(/^(?<fence>`{3,}|~{3,})[^]*?(?:^\k<fence>[`~]*[ \t]*$|$(?![^]))/gm, blanked)
    .replace(/(?<!`)(?<ticks>`+)(?!`)(?:(?!\n\s*\n)[^])*?(?<!`)\k<ticks>(?!`)/g, blanked)
    .replace(/\{\s*\/\*[^]*?\*\/\s*\}/g, blanked)
    .replace(/\\[^\n]/g, '  ');
