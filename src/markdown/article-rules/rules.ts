import type {Nodes, Root} from 'mdast';
import type {MdxFlowExpression, MdxTextExpression} from 'mdast-util-mdx';

import {company} from '../../data/company';
import {sources} from '../../data/sources';
import {folderOf} from '../copies';
import type {Place} from './address';
import {find, inFile} from './found';
import type {Kind} from './frontMatter';
import {tagProblem} from './html';
import {attribute, idsIn, isJsx} from '../jsx';
import {JSX, lint, rule, type Rule} from './lint';
import {nearest} from '../nearest';
import {ownTags} from '../ownTags';
import type {Body} from './read';
import {countWords, plainText} from './readable';
import {referenceRules} from './references';
import {MARKDOWN_COMPONENTS, SERVICE_COMPONENTS} from './vocabulary';
import {
  BESIDE,
  CODE,
  DAMAGED,
  EMOJI,
  IN_PARAGRAPHS,
  IN_TEXT,
  LEFTOVERS,
  MARKS,
  MARKUP,
  SHOUTED,
} from './words';

const HEADINGS: Rule[] = [
  rule(['heading'], (node, {above, parent, index, written}) => {
    const {depth, children} = node;
    if (/\n[ \t>]*[-=]+[ \t]*$/.test(written))
      return 'the line below makes a heading of these words; leave an empty line between them, or delete it';
    const words = plainText(node).replace(/\s+/g, ' ').trim();
    if (children.length === 0) return 'a heading has no words; write them, or delete the line';
    const next = parent!.children
      .slice(index + 1)
      .find(({type}) => type !== 'mdxFlowExpression' && type !== 'definition');
    return [
      depth > above + 1 &&
        `this heading skips a level; write ${'#'.repeat(above + 1)} instead of ${'#'.repeat(depth)}`,
      SHOUTED.test(words) &&
        'this heading is all in capitals; write it as in a sentence, with one at its start',
      EMOJI.test(words) &&
        'this heading has a little picture in it, which is read aloud in words; delete it',
      children.length === 1 &&
        children[0]!.type === 'strong' &&
        'a heading is bold by itself; leave out its stars',
      (!next || (next.type === 'heading' && next.depth <= depth)) &&
        'nothing stands below this heading; write its text, or delete it',
    ];
  }),
  rule(['paragraph'], ({children: [only, ...others]}, {parent}) => {
    if (only?.type !== 'strong' || others.length > 0 || parent?.type !== 'root') return null;
    const words = plainText(only).trim();
    const isHeading = words.length <= 60 && !/[.!?:;,।。…”"]$/.test(words);
    return isHeading && `"${words}" is a bold line and no heading; write ## ${words}`;
  }),
];

const TABLES_AND_LISTS: Rule[] = [
  rule(
    ['table'],
    ({children}) => children.length === 1 && 'this table has no rows below its first; add one',
  ),
  rule(['tableRow'], ({children: {length}}, {parent}) => {
    const [first] = parent!.children;
    const width = first?.type === 'tableRow' ? first.children.length : 0;
    return (
      length !== width &&
      `this row of the table has ${length} ${length === 1 ? 'cell' : 'cells'}, and the first row has ${width}; add or delete a | (write \\| for one within the words)`
    );
  }),
  rule(
    ['list'],
    ({start, children}) =>
      Number(start) > 100 &&
      children.length === 1 &&
      `${start}. at the beginning of a line begins a list; write ${start}\\. or begin with another word`,
  ),
  rule(
    ['listItem'],
    ({checked}) =>
      typeof checked === 'boolean' &&
      'a box before a point cannot be ticked here; leave out the [ ], and put the list between <Checklist> and </Checklist>',
  ),
  rule(
    ['code'],
    (_node, {written}) =>
      /^(?:```|~~~)/.test(written) &&
      !/\n[ \t>]*(?:`{3,}|~{3,})[ \t]*$/.test(written) &&
      'code is not closed, so all below it is shown as code; write ``` on a line of its own after it',
  ),
];

const WORDS: Rule[] = [
  rule(
    ['delete'],
    (_node, {written}) =>
      !written.startsWith('~~') &&
      `"${written}" strikes words out; write a range with a dash, like 2–3, or \\~ for the sign itself`,
  ),
  rule(
    ['footnoteDefinition'],
    () => 'footnotes are not shown here; write the note where it belongs, in brackets',
  ),
  rule(
    ['link'],
    ({url, children: [words]}, {written}) =>
      /^(?:https?:|www\.)/.test(written) &&
      words?.type === 'text' &&
      /[^\x20-\x7e]/.test(url) &&
      `words stick to the address ${written}; put a space behind it, or write [words](address)`,
  ),
  rule(
    ['root'],
    (node) =>
      countWords(node) === 0 &&
      !node.children.some(isJsx) &&
      'the text is missing: write it below the second --- line',
  ),
  rule(['root'], (_node, {words}) => find(words, IN_TEXT)),
  // One report per paragraph is enough: all lines of a list have the same problem.
  rule(['paragraph'], (_node, {words}) =>
    Object.entries(IN_PARAGRAPHS).map(([says, pattern]) => find(words, {[says]: pattern})[0]),
  ),
  rule(['text'], (_node, {words}) => {
    const beside = find(words, BESIDE);
    return beside.length > 0 ? beside : find(words, MARKS);
  }),
];

/** The rules for plain texts, such as a customer's words: paragraphs, and in a review one reply. */
export const plainRules = (kind: Kind): Rule[] => [
  rule(['root'], ({children}, {words}) => [
    !kind.startsWith('job') &&
      !children.some(({type}) => type === 'paragraph') &&
      'the words are missing: write them below the second --- line',
    // A customer's own words are shown as they were typed.
    find(words, kind.startsWith('review') ? DAMAGED : {...LEFTOVERS, ...MARKUP}),
  ]),
  rule(
    ['blockquote'],
    (_node, {parent, index}) =>
      (!kind.startsWith('review') || index !== (parent as Root).children.length - 1) &&
      'lines that begin with > are our reply, which stands below a review alone; write them last, or leave the > out',
  ),
];

/** The first tag of what is written. */
const tagIn = (written: string): string => /^<[^>]*>/.exec(written)?.[0] ?? '';

/** Whether MDX made no program of the braces: they hold a note. */
const isNote = ({data}: MdxFlowExpression | MdxTextExpression): boolean =>
  data?.estree?.body.length === 0;

/** Rules for text that parses but is no text: code, which would run in the build, and unknown tags. */
function crashRules(file: string): Rule[] {
  const components = folderOf(file)?.kind === 'service' ? SERVICE_COMPONENTS : MARKDOWN_COMPONENTS;
  const own = ownTags(file);
  return [
    // Docusaurus 3.10.2 writes its words into the page's code as it does facts (`escapingFact`).
    rule(
      ['heading'],
      (node) =>
        node.depth === 1 &&
        `"${plainText(node).trim()}" is a first-level heading, and the title is the page's only one; write "## ${plainText(node).trim()}"`,
    ),
    rule(
      ['mdxjsEsm'],
      (_node, {written}) => find(written, CODE)[0] ?? `${written} is read as code`,
    ),
    rule(JSX, ({attributes, position}) =>
      attributes
        .filter(({type, value}) => type !== 'mdxJsxAttribute' || typeof (value ?? '') !== 'string')
        .map((one) => ({
          line: one.position!.start.line - position!.start.line + 1,
          problem: `this tag has ${one.type === 'mdxJsxAttribute' ? `${one.name}=` : ''}{…}, which is read as code; write words between quotation marks, like summary="What is inside"`,
        })),
    ),
    rule(
      ['mdxTextExpression', 'mdxFlowExpression'],
      (node) =>
        !isNote(node) && `{${node.value}} is read as code; write ( and ) instead of { and }`,
    ),
    rule(
      JSX,
      ({name, attributes}, {written}) =>
        !own.includes(tagIn(written)) &&
        tagProblem(
          name ?? '',
          attributes.flatMap((one) => ('name' in one ? one.name : [])),
          components,
        ),
    ),
  ];
}

/** The problems of a text that would crash its page, or run code, with lines of the file. */
export const crashProblems = (body: Body, file: string): string[] =>
  inFile(lint(body, crashRules(file)));

/**
 * A remark plugin: stops the build at a text that would crash its page, or run code. The first of Docusaurus's
 * `beforeDefaultRemarkPlugins`: there the tree has all that was written, and nothing of Docusaurus's own.
 */
export const refuseCode =
  () =>
  (tree: Root, {path, value}: {path: string; value: unknown}): void => {
    const problems = crashProblems({tree, source: String(value)}, path);
    if (problems.length > 0) throw new Error([path, ...problems].join('\n'));
  };

/** Whether a node or one of its descendants has one of the types, or names of tags. */
const holds = (node: Nodes, types: string[]): boolean =>
  types.includes(isJsx(node) ? (node.name ?? '') : node.type) ||
  ('children' in node && node.children.some((child) => holds(child, types)));

const sourceProblems = (ids: string[]): string[] => {
  const known = sources.map(({id}) => id);
  return ids
    .filter((id) => !known.includes(id))
    .map((id) => {
      const near = nearest(id, known, 4);
      return `there is no source "${id}"${near ? `; did you mean "${near}"?` : `; you can name ${known.join(', ')}`}`;
    });
};

/** Finds known tags that lack an attribute or content. */
const TAGS = rule(JSX, (node) => {
  const {name} = node;
  const lacks = (field: string): boolean => !attribute(node, field)?.trim();
  return [
    name === 'Sources' && lacks('of')
      ? `<Sources> names no source; write the names of some, like <Sources of="${sources[0]!.id}" />`
      : name === 'Sources' && sourceProblems(idsIn(attribute(node, 'of'))),
    name === 'Figure' &&
      lacks('caption') &&
      'this <Figure> has no words below its picture; write <Figure caption="What it shows">',
    name === 'Figure' &&
      !holds(node, ['image', 'imageReference']) &&
      'this <Figure> holds no picture; write ![what it shows](address) between its two tags',
    name === 'Checklist' &&
      !holds(node, ['listItem']) &&
      'this <Checklist> holds no list; begin each line between its two tags with "- "',
    name === 'Details' &&
      lacks('summary') &&
      'this <Details> has no line to tap; write <Details summary="What is inside">',
    name === 'If' &&
      !((attribute(node, 'fact') ?? '') in company) &&
      'this <If> names no fact of src/data/company.ts; write one, like <If fact="emergency">',
    name === 'If' &&
      holds(node, ['heading']) &&
      'a heading stays where its fact goes; begin <If> below it',
  ];
});

export const rulesFor = (place: Place, file: string): Rule[] => [
  ...HEADINGS,
  ...TABLES_AND_LISTS,
  ...WORDS,
  ...crashRules(file),
  ...referenceRules(place),
  ...(place.section === '' ? [] : [TAGS]),
];
