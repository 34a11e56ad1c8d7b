import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** A folder that is deleted when the process ends. */
export function scratchFolder(): string {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'roofing-site-bench-'));
  process.once('exit', () => fs.rmSync(dir, {recursive: true, force: true}));
  return dir;
}

/** Writes a file and the folders that it stands in. */
export function writeIn(dir: string, file: string, text: string): void {
  fs.mkdirSync(path.dirname(path.join(dir, file)), {recursive: true});
  fs.writeFileSync(path.join(dir, file), text);
}

/** The numbers from 1 to `count`. */
export const upTo = (count: number): number[] => Array.from({length: count}, (_, at) => at + 1);

/**
 * Links the packages of an installation into a site, each by itself: `node_modules` stays the site's
 * own, because builds keep their caches in it.
 */
export function linkPackages(dir: string, installed = 'node_modules'): void {
  const own = path.join(dir, 'node_modules');
  fs.mkdirSync(own);
  for (const name of fs.readdirSync(installed)) {
    if (!name.startsWith('.')) fs.symlinkSync(path.resolve(installed, name), path.join(own, name));
  }
}
