import type {Options as BlogOptions} from '@docusaurus/plugin-content-blog';
import type * as Preset from '@docusaurus/preset-classic';
import type {Config} from '@docusaurus/types';

import {backend} from './src/data/backend';
import {company} from './src/data/company';
import type {CustomFields} from './src/data/customFields';
import {environment, FILES_STAY_FILES} from './src/data/environment';
import {formatsOf} from './src/language/format';
import {DEFAULT_LOCALE, LOCALES, offeredFor} from './src/language/locales';
import {appLoader, pageTemplate} from './src/plugins/app-loader';
import {appMessages} from './src/plugins/app-messages';
import {articleRules} from './src/plugins/article-rules';
import {forgiving} from './src/plugins/article-rules/preview';
import {articles} from './src/plugins/articles';
import {devApi} from './src/plugins/dev-api';
import {englishParts} from './src/plugins/english-parts';
import {finisher} from './src/plugins/finisher';
import {fontNames} from './src/plugins/font-names';
import {parseFrontMatter} from './src/plugins/front-matter-inheritance';
import {svgoConfig} from './src/plugins/inline-drawings';
import {languageGate} from './src/plugins/language-gate';
import {history} from './src/plugins/last-modified';
import {PLACEHOLDER} from './src/plugins/link-previews';
import {photos} from './src/plugins/photos';
import {withoutSources} from './src/plugins/photos/feed';
import {withPhotos} from './src/plugins/photos/remark';
import {pickerStrings} from './src/plugins/picker-strings';
import {publicMark, stopRefused} from './src/plugins/production-guard';
import {isTrial} from './src/plugins/readiness';
import {searchIndex} from './src/plugins/search-index';
import {servicesData} from './src/plugins/services-data';
import {shared} from './src/plugins/shared';
import {siteText} from './src/plugins/site-text';
import {sitemap} from './src/plugins/sitemap';
import {withSources} from './src/plugins/source-list';
import {standIns} from './src/plugins/stand-ins';
import {stylesheetCache} from './src/plugins/stylesheet-cache';
import {textCompilers} from './src/plugins/text-compilers';
import {unbrokenNumbers} from './src/plugins/unbroken-numbers';

// The development server without a language gives the word `undefined`.
const locale = offeredFor(environment.DOCUSAURUS_CURRENT_LOCALE) ?? DEFAULT_LOCALE;
const text = siteText(locale);
const trial = isTrial(environment);
const remarkPlugins = [
  unbrokenNumbers,
  englishParts,
  [withSources, {locale}],
] satisfies BlogOptions['remarkPlugins'];
// Before Docusaurus's own, which would ship the originals.
const beforeDefaultRemarkPlugins = [withPhotos];
const isBuild = environment.NODE_ENV === 'production';

stopRefused(environment);

// Docusaurus has read it before this file.
const {WEBPACK_URL_LOADER_LIMIT} = FILES_STAY_FILES;
if (isBuild && environment.WEBPACK_URL_LOADER_LIMIT !== WEBPACK_URL_LOADER_LIMIT) {
  console.error(
    `Build with "npm run build", or set WEBPACK_URL_LOADER_LIMIT=${WEBPACK_URL_LOADER_LIMIT}: fonts would stand in the stylesheet, where the content policy refuses them.`,
  );
  process.exit(1);
}

const config: Config = {
  title: company.name,
  tagline: text('site.meta.tagline'),
  url: environment.SITE_URL ?? 'http://localhost:3000',
  baseUrl: '/',
  baseUrlIssueBanner: false,
  trailingSlash: false,
  favicon: '/favicon.svg',
  ssrTemplate: pageTemplate(),
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onDuplicateRoutes: 'throw',

  future: {
    v4: true,
    faster: true,
    experimental_vcs: shared('history', history),
  },

  // The development server keeps showing pages whatever is wrong with them: the article rules say it.
  markdown: isBuild
    ? {
        parseFrontMatter,
        hooks: {onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw'},
      }
    : {
        ...forgiving(parseFrontMatter),
        hooks: {onBrokenMarkdownLinks: 'ignore', onBrokenMarkdownImages: 'ignore'},
      },

  i18n: {
    defaultLocale: DEFAULT_LOCALE,
    locales: LOCALES.map(({code}) => code),
    localeConfigs: {
      ...Object.fromEntries(LOCALES.map(({code, name}) => [code, {label: name}])),
      // The English is the source: it has no i18n folder.
      [DEFAULT_LOCALE]: {label: LOCALES[0].name, translate: false},
    },
  },

  presets: [
    [
      'classic',
      {
        docs: {
          path: 'services',
          routeBasePath: 'services',
          sidebarPath: './sidebars.ts',
          breadcrumbs: true,
          beforeDefaultRemarkPlugins,
          remarkPlugins,
        },
        // `articles`, below.
        blog: false,
        pages: {path: 'src/pages', beforeDefaultRemarkPlugins, remarkPlugins},
        sitemap: trial ? false : sitemap(locale),
        svgr: {svgrConfig: {svgoConfig}},
        theme: {customCss: ['./src/css/tokens.css', './src/css/base.css', './src/css/print.css']},
      } satisfies Preset.Options,
    ],
  ],

  plugins: [
    articleRules,
    [
      articles,
      {
        path: 'blog',
        routeBasePath: 'knowledge-center',
        blogTitle: text('site.knowledgeCenter.title'),
        blogDescription: text('site.knowledgeCenter.description'),
        archiveBasePath: null,
        postsPerPage: 'ALL',
        blogSidebarCount: 0,
        onInlineAuthors: 'ignore',
        // The cards show `excerpt:`, and the list loads no text (`articles`): no article needs a marker.
        onUntruncatedBlogPosts: 'ignore',
        beforeDefaultRemarkPlugins,
        remarkPlugins,
        readingTime: ({frontMatter}) => frontMatter.readTime as number | undefined,
        feedOptions: {
          type: ['rss', 'atom'],
          title: text('site.feed.title'),
          description: text('site.knowledgeCenter.description'),
          language: locale,
          copyright: company.name,
          // Docusaurus makes the addresses in `<img>` absolute, and no others.
          createFeedItems: async ({defaultCreateFeedItems, ...params}) =>
            withoutSources(await defaultCreateFeedItems(params)),
        },
      } satisfies BlogOptions,
    ],
    devApi,
    servicesData,
    languageGate,
    // After the gate, which may lead elsewhere.
    appLoader,
    pickerStrings,
    photos,
    searchIndex,
    standIns,
    appMessages,
    fontNames,
    stylesheetCache,
    textCompilers,
    publicMark(environment),
    finisher(trial),
  ],

  themeConfig: {
    // There is one theme only: see the design tokens.
    colorMode: {defaultMode: 'light', disableSwitch: true, respectPrefersColorScheme: false},
    image: PLACEHOLDER,
    metadata: [{name: 'theme-color', content: '#fffcf8'}],
    navbar: {items: []},
    // Code blocks have classes (src/theme/CodeBlock); the default theme would be in every page's app.
    prism: {theme: {plain: {}, styles: []}, magicComments: []},
  } satisfies Preset.ThemeConfig,

  customFields: {
    buildYear: new Date().getFullYear(),
    formats: formatsOf(locale),
    ...backend(environment),
  } satisfies CustomFields,
};

export default config;
