import {routes, serviceRoute} from '../../src/data/routes';
import {SERVICE_SLUGS} from '../../src/data/services';
import {DEFAULT_LOCALE, LOCALES, type LocaleCode} from '../../src/language/locales';

/** The five articles of the specification. */
export const ARTICLE_SLUGS = [
  'how-long-does-roof-last-florida',
  'preparing-roof-florida-hurricane-season-checklist',
  'insurance-claim-challenges',
  'does-it-need-repair-signs-your-roof-needs-you',
  'my-safe-florida-home-program',
] as const;

export const CODES: LocaleCode[] = LOCALES.map(({code}) => code);

/** One page of each kind: what a representative run looks at. */
export const KINDS = [
  ...Object.values(routes),
  serviceRoute(SERVICE_SLUGS[0]),
  `${routes.knowledgeCenter}/${ARTICLE_SLUGS[0]}`,
];

/** Every page of one language. */
export const ALL_PAGES = [
  ...Object.values(routes),
  ...SERVICE_SLUGS.map(serviceRoute),
  ...ARTICLE_SLUGS.map((slug) => `${routes.knowledgeCenter}/${slug}`),
];

/** Address of a route in a language: `/about`, `/es/about`, `/es/`. */
export const inLocale = (code: LocaleCode, route: string): string =>
  code === DEFAULT_LOCALE ? route : `/${code}${route}`;
