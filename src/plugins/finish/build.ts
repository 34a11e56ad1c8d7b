import {existsSync} from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';

import type {BlogPostMetadata} from '@docusaurus/plugin-content-blog';
import type {Props} from '@docusaurus/types';

import type {ServiceCard} from '../../data/services';
import {LOCALES} from '../../language/locales';

/** The build of one locale, as the passes get it. */
export type Build = Props & {
  locale: string;
  files: string[];
  articles: readonly BlogPostMetadata[];
  services: readonly ServiceCard[];
  /** Whether the build shows invented data at a public address. */
  trial: boolean;
};

/** Turns the text of a built page into the text to serve; `file` is its path in the build. */
export type Pass = (html: string, file: string) => string | Promise<string>;

/** Makes a pass, once for each locale; reads here the data that all its pages share. */
export type MakePass = (build: Build) => Pass | Promise<Pass>;

/**
 * Paths of the pages of a locale, without files of `static/` such as the proof that Google asks for. The
 * folder of the default locale contains the other locales' folders.
 */
export async function pagesOf(outDir: string): Promise<string[]> {
  const others = LOCALES.map(({code}) => code + path.sep);
  const files = await fs.readdir(outDir, {recursive: true});
  return files.filter(
    (file) =>
      file.endsWith('.html') &&
      !existsSync(path.join('static', file)) &&
      !others.some((folder) => file.startsWith(folder)),
  );
}

/** Replaces a file atomically: the feeds read articles from the built pages at the same time. */
async function replaceFile(file: string, text: string): Promise<void> {
  const draft = `${file}.draft`;
  await fs.writeFile(draft, text);
  await fs.rename(draft, file);
}

export async function finishPages(build: Build, makers: readonly MakePass[]): Promise<void> {
  const passes: Pass[] = [];
  for (const make of makers) passes.push(await make(build));
  await Promise.all(
    build.files.map(async (file) => {
      const filePath = path.join(build.outDir, file);
      let html = await fs.readFile(filePath, 'utf8');
      for (const pass of passes) html = await pass(html, file);
      await replaceFile(filePath, html);
    }),
  );
}
