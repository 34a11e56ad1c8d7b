import type {Nodes, Parents, Root} from 'mdast';

import {lineAt, withoutCode, type Found} from './found';
import type {Body} from './read';
import {plainText} from './readable';

/** What a rule knows of a node beside itself. */
export type At = {
  tree: Root;
  /** The node as written: whole, and with code and notes blank. */
  written: string;
  words: string;
  parent: Parents | undefined;
  index: number;
  /** The level of the heading before; the title's is the first. */
  above: number;
};

type Says = string | Found | false | null | undefined | Says[];

/**
 * A rule of the linter: which nodes it looks at, and what it says of one (nothing if all is well). What
 * is wrong and what is right stands in tests/support/articleMistakes.ts: begin a new rule there.
 */
export type Rule = {types: readonly string[]; check(node: Nodes, at: At): Says};

/** Tags, such as `<Figure>`. */
export const JSX = ['mdxJsxFlowElement', 'mdxJsxTextElement'] satisfies Nodes['type'][];

export const rule = <T extends Nodes['type']>(
  types: T[],
  check: (node: Extract<Nodes, {type: T}>, at: At) => Says,
): Rule => ({types, check: check as Rule['check']});

/** Checks a text by all rules, in one walk of its tree. */
export function lint({tree, source}: Omit<Body, 'firstLine'>, rules: Rule[]): Found[] {
  const found: Found[] = [];
  const blank = withoutCode(source);
  let above = 1;
  // The parser gives no position to addresses without brackets, so they are looked up in the text
  // (https://github.com/syntax-tree/mdast-util-find-and-replace).
  const spanOf = (node: Nodes, from: number): [number, number] => {
    if (node.position) return [node.position.start.offset!, node.position.end.offset!];
    const start = source.indexOf(plainText(node), from);
    return start < 0 ? [from, from] : [start, start + plainText(node).length];
  };
  const see = (node: Nodes, from: number, index: number, parent?: Parents): void => {
    const [start, end] = spanOf(node, from);
    const line = node.position?.start.line ?? lineAt(source, start);
    const tell = (says: Says): void => {
      if (Array.isArray(says)) says.forEach(tell);
      else if (typeof says === 'string') found.push({line, problem: says});
      else if (says) found.push({...says, line: line + says.line - 1});
    };
    const written = source.slice(start, end);
    const at = {tree, written, words: blank.slice(start, end), parent, index, above};
    rules
      .filter(({types}) => types.includes(node.type))
      .forEach(({check}) => tell(check(node, at)));
    // A heading of the first level, which has a rule of its own, will be one of the second.
    if (node.type === 'heading' && node.children.length > 0) above = Math.max(node.depth, 2);
    if ('children' in node) node.children.forEach((child, at) => see(child, start, at, node));
  };
  see(tree, 0, 0);
  return found;
}
