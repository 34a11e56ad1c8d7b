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
    limits: {en: {firstView: 27.6, withApp: 146.0}, hi: {firstView: 29.9, withApp: 151.0}},
  },
  about: {
    routes: [routes.about],
    limits: {en: {firstView: 22.2, withApp: 135.0}, hi: {firstView: 23.7, withApp: 138.4}},
  },
  service: {
    routes: [serviceRoute(SERVICE_SLUGS[0])],
    limits: {en: {firstView: 24.7, withApp: 149.0}, hi: {firstView: 26.7, withApp: 154.6}},
  },
  article: {
    routes: ARTICLE_SLUGS.map((slug) => `${routes.knowledgeCenter}/${slug}`),
    limits: {en: {firstView: 29.9, withApp: 154.9}, hi: {firstView: 33.5, withApp: 162.7}},
  },
  contact: {
    routes: [routes.contact],
    limits: {en: {firstView: 21.2, withApp: 138.3}, hi: {firstView: 22.4, withApp: 141.3}},
  },
  picker: {
    routes: [routes.language],
    limits: {en: {firstView: 17.0, withApp: 128.2}, hi: {firstView: 17.2, withApp: 129.1}},
  },
};

/** Most KB of fonts and hero picture together on the home page of any language. */
export const FIRST_SCREEN_LIMIT = 50;
