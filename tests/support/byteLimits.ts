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
    limits: {en: {firstView: 22.4, withApp: 164.2}, hi: {firstView: 24.4, withApp: 180.5}},
  },
  about: {
    routes: [routes.about],
    limits: {en: {firstView: 19.9, withApp: 160.0}, hi: {firstView: 21.3, withApp: 175.9}},
  },
  service: {
    routes: [serviceRoute(SERVICE_SLUGS[0])],
    limits: {en: {firstView: 20.0, withApp: 170.7}, hi: {firstView: 21.6, withApp: 188.4}},
  },
  article: {
    routes: ARTICLE_SLUGS.map((slug) => `${routes.knowledgeCenter}/${slug}`),
    limits: {en: {firstView: 25.8, withApp: 185.5}, hi: {firstView: 29.3, withApp: 206.6}},
  },
  contact: {
    routes: [routes.contact],
    limits: {en: {firstView: 18.7, withApp: 163.9}, hi: {firstView: 19.8, withApp: 179.3}},
  },
  picker: {
    routes: [routes.language],
    limits: {en: {firstView: 12.7, withApp: 151.5}, hi: {firstView: 12.7, withApp: 165.9}},
  },
};

/** Most KB of fonts and hero picture together on the home page of any language. */
export const FIRST_SCREEN_LIMIT = 50;
