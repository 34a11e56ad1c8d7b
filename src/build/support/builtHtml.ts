import {posixPath} from '@docusaurus/utils';

import {routeOf} from '../../language/localePath';

const NAMED: Record<string, string> = {amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' '};

/** The text of HTML: decodes the entities that React and the minifier write. */
export const decoded = (html: string): string =>
  html.replace(/&(?:#x([\da-f]+)|#(\d+)|(amp|lt|gt|quot|nbsp));/gi, (_, hex, decimal, name) =>
    name
      ? NAMED[name.toLowerCase()]!
      : String.fromCodePoint(hex ? parseInt(hex, 16) : Number(decimal)),
  );

/** The elements of a built head with an attribute (`rel=canonical`), verbatim. */
export const elements = (html: string, tag: 'link' | 'meta', attribute: string): string[] =>
  (html.match(new RegExp(`<${tag}\\b[^>]*>`, 'g')) ?? []).filter((element) =>
    new RegExp(`\\s${attribute.replace('=', '="?')}["\\s/>]`).test(element),
  );

/** The value of an attribute, quoted or not. */
export function valueOf(element: string | undefined, attribute: string): string | undefined {
  const match = new RegExp(`\\s${attribute}=(?:"(?<quoted>[^"]*)"|(?<bare>[^\\s>]+))`).exec(
    element ?? '',
  );
  const value = match?.groups!.quoted ?? match?.groups!.bare;
  return value === undefined ? undefined : decoded(value);
}

export const titleOf = (html: string): string =>
  decoded(/<title[^>]*>(?<text>[^<]*)/.exec(html)?.groups!.text ?? '');

/** Puts elements into a head, before its scripts: beside similar elements they compress better. */
export function intoHead(html: string, added: string): string {
  const end = /<script|<\/head>/.exec(html);
  if (!end) throw new Error('A page has no head to put elements into.');
  return html.slice(0, end.index) + added + html.slice(end.index);
}

/** The route of a built page by its file's path in the build of its locale: `/about` for `about.html`. */
export const routeOfFile = (file: string): string =>
  routeOf(`/${posixPath(file).replace(/(?:^|\/)index\.html$/, '')}`);
