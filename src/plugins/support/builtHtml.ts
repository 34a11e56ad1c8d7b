import {type HTMLElement, parse} from 'node-html-parser';

import {routeOf} from '../../language/localePath';

let last: {html: string; page: HTMLElement} | undefined;

/**
 * A built page, to read and not to change: a pass asks several times for the same one. The minifier leaves out
 * end tags, and the texts of these elements hold no tags.
 */
export function pageOf(html: string): HTMLElement {
  if (last?.html !== html) {
    const page = parse(html, {
      parseNoneClosedTags: true,
      blockTextElements: {script: true, style: true, title: true, textarea: true},
    });
    last = {html, page};
  }
  return last.page;
}

/** The inline scripts of a built page, all of which the content policy names: structured data is none. */
export const inlineScripts = (html: string): HTMLElement[] =>
  pageOf(html).querySelectorAll('script:not([src]):not([type="application/ld+json"])');

/** The first element in a built head that a selector matches. */
export const inHead = (html: string, selector: string): HTMLElement | null =>
  pageOf(html).querySelector(`head ${selector}`);

/** Puts elements into a head, before its scripts: beside similar elements they compress better. */
export function intoHead(html: string, added: string): string {
  const head = pageOf(html).querySelector('head');
  if (!head) throw new Error('A page has no head to put elements into.');
  const start = head.querySelector('script')?.range[0] ?? head.range[1] - '</head>'.length;
  return html.slice(0, start) + added + html.slice(start);
}

/** The route of a built page by its file's path in the build of its locale: `/about` for `about.html`. */
export const routeOfFile = (file: string): string =>
  // Not by Docusaurus's `posixPath`: the bundle of `npm run smoke` reads this file, too.
  routeOf(`/${file.replaceAll('\\', '/').replace(/(?:^|\/)index\.html$/, '')}`);
