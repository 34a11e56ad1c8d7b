/** Files of messages as their translators write them. */
import {lineAt} from '../../src/markdown';
import type {Messages} from './status';

/** What is wrong with the form of a file, in words for a translator, and in which line. */
type JsonFault = {line: number; problem: string};

/** A file of messages, read once: as written, and as parsed, which is nothing where it has a fault. */
export type MessageFile = {file: string; text: string; fault: JsonFault | null; messages: Messages};

/** The line of a message's id; 1 if it is not there. */
export function lineOfId(text: string, id: string): number {
  const index = text.indexOf(`${JSON.stringify(id)}:`);
  return index < 0 ? 1 : lineAt(text, index);
}

/** Where a parser gave up, by what it says: a position, or the text around the character. */
function placeOf(message: string, text: string): number {
  const end = text.trimEnd().length;
  const position = /position (?<at>\d+)/.exec(message)?.groups?.at;
  if (position !== undefined) return Math.min(Number(position), end);
  const {sign, near} =
    /^Unexpected token '(?<sign>.+?)', (?:\.\.\.)?"(?<near>[^]*)"(?:\.\.\.)? is not/.exec(message)
      ?.groups ?? {};
  const index = near === undefined ? -1 : text.indexOf(near);
  return index < 0 ? end : index + near!.indexOf(sign!);
}

export function jsonFault(text: string): JsonFault | null {
  try {
    JSON.parse(text);
  } catch (error) {
    const line = lineAt(text, placeOf((error as Error).message, text));
    return {
      line,
      problem:
        'the file cannot be read from here on; look in this line and the one above for a comma, a bracket or a straight quotation mark that is missing or too many (write \\" for one within the words)',
    };
  }
  return twice(text);
}

/** An id that is there twice: the second one counts, and nobody sees the first. */
function twice(text: string): JsonFault | null {
  const lines = new Map<string, number>();
  for (const match of text.matchAll(/^ {2}"(?<id>(?:[^"\\]|\\.)+)":\s*\{/gm)) {
    const {id} = match.groups!;
    const line = lineAt(text, match.index);
    const first = lines.get(id!);
    if (first)
      return {line, problem: `${id} is there twice (line ${first}); delete one of the two`};
    lines.set(id!, line);
  }
  return null;
}
