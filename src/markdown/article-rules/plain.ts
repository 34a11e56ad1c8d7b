import type {Paragraph, Root} from 'mdast';

import {lineAt} from './found';

/** Blocks of lines that begin with >, and blocks of others. */
const BLOCKS = /^>.*(?:\r?\n>.*)*|^(?!>)[ \t]*\S.*(?:\r?\n(?!>)[ \t]*\S.*)*/gm;

/**
 * A text of `company/` as a tree: paragraphs, and lines that begin with > as a quotation. Everything else
 * is shown as it was typed, because customers write "1." and "<3" and no Markdown.
 */
export function plainTree(source: string): Root {
  const children: Root['children'] = [...source.matchAll(BLOCKS)].map(({0: written, index}) => {
    const point = (offset: number) => ({line: lineAt(source, offset), column: 1, offset});
    const position = {start: point(index), end: point(index + written.length)};
    const paragraph = (value: string): Paragraph => ({
      type: 'paragraph',
      children: [{type: 'text', value: value.trim()}],
      position,
    });
    if (!written.startsWith('>')) return paragraph(written);
    const quoted = written.replace(/^>[ \t]*/gm, '').split(/\n\s*\n/);
    return {
      type: 'blockquote',
      children: quoted.filter((one) => one.trim()).map(paragraph),
      position,
    };
  });
  return {
    type: 'root',
    children,
    position: {
      start: {line: 1, column: 1, offset: 0},
      end: {line: 1, column: 1, offset: source.length},
    },
  };
}
