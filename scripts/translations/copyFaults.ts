/** What differs between a copy of a Markdown file and its English, apart from the words. */
import type {Nodes} from 'mdast';
import {visit} from 'unist-util-visit';

import {
  attribute,
  type Body,
  type Found,
  idsIn,
  isJsx,
  isStillEnglish,
  LANGUAGE_FIELDS,
  LANGUAGES,
  lineOfFact,
  OTHER_LANGUAGE,
  type Read,
  readableText,
  readMarkdown,
} from '../../src/markdown';
import {lostNumbers, STILL_ENGLISH} from './messageFaults';

/** A piece of a text: its part of the tree, its lines as written, and the number of the first one. */
type Piece = {node: Nodes; text: string; line: number};

/** The beginning of another website's address in one language: `https://www.fema.gov/es/`. */
const ELSEWHERE = new RegExp(`^(https?://[^/]+)/(?:${LANGUAGES})(?:-[a-z]{2})?(?=/|$)`, 'i');

/** Nodes that are compared child by child; any other node is compared as one piece. */
const CONTAINERS = ['root', 'list', 'table', 'mdxJsxFlowElement'];

const shortened = (words: string): string => (words.length > 50 ? `${words.slice(0, 50)}…` : words);

/** The facts that are text, by field; nested ones as `cta.title`. */
const wordsOfFacts = (facts: Record<string, unknown>): Map<string, string> =>
  new Map(
    LANGUAGE_FIELDS.flatMap((field): [string, string][] => {
      const value = facts[field] ?? {};
      if (typeof value === 'string') return [[field, value]];
      return Object.entries(value).map(([name, inner]) => [`${field}.${name}`, String(inner)]);
    }),
  );

function factFaults(english: Read, copy: Read): Found[] {
  const theirs = wordsOfFacts(copy.file!.frontMatter);
  return [...wordsOfFacts(english.file!.frontMatter)].flatMap(([field, words]) => {
    const translation = theirs.get(field);
    const line = lineOfFact(copy.file!.head, field);
    const fault = (problem: string): Found => ({line, problem: `${field}: ${problem}`});
    if (translation === undefined) return [fault('is missing')];
    return [
      ...(isStillEnglish(words, translation, 1) ? [fault(STILL_ENGLISH)] : []),
      ...lostNumbers(words, translation).map(fault),
    ];
  });
}

/**
 * The address of a link without its parts in one language: the name of a heading, and the language in
 * the address of another website.
 */
function commonAddress(url: string): string {
  const [address = '', anchor] = url.split('#');
  const page = address.replace(ELSEWHERE, '$1').replace(OTHER_LANGUAGE, '').replace(/\/$/, '');
  return `${page}${anchor === undefined ? '' : '#'}`;
}

/** The entries of one list that another lacks; of equal ones, as many as it has more. */
function surplus(of: string[], over: string[]): string[] {
  const left = [...over];
  return of.filter((one) => {
    const at = left.indexOf(one);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

const kindOf = (node: Nodes): string => (isJsx(node) ? `<${node.name ?? ''}>` : node.type);

/** What all languages share: addresses of links and pictures, components and the ids that they name. */
function constantsOf(piece: Nodes): string[] {
  const constants: string[] = [];
  visit(piece, (node) => {
    if (node.type === 'link' || node.type === 'image' || node.type === 'definition')
      constants.push(`the link or picture ${commonAddress(node.url)}`);
    if (isJsx(node)) constants.push(kindOf(node), ...idsIn(attribute(node, 'of')));
  });
  return constants;
}

const sentencesOf = (node: Nodes): string[] =>
  readableText(node)
    .trim()
    .replace(/\s+/g, ' ')
    .split(/(?<=[.!?:;])\s/);

/** Words that stand in no sentence: descriptions of pictures, captions, titles of links. */
function wordsBeside(node: Nodes): string[] {
  const given = isJsx(node)
    ? ['caption', 'summary', 'title'].map((name) => attribute(node, name))
    : ['alt' in node && node.alt, 'title' in node && node.title];
  return given.filter((one): one is string => Boolean(one));
}

function beside(piece: Nodes): string[] {
  const found: string[] = [];
  visit(piece, (node) => void found.push(...wordsBeside(node)));
  return found;
}

const stillEnglish = (theirs: string[], ours: string[], least?: number): string[] =>
  theirs
    .filter((one) => ours.includes(one) && isStillEnglish(one, one, least))
    .map((one) => `“${shortened(one)}” ${STILL_ENGLISH}`);

/** Differences between two corresponding pieces. */
function pieceFaults(english: Piece, copy: Piece): Found[] {
  const [ours, theirs] = [constantsOf(english.node), constantsOf(copy.node)];
  return [
    ...new Set([
      ...stillEnglish(sentencesOf(copy.node), sentencesOf(english.node)),
      ...stillEnglish(beside(copy.node), beside(english.node), 1),
    ]),
    ...surplus(ours, theirs).map((one) => `${one} is missing`),
    ...surplus(theirs, ours).map((one) => `${one} is not in the English`),
    ...lostNumbers(english.text, copy.text, ` (line ${english.line})`),
  ].map((problem) => ({line: copy.line, problem}));
}

function pieceOf({source}: Body, node: Nodes): Piece {
  const {start, end} = node.position!;
  return {node, text: source.slice(start.offset, end.offset), line: start.line};
}

/** The children of a container, without comments for translators and writers. */
const partsOf = (node: Nodes): Nodes[] =>
  CONTAINERS.includes(node.type) && 'children' in node
    ? node.children.filter(({type}) => type !== 'mdxFlowExpression')
    : [];

/** Compares two texts part by part as far as they have the same parts. */
function bodyFaults(ours: Body, theirs: Body, english: Nodes, copy: Nodes): Found[] {
  const [original, translation] = [pieceOf(ours, english), pieceOf(theirs, copy)];
  const isAlike = kindOf(english) === kindOf(copy);
  const [there, here] = isAlike ? [partsOf(english), partsOf(copy)] : [[], []];
  if (here.length !== there.length) {
    const problem = `from here on the number of headings, paragraphs, items or rows is ${here.length}, and in the English (line ${original.line}) ${there.length}`;
    return [{line: translation.line, problem}, ...pieceFaults(original, translation)];
  }
  return here.length === 0
    ? pieceFaults(original, translation)
    : [
        ...stillEnglish(wordsBeside(copy), wordsBeside(english), 1).map((problem) => ({
          line: translation.line,
          problem,
        })),
        ...here.flatMap((part, index) => bodyFaults(ours, theirs, there[index]!, part)),
      ];
}

export async function copyFaults(englishFile: string, copyFile: string): Promise<Found[]> {
  const [english, copy] = await Promise.all([readMarkdown(englishFile), readMarkdown(copyFile)]);
  const [ours, theirs] = [english.file?.body, copy.file?.body];
  // The article rules report both in more detail.
  if (!ours) return [{line: 1, problem: `the English cannot be read: ${english.problems[0]}`}];
  if (!theirs) return [{line: 1, problem: `cannot be read: ${copy.problems[0]}`}];
  return [...factFaults(english, copy), ...bodyFaults(ours, theirs, ours.tree, theirs.tree)];
}
