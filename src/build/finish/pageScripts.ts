import fs from 'node:fs/promises';
import path from 'node:path';

import type {RouteConfig} from '@docusaurus/types';

import {isOutsideGate} from '../../language/localePath';
import type {BundlerConfig} from '../support/bundler';
import {expectFound} from '../support/expectFound';
import type {Build, ChunkFiles} from './build';

type ChunkGroup = {getFiles(): string[]; childrenIterable: Iterable<ChunkGroup>};

/** The chunk that every page runs. The chunks that it loads later belong to other pages. */
const MAIN = 'main';

/** Fills in `files` when the bundler has written its chunks. */
export const readChunks = (files: ChunkFiles): Pick<BundlerConfig, 'plugins'> => ({
  plugins: [
    {
      apply(compiler) {
        compiler.hooks.afterEmit.tap('finish', ({namedChunkGroups}) => {
          for (const [name, group] of namedChunkGroups as ReadonlyMap<string, ChunkGroup>) {
            const groups = new Set([group]);
            // A set visits what is added while it is iterated.
            if (name !== MAIN) {
              for (const {childrenIterable} of groups) {
                for (const child of childrenIterable) groups.add(child);
              }
            }
            files.set(name, [...new Set([...groups].flatMap((one) => one.getFiles()))]);
          }
        });
      },
    },
  ],
});

/** Names of chunks, nested like the props and modules of a route. */
type ChunkNames = string | ChunkNames[] | {[prop: string]: ChunkNames};

/** The paths of the routes that a page is made of, outermost first; empty if no route has its path. */
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

/**
 * The scripts of a build by page: a lookup from the file of a page to the texts of all scripts that
 * run on it, including scripts that load later; null where no route leads to the page (404).
 */
export async function pageScripts(
  build: Build,
): Promise<(file: string) => Promise<string[] | null>> {
  const {outDir, siteConfig, generatedFilesDir, routes, chunkFiles} = build;
  const chunkNames = JSON.parse(
    await fs.readFile(path.join(generatedFilesDir, 'routesChunkNames.json'), 'utf8'),
  ) as Record<string, ChunkNames>;

  const texts = new Map<string, Promise<string>>();
  function textOf(file: string): Promise<string> {
    const text = texts.get(file) ?? fs.readFile(path.join(outDir, file), 'utf8');
    texts.set(file, text);
    return text;
  }

  return async (file) => {
    const name = file.replaceAll(path.sep, '/').replace(/(?:(?:^|\/)index)?\.html$/, '');
    const used = new Set(routesTo(siteConfig.baseUrl + name, routes));
    if (used.size === 0) return null;
    // A key is the path of a route with a hash behind it.
    const own = Object.entries(chunkNames).filter(([key]) => used.has(key.replace(/-[^-]+$/, '')));
    expectFound(`The chunks of ${file}`, own.length > 0);
    const chunks = own.flatMap(([, names]) => flat(names));
    // Picker and staff's page lack the header, footer and toasts that this chunk has styles for.
    if (!isOutsideGate(`/${name}`)) chunks.push(MAIN);
    const files = chunks.flatMap((chunk) => {
      const found = chunkFiles.get(chunk);
      expectFound(`The chunk ${chunk} of ${file}`, found);
      return found;
    });
    const scripts = new Set(files.filter((one) => one.endsWith('.js')));
    return Promise.all([...scripts].map(textOf));
  };
}
