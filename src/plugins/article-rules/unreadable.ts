import {lineAt, search, withoutCode, type Found} from './found';
import {htmlProblems} from './html';
import {MARKDOWN_COMPONENTS} from './vocabulary';

/** Components that stand alone. */
const ALONE = ['ClaimsNotice', 'Email', 'Phone', 'ServiceList'];

type Tag = {name: string; line: number};

/** Components that are opened and not closed, or the other way round. */
function unclosedTags(text: string): Found[] {
  const open: Tag[] = [];
  const found: Found[] = [];
  for (const match of text.matchAll(
    /<(?<end>\/?)(?<name>[A-Z]\w*)(?:"[^"]*"|[^<>"])*?(?<alone>\/?)>/g,
  )) {
    const {end, name, alone} = match.groups as {end: string; name: string; alone: string};
    const tag = {name, line: lineAt(text, match.index)};
    if (alone) continue;
    if (!end) open.push(tag);
    else if (open.at(-1)?.name === name) open.pop();
    else if (!open.some((one) => one.name === name)) {
      found.push({
        line: tag.line,
        problem: `</${name}> closes what was never opened; write <${name}> above it, or delete it`,
      });
    } else {
      while (open.at(-1)!.name !== name) found.push(unclosed(open.pop()!));
      open.pop();
    }
  }
  return [...found, ...open.map(unclosed)];
}

const unclosed = ({name, line}: Tag): Found => ({
  line,
  problem: ALONE.includes(name)
    ? `<${name}> is not closed; write <${name} />, with the slash`
    : `<${name}> is not closed; write </${name}> on a line of its own below what belongs into it`,
});

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
export function unreadableProblems(source: string, line: number | undefined): Found[] {
  const text = withoutCode(source);
  const bare = withoutTags(text);
  const found = [
    ...htmlProblems(source),
    ...search(
      text,
      /<\w+[^<>]*=\s*[“”‘’]/g,
      () => 'the quotation marks in a tag have to be straight ones: "…"',
    ),
    ...search(
      bare,
      /<(?<address>(?:https?:|mailto:|www\.)[^\s<>]*|[^\s<>@]+@[^\s<>]+)>/g,
      ({groups}) => `write the address ${groups!.address} without the < and > around it`,
    ),
    ...search(
      bare,
      /<(?=[\d=$€.,%<+-])(?!!--)/g,
      () => 'a < in the words is read as the beginning of a tag; write "less than", or "under"',
    ),
    ...search(
      bare,
      /\{|(?<!\{[^{}]*)\}/g,
      ([sign]) => `a ${sign} in the words is read as code; write ( and ) instead of { and }`,
    ),
    ...esmProblems(text),
  ];
  const tags = unclosedTags(text);
  const wrong = [...found, ...tags].filter(
    (one, index, all) => all.findIndex((other) => other.line === one.line) === index,
  );
  if (wrong.length > 0) return wrong.sort((a, b) => a.line - b.line);
  const known = MARKDOWN_COMPONENTS.filter((name) => name !== 'Head').join(', ');
  return [
    {
      line: line ?? 1,
      problem: `cannot be read; look here for a < or a { in the words, or for a tag that is not closed (the tags are ${known})`,
    },
  ];
}

/** Lines that begin with import or export, which MDX reads as code. */
export const esmProblems = (text: string): Found[] =>
  search(
    text,
    /^(?<word>import|export)\s/gm,
    ({groups}) =>
      `a paragraph that begins with the small word "${groups!.word}" is read as code; begin it with another word or a capital letter`,
  );
