import type {Root} from 'mdast';

import {headingsOf, readMarkdown} from './article-rules';
import {copyAt} from './copies';

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
