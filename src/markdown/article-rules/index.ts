/**
 * What an article, a service page or a translated copy must and must not say. Files are read once
 * (`read.ts`: front matter by Joi in `frontMatter.ts`, text by the MDX parser), rules look at the nodes
 * of one walk (`lint.ts`, `rules.ts`, `references.ts`), `check.ts` brings both together by file and line.
 * A build stops; the development server shows the messages over the page (`preview.ts`).
 */
import path from 'node:path';

import logger from '@docusaurus/logger';
import type {LoadContext, Plugin} from '@docusaurus/types';

import {environment} from '../../data/environment';
import {ORIGINALS} from '../pictures';
import {checkAll, type FileReport} from './check';

export {LANGUAGES, OTHER_LANGUAGE} from './address';
export {checkAll, WORDS_PER_MINUTE} from './check';
export {lineOfFact} from './facts';
export {lineAt} from './found';
export {TITLE_LENGTH} from './frontMatter';
export {type Body, type Read, readMarkdown} from './read';
export {forgiving} from './preview';
export {readableText} from './readable';
export {SAMPLE_TEXT} from './sample';

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

/** As much of a bundler as is used here; Docusaurus' may be either of two. */
type Compilation = {
  compiler: unknown;
  errors: Error[];
  contextDependencies: {add: (folder: string) => void};
};
type Listen = (compilation: Compilation) => Promise<void>;
type Compiler = {hooks: {afterCompile: {tapPromise: (name: string, listen: Listen) => void}}};

/**
 * What stands over the pages, as errors without a stack: a file and what is wrong in it. The facts
 * of a draft may be unfinished.
 */
export const overlayErrors = (reports: FileReport[]): Error[] =>
  reports
    .map(({file, isDraft, facts, text}) => [file, ...(isDraft ? [] : facts), ...text])
    .filter(({length}) => length > 1)
    .map((lines) => Object.assign(new Error(lines.join('\n')), {name: '', stack: ''}));

/**
 * A plugin of the bundler that tells the problems of articles as errors of the compilation: the
 * development server shows them over every page, and takes them away once they are fixed.
 *
 * @param folders where a change may mend one, such as that of the pictures
 */
export const tellInBrowser = (check: () => Promise<FileReport[]>, folders: string[]) => ({
  apply(compiler: Compiler) {
    compiler.hooks.afterCompile.tapPromise('article-rules', async (compilation) => {
      // The template of the pages has a compiler of its own, which inherits this plugin.
      if (compilation.compiler !== compiler) return;
      folders.forEach((folder) => compilation.contextDependencies.add(path.resolve(folder)));
      compilation.errors.push(...overlayErrors(await check()));
    });
  },
});

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
