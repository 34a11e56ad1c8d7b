/** Puts photographs of a phone into a copy of the project, as an owner does. */
import {createHash} from 'node:crypto';

import sharp from 'sharp';

import {phonePhoto} from './photo';
import type {ScratchCopy} from './scratch';

const ARTICLE = `---
title: "A walk on a roof"
description: "${'A sentence about a walk on a roof. '.repeat(4).trim()}"
excerpt: "${'What you see on a walk on a roof. '.repeat(4).trim()}"
date: 2026-08-01
authors: {name: Dana Hill}
category: inspection
topics: [shingle]
readTime: 1
image: IMG_0001.jpg
imageAlt: "A slope with fresh shingles"
cta: {title: "Ask us", description: "We look at yours.", buttonText: "Ask"}
---

A walk shows what the street does not.

![A slope from above](slope.webp)
`;

/** Path of the article with photographs. */
export const PHOTO_ARTICLE = 'knowledge-center/a-walk-on-a-roof';

/** The one job; both pictures are photographs. */
const JOB = `---
placeholder: false
before: before.jpg
after: after.jpg
town: Pensacola
date: 2026-03
material: shingle
days: 2
---
`;

/** Photographs of people and jobs lie beside their texts. */
const FOLDERS: Record<string, string> = {
  'ruth.jpg': 'company/team',
  'before.jpg': 'company/jobs',
  'after.jpg': 'company/jobs',
};

/** Hash of a file: no built file may have the hash of an original. */
export const hashOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

/**
 * Puts a photograph of 12 megapixels on an article, and smaller ones on a text, a service, a person
 * and a job.
 *
 * @returns hashes of the originals
 */
export async function dropInPhotos(copy: ScratchCopy): Promise<string[]> {
  // Smooth, because grain takes minutes to encode; tests/full/photos.test.ts tests grain.
  const photo = await phonePhoto(100);
  const small = sharp(photo).resize(800, 600).keepMetadata();
  const originals: Record<string, Buffer> = {
    'IMG_0001.jpg': photo,
    'slope.webp': await small.clone().webp().toBuffer(),
    'service.png': await small.clone().png().toBuffer(),
    'ruth.jpg': await small.clone().jpeg().toBuffer(),
    'before.jpg': await small.clone().negate().jpeg().toBuffer(),
    'after.jpg': await small.clone().grayscale().jpeg().toBuffer(),
  };
  for (const [name, bytes] of Object.entries(originals)) {
    copy.write(`${FOLDERS[name] ?? 'photos'}/${name}`, bytes);
  }
  copy.write('blog/a-walk-on-a-roof.mdx', ARTICLE);
  copy.edit('services/roof-inspection.mdx', ['/img/figures/inspection-route.svg', 'service.png']);
  copy.edit('company/team/ruth-calloway.md', [/^name: /m, 'photo: ruth.jpg\nname: ']);
  copy.write('company/jobs/oak-street.md', JOB);
  return Object.values(originals).map(hashOf);
}
