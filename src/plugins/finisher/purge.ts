import {PurgeCSS} from 'purgecss';

/** The names that a page, or a whole site, uses. */
export type Names = {tags: Set<string>; classes: Set<string>; ids: Set<string>};

const words = (text: string, pattern: RegExp): Set<string> =>
  new Set([...text.matchAll(pattern)].map(([word]) => word));

/** Every value of an attribute in minified HTML, where quotes are left out if they can be. */
function values(html: string, attribute: string): string[] {
  const found = html.matchAll(new RegExp(`\\s${attribute}=(?:"([^"]*)"|([^\\s>"]+))`, 'g'));
  return [...found].flatMap(([, quoted, bare]) => (quoted ?? bare ?? '').split(/\s+/));
}

/** The names in a page's HTML. */
export const namesIn = (html: string): Names => ({
  tags: words(html, /(?<=<)[a-z][a-z0-9-]*/gi),
  classes: new Set(values(html, 'class')),
  ids: new Set(values(html, 'id')),
});

/**
 * All classes of CSS modules (`_gWLzQ`, named so by `shortClasses` in lean-app.ts): which of them a
 * script sets is not in any HTML.
 */
export const ofModules = (css: string): Set<string> => words(css, /(?<=\.)_[\w-]{5}(?![\w-])/g);

/** Whatever could be such a class in a script. */
export const ofScript = (script: string): Set<string> =>
  words(script, /(?<![\w-])_[\w-]{5}(?![\w-])/g);

/** Every id in a stylesheet: an element that a script makes (the progress bar) is in no HTML. */
export const idsIn = (css: string): Set<string> => words(css, /(?<=#)[A-Za-z_][\w-]*/g);

/** Whatever could be an element's name in a stylesheet. */
export const tagsIn = (css: string): Set<string> => words(css, /\b[a-z][a-z0-9]*\b/g);

/**
 * The names that a stylesheet mentions too: pages of a kind have the same ones, although each has
 * headings (ids) of its own.
 */
export function mentionedIn(css: string, names: Names): Names {
  const mentioned = words(css, /[A-Za-z_-][\w-]*/g);
  const only = (set: Set<string>) => new Set([...set].filter((name) => mentioned.has(name)).sort());
  return {tags: only(names.tags), classes: only(names.classes), ids: only(names.ids)};
}

/**
 * What of a stylesheet applies where only these names occur. States stay whatever they are: all
 * attributes and pseudo-classes count as present. The order of the rules stays, and that of the
 * layers, because the names of all stand before everything.
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
    dynamicAttributes: [...words(css, /(?<=\[)[a-z-]+/g)],
    keyframes: true,
    variables: true,
  });
  return layerOrder(css) + result!.css;
}

/** The statement that names the layers of a stylesheet in the order in which they first appear. */
function layerOrder(css: string): string {
  const names = [...css.matchAll(/@layer (?<names>[^{;]+)/g)].flatMap(({groups}) =>
    groups!.names!.split(',').map((name) => name.trim()),
  );
  return names.length > 0 ? `@layer ${[...new Set(names)].join(',')};` : '';
}
