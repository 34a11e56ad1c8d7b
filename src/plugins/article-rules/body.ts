import type {Nodes, Root} from 'mdast';
import {visit} from 'unist-util-visit';

import {company} from '../../data/company';
import {isJsx} from './jsx';
import {picturesIn} from './pictures';
import {countWords} from './readable';
import {MARKDOWN_COMPONENTS, TRUNCATE_MARKER} from './vocabulary';

/** The text of an article: as parsed, as written, and the number of its first line in the file. */
export type Body = {tree: Root; source: string; firstLine: number};

/** What is wrong with one node, and in which line of the text. */
type Found = {line: number; problem: string};

const lineOf = (node: Nodes): number => node.position!.start.line;

/** First-level headings, `# Big` as well as underlined with `===` or written `<h1>`. */
function headingProblem(node: Nodes, source: string): Found[] {
  const isHeading = node.type === 'heading' && node.depth === 1;
  if (!isHeading && !(isJsx(node) && node.name === 'h1')) return [];
  const {start, end} = node.position!;
  const written = source.slice(start.offset, end.offset);
  const lines = written.split(/\r?\n\s*/);
  const isUnderlined = isHeading && !written.startsWith('#');
  const quoted = isUnderlined ? lines.slice(0, -1).join(' ') : lines[0]!;
  const better = written.startsWith('#')
    ? `#${quoted}`
    : `## ${quoted.replace(/<\/?h1[^>]*>/g, '')}`;
  return [
    {
      line: start.line,
      problem: `"${quoted}" is a first-level heading, and the title is the page's only one; write "${better}"`,
    },
  ];
}

/** The words in a node itself, including its attributes and its description. */
function ownWords(node: Nodes): string {
  if (node.type === 'text' || node.type === 'inlineCode') return node.value;
  if (node.type === 'mdxTextExpression' || node.type === 'mdxFlowExpression') {
    return node.value.replace(/\/\*[^]*?\*\//g, '');
  }
  if (node.type === 'image' || node.type === 'imageReference') return node.alt ?? '';
  if (!isJsx(node)) return '';
  return node.attributes
    .map(({value}) => (typeof value === 'string' ? value : (value?.value ?? '')))
    .join('\n');
}

/** The number as it is displayed, even if a line breaks between its parts. */
const PHONE_NUMBER = new RegExp(
  company.phone.display.replace(/[^\w\s]/g, '\\$&').replace(/\s+/g, '\\s+'),
  'g',
);

function phoneProblems(node: Nodes): Found[] {
  const words = ownWords(node);
  return [...words.matchAll(PHONE_NUMBER)].map(({index}) => ({
    line: lineOf(node) + (node.type === 'text' ? words.slice(0, index).split('\n').length - 1 : 0),
    problem:
      'write <Phone /> instead of the number, so that it can be tapped and changes everywhere at once',
  }));
}

function componentProblem(node: Nodes): Found[] {
  if (!isJsx(node) || !/^[A-Z]/.test(node.name ?? '')) return [];
  if (MARKDOWN_COMPONENTS.includes(node.name!)) return [];
  const known = MARKDOWN_COMPONENTS.filter((name) => name !== 'Head').join(', ');
  return [
    {line: lineOf(node), problem: `<${node.name}> is not available here; you can use ${known}`},
  ];
}

function pictureProblems(tree: Root, pictureExists: (address: string) => boolean): Found[] {
  return picturesIn(tree).flatMap(({alt, address, line, altGoes}) => [
    ...(alt === ''
      ? [
          {
            line,
            problem: `the picture ${address} has no description; write what it shows ${altGoes}, for people who cannot see it`,
          },
        ]
      : []),
    ...(address.startsWith('/') && !pictureExists(address)
      ? [{line, problem: `there is no picture at static${address}`}]
      : []),
  ]);
}

const isTruncateMarker = (node: Nodes | undefined): boolean =>
  node?.type === 'mdxFlowExpression' && `{${node.value}}` === TRUNCATE_MARKER;

/**
 * What is wrong with the text of an article, in words for its writer.
 *
 * @param pictureExists whether there is a picture at a path such as `/img/figures/roof.svg`
 */
export function bodyProblems(
  {tree, source, firstLine}: Body,
  pictureExists: (address: string) => boolean,
): string[] {
  if (countWords(tree) === 0) {
    return ['the text is missing: write it below the second --- line'];
  }
  const found: Found[] = [];
  visit(tree, (node) => {
    found.push(...headingProblem(node, source), ...phoneProblems(node), ...componentProblem(node));
  });
  found.push(...pictureProblems(tree, pictureExists));
  return [
    ...(isTruncateMarker(tree.children[0])
      ? []
      : [
          `the first line of the text has to be ${TRUNCATE_MARKER}, so that the list of articles does not load the whole text`,
        ]),
    ...new Set(found.map(({line, problem}) => `line ${line + firstLine - 1}: ${problem}`)),
  ];
}
