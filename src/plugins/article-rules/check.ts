import fs from 'node:fs/promises';
import path from 'node:path';

import {DEFAULT_LOCALE} from '../../language/locales';
import {COPIES} from '../copies';
import {checkFile, onlyProblems, type FileReport} from './checkFile';
import type {Kind} from './schemas';
import {readSite, type Site} from './site';

const BLOG = 'blog';

/** Where a language has its copies of the Markdown in an English folder. */
const copiesOf = (folder: string, locale: string): string =>
  `i18n/${locale}/${COPIES.find(({english}) => english === folder)!.copies}`;

const NAME = /^[a-z0-9]+(?:-[a-z0-9]+)*\.mdx$/;
const DATED_NAME = /^\d{4}-\d{1,2}-\d{1,2}/;

const list = (folder: string): Promise<string[]> =>
  fs.readdir(folder).then(
    (names) => names.filter((name) => !/^[._]/.test(name)).sort(),
    () => [],
  );

/** The file name becomes the URL: what is wrong with it, in words; null if nothing is. */
export function nameProblem(name: string): string | null {
  if (DATED_NAME.test(name)) {
    return 'begins with a date, which would become part of its URL; write the date in date: instead';
  }
  if (NAME.test(name)) return null;
  return 'is not the name of an article: use lowercase letters, numbers and hyphens, and end in .mdx, like new-roof-checklist.mdx. Articles are directly in this folder, one file each';
}

/** Checks the English articles. Files whose names begin with `_` or `.` are notes, as for Docusaurus. */
export async function checkArticles(
  siteDir: string,
  today: Date,
  site?: Site,
): Promise<FileReport[]> {
  const names = await list(path.join(siteDir, BLOG));
  const known = site ?? (await readSite(siteDir, DEFAULT_LOCALE));
  return Promise.all(
    names.map((name) => {
      const file = `${BLOG}/${name}`;
      const twin = names.find(
        (other) => other !== name && other.replace(/\..*$/, '') === name.replace(/\..*$/, ''),
      );
      if (twin) {
        return onlyProblems(file, [`would have the same URL as ${BLOG}/${twin}; rename one`]);
      }
      const problem = nameProblem(name);
      return problem
        ? onlyProblems(file, [problem])
        : checkFile({siteDir, file, kind: 'article', today, site: known});
    }),
  );
}

/** Checks one language's copies; each must belong to an English article. */
export async function checkCopies(
  siteDir: string,
  locale: string,
  today: Date,
  site?: Site,
): Promise<FileReport[]> {
  const english = await list(path.join(siteDir, BLOG));
  const folder = copiesOf(BLOG, locale);
  const names = await list(path.join(siteDir, folder));
  const known = site ?? (await readSite(siteDir, locale));
  return Promise.all(
    names
      // The plugin's own short texts are in the same folder.
      .filter((name) => !name.endsWith('.json'))
      .map((name) => {
        const file = `${folder}/${name}`;
        return english.includes(name)
          ? checkFile({siteDir, file, kind: 'copy', today, site: known})
          : onlyProblems(file, [
              `translates an article that does not exist: there is no ${BLOG}/${name}. Give it the name of its English article, or delete it`,
            ]);
      }),
  );
}

/** The other Markdown: its folder, and what it is. */
type Folder = {
  english: string;
  what: string;
  kindOf: (name: string, isEnglish: boolean) => Kind;
};

const OTHERS: Folder[] = [
  {
    english: 'services',
    what: 'a service',
    kindOf: (name, isEnglish) =>
      name === 'index.mdx' ? 'index' : isEnglish ? 'service' : 'service-copy',
  },
  {
    english: 'src/pages',
    what: 'a page',
    kindOf: () => 'page',
  },
];

/** Checks one language's services or pages: the English ones, or the copies of them. */
async function checkFolder(
  {english, what, kindOf}: Folder,
  siteDir: string,
  locale: string,
  today: Date,
  site: Site,
): Promise<FileReport[]> {
  const isEnglish = locale === DEFAULT_LOCALE;
  const folder = isEnglish ? english : copiesOf(english, locale);
  const names = await list(path.join(siteDir, folder));
  const sources = await list(path.join(siteDir, english));
  return Promise.all(
    names
      .filter((name) => /\.mdx?$/.test(name))
      .map((name) => {
        const file = `${folder}/${name}`;
        if (!sources.includes(name)) {
          return onlyProblems(file, [
            `translates ${what} that does not exist: there is no ${english}/${name}`,
          ]);
        }
        const problem = nameProblem(name);
        if (problem) return onlyProblems(file, [problem]);
        return checkFile({siteDir, file, kind: kindOf(name, isEnglish), today, site});
      }),
  );
}

/** Checks all Markdown of the languages: articles, services, pages and their copies. */
export async function checkAll(
  siteDir: string,
  locales: readonly string[],
  today: Date,
): Promise<FileReport[]> {
  const reports = await Promise.all(
    locales.map(async (locale) => {
      const site = await readSite(siteDir, locale);
      return [
        ...(locale === DEFAULT_LOCALE
          ? await checkArticles(siteDir, today, site)
          : await checkCopies(siteDir, locale, today, site)),
        ...(
          await Promise.all(
            OTHERS.map((folder) => checkFolder(folder, siteDir, locale, today, site)),
          )
        ).flat(),
      ];
    }),
  );
  return reports.flat();
}
