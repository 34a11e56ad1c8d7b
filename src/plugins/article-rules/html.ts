import {search, withoutCode, type Found} from './found';

const WORD =
  'this was pasted from Word with its HTML; paste it as plain text (Ctrl+Shift+V) and write the Markdown anew';

/** The tags of HTML that people paste or remember, and what to write instead. */
const INSTEAD: Record<string, string> = {
  a: 'write a link as [words](address)',
  b: 'write bold words as **words**',
  strong: 'write bold words as **words**',
  i: 'write italic words as *words*',
  em: 'write italic words as *words*',
  br: 'leave an empty line between two paragraphs',
  hr: 'leave it out, or begin a new section with ## and a heading',
  p: 'leave an empty line between two paragraphs',
  ul: 'write each point of a list on a line that begins with "- "',
  ol: 'write each point of a list on a line that begins with "1. "',
  li: 'write each point of a list on a line that begins with "- "',
  table: 'write the table with | between the cells',
  tr: 'write the table with | between the cells',
  td: 'write the table with | between the cells',
  th: 'write the table with | between the cells',
  h2: 'write a heading as ## Heading',
  h3: 'write a heading as ### Heading',
  h4: 'write a heading as #### Heading',
};

/** Tags that may stay: Markdown has no sign for them. */
const ALLOWED = ['img', 'sub', 'sup', 'kbd', 'abbr'];

const OTHERS =
  'span|font|div|u|s|strike|center|small|big|mark|tbody|thead|h5|h6|blockquote|pre|code|iframe|script|style|video|button|section|o|meta|link|html|body';
const TAG = new RegExp(
  `<\\/?(?<name>${Object.keys(INSTEAD).join('|')}|${OTHERS})(?=[\\s/>])`,
  'gi',
);

/** Whether a tag is one of HTML: allowed, or told with what to write instead. */
export const isKnownTag = (name: string): boolean =>
  name === 'h1' || ALLOWED.includes(name) || name in INSTEAD || OTHERS.split('|').includes(name);

/**
 * HTML that does not belong into an article: what Word leaves, comments, styles, tags that Markdown
 * has a sign for. One for a line, the most telling.
 */
export function htmlProblems(source: string): Found[] {
  const text = withoutCode(source);
  const found = [
    ...search(
      text,
      /<\/?[ovwm]:\w+|class\s*=\s*["']?Mso|mso-|<!--\[if|<!\[endif|<\?xml/gi,
      () => WORD,
    ),
    ...search(
      text,
      /<!--/g,
      () => 'a note in <!-- --> does not work here; write {/* the note */}, or delete it',
    ),
    ...search(
      text,
      /<\w[^<>]*\sstyle\s*=/g,
      () =>
        'colors, sizes and fonts are the same on every page; delete the tag with style=, and keep its words',
    ),
    ...search(text, TAG, ({groups}) => {
      const name = groups!.name!.toLowerCase();
      return `<${name}> is HTML; ${INSTEAD[name] ?? 'delete the tag, and keep the words in it'}`;
    }),
  ];
  return found.filter(({line}, index) => found.findIndex((one) => one.line === line) === index);
}
