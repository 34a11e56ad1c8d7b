/** Files of messages as their translators write them. */
import type {Message, TransformFailure} from 'esbuild';

import {encodingProblem, type Found, lineAt} from '../../src/markdown';
import type {Messages} from './status';

/** A file of messages: its text and its parsed messages, which are empty where the file has a fault. */
export type MessageFile = {file: string; text: string; fault: Found | null; messages: Messages};

/** The line of a message's id; 1 if it is not there. */
export function lineOfId(text: string, id: string): number {
  const index = text.indexOf(`${JSON.stringify(id)}:`);
  return index < 0 ? 1 : lineAt(text, index);
}

/** The first fault in the syntax of a file, with its line, in words for a translator; null without one. */
export async function jsonFault(text: string): Promise<Found | null> {
  // Loaded on demand: esbuild does not load in jsdom, where tests read the English messages.
  const {transformSync} = await import('esbuild');
  const problem = encodingProblem(text);
  if (problem) return {line: 1, problem};
  try {
    const {warnings} = transformSync(text.trimEnd(), {loader: 'json', logLevel: 'silent'});
    JSON.parse(text);
    return twice(warnings);
  } catch (error) {
    const [first] = (error as Partial<TransformFailure>).errors ?? [];
    return {
      line: first?.location?.line ?? 1,
      problem:
        'the file cannot be read from here on; look in this line and the one above for a comma, a bracket or a straight quotation mark that is missing or too many (write \\" for one within the words)',
    };
  }
}

/** An id that is there twice: the second one counts, and nobody sees the first. */
function twice([second]: Message[]): Found | null {
  if (!second) return null;
  const [, id] = /"(.*)"/.exec(second.text)!;
  const [{line: first}, {line}] = [second.notes[0]!.location!, second.location!];
  return {line, problem: `${id} is there twice (line ${first}); delete one of the two`};
}
