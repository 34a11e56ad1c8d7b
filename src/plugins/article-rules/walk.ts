import type {Nodes, Parents} from 'mdast';

/**
 * Calls for a node and everything in it, in the order of the text. In place of `unist-util-visit`,
 * which gives every node a function with a name of its own: a third of a whole check.
 */
export function walk(
  node: Nodes,
  see: (node: Nodes, index?: number, parent?: Parents) => void,
  index?: number,
  parent?: Parents,
): void {
  see(node, index, parent);
  if ('children' in node) node.children.forEach((child, at) => walk(child, see, at, node));
}
