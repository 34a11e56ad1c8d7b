/** What a text is made of, apart from its words: to compare a translation with its English. */
import type {Nodes, Root} from 'mdast';
import {SKIP, visit} from 'unist-util-visit';

import {attribute, isJsx} from '../../src/plugins/article-rules/jsx';
import {plainText} from '../../src/plugins/article-rules/readable';
import {idsIn} from '../../src/plugins/source-list';

/** One piece of a text: a heading, a paragraph, an item of a list, a row of a table, a component. */
export type Block = {
  /** In words for translators. Pieces that answer to each other have the same. */
  kind: string;
  line: number;
  words: string;
  /** The addresses of its links and pictures, in order. */
  links: string[];
  /** The components within its words, such as `<Phone>`, and the entries that it names. */
  components: string[];
};

const isNote = (value: string): boolean => value.replace(/\/\*[^]*?\*\//g, '').trim() === '';

/** What a piece is; null for what has none of its own. */
function kindOf(node: Nodes): string | null {
  switch (node.type) {
    case 'heading':
      return `heading with ${'#'.repeat(node.depth)}`;
    case 'paragraph':
      return 'paragraph';
    case 'listItem':
      return 'item of a list';
    case 'tableRow':
      return `row of a table with ${node.children.length} cells`;
    case 'code':
      return 'block of code';
    case 'blockquote':
      return 'quotation';
    case 'thematicBreak':
      return 'line across';
    case 'mdxFlowExpression':
      return isNote(node.value) ? null : 'expression';
    case 'mdxJsxFlowElement':
      return `<${node.name ?? ''}>`;
    default:
      return null;
  }
}

/** The attribute that names entries of a list instead of saying words: `<Sources of="mold liens" />`. */
const NAMING = 'of';

/** The words that a component takes in quotation marks: a caption, a summary. */
function captionOf(node: Nodes): string {
  if (!isJsx(node)) return '';
  return node.attributes
    .filter((one) => !('name' in one && one.name === NAMING))
    .map(({value}) => (typeof value === 'string' && /\s/.test(value) ? value : ''))
    .join(' ')
    .trim();
}

/** What a component names, each entry like a component of its own: no language changes them. */
const namedBy = (node: Nodes): string[] => (isJsx(node) ? idsIn(attribute(node, NAMING)) : []);

/** The node that has the words of a piece: of an item of a list, its first paragraph. */
function wordsOf(node: Nodes): Nodes | null {
  if (node.type === 'listItem') {
    const [first] = node.children;
    return first?.type === 'paragraph' ? first : null;
  }
  return ['heading', 'paragraph', 'tableRow'].includes(node.type) ? node : null;
}

/** The words of a piece, with something between the cells of a row. */
const plainWords = (node: Nodes): string =>
  node.type === 'tableRow' ? node.children.map(plainText).join(' | ') : plainText(node);

/** The addresses that names in square brackets stand for. */
function definitionsOf(tree: Root): Map<string, string> {
  const addresses = new Map<string, string>();
  visit(tree, 'definition', ({identifier, url}) => {
    if (!addresses.has(identifier)) addresses.set(identifier, url);
  });
  return addresses;
}

function inlineOf(
  node: Nodes,
  definitions: Map<string, string>,
): Pick<Block, 'links' | 'components'> {
  const links: string[] = [];
  const components: string[] = [];
  visit(node, (inner) => {
    if (inner.type === 'link' || inner.type === 'image') links.push(inner.url);
    if (inner.type === 'linkReference' || inner.type === 'imageReference') {
      links.push(definitions.get(inner.identifier) ?? '');
    }
    if (isJsx(inner)) components.push(`<${inner.name ?? ''}>`);
  });
  return {links, components};
}

/**
 * The pieces of a text, in order.
 *
 * @param firstLine the number of the text's first line in its file
 */
export function outlineOf(tree: Root, firstLine: number): Block[] {
  const definitions = definitionsOf(tree);
  const blocks: Block[] = [];
  visit(tree, (node, index, parent) => {
    if (parent?.type === 'listItem' && index === 0 && node.type === 'paragraph') return SKIP;
    const kind = kindOf(node);
    if (kind === null) return undefined;
    const worded = wordsOf(node);
    blocks.push({
      kind,
      line: node.position!.start.line + firstLine - 1,
      words: worded ? plainWords(worded) : captionOf(node),
      ...(worded ? inlineOf(worded, definitions) : {links: [], components: namedBy(node)}),
    });
    return node.type === 'listItem' || node.type === 'blockquote' || isJsx(node) ? undefined : SKIP;
  });
  return blocks;
}
