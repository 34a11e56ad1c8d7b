import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {answerFor} from '../../server/http/static';

const BUILD = path.resolve('build');
const pages = new Map<string, Document>();

/** What a host that answers unknown paths by language folder sends for a path of the built site. */
export const responseTo = (url: string) =>
  answerFor(url, '', (name) => existsSync(path.join(BUILD, name)) && /\.[a-z0-9]+$/i.test(name));

/** A file of the built site as text, by its path in `build/`. */
export const builtFile = (file: string): string => readFileSync(path.join(BUILD, file), 'utf8');

/** A file of the built site as text, by the path that a visitor opens. */
export function builtText(url: string): string {
  const answer = responseTo(url);
  if (answer.kind !== 'file' || answer.status !== 200) throw new Error(`build/ has no ${url}.`);
  return builtFile(answer.file);
}

/** A page of the built site, as a browser without JavaScript parses it. */
export function builtPage(url: string): Document {
  const known = pages.get(url);
  if (known) return known;
  const page = new DOMParser().parseFromString(builtText(url), 'text/html');
  pages.set(url, page);
  return page;
}

const heads = new Map<string, Document>();

/** The head of a page, without styles and without scripts except JSON-LD: much quicker to parse. */
export function headIn(html: string): Document {
  const [head = ''] = html.split('</head>');
  const bare = head.replace(/<(?<tag>style|script)(?![^>]*ld\+json)[^>]*>[^]*?<\/\k<tag>>/g, '');
  return new DOMParser().parseFromString(bare, 'text/html');
}

/** The head of a page of the built site. */
export function builtHead(url: string): Document {
  const head = heads.get(url) ?? headIn(builtText(url));
  heads.set(url, head);
  return head;
}

/** The content of a meta element, by its name or property. */
export const metaOf = (page: Document, name: string): string[] =>
  [...page.querySelectorAll(`meta[name="${name}"], meta[property="${name}"]`)].map(
    (meta) => meta.getAttribute('content') ?? '',
  );

/** Collapses white space, as the screen does. */
export const squeeze = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Path of a built file, from its address in a page. */
export const fileOf = (address: string): string => path.join('build', address);

/** Text of a part of a page. */
export const textIn = (root: ParentNode, selector: string): string =>
  squeeze(root.querySelector(selector)?.textContent ?? '');
