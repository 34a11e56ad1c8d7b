import type {Nodes, Parents} from 'mdast';
import {visit} from 'unist-util-visit';

import {withoutCode, type Found} from './found';
import type {Body} from './read';

/** What a rule knows of a node beside itself. */
export type At = {
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

export function lint({tree, source}: Body, rules: Rule[]): Found[] {
  const found: Found[] = [];
  const blank = withoutCode(source);
  let above = 1;
  visit(tree, (node, index = 0, parent) => {
    // An address within broken brackets has no position (mdast-util-gfm-autolink-literal 2.0.1).
    if (!node.position) return;
    const {start, end} = node.position;
    const [written, words] = [source, blank].map((text) => text.slice(start.offset, end.offset));
    const at = {written: written!, words: words!, parent, index, above};
    const tell = (says: Says): void => {
      if (Array.isArray(says)) says.forEach(tell);
      else if (typeof says === 'string') found.push({line: start.line, problem: says});
      else if (says) found.push({...says, line: start.line + says.line - 1});
    };
    rules
      .filter(({types}) => types.includes(node.type))
      .forEach(({check}) => tell(check(node, at)));
    // A heading of the first level, which has a rule of its own, will be one of the second.
    if (node.type === 'heading' && node.children.length > 0) above = Math.max(node.depth, 2);
  });
  return found;
}
