import path from 'node:path';

import {routeOf} from '../../language/localePath';

const ENTITIES: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&#x27;': "'",
};

const decoded = (text: string): string =>
  text.replace(/&(?:amp|lt|gt|quot|#39|#x27);/g, (entity) => ENTITIES[entity]!);

/** The elements of one kind in a built head, as they stand there. */
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

/** The text of the title. */
export const titleOf = (html: string): string =>
  decoded(/<title[^>]*>(?<text>[^<]*)/.exec(html)?.groups!.text ?? '');

/** Puts elements into a head, beside what they repeat: the nearer, the better they compress. */
export function intoHead(html: string, added: string): string {
  const end = /<script|<\/head>/.exec(html);
  if (!end) throw new Error('A page has no head to put elements into.');
  return html.slice(0, end.index) + added + html.slice(end.index);
}

/** The route of a built page, without language: `/about` for `about.html`. */
export const routeOfFile = (file: string): string =>
  routeOf(
    `/${file
      .split(path.sep)
      .join('/')
      .replace(/(?:^|\/)index\.html$/, '')}`,
  );
