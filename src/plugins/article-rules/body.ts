import type {Nodes} from 'mdast';

import type {Place} from './address';
import {incompleteProblems} from './components';
import {lineOf, withoutCode, type Found} from './found';
import {headingProblems} from './headings';
import {htmlProblems, isKnownTag} from './html';
import {isJsx} from './jsx';
import {leftoverProblems} from './leftovers';
import {linkProblems} from './links';
import {nearest} from './nearest';
import {numbersIn} from './phone';
import {pictureProblems} from './pictures';
import {fillPositions} from './positions';
import type {Body} from './read';
import {countWords} from './readable';
import {typingProblems} from './typing';
import {esmProblems} from './unreadable';
import {MARKDOWN_COMPONENTS, SERVICE_COMPONENTS} from './vocabulary';
import {walk} from './walk';

/** First-level headings, `# Big` as well as underlined with `===` or written `<h1>`. */
function firstLevelProblem(node: Nodes, source: string): Found[] {
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

function phoneProblems(node: Nodes): Found[] {
  const words = ownWords(node);
  return numbersIn(words).map((index) => ({
    line: lineOf(node) + (node.type === 'text' ? words.slice(0, index).split('\n').length - 1 : 0),
    problem:
      'write <Phone /> instead of the number, so that it can be tapped and changes everywhere at once',
  }));
}

function componentProblem(node: Nodes, components: string[]): Found[] {
  if (!isJsx(node) || !/^[A-Z]/.test(node.name ?? '')) return [];
  if (components.includes(node.name!)) return [];
  const known = components.filter((name) => name !== 'Head').join(', ');
  return [
    {line: lineOf(node), problem: `<${node.name}> is not available here; you can use ${known}`},
  ];
}

/** A tag in small letters that is neither ours nor one of HTML: it would show nothing. */
function smallTagProblem(node: Nodes, components: string[]): Found[] {
  if (!isJsx(node) || !/^[a-z]/.test(node.name ?? '') || isKnownTag(node.name!)) return [];
  const near = nearest(node.name!, components, 2);
  return [
    {
      line: lineOf(node),
      problem: `<${node.name}> is no tag${near ? `; did you mean <${near}>, with a capital letter?` : '; delete it, and keep the words in it'}`,
    },
  ];
}

/** Braces around anything but a note: MDX takes it for code. */
function braceProblem(node: Nodes): Found[] {
  if (node.type !== 'mdxTextExpression' && node.type !== 'mdxFlowExpression') return [];
  if (node.value.replace(/\/\*[^]*?\*\//g, '').trim() === '') return [];
  return [
    {
      line: lineOf(node),
      problem: `{${node.value}} is read as code; write ( and ) instead of { and }`,
    },
  ];
}

const componentsOf = (section: string): string[] =>
  section === '/services' ? [...MARKDOWN_COMPONENTS, ...SERVICE_COMPONENTS] : MARKDOWN_COMPONENTS;

const inFile = (found: Found[], firstLine: number): string[] => [
  ...new Set(
    [...found]
      .sort((a, b) => a.line - b.line)
      .map(({line, problem}) => `line ${line + firstLine - 1}: ${problem}`),
  ),
];

/** What of a text would end the page that shows it, as readable as it is: unknown tags, and code. */
export function crashProblems({tree, source, firstLine}: Body, section: string): string[] {
  const found = esmProblems(withoutCode(source));
  const components = componentsOf(section);
  walk(tree, (node) => {
    found.push(...componentProblem(node, components), ...braceProblem(node));
  });
  return inFile(found, firstLine);
}

/**
 * What is wrong with the text of an article or a service, in words for its writer.
 *
 * @param place where it is, and what its links and pictures may lead to
 */
export function bodyProblems({tree, source, firstLine}: Body, place: Place): string[] {
  const isEmpty = countWords(tree) === 0 && !tree.children.some(isJsx);
  fillPositions(tree, source);
  const components = componentsOf(place.section);
  const found: Found[] = [
    // Other pages are engineers' work, with tags where Markdown has no sign.
    ...(place.section === '' ? [] : [...htmlProblems(source), ...incompleteProblems(tree)]),
    ...esmProblems(withoutCode(source)),
    ...linkProblems(tree, place),
    ...leftoverProblems(source),
    ...headingProblems(tree),
    ...typingProblems(tree, source),
    ...pictureProblems(tree, place),
  ];
  walk(tree, (node) => {
    found.push(
      ...firstLevelProblem(node, source),
      ...phoneProblems(node),
      ...componentProblem(node, components),
      ...(place.section === '' ? [] : smallTagProblem(node, components)),
      ...braceProblem(node),
    );
  });
  return [
    ...(isEmpty ? ['the text is missing: write it below the second --- line'] : []),
    ...inFile(found, firstLine),
  ];
}
