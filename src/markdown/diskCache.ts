import {createHash, type Hash, randomUUID} from 'node:crypto';
import {existsSync, readFileSync} from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import {deserialize, serialize} from 'node:v8';

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

/** A hash of the code by which something is learned, and of this file, which stores it. */
export const codeHash = (...files: string[]): Hash =>
  [__filename, ...files].reduce(
    (hash, file) => hash.update(readFileSync(file)),
    createHash('sha256'),
  );

/**
 * What code learns of a source, once for as long as neither of them changes.
 *
 * @param learn returns what `node:v8` can serialize
 */
export async function learned<Value>(
  code: Hash,
  source: Buffer | string,
  learn: () => Value | Promise<Value>,
): Promise<Value> {
  const file = path.join(CACHE, code.copy().update(source).digest('hex'));
  return deserialize(await cached(file, async () => serialize(await learn()))) as Value;
}
