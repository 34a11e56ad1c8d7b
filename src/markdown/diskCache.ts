import {createHash, type Hash, randomUUID} from 'node:crypto';
import {existsSync, readFileSync} from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';

/**
 * The bytes of a file in a cache; if it is missing, makes and stores them.
 *
 * @param file path in the cache; its name changes with whatever the bytes depend on
 */
export async function cached(file: string, make: () => Promise<Buffer>): Promise<Buffer> {
  if (existsSync(file)) return readFileSync(file);

  const bytes = await make();
  await fs.mkdir(path.dirname(file), {recursive: true});
  // Two builds, or two pages with the same picture, may write at once: a rename never shows half a file.
  const draft = `${file}.${randomUUID()}`;
  await fs.writeFile(draft, bytes);
  await fs.rename(draft, file);
  return bytes;
}

/** What the check has learned of texts and pictures. `npm ci` clears the folder. */
const CACHE = path.resolve('node_modules/.cache/articles');

/** A hash of the code by which something is learned. */
export const codeHash = (...files: string[]): Hash =>
  files.reduce((hash, file) => hash.update(readFileSync(file)), createHash('sha256'));

/** What code learns of a source, once for as long as neither of them changes. */
export const learned = (
  code: Hash,
  source: Buffer | string,
  learn: () => Promise<Buffer>,
): Promise<Buffer> => cached(path.join(CACHE, code.copy().update(source).digest('hex')), learn);
