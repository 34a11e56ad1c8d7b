import {find, lineAt, onePerLine, withoutCode, type Found} from './found';
import {htmlProblems} from './html';
import {ALONE, MARKDOWN_COMPONENTS, named} from './vocabulary';
import {CODE} from './words';

type Tag = {name: string; line: number};

const unclosed = ({name, line}: Tag): Found => ({
  line,
  problem: ALONE.includes(name)
    ? `<${name}> is not closed; write <${name} />, with the slash`
    : `<${name}> is not closed; write </${name}> on a line of its own below what belongs into it`,
});

/** Components that are opened and not closed, or the other way round. */
function unclosedTags(text: string): Found[] {
  const open: Tag[] = [];
  const found: Found[] = [];
  for (const match of text.matchAll(
    /<(?<end>\/?)(?<name>[A-Z]\w*)(?:"[^"]*"|[^<>"])*?(?<alone>\/?)>/g,
  )) {
    const {end, name, alone} = match.groups as {end: string; name: string; alone: string};
    const line = lineAt(text, match.index);
    if (alone) continue;
    if (!end) open.push({name, line});
    else if (open.some((one) => one.name === name)) {
      while (open.at(-1)!.name !== name) found.push(unclosed(open.pop()!));
      open.pop();
    } else {
      const problem = `</${name}> closes what was never opened; write <${name}> above it, or delete it`;
      found.push({line, problem});
    }
  }
  return [...found, ...open.map(unclosed)];
}

const withoutTags = (text: string): string =>
  text.replace(
    /<\/?[A-Za-z][\w.]*(?:\s+[\w-]+(?:=(?:"[^"]*"|'[^']*'|\{[^{}]*\}))?)*\s*\/?>/g,
    (tag) => tag.replace(/[^\n]/g, ' '),
  );

/**
 * Why a text cannot be read, in words for its writer.
 *
 * @param line where the parser gave up, for what has no name of its own here
 */
export function unreadableProblems(source: string, line: number): Found[] {
  const text = withoutCode(source);
  const found = onePerLine([
    ...htmlProblems(source),
    ...find(text, {
      'the quotation marks in a tag have to be straight ones: "…"': /<\w+[^<>]*=\s*[“”‘’]/g,
    }),
    ...find(withoutTags(text), {
      'write the address $& without the < and > around it':
        /(?<=<)(?:(?:https?:|mailto:|www\.)[^\s<>]*|[^\s<>@]+@[^\s<>]+)(?=>)/g,
      'a < in the words is read as the beginning of a tag; write "less than", or "under"':
        /<(?=[\d=$€.,%<+-])(?!!--)/g,
      'a $& in the words is read as code; write ( and ) instead of { and }': /\{|(?<!\{[^{}]*)\}/g,
    }),
    ...find(text, CODE),
    ...unclosedTags(text),
  ]);
  if (found.length > 0) return found;
  const problem = `cannot be read; look here for a < or a { in the words, or for a tag that is not closed (the tags are ${named(MARKDOWN_COMPONENTS)})`;
  return [{line, problem}];
}
