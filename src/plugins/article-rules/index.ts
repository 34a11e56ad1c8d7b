import logger from '@docusaurus/logger';
import type {LoadContext, Plugin} from '@docusaurus/types';

import {checkArticles, checkCopies, type ArticleReport} from './check';

const block = ({file, problems}: ArticleReport): string =>
  [file, ...problems.map((problem) => `  - ${problem}`)].join('\n');

/** The reports that must stop a build, as one text; empty where none must. */
export function failureText(reports: ArticleReport[]): string {
  const wrong = reports.filter(({isDraft, problems}) => !isDraft && problems.length > 0);
  if (wrong.length === 0) return '';
  return `The site was not built, because something in the articles has to be mended first.\n\n${wrong.map(block).join('\n\n')}\n`;
}

/** What the writer should know and the build can live with. */
export function noticeTexts(reports: ArticleReport[]): string[] {
  return reports.flatMap((report) => [
    ...(report.isDraft && report.problems.length > 0
      ? [`A draft, not published. Before it is:\n${block(report)}`]
      : []),
    ...report.warnings.map((warning) => `${report.file}: ${warning}`),
  ]);
}

async function reports({siteDir, i18n}: LoadContext): Promise<ArticleReport[]> {
  const today = new Date();
  // A copy without its article is never read by Docusaurus: every build looks at its own language,
  // and the English one, which runs first, at all.
  const locales = i18n.currentLocale === i18n.defaultLocale ? i18n.locales : [i18n.currentLocale];
  const copies = await Promise.all(
    locales
      .filter((locale) => locale !== i18n.defaultLocale)
      .map((locale) => checkCopies(siteDir, locale, today)),
  );
  return [...(await checkArticles(siteDir, today)), ...copies.flat()];
}

/**
 * Checks every article and its copies before Docusaurus reads them, and says in words for writers
 * what is wrong where. A build stops; the development server only says so, and goes on showing
 * what it can.
 */
export async function articleRules(context: LoadContext): Promise<Plugin> {
  const isBuild = process.env.NODE_ENV === 'production';
  if (isBuild) {
    const found = await reports(context);
    const failure = failureText(found);
    if (failure) throw new Error(failure);
    if (context.i18n.currentLocale === context.i18n.defaultLocale) {
      noticeTexts(found).forEach((notice) => logger.warn(notice));
    }
  }
  return {
    name: 'article-rules',
    getPathsToWatch: () => ['blog/**/*', 'i18n/*/docusaurus-plugin-content-blog/**/*'],
    async loadContent() {
      if (isBuild) return;
      const found = await reports(context);
      const failure = failureText(found);
      if (failure) logger.warn(failure.replace('was not built', 'would not build'));
      noticeTexts(found).forEach((notice) => logger.warn(notice));
    },
  };
}
