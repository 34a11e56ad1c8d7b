import type {Nodes} from 'mdast';

/** What is wrong, in words for the writer, and in which line of the text (the first is 1). */
export type Found = {line: number; problem: string};

/** The line of the text in which a piece of it begins. */
export const lineOf = (node: Nodes): number => node.position!.start.line;

/** The number of the line that a position in a text is in. */
export const lineAt = (text: string, index: number): number =>
  text.slice(0, index).split('\n').length;

const keepLines = (text: string): string => text.replace(/[^\n]/g, ' ');

/**
 * A text whose code and notes are blank, so that a search finds only what readers see. Lines and
 * positions stay.
 */
export function withoutCode(source: string): string {
  return source
    .replace(/^(?<fence>`{3,}|~{3,})[^]*?(?:^\k<fence>[`~]*[ \t]*$|$(?![^]))/gm, keepLines)
    .replace(/(?<!`)(?<ticks>`+)(?!`)(?:(?!\n\s*\n)[^])*?(?<!`)\k<ticks>(?!`)/g, keepLines)
    .replace(/\{\s*\/\*[^]*?\*\/\s*\}/g, keepLines)
    .replace(/\\[^\n]/g, '  ');
}

/** Every place of a text where a pattern matches, with what to say of it. */
export function search(
  text: string,
  pattern: RegExp,
  problem: (match: RegExpExecArray) => string,
): Found[] {
  return [...text.matchAll(pattern)].map((match) => ({
    line: lineAt(text, match.index),
    problem: problem(match),
  }));
}
