import {routes, serviceRoute} from '../../src/data/routes';
import {SERVICE_SLUGS} from '../../src/data/services';
import type {LocaleCode} from '../../src/language/locales';
import {ARTICLE_SLUGS} from './pages';

/** Most KB (1000 bytes, gzip -9) of the first view, and of it with all that the app brings unasked. */
type Limit = {firstView: number; withApp: number};

type Limited = {
  /** Where there are several, the longest page counts. */
  routes: string[];
  limits: Partial<Record<LocaleCode, Limit>>;
};

/**
 * How much a visitor may have to download: what the site weighs now and two in a hundred for what
 * changes by itself (names of files, compressors). Lower them when the site gets lighter.
 */
export const BYTE_LIMITS: Record<string, Limited> = {
  home: {
    routes: [routes.home],
    limits: {en: {firstView: 24.8, withApp: 140.0}, hi: {firstView: 26.9, withApp: 145.6}},
  },
  about: {
    routes: [routes.about],
    limits: {en: {firstView: 22.5, withApp: 136.3}, hi: {firstView: 24.1, withApp: 139.8}},
  },
  service: {
    routes: [serviceRoute(SERVICE_SLUGS[0])],
    limits: {en: {firstView: 23.5, withApp: 148.4}, hi: {firstView: 25.1, withApp: 153.2}},
  },
  article: {
    routes: ARTICLE_SLUGS.map((slug) => `${routes.knowledgeCenter}/${slug}`),
    limits: {en: {firstView: 28.7, withApp: 155.3}, hi: {firstView: 32.3, withApp: 162.7}},
  },
  contact: {
    routes: [routes.contact],
    limits: {en: {firstView: 21.5, withApp: 140.0}, hi: {firstView: 22.8, withApp: 143.2}},
  },
  picker: {
    routes: [routes.language],
    limits: {en: {firstView: 17.5, withApp: 130.5}, hi: {firstView: 17.7, withApp: 131.4}},
  },
};

/** Most KB of fonts and hero picture together on the home page of any language. */
export const FIRST_SCREEN_LIMIT = 50;
