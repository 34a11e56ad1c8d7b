import type {Root} from 'mdast';

import {lineAt} from './found';
import {plainText} from './readable';
import {walk} from './walk';

/**
 * Gives every node a position. The parser leaves out those around addresses without brackets
 * (https://github.com/syntax-tree/mdast-util-find-and-replace), so they are looked up in the text.
 */
export function fillPositions(tree: Root, source: string): void {
  walk(tree, (node, _index, parent) => {
    if (node.position || !parent) return;
    const from = parent.position!.start.offset!;
    const words = plainText(node);
    const found = source.indexOf(words, from);
    const start = found < 0 ? from : found;
    const point = (offset: number) => ({line: lineAt(source, offset), column: 1, offset});
    node.position = {start: point(start), end: point(start + (found < 0 ? 0 : words.length))};
  });
}
