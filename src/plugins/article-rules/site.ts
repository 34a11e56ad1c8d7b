import {readFileSync, statSync} from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';

import {createSlugger} from '@docusaurus/utils';
import type {Root} from 'mdast';

import {routes} from '../../data/routes';
import {DEFAULT_LOCALE} from '../../language/locales';
import {COPIES} from '../copies';
import {photoProblem} from '../photos/originals';
import {attribute, isJsx} from './jsx';
import {readMarkdown} from './read';
import {plainText} from './readable';
import {walk} from './walk';

/** A page that a link may lead to; `anchors` is null where the page is no Markdown. */
type Page = {isDraft: boolean; anchors: Set<string> | null};

/** What links and pictures of one language may lead to. */
export type Site = {
  /** By address without the language, such as `/services/painting`. */
  pages: Map<string, Page>;
  /** Whether `static/` has a file at this address. */
  hasFile(address: string): boolean;
  /** What is wrong with a photograph, by its name; null if nothing is. */
  photoProblem(name: string): string | null;
};

const ROUTES: Record<string, string> = {
  blog: routes.knowledgeCenter,
  services: routes.services,
  'src/pages': '',
};

/** The anchors of a text: those of its headings, as Docusaurus makes them, and those that tags set. */
export function anchorsOf(tree: Root): Set<string> {
  const slugger = createSlugger();
  const anchors = new Set<string>();
  walk(tree, (node) => {
    if (node.type === 'heading') anchors.add(slugger.slug(plainText(node).trim()));
    const id = isJsx(node) ? attribute(node, 'id') : null;
    if (id) anchors.add(id);
  });
  return anchors;
}

/** Whether `static/` has a file at this path. `%20` and the like may be literal or encoded. */
function isStaticFile(siteDir: string, address: string): boolean {
  const names = [address];
  try {
    names.push(decodeURI(address));
  } catch {
    // A lone %, which can only be literal.
  }
  return names.some((name) =>
    statSync(path.join(siteDir, 'static', name), {throwIfNoEntry: false})?.isFile(),
  );
}

async function readPage(siteDir: string, file: string, copy: string): Promise<Page> {
  if (!file.endsWith('.mdx')) return {isDraft: false, anchors: null};
  const isCopied = statSync(path.join(siteDir, copy), {throwIfNoEntry: false})?.isFile();
  const {file: parts} = await readMarkdown(path.join(siteDir, isCopied ? copy : file));
  const isDraft = /^draft:\s*true\s*$/m.test(readFileSync(path.join(siteDir, file), 'utf8'));
  return {isDraft, anchors: parts?.body ? anchorsOf(parts.body.tree) : null};
}

/** Reads what one language's links may lead to. */
export async function readSite(siteDir: string, locale: string): Promise<Site> {
  const pages = new Map<string, Page>([
    ['/', {isDraft: false, anchors: null}],
    [routes.knowledgeCenter, {isDraft: false, anchors: null}],
  ]);
  for (const {copies, english} of COPIES) {
    const names = await fs.readdir(path.join(siteDir, english)).catch(() => []);
    await Promise.all(
      names
        .filter((name) => /^[^_.].*\.(?:mdx|tsx)$/.test(name))
        .map(async (name) => {
          const slug = name.replace(/\.\w+$/, '');
          const address = slug === 'index' ? ROUTES[english]! : `${ROUTES[english]}/${slug}`;
          const copy = locale === DEFAULT_LOCALE ? '' : `i18n/${locale}/${copies}/${name}`;
          pages.set(address || '/', await readPage(siteDir, `${english}/${name}`, copy || '-'));
        }),
    );
  }
  return {
    pages,
    hasFile: (address) => isStaticFile(siteDir, address),
    photoProblem: (name) => photoProblem(name, siteDir),
  };
}
