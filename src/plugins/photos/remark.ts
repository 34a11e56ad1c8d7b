import type {Parent, Root} from 'mdast';
import {visit} from 'unist-util-visit';

import {sizeAt} from '../../lib/photo';
import {isPhotoName} from '../../markdown';
import {shownAddress} from './store';

/**
 * A remark plugin: `![A new roof](new-roof.jpg)` becomes `<Photo src="…" alt="A new roof" />` with
 * the address of the built files. Has to run before Docusaurus's own plugin for pictures, which would
 * ship the original.
 */
export function withPhotos({siteDir}: {siteDir?: string} = {}) {
  return async (tree: Root): Promise<void> => {
    const tasks: Promise<void>[] = [];
    visit(tree, 'image', ({url, alt, title}, index, parent: Parent | undefined) => {
      if (!parent || index === undefined || !isPhotoName(url)) return;
      const show = async (): Promise<void> => {
        const src = await shownAddress(url, siteDir);
        if (!sizeAt(src)) return;
        const attributes = Object.entries({src, alt: alt ?? '', ...(title && {title})});
        parent.children[index] = {
          type: 'mdxJsxTextElement',
          name: 'Photo',
          attributes: attributes.map(([name, value]) => ({type: 'mdxJsxAttribute', name, value})),
          children: [],
        };
      };
      tasks.push(show());
    });
    await Promise.all(tasks);
  };
}
