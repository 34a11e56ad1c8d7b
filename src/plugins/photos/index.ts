/**
 * Makes small AVIF and WebP files of the photographs; the code that reads texts puts the URLs of these
 * files into pages.
 *
 * Order: URLs with the content, before Docusaurus's own remark plugin for pictures; `finish` writes the
 * files that pages name.
 */
import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';

import type {Parent, Root} from 'mdast';
import sharp from 'sharp';
import {visit} from 'unist-util-visit';

import {environment} from '../../data/environment';
import {addressOf, fileOf, filesIn, FORMATS, partsOf, sizeAt, widthsOf} from '../../lib/photo';
import {cached, isPhotoName, originalOf, originals, photoProblem} from '../../markdown';
import {encode} from './encode';

/** The folder of files from earlier builds, named by a hash of their inputs. `npm ci` clears it. */
export const CACHE = path.resolve('node_modules/.cache/photos');

/** Beside the original, a built file depends on the encoder's source and on the version of sharp. */
const RECIPE = readFileSync(path.join(__dirname, 'encode.ts'), 'utf8') + sharp.versions.sharp;

const known = new Map<string, Promise<string>>();

async function read(file: string): Promise<string> {
  const original = await fs.readFile(file);
  const {autoOrient} = await sharp(original).metadata();
  const hash = createHash('sha256').update(RECIPE).update(original).digest('hex').slice(0, 12);
  return addressOf(path.parse(file).name, hash, autoOrient);
}

/** The address of a photograph by its original; a file is read again only if it changes. */
async function addressAt(file: string): Promise<string> {
  const {mtimeMs, size} = await fs.stat(file);
  const key = JSON.stringify([file, mtimeMs, size]);
  const address = known.get(key) ?? read(file);
  known.set(key, address);
  return address;
}

/**
 * The bytes of a built file, from an earlier build or made anew.
 *
 * @param file its name: `new-roof.0a1b2c3d4e5f.4032x3024.720.avif`
 */
export function photoFile(file: string, siteDir = '.', cache = CACHE): Promise<Buffer> {
  return cached(path.join(cache, file), async () => {
    const parts = partsOf(file);
    for (const original of originals(siteDir).map((one) => path.join(siteDir, one))) {
      if (path.parse(original).name !== parts?.stem) continue;
      if ((await addressAt(original)) !== parts.address) continue;
      return encode(await fs.readFile(original), parts.width, parts.format);
    }
    throw new Error(`No photograph is the original of ${file}.`);
  });
}

const FOLDER = path.join('assets', 'photos');

/** Writes the photographs that the pages of a locale name, and no others; one at a time, for memory. */
export async function writePhotos(
  {outDir, files}: {outDir: string; files: readonly string[]},
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

async function prepare(address: string, siteDir: string): Promise<void> {
  for (const format of FORMATS) {
    for (const width of widthsOf(sizeAt(address)!)) {
      await photoFile(path.basename(fileOf(address, width, format)), siteDir);
    }
  }
}

/**
 * The address by which pages show a picture: that of the built files for a photograph; the written one
 * for a drawing, and for a photograph that cannot be used (the article rules say why).
 */
export async function shownAddress(written: string, siteDir = '.'): Promise<string> {
  if (!isPhotoName(written) || photoProblem(written, siteDir)) return written;
  const address = addressAt(path.join(siteDir, originalOf(written, siteDir)!));
  if (environment.NODE_ENV !== 'development') return address;
  // The development server does not run `finish`: it serves the photographs of the cache. It goes on without
  // one that breaks off, which `text-check` names.
  return address
    .then(async (prepared) => {
      await prepare(prepared, siteDir);
      return prepared;
    })
    .catch(() => written);
}

/**
 * A remark plugin: `![A new roof](new-roof.jpg)` becomes `<Photo src="…" alt="A new roof" />` with
 * the address of the built files. Has to run before Docusaurus's own plugin for pictures, which would
 * ship the original.
 */
export function withPhotos({siteDir}: {siteDir?: string} = {}) {
  return async (tree: Root): Promise<void> => {
    const tasks: Promise<void>[] = [];
    visit(tree, 'image', ({url, alt, title}, index, parent: Parent | undefined) => {
      if (!parent || index === undefined || !isPhotoName(url)) return;
      const show = async (): Promise<void> => {
        const src = await shownAddress(url, siteDir);
        if (!sizeAt(src)) return;
        const attributes = Object.entries({src, alt: alt ?? '', ...(title && {title})});
        parent.children[index] = {
          type: 'mdxJsxTextElement',
          name: 'Photo',
          attributes: attributes.map(([name, value]) => ({type: 'mdxJsxAttribute', name, value})),
          children: [],
        };
      };
      tasks.push(show());
    });
    await Promise.all(tasks);
  };
}
