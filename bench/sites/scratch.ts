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
