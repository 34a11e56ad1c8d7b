import fs from 'node:fs';
import {URL} from 'node:url';

const root = new URL('../../', import.meta.url);

/** The folder of a package as the one at `from` finds it: its own copy, or the shared one. */
const folderOf = (name, from) =>
  [from, root]
    .map((base) => new URL(`node_modules/${name}/`, base))
    .find((folder) => fs.existsSync(new URL('package.json', folder)));

/**
 * These packages and all that they depend on, as far as they come as ES modules: Jest has to
 * compile them.
 */
export function esModules(names, from = root, seen = new Set()) {
  return names.flatMap((name) => {
    const folder = folderOf(name, from);
    if (!folder || seen.has(folder.href)) return [];
    seen.add(folder.href);
    const manifest = fs.readFileSync(new URL('package.json', folder), 'utf8');
    const {type, dependencies = {}} = JSON.parse(manifest);
    const below = esModules(Object.keys(dependencies), folder, seen);
    return type === 'module' ? [name, ...below] : below;
  });
}
