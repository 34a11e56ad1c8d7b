import type {Root} from 'mdast';
import {SKIP, visit} from 'unist-util-visit';

import {isJsx} from './article-rules/jsx';

const FIXED_SPACE = '\u00a0';
/** Has no width; a line does not end beside it. */
const WORD_JOINER = '\u2060';

/** A number with a short word after it: "10 days", "$6,000 to", "3 ट्रस"; long words may go alone. */
const BEFORE_WORD = /(?<=\d) (?=[\p{L}\p{M}]{1,10}(?![\p{L}\p{M}]))/gu;
/** The dash of a range, and the hyphen of a Hindi word, which is one word: "10–15", "कौन-सा". */
const AFTER_DASH = /(?<=\d–)(?=\d)|(?<=\p{Script=Devanagari}-)(?=\p{Script=Devanagari})/gu;

/** A Korean particle after a bracket: "방수포(tarp)를". */
const BEFORE_PARTICLE = /(?<=\))(?=\p{Script=Hangul})/gu;
const IS_PARTICLE = /^\p{Script=Hangul}/u;

/** A text in which no line ends between a number and its unit, in a range or in a word. */
export const unbroken = (text: string): string =>
  text
    .replace(BEFORE_WORD, FIXED_SPACE)
    .replace(AFTER_DASH, WORD_JOINER)
    .replace(BEFORE_PARTICLE, WORD_JOINER);

/**
 * A remark plugin: keeps each number of Markdown on a line with what it counts, and a word in one
 * piece, in texts and in the captions of figures. Headings stay: anchors are made from them.
 */
export function unbrokenNumbers() {
  return (tree: Root): void => {
    visit(tree, (node, index) => {
      if (node.type === 'heading') return SKIP;
      if (node.type === 'text') {
        node.value = unbroken(node.value);
        // What follows a link or a number at once belongs to it.
        if (index && IS_PARTICLE.test(node.value)) node.value = WORD_JOINER + node.value;
      }
      if (isJsx(node) && node.name === 'Figure') {
        for (const one of node.attributes) {
          if (typeof one.value === 'string') one.value = unbroken(one.value);
        }
      }
      return undefined;
    });
  };
}
