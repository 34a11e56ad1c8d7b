import {createHash} from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import {promisify} from 'node:util';
import {brotliCompress, constants, gzip} from 'node:zlib';

import {ENCODINGS, type Encoding, isCompressed} from '../../src/hosting/encodings';
import {cached, everyFile} from '../../src/markdown';

/**
 * Quality 10 makes files 5 % smaller than 9. Quality 11 saves another 2 %, but takes almost three times
 * as long.
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

const NAMES = Object.keys(ENCODINGS) as Encoding[];

/**
 * Puts compressed copies beside every text of a finished build. zlib uses threads, so all cores help.
 *
 * @param cache folder of earlier results, by content: most files are unchanged since the last build, and
 *   languages share pictures. `npm ci` clears it.
 */
export async function compress(outDir: string, cache = CACHE): Promise<number> {
  const known = new Map<string, Promise<Buffer>>();

  const copy = async (file: string): Promise<number> => {
    const text = await fs.readFile(file);
    if (!isCompressed(file, text.length)) return 0;
    const hash = createHash('sha256').update(text).digest('hex');
    for (const encoding of NAMES) {
      const kept = path.join(cache, `${hash}-${VERSION}${ENCODINGS[encoding]}`);
      const bytes = known.get(kept) ?? cached(kept, () => ENCODERS[encoding](text));
      known.set(kept, bytes);
      await fs.writeFile(file + ENCODINGS[encoding], await bytes);
    }
    return 1;
  };

  const files = everyFile(outDir).map((name) => path.join(outDir, name));
  const texts = await Promise.all(files.map(copy));
  return texts.filter(Boolean).length;
}
