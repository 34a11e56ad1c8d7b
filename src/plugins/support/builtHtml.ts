import {posixPath} from '@docusaurus/utils';

import {routeOf} from '../../language/localePath';

const NAMED: Record<string, string> = {amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' '};

/** The text of HTML: decodes the entities that React and the minifier write. */
const decoded = (html: string): string =>
  html.replace(/&(?:#x([\da-f]+)|#(\d+)|(amp|lt|gt|quot|nbsp));/gi, (_, hex, decimal, name) =>
    name
      ? NAMED[name.toLowerCase()]!
      : String.fromCodePoint(hex ? parseInt(hex, 16) : Number(decimal)),
  );

type Tag = {name: string; element: string; end: number};

/** The tags of built HTML, in order: a `<` within a quoted value or in a script begins none. */
export function* tagsOf(html: string): Generator<Tag> {
  const tag = /<(?<name>\/?[a-z][^\s/>]*)(?:"[^"]*"|'[^']*'|[^>"'])*>/g;
  for (let match = tag.exec(html); match; match = tag.exec(html)) {
    const name = match.groups!.name!;
    yield {name, element: match[0], end: tag.lastIndex};
    if (!/^(?:script|style|title|textarea)$/.test(name)) continue;
    const close = html.indexOf(`</${name}`, tag.lastIndex);
    if (close < 0) return;
    tag.lastIndex = close;
  }
}

/** The tags of a head, up to its end. */
function* headTags(html: string): Generator<Tag> {
  for (const tag of tagsOf(html)) {
    yield tag;
    if (tag.name === '/head') return;
  }
}

/** The text between a tag and the end of its element. */
export const textAfter = (html: string, {name, end}: Tag): string =>
  html.slice(end, html.indexOf(`</${name}`, end));

/** The attributes of a tag; the values are quoted or not. */
const ATTRIBUTE =
  /\s(?<name>[^\s=>"'/]+)(?:=(?:"(?<quoted>[^"]*)"|'(?<single>[^']*)'|(?<bare>[^\s>]+)))?/g;

/** The value of an attribute; empty if it has none, undefined if it is absent. */
export function valueOf(element: string | undefined, attribute: string): string | undefined {
  for (const {groups} of (element ?? '').matchAll(ATTRIBUTE)) {
    const {name, quoted, single, bare} = groups!;
    if (name === attribute) return decoded(quoted ?? single ?? bare ?? '');
  }
}

/** The elements of a built head with an attribute (`rel=canonical`), verbatim. */
export function elements(html: string, tag: 'link' | 'meta', attribute: string): string[] {
  const [name, value] = attribute.split('=');
  return [...headTags(html)]
    .filter((one) => one.name === tag && valueOf(one.element, name!) === value)
    .map(({element}) => element);
}

export function titleOf(html: string): string {
  const title = [...headTags(html)].find(({name}) => name === 'title');
  return title ? decoded(textAfter(html, title)) : '';
}

/** Puts elements into a head, before its scripts: beside similar elements they compress better. */
export function intoHead(html: string, added: string): string {
  for (const {name, element, end} of headTags(html)) {
    if (name !== 'script' && name !== '/head') continue;
    const start = end - element.length;
    return html.slice(0, start) + added + html.slice(start);
  }
  throw new Error('A page has no head to put elements into.');
}

/** The route of a built page by its file's path in the build of its locale: `/about` for `about.html`. */
export const routeOfFile = (file: string): string =>
  routeOf(`/${posixPath(file).replace(/(?:^|\/)index\.html$/, '')}`);
