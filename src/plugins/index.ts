/**
 * The parts of the site's build, in the order in which they run; each is a folder with an `index.ts`.
 * `support/` holds what several of them share.
 *
 * 1. Content (`contentPlugins`): articles, services, company, photographs, search, texts of the picker.
 * 2. Browser (`browserPlugins`): scripts in pages, and those of the islands.
 * 3. Finish (`finishPlugins`): rewrites the built pages, in ordered passes.
 *
 * The head comment of each `index.ts` lists the parts of Docusaurus that the folder depends on ("Of
 * Docusaurus"); a missing part fails the build with a sentence (`support/expectFound.ts`). The built
 * files are compressed later, for all languages at once (`scripts/site-build`).
 */
import type {Options as BlogOptions} from '@docusaurus/plugin-content-blog';
import type {Config, PluginConfig} from '@docusaurus/types';

import {type Environment, FILES_STAY_FILES} from '../data/environment';
import {allLanguages, DEFAULT_LOCALE, isLocaleCode, LOCALES} from '../language/locales';
import {
  englishHeadings,
  englishParts,
  MARKDOWN,
  refuseCode,
  unbrokenNumbers,
  withSources,
} from '../markdown';
import {articles, parseFrontMatter} from './articles';
import {company} from './company';
import {devServer} from './dev-server';
import {finish} from './finish';
import {islands} from './islands';
import {licenses} from './licenses';
import {pageScripts} from './page-scripts';
import {withPhotos} from './photos';
import {pickerStrings} from './picker';
import {publicBuild} from './readiness';
import {searchIndex} from './search';
import {servicesData} from './services';
import {stylesheetCache} from './stylesheet-cache';
import {forgiving, textCheck} from './text-check';
import {textCompilers} from './text-compilers';

export {beforeQuestions} from '../markdown';
export {feedItems} from './articles';
export {readMark, shapeOf} from './link-previews';
export {pageTemplate} from './islands';
export {isTrial, stopRefused} from './readiness';
export {sitemap} from './sitemap';
export {DRAWN_INLINE, PUBLISHED, publishStatic} from './static-files';
export {colorOf} from './support/colors';
export {siteText} from './support/siteText';

/**
 * The languages. The development server also shows translators the languages that are held back, at the
 * English URLs, because pages know only the paths of offered languages. English is the source:
 * `i18n/en/` exists only where an owner rewords messages.
 */
export function i18n({NODE_ENV}: Environment) {
  const languages = NODE_ENV === 'production' ? LOCALES : allLanguages();
  return {
    defaultLocale: DEFAULT_LOCALE,
    locales: languages.map(({code}) => code) as [string, ...string[]],
    localeConfigs: Object.fromEntries(
      languages.map(({code, name}) => [
        code,
        {label: name, ...(!isLocaleCode(code) && {baseUrl: '/'})},
      ]),
    ),
  } satisfies Config['i18n'];
}

export const remark = (locale: string) => ({
  // Before Docusaurus's own, which would ship the originals of photographs.
  beforeDefaultRemarkPlugins: [refuseCode, withPhotos, englishHeadings],
  remarkPlugins: [unbrokenNumbers, englishParts, [withSources, {locale}]] satisfies NonNullable<
    BlogOptions['remarkPlugins']
  >,
});

/**
 * How Markdown is read. A build stops at broken links and pictures; the development server shows faulty
 * pages too, with the problems in an overlay (`text-check`).
 */
export const markdown = ({NODE_ENV}: Environment): Config['markdown'] =>
  NODE_ENV === 'production'
    ? {
        ...MARKDOWN,
        parseFrontMatter,
        hooks: {onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw'},
      }
    : {
        ...MARKDOWN,
        ...forgiving(parseFrontMatter),
        hooks: {onBrokenMarkdownLinks: 'ignore', onBrokenMarkdownImages: 'ignore'},
      };

export const contentPlugins = (blog: BlogOptions): PluginConfig[] => [
  textCheck,
  [articles, blog],
  servicesData,
  company,
  searchIndex,
  pickerStrings,
  devServer,
];

/** @throws Error in a build without the WEBPACK_URL_LOADER_LIMIT that `npm run build` sets */
export function browserPlugins({
  NODE_ENV,
  WEBPACK_URL_LOADER_LIMIT: limit,
}: Environment): PluginConfig[] {
  const wanted = FILES_STAY_FILES.WEBPACK_URL_LOADER_LIMIT;
  // Docusaurus has read the limit by now: setting it here would be too late.
  if (NODE_ENV === 'production' && limit !== wanted) {
    throw new Error(
      `Build with "npm run build", or set WEBPACK_URL_LOADER_LIMIT=${wanted}: fonts would stand in the stylesheet, where the content policy refuses them.`,
    );
  }
  return [pageScripts, islands, stylesheetCache, textCompilers, licenses];
}

export const finishPlugins = (environment: Environment, isTrial: boolean): PluginConfig[] => [
  publicBuild(environment),
  finish(isTrial),
];
