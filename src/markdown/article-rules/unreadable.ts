import {blanked, find, type Found, type Sayings, withoutCode} from './found';
import {FROM_WORD, tagProblem} from './html';
import {ALONE, MARKDOWN_COMPONENTS, named, SERVICE_COMPONENTS} from './vocabulary';
import {CODE} from './words';

/** The problem of a component that is opened and not closed, or the reverse, by the parser's message. */
function endProblem(reason: string, written: string): string | undefined {
  const open = /closing tag for `<(?<name>[A-Z]\w*)>`/.exec(reason)?.groups?.name;
  if (open) {
    return ALONE.includes(open)
      ? `<${open}> is not closed; write <${open} />, with the slash`
      : `<${open}> is not closed; write </${open}> on a line of its own below what belongs into it`;
  }
  const [, end] = /<\/([A-Z]\w*)/.exec(written) ?? [];
  return end && reason.includes('closing slash')
    ? `</${end}> closes what was never opened; write <${end}> above it, or delete it`
    : undefined;
}

const SIGNS: Sayings = {
  [FROM_WORD]: /<!--\[if|<!\[endif|<\?xml|<\/?[ovwm]:\w|class\s*=\s*["']?Mso/gi,
  'a note in <!-- --> does not work here; write {/* the note */}, or delete it': /<!--/g,
  'the quotation marks in a tag have to be straight ones: "…"': /<\w+[^<>]*=\s*[“”‘’]/g,
  'write the address $& without the < and > around it':
    /(?<=<)(?:(?:https?:|mailto:|www\.)[^\s<>]*|[^\s<>@]+@[^\s<>]+)(?=>)/g,
  'a < in the words is read as the beginning of a tag; write "less than", or "under"':
    /<(?=[\d=$€.,%<+-])/g,
  'delete $&, which is for another program; headings have an address by themselves':
    /\{[#.:][^{}\n]*\}/g,
  ...CODE,
};
const BRACE: Sayings = {
  'a $& in the words is read as code; write ( and ) instead of { and }': /[{}]/g,
};
const UNKNOWN = `cannot be read; look here for a < or a { in the words, or for a tag that is not closed (the tags are ${named(MARKDOWN_COMPONENTS)})`;

/**
 * Why a text cannot be read, in words for its writer, and the text without the signs that are to blame:
 * those of the line that the parser names, or of the nearest line above it that has any.
 *
 * @param error what the parser says (mdast-util-mdx-jsx 3.2.0): for an unclosed tag, with the tag's line
 */
export function unreadable(source: string, error: unknown): Found & {less: string} {
  const {reason, line: end} = error as {reason?: string; line?: number};
  if (reason === undefined) throw error;
  const from = Number(/\((?<line>\d+):[\d:-]+\)/.exec(reason)?.groups?.line ?? end ?? 1);
  const sign = reason.includes('import/export')
    ? /^(?:im|ex)port\b/
    : /expression/.test(reason)
      ? /[{}]/g
      : /<[^<>]*>?/g;
  const lines = source.split('\n');
  const texts = withoutCode(source).split('\n');
  let line = from;
  while (line > 1 && texts[line - 1]!.search(sign) < 0) line -= 1;
  const text = texts[line - 1]!;
  lines[line - 1] = lines[line - 1]!.replace(sign, blanked);
  const [, name, inside = ''] = /<\/?(\p{L}[\w.:-]*)([^<>]*)/u.exec(text) ?? [];
  const problem =
    find(text, SIGNS)[0]?.problem ??
    (name && tagProblem(name, inside.match(/[\w:-]+(?=\s*=)/g) ?? [], SERVICE_COMPONENTS)) ??
    endProblem(reason, text) ??
    find(text, BRACE)[0]?.problem ??
    UNKNOWN;
  return {line, problem, less: lines.join('\n')};
}
