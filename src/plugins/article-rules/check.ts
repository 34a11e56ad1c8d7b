import {statSync} from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';

import {bodyProblems} from './body';
import {asDay, frontMatterProblems} from './frontMatter';
import {readMarkdown} from './read';
import {readTimeProblem} from './readTime';
import {countWords} from './readable';

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
const copiesOf = (locale: string) => `i18n/${locale}/docusaurus-plugin-content-blog`;
const NAME = /^[a-z0-9]+(?:-[a-z0-9]+)*\.mdx$/;
const DATED_NAME = /^\d{4}-\d{1,2}-\d{1,2}/;

const list = (folder: string): Promise<string[]> =>
  fs.readdir(folder).then(
    (names) => names.filter((name) => !/^[._]/.test(name)).sort(),
    () => [],
  );

/** Whether `static/` has a file at this path. `%20` and the like may be literal or encoded. */
function isStaticFile(siteDir: string, address: string): boolean {
  const names = [address];
  try {
    names.push(decodeURI(address));
  } catch {
    // A lone %, which can only be literal.
  }
  return names.some((name) =>
    statSync(path.join(siteDir, 'static', name), {throwIfNoEntry: false})?.isFile(),
  );
}

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

async function checkFile(
  siteDir: string,
  file: string,
  kind: 'article' | 'copy',
  today: Date,
): Promise<ArticleReport> {
  const {file: parts, problems} = await readMarkdown(path.join(siteDir, file));
  if (!parts) return {file, isDraft: false, problems, warnings: [], words: 0};
  const {frontMatter, body} = parts;
  const isPicture = (address: string): boolean => isStaticFile(siteDir, address);
  const words = body ? countWords(body.tree) : 0;
  const {readTime, image} = frontMatter;
  problems.push(...frontMatterProblems(frontMatter, kind));
  if (body) problems.push(...bodyProblems(body, isPicture));
  if (kind === 'article') {
    if (typeof image === 'string' && image.startsWith('/img/') && !isPicture(image)) {
      problems.push(`image: there is no picture at static${image}`);
    }
    const untrue =
      typeof readTime === 'number' && words > 0 ? readTimeProblem(words, readTime) : null;
    if (untrue) problems.push(untrue);
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
export async function checkArticles(siteDir: string, today: Date): Promise<ArticleReport[]> {
  const names = await list(path.join(siteDir, BLOG));
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
      return problem ? nameReport(file, problem) : checkFile(siteDir, file, 'article', today);
    }),
  );
}

/** Checks one language's copies; each must belong to an English article. */
export async function checkCopies(
  siteDir: string,
  locale: string,
  today: Date,
): Promise<ArticleReport[]> {
  const english = await list(path.join(siteDir, BLOG));
  const names = await list(path.join(siteDir, copiesOf(locale)));
  return Promise.all(
    names
      // The plugin's own short texts are in the same folder.
      .filter((name) => !name.endsWith('.json'))
      .map((name) => {
        const file = `${copiesOf(locale)}/${name}`;
        return english.includes(name)
          ? checkFile(siteDir, file, 'copy', today)
          : nameReport(
              file,
              `translates an article that does not exist: there is no ${BLOG}/${name}. Give it the name of its English article, or delete it`,
            );
      }),
  );
}
