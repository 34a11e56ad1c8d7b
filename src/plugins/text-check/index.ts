/**
 * Checks every text by the rules of `src/markdown`: a build stops at problems; the development server
 * shows them in an overlay and keeps running (`preview.ts`).
 *
 * Order: first of the content plugins, before Docusaurus reads the texts.
 * Of Docusaurus: documented hooks alone, and the bundler's `afterCompile`.
 */
import path from 'node:path';

import logger from '@docusaurus/logger';
import type {LoadContext, Plugin} from '@docusaurus/types';

import {environment} from '../../data/environment';
import {publishStatic} from '../static-files';
import type {BundlerConfig} from '../support/bundler';
import {checkAll, failureText, type FileReport, noticeTexts, PHOTO_FOLDERS} from '../../markdown';

export {forgiving} from './preview';

/**
 * The errors of the overlay, without a stack: a file and its problems. The facts of a draft may be
 * unfinished.
 */
export const overlayErrors = (reports: FileReport[]): Error[] =>
  reports
    .map(({file, isDraft, facts, text}) => [file, ...(isDraft ? [] : facts), ...text])
    .filter(({length}) => length > 1)
    .map((lines) => Object.assign(new Error(lines.join('\n')), {name: '', stack: ''}));

/** Watched folders: a change there may fix a problem. */
const FOLDERS = ['blog', 'services', 'company', 'i18n', 'static', ...PHOTO_FOLDERS];

/**
 * A plugin of the bundler that reports the problems of texts as errors of the compilation: the
 * development server shows them over every page, and takes them away once they are fixed.
 */
const tellInBrowser = (context: LoadContext): NonNullable<BundlerConfig['plugins']>[number] => ({
  apply(compiler) {
    compiler.hooks.afterCompile.tapPromise('text-check', async (compilation) => {
      // The compiler of the page template inherits this plugin.
      if (compilation.compiler !== compiler) return;
      for (const folder of FOLDERS)
        compilation.contextDependencies.add(path.resolve(context.siteDir, folder));
      await publishStatic(context.siteDir);
      compilation.errors.push(...overlayErrors(await reports(context)));
    });
  },
});

function reports({siteDir, i18n}: LoadContext): Promise<FileReport[]> {
  // Docusaurus never reads a copy without its article, so check here: every build checks its own
  // language and English, and the English build, which runs first, checks all languages.
  const {currentLocale, defaultLocale, locales} = i18n;
  const checked = currentLocale === defaultLocale ? locales : [defaultLocale, currentLocale];
  return checkAll(siteDir, checked, new Date());
}

export async function textCheck(context: LoadContext): Promise<Plugin> {
  const name = 'text-check';
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
    configureWebpack: () => ({plugins: [tellInBrowser(context)]}),
  };
}
