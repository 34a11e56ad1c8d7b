import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** A folder with these files that is deleted when the process ends. */
export function scratchSite(files: Record<string, string>): string {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'roofing-site-bench-'));
  process.once('exit', () => fs.rmSync(dir, {recursive: true, force: true}));
  for (const [name, text] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(dir, name)), {recursive: true});
    fs.writeFileSync(path.join(dir, name), text);
  }
  return dir;
}
