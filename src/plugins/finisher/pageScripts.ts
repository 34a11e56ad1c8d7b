import fs from 'node:fs/promises';
import path from 'node:path';

import type {RouteConfig} from '@docusaurus/types';

import type {Build} from './build';

/** `client-manifest.json`: the chunks that a name brings, and the files of each. */
type Manifest = {
  origins: Record<string, string[]>;
  assets: Record<string, {js?: {file: string}[]}>;
};

/** Names of chunks, somewhere in what a route passes to its component. */
type ChunkNames = string | ChunkNames[] | {[prop: string]: ChunkNames};

/** The routes that a page is made of, from the outermost in; none for a path that no route has. */
function routesTo(pagePath: string, routes: readonly RouteConfig[]): string[] {
  for (const route of routes) {
    const inner = routesTo(pagePath, route.routes ?? []);
    if (inner.length > 0) return [route.path, ...inner];
    if (route.path === pagePath) return [route.path];
  }
  return [];
}

const flat = (names: ChunkNames): string[] =>
  typeof names === 'string' ? [names] : Object.values(names).flatMap(flat);

/** The chunks that a minified script loads later, by their ids. */
const loadedBy = (script: string): string[] =>
  [...script.matchAll(/\.e\("?([\w-]+)"?\)/g)].map(([, id]) => id!);

/**
 * The scripts of a build by page: a lookup from the file of a page to the texts of all scripts that
 * run on it, those that load later included; null where no route leads to the page (404).
 */
export async function pageScripts({
  outDir,
  siteConfig: {baseUrl},
  generatedFilesDir,
  routes,
}: Build): Promise<(file: string) => Promise<string[] | null>> {
  const generated = async (name: string): Promise<unknown> =>
    JSON.parse(await fs.readFile(path.join(generatedFilesDir, name), 'utf8'));
  const {origins, assets} = (await generated('client-manifest.json')) as Manifest;
  const chunkNames = (await generated('routesChunkNames.json')) as Record<string, ChunkNames>;

  const texts = new Map<string, Promise<string>>();
  function textOf(file: string): Promise<string> {
    const text = texts.get(file) ?? fs.readFile(path.join(outDir, file), 'utf8');
    texts.set(file, text);
    return text;
  }

  const textsOf = async (id: string): Promise<string[]> =>
    Promise.all((assets[id]?.js ?? []).map(({file}) => textOf(file)));

  return async (file) => {
    const name = file.replaceAll(path.sep, '/').replace(/(?:(?:^|\/)index)?\.html$/, '');
    const used = new Set(routesTo(baseUrl + name, routes));
    if (used.size === 0) return null;
    // A name ends in a hash, as Docusaurus reads them itself.
    const own = Object.entries(chunkNames).filter(([key]) => used.has(key.replace(/-[^-]+$/, '')));
    const ids = new Set(
      own.flatMap(([, names]) => flat(names)).flatMap((one) => origins[one] ?? []),
    );
    const scripts: string[] = [];
    for (const id of ids) {
      for (const text of await textsOf(id)) {
        scripts.push(text);
        // What is added to a set while it is walked is walked, too.
        loadedBy(text).forEach((later) => ids.add(later));
      }
    }
    // Every page runs it; the other pages are what it loads later.
    for (const id of origins.main ?? []) scripts.push(...(await textsOf(id)));
    return scripts;
  };
}
