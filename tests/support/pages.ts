import {readdirSync, readFileSync} from 'node:fs';

import {routes, serviceRoute} from '../../src/data/routes';
import {DEFAULT_LOCALE, LOCALES, type LocaleCode} from '../../src/language/locales';
import {SERVICE_SLUGS} from './services';

/** The five articles of the specification. */
export const ARTICLE_SLUGS = [
  'how-long-does-roof-last-florida',
  'preparing-roof-florida-hurricane-season-checklist',
  'insurance-claim-challenges',
  'does-it-need-repair-signs-your-roof-needs-you',
  'my-safe-florida-home-program',
] as const;

/** Every article that the list shows: those five and what staff have written since. */
export const PUBLISHED = readdirSync('blog')
  .filter((name) => name.endsWith('.mdx'))
  .map((name) => ({name, text: readFileSync(`blog/${name}`, 'utf8')}))
  .filter(({text}) => !/^(?:draft|unlisted): true$/m.test(text))
  .map(({name, text}) => ({
    slug: /^slug: "?(?<slug>[^"\n]+)/m.exec(text)?.groups?.slug ?? name.replace('.mdx', ''),
    category: /^category: (?<category>.+)$/m.exec(text)?.groups?.category as string,
  }));

/** How many articles the filter shows of a category. */
export const countOf = (topic: string): number =>
  PUBLISHED.filter(({category}) => category === topic).length;

export const CODES: LocaleCode[] = LOCALES.map(({code}) => code);

/** One page of each kind, for a representative run. */
export const SAMPLE_PAGES = [
  ...Object.values(routes),
  serviceRoute(SERVICE_SLUGS[0]!),
  `${routes.knowledgeCenter}/${ARTICLE_SLUGS[0]}`,
];

/** Every page of one language. */
export const ALL_PAGES = [
  ...Object.values(routes),
  ...SERVICE_SLUGS.map(serviceRoute),
  ...PUBLISHED.map(({slug}) => `${routes.knowledgeCenter}/${slug}`),
];

/** Those that are no sample. */
export const OTHER_PAGES = ALL_PAGES.filter((route) => !SAMPLE_PAGES.includes(route));

/** Pages that search engines are asked to leave out. */
export const HIDDEN_PAGES: string[] = [routes.language, routes.privacyPolicy, routes.request];

/** Pages without the common layout, which no page links to. */
export const BARE_PAGES: string[] = [routes.language, routes.request];

/** Every page of one language that search engines may show. */
export const INDEXABLE_PAGES = ALL_PAGES.filter((route) => !HIDDEN_PAGES.includes(route));

/** Path of a route in a language: `/about`, `/es/about`, `/es/`. */
export const inLocale = (code: LocaleCode, route: string): string =>
  code === DEFAULT_LOCALE ? route : `/${code}${route}`;
