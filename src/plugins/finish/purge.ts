import {PurgeCSS} from 'purgecss';

import {pageOf} from '../support/builtHtml';

export type Names = {tags: Set<string>; classes: Set<string>; ids: Set<string>};

const words = (text: string, pattern: RegExp): Set<string> =>
  new Set([...text.matchAll(pattern)].map(([word]) => word));

export function namesIn(...pages: string[]): Names {
  const all = pages.flatMap((html) => pageOf(html).querySelectorAll('*'));
  return {
    tags: new Set(all.map(({rawTagName}) => rawTagName)),
    classes: new Set(all.flatMap(({classList}) => classList.value)),
    ids: new Set(all.map(({id}) => id)),
  };
}

/** All classes that a stylesheet has rules for. */
export const classesIn = (css: string): Set<string> => words(css, /(?<=\.)[A-Za-z_-][\w-]*/g);

/** Drops names that the stylesheet lacks, so that pages of one kind share a cache key. */
export function mentionedIn(css: string): (names: Names) => Names {
  const mentioned = words(css, /[A-Za-z_-][\w-]*/g);
  const only = (set: Set<string>) => new Set([...set].filter((name) => mentioned.has(name)).sort());
  return ({tags, classes, ids}) => ({tags: only(tags), classes: only(classes), ids: only(ids)});
}

/**
 * The rules of a stylesheet that apply where only these names occur. All attributes and pseudo-classes
 * count as present, so every state keeps its rules. Rules keep their order, and layers keep theirs by a
 * statement at the top.
 */
export async function purge(css: string, {tags, classes, ids}: Names): Promise<string> {
  const [result] = await new PurgeCSS().purge({
    content: [{raw: '', extension: 'names'}],
    extractors: [
      {
        extensions: ['names'],
        extractor: () => ({
          tags: [...tags],
          classes: [...classes],
          ids: [...ids],
          attributes: {names: [], values: []},
          undetermined: [],
        }),
      },
    ],
    css: [{raw: css}],
    // PurgeCSS would drop `:lang(hi) {…}` and `:focus-visible {…}`, which name no element.
    safelist: [/^::?[a-z]/],
    // No page has the framework's dark colors, nor the attribute that chooses them.
    dynamicAttributes: [...words(css, /(?<=\[)(?!data-theme)[a-z-]+/g)],
    keyframes: true,
    variables: true,
  });
  return layerOrder(css) + result!.css.replace(LAYER_STATEMENTS, '');
}

const LAYER_STATEMENTS = /@layer [^{;]+;/g;

/** An `@layer` statement of the layers that have rules, in the order of the stylesheet. */
function layerOrder(css: string): string {
  const named = words(css, /(?<=@layer [^{;]*)[\w.-]+/g);
  const filled = words(css, /(?<=@layer )[\w.-]+(?=\{)/g);
  const names = [...named].filter((name) => filled.has(name));
  return names.length > 0 ? `@layer ${names.join(',')};` : '';
}
