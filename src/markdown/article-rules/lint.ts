import type {Nodes, Parents} from 'mdast';

import {withoutCode, type Found} from './found';
import type {Body} from './read';

/** The context of a node that a rule gets. */
export type At = {
  /** The node as written: whole, and with code and notes blank. */
  written: string;
  words: string;
  parent: Parents | undefined;
  index: number;
  /** The level of the previous heading; the title has level 1. */
  above: number;
};

type Says = string | Found | false | null | undefined | Says[];

/**
 * A rule of the linter: the types of nodes to check, and a function that returns the problems of a node.
 * Begin a new rule in tests/support/mistakes.ts, with examples of wrong and right texts.
 */
export type Rule = {types: readonly string[]; check(node: Nodes, at: At): Says};

/** Tags, such as `<Figure>`. */
export const JSX = ['mdxJsxFlowElement', 'mdxJsxTextElement'] satisfies Nodes['type'][];

export const rule = <T extends Nodes['type']>(
  types: T[],
  check: (node: Extract<Nodes, {type: T}>, at: At) => Says,
): Rule => ({types, check: check as Rule['check']});

export function lint({tree, source}: Body, rules: Rule[]): Found[] {
  const found: Found[] = [];
  const blank = withoutCode(source);
  let above = 1;
  const tell = (says: Says, line: number): void => {
    if (Array.isArray(says)) says.forEach((one) => tell(one, line));
    else if (typeof says === 'string') found.push({line, problem: says});
    else if (says) found.push({...says, line: line + says.line - 1});
  };
  const walk = (node: Nodes, parent?: Parents, index = 0): void => {
    const own = rules.filter(({types}) => types.includes(node.type));
    // An address within broken brackets has no position (mdast-util-gfm-autolink-literal 2.0.1).
    if (own.length > 0 && node.position) {
      const {start, end} = node.position;
      const [written, words] = [source, blank].map((text) => text.slice(start.offset, end.offset));
      const at = {written: written!, words: words!, parent, index, above};
      own.forEach(({check}) => tell(check(node, at), start.line));
    }
    // A first-level heading counts as second-level, because another rule has the writer change it.
    if (node.type === 'heading' && node.children.length > 0) above = Math.max(node.depth, 2);
    if ('children' in node) node.children.forEach((child, at) => walk(child, node, at));
  };
  walk(tree);
  return found;
}
