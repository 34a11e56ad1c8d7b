import fs from 'node:fs/promises';
import path from 'node:path';

import {DEFAULT_LOCALE} from '../../language/locales';
import {bodyProblems} from './body';
import {lineOfFact, writtenFactProblems} from './facts';
import {asDay, frontMatterProblems, type Kind} from './frontMatter';
import {readMarkdown} from './read';
import {readTimeProblem} from './readTime';
import {countWords} from './readable';
import {anchorsOf, readSite, type Site} from './site';

export type ArticleReport = {
  /** Path from the site's folder. */
  file: string;
  isDraft: boolean;
  problems: string[];
  /** What does not stop the build. */
  warnings: string[];
  words: number;
  readTime?: number;
};

const BLOG = 'blog';
const SERVICES = 'services';
const copiesOf = (locale: string) => `i18n/${locale}/docusaurus-plugin-content-blog`;
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

/** Warns of facts past their review date, and of a date in the future. */
function dateWarnings(frontMatter: Record<string, unknown>, today: Date): string[] {
  const warnings: string[] = [];
  const reviewBy = asDay(frontMatter.reviewBy);
  if (reviewBy && reviewBy < today) {
    warnings.push(
      `reviewBy: was ${reviewBy.toISOString().slice(0, 10)}. Check the facts, correct what has changed, and set a new date`,
    );
  }
  const date = asDay(frontMatter.date);
  if (date && date > today) {
    warnings.push('date: is in the future, but the article shows right away');
  }
  return warnings;
}

/** What checking a file needs to know of it. */
type Subject = {siteDir: string; file: string; kind: Kind; today: Date; site: Site};

async function checkFile({siteDir, file, kind, today, site}: Subject): Promise<ArticleReport> {
  const {file: parts, problems} = await readMarkdown(path.join(siteDir, file));
  if (!parts) return {file, isDraft: false, problems, warnings: [], words: 0};
  const {frontMatter, body, head} = parts;
  const section = kind.startsWith('service') ? '/services' : '/knowledge-center';
  const words = body ? countWords(body.tree) : 0;
  const {readTime, image} = frontMatter;
  const facts = writtenFactProblems(frontMatter, head);
  const told = facts.map((fact) => fact.split(':')[0]);
  facts.push(
    ...frontMatterProblems(frontMatter, kind).filter((fact) => !told.includes(fact.split(':')[0])),
  );
  if (typeof image === 'string' && /^\/img\/\S+$/.test(image) && !site.hasFile(image)) {
    facts.push(`image: there is no picture at static${image}`);
  }
  if (kind === 'article' && typeof readTime === 'number' && words > 0) {
    const untrue = readTimeProblem(words, readTime);
    if (untrue) facts.push(untrue);
  }
  const placed = facts.map((fact) => `line ${lineOfFact(head, fact.split(':')[0]!)}: ${fact}`);
  problems.unshift(...placed);
  if (body) {
    problems.push(...bodyProblems(body, {...site, section, anchors: anchorsOf(body.tree)}));
  }
  return {
    file,
    isDraft: frontMatter.draft === true,
    problems,
    warnings: dateWarnings(frontMatter, today),
    words,
    readTime: typeof readTime === 'number' ? readTime : undefined,
  };
}

const nameReport = (file: string, problem: string): ArticleReport => ({
  file,
  isDraft: false,
  problems: [problem],
  warnings: [],
  words: 0,
});

/** Checks the English articles. Files whose names begin with `_` or `.` are notes, as for Docusaurus. */
export async function checkArticles(
  siteDir: string,
  today: Date,
  site?: Site,
): Promise<ArticleReport[]> {
  const names = await list(path.join(siteDir, BLOG));
  const known = site ?? (await readSite(siteDir, DEFAULT_LOCALE));
  return Promise.all(
    names.map((name) => {
      const file = `${BLOG}/${name}`;
      const twin = names.find(
        (other) => other !== name && other.replace(/\..*$/, '') === name.replace(/\..*$/, ''),
      );
      if (twin) {
        return nameReport(file, `would have the same URL as ${BLOG}/${twin}; rename one`);
      }
      const problem = nameProblem(name);
      return problem
        ? nameReport(file, problem)
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
): Promise<ArticleReport[]> {
  const english = await list(path.join(siteDir, BLOG));
  const names = await list(path.join(siteDir, copiesOf(locale)));
  const known = site ?? (await readSite(siteDir, locale));
  return Promise.all(
    names
      // The plugin's own short texts are in the same folder.
      .filter((name) => !name.endsWith('.json'))
      .map((name) => {
        const file = `${copiesOf(locale)}/${name}`;
        return english.includes(name)
          ? checkFile({siteDir, file, kind: 'copy', today, site: known})
          : nameReport(
              file,
              `translates an article that does not exist: there is no ${BLOG}/${name}. Give it the name of its English article, or delete it`,
            );
      }),
  );
}

/** Checks one language's service pages: the English ones, or the copies of them. */
async function checkServices(
  siteDir: string,
  locale: string,
  today: Date,
  site: Site,
): Promise<ArticleReport[]> {
  const isEnglish = locale === DEFAULT_LOCALE;
  const folder = isEnglish ? SERVICES : `i18n/${locale}/docusaurus-plugin-content-docs/current`;
  const names = await list(path.join(siteDir, folder));
  const english = await list(path.join(siteDir, SERVICES));
  return Promise.all(
    names.map((name) => {
      const file = `${folder}/${name}`;
      if (!english.includes(name)) {
        return nameReport(
          file,
          `translates a service that does not exist: there is no ${SERVICES}/${name}`,
        );
      }
      const problem = nameProblem(name);
      if (problem) return nameReport(file, problem);
      const kind = name === 'index.mdx' ? 'service-index' : isEnglish ? 'service' : 'service-copy';
      return checkFile({siteDir, file, kind, today, site});
    }),
  );
}

/** Checks all Markdown of the languages: articles, services and their copies. */
export async function checkAll(
  siteDir: string,
  locales: readonly string[],
  today: Date,
): Promise<ArticleReport[]> {
  const reports = await Promise.all(
    locales.map(async (locale) => {
      const site = await readSite(siteDir, locale);
      return [
        ...(locale === DEFAULT_LOCALE
          ? await checkArticles(siteDir, today, site)
          : await checkCopies(siteDir, locale, today, site)),
        ...(await checkServices(siteDir, locale, today, site)),
      ];
    }),
  );
  return reports.flat();
}
