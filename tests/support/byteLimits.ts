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
 * How much a visitor may have to download: what the site weighs now and up to two in a hundred for what
 * changes by itself (names of files, compressors). Lower them when the site gets lighter.
 */
export const BYTE_LIMITS: Record<string, Limited> = {
  home: {
    routes: [routes.home],
    limits: {en: {firstView: 26.9, withApp: 145.0}, hi: {firstView: 29.2, withApp: 150.0}},
  },
  about: {
    routes: [routes.about],
    limits: {en: {firstView: 21.5, withApp: 132.9}, hi: {firstView: 23.2, withApp: 136.3}},
  },
  service: {
    routes: [serviceRoute(SERVICE_SLUGS[0])],
    limits: {en: {firstView: 23.6, withApp: 146.9}, hi: {firstView: 25.5, withApp: 152.5}},
  },
  article: {
    routes: ARTICLE_SLUGS.map((slug) => `${routes.knowledgeCenter}/${slug}`),
    limits: {en: {firstView: 28.8, withApp: 153.9}, hi: {firstView: 32.6, withApp: 161.0}},
  },
  contact: {
    routes: [routes.contact],
    limits: {en: {firstView: 20.5, withApp: 136.6}, hi: {firstView: 21.7, withApp: 139.7}},
  },
  picker: {
    routes: [routes.language],
    limits: {en: {firstView: 16.5, withApp: 127.0}, hi: {firstView: 16.7, withApp: 127.9}},
  },
};

/** Most KB of fonts and hero picture together on the home page of any language. */
export const FIRST_SCREEN_LIMIT = 50;
