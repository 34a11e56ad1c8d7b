import logger from '@docusaurus/logger';
import type {LoadContext, Plugin} from '@docusaurus/types';

import {environment} from '../../data/environment';
import {checkAll, type ArticleReport} from './check';

const block = ({file, problems}: ArticleReport): string =>
  [file, ...problems.map((problem) => `  - ${problem}`)].join('\n');

/** The reports that stop a build, as one text; empty if there are none. */
export function failureText(reports: ArticleReport[]): string {
  const wrong = reports.filter(({isDraft, problems}) => !isDraft && problems.length > 0);
  if (wrong.length === 0) return '';
  return `The site was not built: first fix these problems in the articles.\n\n${wrong.map(block).join('\n\n')}\n`;
}

/** Warnings for the author that do not stop the build. */
export function noticeTexts(reports: ArticleReport[]): string[] {
  return reports.flatMap((report) => [
    ...(report.isDraft && report.problems.length > 0
      ? [`This draft is not published. To fix before it is:\n${block(report)}`]
      : []),
    ...report.warnings.map((warning) => `${report.file}: ${warning}`),
  ]);
}

function reports({siteDir, i18n}: LoadContext): Promise<ArticleReport[]> {
  // Docusaurus never reads a copy without its article, so check here: every build checks its own
  // language and the English, and the English one, which runs first, checks all.
  const {currentLocale, defaultLocale, locales} = i18n;
  const checked = currentLocale === defaultLocale ? locales : [defaultLocale, currentLocale];
  return checkAll(siteDir, checked, new Date());
}

/**
 * Checks every article and its copies before Docusaurus reads them, and reports problems worded for
 * authors. A build stops; the development server only prints them and keeps running.
 */
export async function articleRules(context: LoadContext): Promise<Plugin> {
  const isBuild = environment.NODE_ENV === 'production';
  if (isBuild) {
    const checked = await reports(context);
    const failure = failureText(checked);
    if (failure) throw new Error(failure);
    if (context.i18n.currentLocale === context.i18n.defaultLocale) {
      noticeTexts(checked).forEach((notice) => logger.warn(notice));
    }
  }
  return {
    name: 'article-rules',
    getPathsToWatch: () => ['blog/**/*', 'i18n/*/docusaurus-plugin-content-blog/**/*'],
    async loadContent() {
      if (isBuild) return;
      const checked = await reports(context);
      const failure = failureText(checked);
      if (failure) logger.warn(failure.replace('was not built', 'would not build'));
      noticeTexts(checked).forEach((notice) => logger.warn(notice));
    },
  };
}
