import type {Root} from 'mdast';
import {SKIP, visit} from 'unist-util-visit';

import {isJsx} from '../jsx';

const FIXED_SPACE = '\u00a0';
/** Has no width; a line does not end beside it. */
const WORD_JOINER = '\u2060';

/** A number with a short word after it: "10 days", "25% नियम", "3 ट्रस"; long words may wrap. */
const BEFORE_WORD = /(?<=[\d%]) (?=[\p{L}\p{M}]{1,10}(?![\p{L}\p{M}]))/gu;
/** The end of a Hindi range: "15 से 30". */
const BEFORE_END = /(?<=\d\u00a0से) (?=\d)/gu;
/** The dash of a range, and the hyphen within a Hindi word: "10–15", "कौन-सा". */
const AFTER_DASH = /(?<=\d–)(?=\d)|(?<=\p{Script=Devanagari}-)(?=\p{Script=Devanagari})/gu;

/** A Korean particle after a bracket, a sign or a quotation mark: "방수포(tarp)를", "15%보다", "“면제”해". */
const BEFORE_PARTICLE = /(?<=[)%”’])(?=\p{Script=Hangul})/gu;
/** A Korean number in letters with its counter: "한 시간", "몇 주". */
const BEFORE_COUNTER =
  /(?<=(?<!\p{L})[한두세네몇]) (?=(?:시간|가지|군데|바퀴|[번달주곳겹층명분해배장개시줄])(?!\p{L}{4}))/gu;
/** A Korean "can" or "cannot", which must not begin a line: "쓸 수 있습니다". */
const BEFORE_CAN = /(?<=\p{Script=Hangul}) (?=수[도는가]? [있없])/gu;
/** The verb at the end of a Hindi sentence, which must not stand alone on a line: "होती है". */
const BEFORE_LAST_VERB = / (?=हैं?(?![\p{L}\p{M}]))/gu;
/** A Hindi postposition or particle, which must not begin a line of a heading: "छत के". */
const BEFORE_POSTPOSITION = / (?=(?:का|के|की|को|में|से|पर|ने|भी|तक|ही)(?![\p{L}\p{M}]))/gu;
/** The Vietnamese "you", and a Korean "before" with its verb: a line of a heading must not end within. */
const IN_ADDRESS = /(?<=quý) (?=vị)/giu;
const BEFORE_BEFORE = /(?<=\p{Script=Hangul}기) (?=전)/gu;
const IS_PARTICLE = /^\p{Script=Hangul}/u;

/** A text in which no line ends between a number and its unit, in a range or in a word. */
export const unbroken = (text: string): string =>
  text
    .replace(BEFORE_WORD, FIXED_SPACE)
    .replace(BEFORE_END, FIXED_SPACE)
    .replace(AFTER_DASH, WORD_JOINER)
    .replace(BEFORE_PARTICLE, WORD_JOINER)
    .replace(BEFORE_COUNTER, FIXED_SPACE)
    .replace(BEFORE_CAN, FIXED_SPACE)
    .replace(BEFORE_LAST_VERB, FIXED_SPACE);

/**
 * A remark plugin: keeps each number on a line with its noun, and a word in one piece, in texts and in
 * the captions of figures. Short headings also get the patterns from `BEFORE_POSTPOSITION` on.
 * Headings without an anchor stay unchanged, because the anchor will be made from their text.
 */
export function unbrokenNumbers() {
  return (tree: Root): void => {
    visit(tree, (node, index) => {
      if (node.type === 'heading') {
        if (!(node.data && 'id' in node.data)) return SKIP;
        visit(node, 'text', (text) => {
          for (const space of [BEFORE_POSTPOSITION, IN_ADDRESS, BEFORE_BEFORE]) {
            text.value = text.value.replace(space, FIXED_SPACE);
          }
        });
      }
      if (node.type === 'text') {
        node.value = unbroken(node.value);
        // A Korean particle right after a link or a number belongs to it.
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
