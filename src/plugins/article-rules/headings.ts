import type {Heading, Paragraph, Parents, Root} from 'mdast';

import {lineOf, type Found} from './found';
import {plainText} from './readable';
import {walk} from './walk';

/** Headings that skip a level (the title is the first), or have no words. */
function levelProblems(tree: Root): Found[] {
  const found: Found[] = [];
  let above = 1;
  walk(tree, (node) => {
    if (node.type !== 'heading') return;
    const {depth} = node;
    if (node.children.length === 0) {
      found.push({
        line: lineOf(node),
        problem: 'a heading has no words; write them, or delete the line',
      });
      return;
    }
    if (depth > above + 1) {
      found.push({
        line: lineOf(node),
        problem: `this heading skips a level; write ${'#'.repeat(above + 1)} instead of ${'#'.repeat(depth)}`,
      });
    }
    // A first-level heading has a rule of its own, and will be a second-level one.
    above = Math.max(depth, 2);
  });
  return found;
}

/** A heading with no text of its own below it, before the next of its level or the end. */
function isEmptySection(node: Heading, index: number, parent: Parents): boolean {
  const next = parent.children
    .slice(index + 1)
    .find(({type}) => type !== 'mdxFlowExpression' && type !== 'definition');
  return next === undefined || (next.type === 'heading' && next.depth <= node.depth);
}

/** Words all in capitals, which are read aloud letter by letter, and look like shouting. */
export const isShouted = (words: string): boolean =>
  (words.match(/\p{Lu}{2,}/gu)?.length ?? 0) >= 2 && !/\p{Ll}/u.test(words);

function wordsProblems(node: Heading): string[] {
  const words = plainText(node).trim();
  const [only, ...others] = node.children;
  return [
    ...(isShouted(words)
      ? ['this heading is all in capitals; write it as in a sentence, with one at its start']
      : []),
    ...(only?.type === 'strong' && others.length === 0
      ? ['a heading is bold by itself; leave out its stars']
      : []),
  ];
}

/** A short bold line alone, which looks like a heading and is none to those who hear the page. */
function boldLine({children}: Paragraph): string | null {
  const [only, ...others] = children;
  if (only?.type !== 'strong' || others.length > 0) return null;
  const words = plainText(only).trim();
  return words.length <= 60 && !/[.!?:;,।。…”"]$/.test(words) ? words : null;
}

/** What is wrong with the headings of a text. */
export function headingProblems(tree: Root): Found[] {
  const found = levelProblems(tree);
  walk(tree, (node, index, parent) => {
    const tell = (problem: string): void => void found.push({line: lineOf(node), problem});
    if (node.type === 'heading' && node.children.length > 0) {
      wordsProblems(node).forEach(tell);
      if (parent && isEmptySection(node, index!, parent)) {
        tell('nothing stands below this heading; write its text, or delete it');
      }
    }
    if (node.type === 'paragraph' && parent?.type === 'root') {
      const words = boldLine(node);
      if (words) tell(`"${words}" is a bold line and no heading; write ## ${words}`);
    }
  });
  return found;
}
