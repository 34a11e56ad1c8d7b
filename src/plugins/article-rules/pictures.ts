import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';

import {attribute, isJsx} from './jsx';

/** A picture in the text: what it shows, its address, its line, and where its description goes. */
export type Picture = {alt: string; address: string; line: number; altGoes: string};

const BETWEEN_BRACKETS = 'between the square brackets';

/** Every picture of a text, however it was written: `![…](…)`, `![…][…]` or `<img>`. */
export function picturesIn(tree: Root): Picture[] {
  const addresses = new Map<string, string>();
  visit(tree, 'definition', ({identifier, url}) => {
    // If two definitions have the same name, the first one counts.
    if (!addresses.has(identifier)) addresses.set(identifier, url);
  });
  const pictures: Picture[] = [];
  visit(tree, (node) => {
    const line = node.position!.start.line;
    if (node.type === 'image' || node.type === 'imageReference') {
      const address = node.type === 'image' ? node.url : (addresses.get(node.identifier) ?? '');
      pictures.push({alt: node.alt?.trim() ?? '', address, line, altGoes: BETWEEN_BRACKETS});
    } else if (isJsx(node) && node.name === 'img') {
      const alt = attribute(node, 'alt')?.trim() ?? '';
      pictures.push({alt, address: attribute(node, 'src') ?? '', line, altGoes: 'into alt="…"'});
    }
  });
  return pictures;
}
