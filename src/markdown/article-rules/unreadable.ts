import {blanked, find, onePerLine, withoutCode, type Found} from './found';
import {htmlProblems} from './html';
import {ALONE, MARKDOWN_COMPONENTS, named} from './vocabulary';
import {CODE} from './words';

/** The problem of a component that is opened and not closed, or the reverse, by the parser's message. */
function tagProblem(reason: string, written: string): string | undefined {
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

/**
 * Why a text cannot be read, in words for its writer.
 *
 * @param reason what the parser says (mdast-util-mdx-jsx 3.2.0)
 * @param line where the parser gave up
 */
export function unreadableProblems(source: string, reason: string, line: number): Found[] {
  const text = withoutCode(source);
  const tag = tagProblem(reason, source.split('\n')[line - 1] ?? '');
  const found = onePerLine([
    ...htmlProblems(source),
    ...find(text, {
      'the quotation marks in a tag have to be straight ones: "…"': /<\w+[^<>]*=\s*[“”‘’]/g,
    }),
    ...find(text.replace(/<\/?[A-Z][^<>]*>/g, blanked), {
      'write the address $& without the < and > around it':
        /(?<=<)(?:(?:https?:|mailto:|www\.)[^\s<>]*|[^\s<>@]+@[^\s<>]+)(?=>)/g,
      'a < in the words is read as the beginning of a tag; write "less than", or "under"':
        /<(?=[\d=$€.,%<+-])(?!!--)/g,
      'delete $&, which is for another program; headings have an address by themselves':
        /\{[#.:][^{}\n]*\}/g,
      'a $& in the words is read as code; write ( and ) instead of { and }': /\{|(?<!\{[^{}]*)\}/g,
    }),
    ...find(text, CODE),
    ...(tag ? [{line, problem: tag}] : []),
  ]);
  const problem = `cannot be read; look here for a < or a { in the words, or for a tag that is not closed (the tags are ${named(MARKDOWN_COMPONENTS)})`;
  return found.length > 0 ? found : [{line, problem}];
}
