import type {Nodes, Root} from 'mdast';

import {attribute, isJsx} from '../jsx';

/** Markup inside a word, which does not split it: `**re**roof` is one word. */
const INLINE = ['emphasis', 'strong', 'delete', 'link', 'linkReference'];

/**
 * What a reader sees of a text: sentences, tables, headings, code and captions, without addresses,
 * picture descriptions or markup.
 */
export function readableText(node: Nodes): string {
  if (node.type === 'text' || node.type === 'inlineCode') return node.value;
  if (node.type === 'code') return ` ${node.value} `;
  const inner = 'children' in node ? node.children.map(readableText).join('') : '';
  if (INLINE.includes(node.type)) return inner;
  const caption = isJsx(node) ? (attribute(node, 'caption') ?? '') : '';
  return ` ${inner} ${caption} `;
}

/** The characters of a node and its descendants, joined without separators. */
export function plainText(node: Nodes): string {
  if (node.type === 'break') return '\n';
  if (node.type === 'text' || node.type === 'inlineCode') return node.value;
  return 'children' in node ? node.children.map(plainText).join('') : '';
}

/** The paragraphs of a plain text, and those of the reply, a block quote. */
export function paragraphsOf({children}: Root): {paragraphs: string[]; reply: string[]} {
  // Line breaks of the file become spaces; no-break spaces stay.
  const say = (nodes: Nodes[]) =>
    nodes.map((node) => plainText(node).replace(/[ \t]*\r?\n[ \t]*/g, ' '));
  return {
    paragraphs: say(children.filter(({type}) => type === 'paragraph')),
    reply: say(children.flatMap((node) => (node.type === 'blockquote' ? node.children : []))),
  };
}

export const countWords = (node: Nodes): number =>
  readableText(node).match(/\S*[\p{L}\p{N}]\S*/gu)?.length ?? 0;
