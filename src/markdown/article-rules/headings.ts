import {createSlugger} from '@docusaurus/utils';
import type {Heading, Root} from 'mdast';
import {visit} from 'unist-util-visit';

import {copyAt} from '../copies';
import {readMarkdown} from './read';
import {plainText} from './readable';

function headingNodes(tree: Root): Heading[] {
  const found: Heading[] = [];
  visit(tree, 'heading', (node) => void found.push(node));
  return found;
}

const levels = (tree: Root): string =>
  headingNodes(tree)
    .map(({depth}) => depth)
    .join(' ');

/** Whether two texts have the same levels of headings, one by one. */
export const hasSameHeadings = (tree: Root, english: Root): boolean =>
  tree === english || levels(tree) === levels(english);

/** The id that a note gives a heading, `## Cost {/* #cost *\/}`, as Docusaurus 3.10 reads it. */
function givenId({children}: Heading): string | undefined {
  const last = children.at(-1);
  return last?.type === 'mdxTextExpression'
    ? /^\s*\/\*\s*#(?<id>[^\s*]+)/.exec(last.value)?.groups?.id
    : undefined;
}

/**
 * The headings of a text with their ids, which Docusaurus makes of the words: in a copy those of the
 * English, so that a shared link to a heading works in every language.
 */
export function headingsOf(tree: Root, english: Root = tree): {node: Heading; id: string}[] {
  const slugger = createSlugger();
  const named = headingNodes(hasSameHeadings(tree, english) ? english : tree);
  const ids = named.map((node) => givenId(node) ?? slugger.slug(plainText(node).trim()));
  return headingNodes(tree).map((node, index) => ({node, id: ids[index]!}));
}

/** A remark plugin: gives the headings of a translated copy the ids of the English text. */
export function englishHeadings() {
  return async (tree: Root, {path}: {path: string}): Promise<void> => {
    const english = copyAt(path)?.english;
    if (!english) return;
    const {file} = await readMarkdown(english);
    for (const {node, id} of headingsOf(tree, file?.body?.tree)) {
      node.data = {...node.data, hProperties: {id}};
    }
  };
}
