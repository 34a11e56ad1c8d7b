import path from 'node:path';

import {build, type Site} from './build';
import {starlightSite} from './starlight';
import {stockSite} from './stock';

const built = new Map<string, string>();

async function once(name: string, make: () => Site): Promise<string> {
  const known = built.get(name);
  if (known) return known;
  const site = make();
  await build(site);
  const folder = path.join(site.dir, site.output);
  built.set(name, folder);
  return folder;
}

/** The folders of the two built sites that ours is compared with, made on first use. */
export const references = async (): Promise<{stock: string; starlight: string}> => ({
  stock: await once('stock', stockSite),
  starlight: await once('starlight', starlightSite),
});
