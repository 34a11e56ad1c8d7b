import fs from 'node:fs/promises';
import path from 'node:path';

import {filesIn} from '../../lib/photo';
import {CACHE, photoFile} from '../photos';
import type {Build} from './build';

const FOLDER = path.join('assets', 'photos');

/** Writes the photographs that the pages of a locale name, and no others; one at a time, for memory. */
export async function writePhotos(
  {outDir, files}: Pick<Build, 'outDir' | 'files'>,
  cache = CACHE,
): Promise<void> {
  const pages = await Promise.all(
    files.map((file) => fs.readFile(path.join(outDir, file), 'utf8')),
  );
  const named = new Set(pages.flatMap(filesIn));
  if (named.size > 0) await fs.mkdir(path.join(outDir, FOLDER), {recursive: true});
  for (const file of named) {
    await fs.writeFile(path.join(outDir, FOLDER, file), await photoFile(file, '.', cache));
  }
}
