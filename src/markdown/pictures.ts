import fs from 'node:fs';
import path from 'node:path';

import sharp from 'sharp';

import {codeHash, learned} from './diskCache';
import {nearest} from './nearest';

/** The folder of photographs as they come from a phone; the build ships only smaller files of them. */
const ORIGINALS = 'photos';

/** Photographs of people and jobs may also lie beside their texts. */
export const PHOTO_FOLDERS = [ORIGINALS, 'company/team', 'company/jobs'];

/** Extensions of photographs, usable or not. */
export const RASTER = /\.(?:jpe?g|jfif|jpe|jxl|png|webp|avif|hei[cf]|gif|tiff?|bmp|dng)$/i;

export const isRaster = (file: string): boolean => RASTER.test(file);

/** Articles, services and data name a photograph by its file alone: `new-roof.jpg`. */
export const isPhotoName = (address: string): boolean =>
  RASTER.test(address) && !/[/\\]/.test(address);

/** A photograph, or a drawing of `static/`, which is named by its whole address. */
export const isPicture = (address: unknown): address is string =>
  typeof address === 'string' && (isPhotoName(address) || /^\/img\/\S+\.svg$/.test(address));

/** The photographs, as paths from the site's folder. */
export const originals = (siteDir: string): string[] =>
  PHOTO_FOLDERS.filter((folder) => fs.existsSync(path.join(siteDir, folder))).flatMap((folder) =>
    fs
      .readdirSync(path.join(siteDir, folder), {withFileTypes: true})
      .filter((one) => one.isFile() && RASTER.test(one.name))
      .map(({name}) => `${folder}/${name}`),
  );

/** The path of a photograph by its file name; undefined if there is none. */
export const originalOf = (name: string, siteDir: string): string | undefined =>
  originals(siteDir).find((file) => path.basename(file) === name);

/** The format of a file by its first bytes, because phones and people rename files. */
function formatOf(file: string): 'usable' | 'heic' | 'other' {
  const head = Buffer.alloc(12);
  const descriptor = fs.openSync(file, 'r');
  fs.readSync(descriptor, head, 0, head.length, 0);
  fs.closeSync(descriptor);
  const text = head.toString('latin1');
  // ISO 23008-12, 10.2: the brands of HEIC; AVIF has others.
  if (/^.{4}ftyp(?:hei|hev|mif1|msf1)/s.test(text)) return 'heic';
  return /^(?:\xff\xd8\xff|\x89PNG\r\n|RIFF.{4}WEBP)/s.test(text) ? 'usable' : 'other';
}

/** The least size of a photograph: it is shown over the whole width of a phone. */
const LEAST = {width: 300, height: 100};
const CODE = codeHash(__filename);

/** What only opening a photograph shows, in words; null if nothing is wrong. */
async function openingProblem(bytes: Buffer): Promise<string | null> {
  try {
    const picture = sharp(bytes, {failOn: 'error'});
    await picture.clone().resize(LEAST.width).toBuffer();
    const {width, height} = (await picture.metadata()).autoOrient;
    return width < LEAST.width || height < LEAST.height
      ? `is only ${width} points wide and ${height} high; take the original of it`
      : null;
  } catch {
    return 'breaks off, or is too large; send it again from the phone';
  }
}

/** The photographs that cannot be used although they look usable, by their names. */
export async function brokenPhotos(siteDir: string): Promise<Map<string, string>> {
  const broken = new Map<string, string>();
  const look = async (file: string): Promise<void> => {
    const bytes = await fs.promises.readFile(path.join(siteDir, file));
    const problem = await learned(CODE, bytes, () => openingProblem(bytes));
    if (problem !== null) broken.set(path.basename(file), `${file} ${problem}`);
  };
  await Promise.all(originals(siteDir).map(look));
  return broken;
}

/** What is wrong with a photograph that a text or an entry names, in words; null if nothing is. */
export function photoProblem(name: string, siteDir = '.'): string | null {
  if (!/^[A-Za-z0-9][\w.-]*$/.test(name)) {
    return `the name of the photograph ${name} has more than letters, digits and hyphens; rename the file, like new-roof.jpg`;
  }
  const [file, other] = originals(siteDir).filter(
    (one) => path.basename(one).toLowerCase() === name.toLowerCase(),
  );
  if (other) return `there are two photographs ${name}: ${file} and ${other}; rename one of them`;
  if (!file || path.basename(file) !== name) {
    const names = originals(siteDir).map((one) => path.basename(one));
    const meant = nearest(name, names, 3);
    return `there is no photograph ${ORIGINALS}/${name}${meant ? `; did you mean ${meant}?` : ': save it there'}`;
  }
  const format = formatOf(path.join(siteDir, file));
  if (format === 'heic' || /\.hei[cf]$/i.test(name)) {
    return `${file} is a HEIC picture, which most browsers cannot show; export it as JPEG, or let the iPhone take JPEGs (Settings, Camera, Formats, Most Compatible)`;
  }
  return format === 'other' ? `${file} is no JPEG, PNG or WebP picture; export it as JPEG` : null;
}
