import {find, inFile, type Sayings} from './found';

/** The line of the file that a fact is in, `cta.title` in that of its own; the first if it is missing. */
export function lineOfFact(head: string, field: string): number {
  const [name, inner] = field.split('.');
  const lines = head.split('\n');
  const top = lines.findIndex((line) => line.startsWith(`${name}:`));
  const own = lines.findIndex(
    (line, index) => index > top && new RegExp(`^\\s+${inner}:`).test(line),
  );
  return Math.max(own, top, 0) + 1;
}

const UNREADABLE =
  'cannot be read; write a name, a colon, a space and the words between quotation marks, like title: "Words"';

/** What stops YAML, from what is most often meant; `$&` is the name of the fact. */
const FACTS: Sayings = {
  'begins with a tab; write two spaces instead': /^ *\t/gm,
  '$&: its quotation mark is not closed; write a straight one (") at both ends':
    /^[\w -]+(?=:[ \t]*(?:"(?:[^"\\\n]|\\.)*|'(?:[^'\n]|'')*)$)/gm,
  '$&: has a straight quotation mark within its words; write curly ones there (“…”)':
    /^[\w -]+(?=:[ \t]*"(?:[^"\\\n]|\\.)*"[ \t]*[^\s#,}\]])/gm,
  '$&: has a colon in its words; put quotation marks around them: "…"':
    /^[\w -]+(?=:[ \t]+[^"'\s{[#][^"\n]*:\s)/gm,
  '$&: its bracket is not closed': /^[\w -]+(?=:[ \t]*(?:\[[^\]\n]*|\{[^}\n]*)$)/gm,
  [UNREADABLE]: /^\s*[\w-]+:\S|^[A-Za-z][^:\n]*$/gm,
};

/** What makes the facts unreadable, and in which line; from what is written and what YAML said. */
export function unreadableFacts(head: string, error: unknown): string {
  const {mark, reason} = error as {mark?: {line: number}; reason?: string};
  if (reason === undefined) throw error;
  const line = (mark?.line ?? 0) + 1;
  const name = head.split('\n')[line - 1]!.split(':')[0]!.trim();
  const found = reason.includes('duplicate')
    ? {line, problem: `${name}: is there twice; delete one of the two lines`}
    : (find(head, FACTS)[0] ?? {line, problem: UNREADABLE});
  return inFile([found])[0]!;
}
