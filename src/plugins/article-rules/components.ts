import type {Nodes, Root} from 'mdast';

import {sources} from '../../data/sources';
import {idsIn} from '../source-list';
import {lineOf, type Found} from './found';
import {attribute, isJsx, type JsxElement} from './jsx';
import {nearest} from './nearest';
import {walk} from './walk';

/** Whether one of a kind is somewhere in a piece of text. */
function holds(node: Nodes, types: readonly string[]): boolean {
  let isThere = false;
  walk(node, (inner) => {
    isThere ||= types.includes(inner.type) || (isJsx(inner) && types.includes(inner.name ?? ''));
  });
  return isThere;
}

function sourceProblems(node: JsxElement): string[] {
  const names = idsIn(attribute(node, 'of'));
  const known = sources.map(({id}) => id);
  if (names.length === 0) {
    return [
      `<Sources> names no source; write the names of some, like <Sources of="${known[0]}" />`,
    ];
  }
  return names
    .filter((name) => !known.includes(name))
    .map((name) => {
      const near = nearest(name, known, 4);
      return `there is no source "${name}"${near ? `; did you mean "${near}"?` : `; you can name ${known.join(', ')}`}`;
    });
}

/** What each tag needs to show anything. */
const NEEDS: Record<string, (node: JsxElement) => string[]> = {
  Sources: sourceProblems,
  Figure: (node) => [
    ...(attribute(node, 'caption')?.trim()
      ? []
      : ['this <Figure> has no words below its picture; write <Figure caption="What it shows">']),
    ...(holds(node, ['image', 'imageReference', 'img'])
      ? []
      : ['this <Figure> holds no picture; write ![what it shows](address) between its two tags']),
  ],
  Checklist: (node) =>
    holds(node, ['listItem'])
      ? []
      : ['this <Checklist> holds no list; begin each line between its two tags with "- "'],
  Details: (node) =>
    attribute(node, 'summary')?.trim()
      ? []
      : ['this <Details> has no line to tap; write <Details summary="What is inside">'],
};

/** Tags that stand as they should, and lack what they need. */
export function incompleteProblems(tree: Root): Found[] {
  const found: Found[] = [];
  walk(tree, (node) => {
    if (!isJsx(node)) return;
    const line = lineOf(node);
    (NEEDS[node.name ?? '']?.(node) ?? []).forEach((problem) => found.push({line, problem}));
  });
  return found;
}
