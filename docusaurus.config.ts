import type {Options as BlogOptions} from '@docusaurus/plugin-content-blog';
import type {Options as DocsOptions} from '@docusaurus/plugin-content-docs';
import type * as Preset from '@docusaurus/preset-classic';
import type {Config} from '@docusaurus/types';

import {GlobExcludeDefault} from '@docusaurus/utils';

import * as build from './src/plugins';
import {backend} from './src/lib/backend';
import {company} from './src/data/company';
import type {CustomFields} from './src/lib/customFields';
import {environment} from './src/data/environment';
import {DEFAULT_LOCALE, LOCALES} from './src/language/locales';

const i18n = build.i18n(environment);
// Without `--locale`, the development server sets the variable to the string `undefined`.
const locale =
  i18n.locales.find((code) => code === environment.DOCUSAURUS_CURRENT_LOCALE) ?? DEFAULT_LOCALE;
const text = build.siteText(locale);
const isTrial = build.isTrial(environment);
const remark = build.remark(locale);

const blog: BlogOptions = {
  ...remark,
  path: 'blog',
  routeBasePath: 'knowledge-center',
  blogTitle: text('site.knowledgeCenter.title'),
  blogDescription: text('site.knowledgeCenter.description'),
  archiveBasePath: null,
  postsPerPage: 'ALL',
  blogSidebarCount: 0,
  onInlineAuthors: 'ignore',
  // The cards show `excerpt:`: no article needs a marker.
  onUntruncatedBlogPosts: 'ignore',
  showLastUpdateTime: true,
  readingTime: ({frontMatter}) => frontMatter.readTime as number | undefined,
  feedOptions: {
    type: ['rss', 'atom'],
    title: text('site.feed.title'),
    description: text('site.knowledgeCenter.description'),
    language: locale,
    copyright: company.name,
    createFeedItems: build.feedItems,
  },
};

const docs: DocsOptions = {
  ...remark,
  remarkPlugins: [...remark.remarkPlugins, build.beforeQuestions],
  path: 'services',
  routeBasePath: 'services',
  sidebarPath: './sidebars.ts',
  // `order:` is their order; `3-tab-shingles` is a name.
  numberPrefixParser: false,
  breadcrumbs: true,
};

const pages: Preset.Options['pages'] = {
  ...remark,
  path: 'src/pages',
  exclude: [...GlobExcludeDefault, ...(LOCALES.length === 1 ? ['language.tsx'] : [])],
};

const classic: Preset.Options = {
  docs,
  // `build.contentPlugins` adds the blog plugin, with changes.
  blog: false,
  pages,
  sitemap: isTrial ? false : build.sitemap(locale),
  svgr: {svgrConfig: {svgoConfig: build.DRAWN_INLINE}},
  theme: {customCss: ['./src/css/tokens.css', './src/css/base.css', './src/css/print.css']},
};

const themeConfig: Preset.ThemeConfig = {
  // There is one theme only: see the design tokens.
  colorMode: {defaultMode: 'light', disableSwitch: true, respectPrefersColorScheme: false},
  navbar: {items: []},
};

const customFields: CustomFields = {
  buildYear: new Date().getFullYear(),
  logo: build.shapeOf(build.readMark().svg),
  ...backend(environment),
};

const config: Config = {
  title: company.name,
  tagline: text('site.meta.tagline'),
  url: environment.SITE_URL ?? 'http://localhost:3000',
  baseUrl: '/',
  baseUrlIssueBanner: false,
  trailingSlash: false,
  staticDirectories: [build.PUBLISHED],
  favicon: '/favicon.svg',
  headTags: [{tagName: 'meta', attributes: {name: 'theme-color', content: build.colorOf('--bg')}}],
  ssrTemplate: build.pageTemplate(),
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onDuplicateRoutes: 'throw',
  // Articles have their dates in the front matter.
  future: {v4: true, faster: true, experimental_vcs: 'disabled'},
  markdown: build.markdown(environment),
  i18n,
  presets: [['classic', classic]],
  plugins: [
    ...build.contentPlugins(blog),
    ...build.browserPlugins(environment),
    ...build.finishPlugins(environment, isTrial),
  ],
  themeConfig,
  customFields,
};

export default async (): Promise<Config> => {
  await build.stopRefused(environment);
  await build.publishStatic();
  return config;
};
