import type {Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx';
import {visit} from 'unist-util-visit';

import {type Source, sourceOf} from '../../data/sources';
import {attribute, idsIn, isJsx} from '../jsx';

function sourceElement(source: Source, locale: string): MdxJsxFlowElement {
  const {id: _, ...shown} = source;
  const day = new Intl.DateTimeFormat(locale, {dateStyle: 'long', timeZone: 'UTC'})
    .format(new Date(source.checkedOn))
    // Unicode's Vietnamese date has a comma where everybody writes "năm" (year).
    .replace(/(?<=tháng \d+), /, ' năm ');
  return {
    type: 'mdxJsxFlowElement',
    name: 'Source',
    attributes: Object.entries({...shown, day}).map(([name, value]) => ({
      type: 'mdxJsxAttribute',
      name,
      value,
    })),
    children: [],
  };
}

/**
 * A remark plugin: puts the data of the named sources into the compiled text, so that a page carries
 * only its own sources, not those of all pages.
 */
export function withSources({locale}: {locale: string}) {
  return (tree: Root): void => {
    visit(tree, (node) => {
      if (!isJsx(node) || node.name !== 'Sources') return;
      const ids = idsIn(attribute(node, 'of'));
      if (ids.length === 0)
        throw new Error('Write <Sources of="…" /> with ids of src/data/sources.ts.');
      node.attributes = [];
      node.children = ids.map((id) => sourceElement(sourceOf(id), locale));
    });
  };
}
