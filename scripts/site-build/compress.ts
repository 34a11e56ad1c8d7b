import {createHash} from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import {promisify} from 'node:util';
import {brotliCompress, constants, gzip} from 'node:zlib';

import {COPIES, type Encoding, isCompressed} from '../../src/hosting/copies';
import {cached} from '../../src/markdown';

/**
 * Brotli's quality of 10 is 5 % smaller than 9 and takes a good third of the time of 11, which is
 * 2 % smaller still.
 */
const BROTLI = 10;

/** Part of the cache's key: raise it with any change of what `ENCODERS` make. */
const VERSION = `br${BROTLI}-gz9-1`;

const ENCODERS: Record<Encoding, (text: Buffer) => Promise<Buffer>> = {
  br: (text) =>
    promisify(brotliCompress)(text, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: BROTLI,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
      },
    }),
  gzip: (text) => promisify(gzip)(text, {level: constants.Z_BEST_COMPRESSION}),
};

const CACHE = path.join('node_modules', '.cache', 'roofing-site-compressed');

const ENCODINGS = Object.keys(COPIES) as Encoding[];

/** Texts with copies, and how many copies were not in the cache. */
export type Compressed = {files: number; made: number};

/** Copies older than this are dropped from the cache. */
const KEPT_DAYS = 30;

/**
 * Puts compressed copies beside every text of a finished build, and removes those of files that are
 * gone. zlib works on threads of its own, so all cores help.
 *
 * @param cache folder that keeps what was compressed before, by content: most files of a build are
 *   those of the last one, and each language has copies of the same pictures.
 */
export async function compress(outDir: string, cache = CACHE): Promise<Compressed> {
  const kept = path.join(cache, VERSION);
  await fs.mkdir(kept, {recursive: true});
  const known = new Map<string, Promise<unknown>>();
  for (const name of await fs.readdir(kept)) known.set(name, Promise.resolve());
  const result = {files: 0, made: 0};

  const copy = async (file: string): Promise<void> => {
    const text = await fs.readFile(file);
    if (!isCompressed(file, text.length)) return;
    result.files += 1;
    const hash = createHash('sha256').update(text).digest('hex');
    for (const encoding of ENCODINGS) {
      const name = hash + COPIES[encoding];
      if (!known.has(name)) {
        result.made += 1;
        known.set(
          name,
          cached(path.join(kept, name), () => ENCODERS[encoding](text)),
        );
      }
      await known.get(name);
      await fs.copyFile(path.join(kept, name), file + COPIES[encoding]);
    }
  };

  const files = await removeCopies(outDir);
  await Promise.all(files.map(copy));
  await prune(kept);
  return result;
}

/** Copying does not count as use, so this makes the oldest anew once in a while. */
async function prune(folder: string): Promise<void> {
  const oldest = Date.now() - KEPT_DAYS * 24 * 60 * 60 * 1000;
  for (const name of await fs.readdir(folder)) {
    const file = path.join(folder, name);
    // The draft of another build may have got its name by now.
    const found = await fs.stat(file).catch(() => null);
    if (found && found.mtimeMs < oldest) await fs.rm(file, {force: true});
  }
}

/** Removes the copies in a build; returns the paths of all other files. */
async function removeCopies(outDir: string): Promise<string[]> {
  const entries = await fs.readdir(outDir, {recursive: true, withFileTypes: true});
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  const isCopy = (file: string) => Object.values(COPIES).some((ending) => file.endsWith(ending));
  await Promise.all(files.filter(isCopy).map((file) => fs.rm(file)));
  return files.filter((file) => !isCopy(file));
}
