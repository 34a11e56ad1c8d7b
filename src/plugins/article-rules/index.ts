import path from 'node:path';

import logger from '@docusaurus/logger';
import type {LoadContext, Plugin} from '@docusaurus/types';

import {environment} from '../../data/environment';
import {ORIGINALS} from '../photos/originals';
import {checkAll} from './check';
import type {FileReport} from './check';
import {tellInBrowser} from './overlay';

const isWrong = ({facts, text}: FileReport): boolean => facts.length + text.length > 0;

const block = ({file, facts, text}: FileReport): string =>
  [file, ...[...facts, ...text].map((problem) => `  - ${problem}`)].join('\n');

/** The reports that stop a build, as one text; empty if there are none. */
export function failureText(reports: FileReport[]): string {
  const wrong = reports.filter((report) => !report.isDraft && isWrong(report)).map(block);
  return wrong.length === 0
    ? ''
    : `The site was not built: first fix these problems in the articles.\n\n${wrong.join('\n\n')}\n`;
}

/** Warnings for the author that do not stop the build. */
export const noticeTexts = (reports: FileReport[]): string[] => [
  ...reports
    .filter((report) => report.isDraft && isWrong(report))
    .map((draft) => `This draft is not published. To fix before it is:\n${block(draft)}`),
  ...reports.flatMap(({file, warnings}) => warnings.map((warning) => `${file}: ${warning}`)),
];

function reports({siteDir, i18n}: LoadContext): Promise<FileReport[]> {
  // Docusaurus never reads a copy without its article, so check here: every build checks its own
  // language and the English, and the English one, which runs first, checks all.
  const {currentLocale, defaultLocale, locales} = i18n;
  const checked = currentLocale === defaultLocale ? locales : [defaultLocale, currentLocale];
  return checkAll(siteDir, checked, new Date());
}

/** Where a change may mend a problem. */
const FOLDERS = ['blog', 'services', 'i18n', 'static/img', ORIGINALS];

/**
 * Checks every article and its copies before Docusaurus reads them, and reports problems worded for
 * authors. A build stops; the development server shows them over its pages and keeps running.
 */
export async function articleRules(context: LoadContext): Promise<Plugin> {
  const name = 'article-rules';
  const warn = (checked: FileReport[]): void =>
    noticeTexts(checked).forEach((notice) => logger.warn(notice));
  if (environment.NODE_ENV === 'production') {
    const checked = await reports(context);
    const failure = failureText(checked);
    if (failure) throw new Error(failure);
    if (context.i18n.currentLocale === context.i18n.defaultLocale) warn(checked);
    return {name};
  }
  return {
    name,
    getPathsToWatch: () => ['blog/**/*', 'i18n/*/docusaurus-plugin-content-blog/**/*'],
    async loadContent() {
      warn(await reports(context));
    },
    configureWebpack: () => ({
      plugins: [
        tellInBrowser(
          () => reports(context),
          FOLDERS.map((folder) => path.join(context.siteDir, folder)),
        ),
      ],
    }),
  };
}
