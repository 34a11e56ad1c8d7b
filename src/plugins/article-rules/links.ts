import type {Nodes, Root} from 'mdast';

import {addressProblem, type Place} from './address';
import {lineOf, type Found} from './found';
import {saysNothing} from './linkText';
import {plainText} from './readable';
import {walk} from './walk';

/** What is wrong with the links of a text: where they lead, and their words. */
export function linkProblems(tree: Root, place: Place): Found[] {
  const found: Found[] = [];
  const tell = (node: Nodes, problem: string | null) => {
    if (problem) found.push({line: lineOf(node), problem});
  };
  walk(tree, (node) => {
    if (node.type === 'link' || node.type === 'definition') {
      // A definition may be a picture's, whose rules are others.
      const isPicture =
        node.type === 'definition' && /\.(?:svg|png|jpe?g|webp|avif|gif|hei[cf])$/i.test(node.url);
      if (!isPicture) tell(node, addressProblem(node.url, place));
    }
    if (node.type !== 'link' && node.type !== 'linkReference') return;
    const words = plainText(node).trim();
    const hasPicture = node.children.some(({type}) => type !== 'text');
    if (words === '' && !hasPicture) {
      tell(node, 'a link has no words; write between the square brackets what it leads to');
    }
    if (saysNothing(words)) {
      tell(
        node,
        `the link says only "${words}"; make its words say where it leads, like [how to read an estimate](…), for people who hear the links alone`,
      );
    }
  });
  return found;
}
