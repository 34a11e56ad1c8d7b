import fs from 'node:fs';
import path from 'node:path';

import {nearest} from './nearest';

/** Holds photographs as they come from a phone; none of them is shipped as it is. */
export const ORIGINALS = 'photos';

/** Whatever is a photograph by its name, usable or not. */
const RASTER = /\.(?:jpe?g|png|webp|avif|hei[cf]|gif|tiff?|bmp|dng)$/i;

/** Articles, services and data name a photograph by its file alone: `new-roof.jpg`. */
export const isPhotoName = (address: string): boolean =>
  RASTER.test(address) && !/[/\\]/.test(address);

/** An address that would ship an original: `static/` is copied whole. */
export const isStaticPhoto = (address: string): boolean =>
  address.startsWith('/img/') && RASTER.test(address);

/** A photograph, or a drawing of `static/`, which is named by its whole address. */
export const isPicture = (address: unknown): address is string =>
  typeof address === 'string' && (isPhotoName(address) || /^\/img\/\S+\.svg$/.test(address));

export const originals = (siteDir: string): string[] => {
  const folder = path.join(siteDir, ORIGINALS);
  return fs.existsSync(folder) ? fs.readdirSync(folder).filter((name) => RASTER.test(name)) : [];
};

/** The first bytes of a file tell what it is; phones and people rename files. */
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

/** What is wrong with a photograph that a text or an entry names, in words; null if nothing is. */
export function photoProblem(name: string, siteDir = '.'): string | null {
  const file = `${ORIGINALS}/${name}`;
  if (!/^[A-Za-z0-9][\w.-]*$/.test(name)) {
    return `the name of the photograph ${name} has more than letters, digits and hyphens; rename the file, like new-roof.jpg`;
  }
  const names = originals(siteDir);
  if (!names.includes(name)) {
    const meant = nearest(name, names, 3);
    return `there is no photograph ${file}${meant ? `; did you mean ${meant}?` : ': save it there'}`;
  }
  const format = formatOf(path.join(siteDir, file));
  if (format === 'heic' || /\.hei[cf]$/i.test(name)) {
    return `${file} is a HEIC picture, which most browsers cannot show; export it as JPEG, or let the iPhone take JPEGs (Settings, Camera, Formats, Most Compatible)`;
  }
  return format === 'other' ? `${file} is no JPEG, PNG or WebP picture; export it as JPEG` : null;
}
