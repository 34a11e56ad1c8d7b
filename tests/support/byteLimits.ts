import {routes, serviceRoute} from '../../src/data/routes';
import {ARTICLE_SLUGS} from './pages';
import {SERVICE_SLUGS} from './services';

/** Most KB (1000 bytes, gzip -9) of the first view, and of it with all that the app brings unasked. */
type Limit = {firstView: number; withApp: number};

type Limited = {
  /** Where there are several, the longest page counts. */
  routes: string[];
  limits: Record<string, Limit>;
};

// How much a visitor may have to download: what the site weighs now and up to two in a hundred for
// what changes by itself (names of files, compressors). Lower them when the site gets lighter.
export const BYTE_LIMITS: Record<string, Limited> = {
  home: {
    routes: [routes.home],
    limits: {en: {firstView: 28.8, withApp: 154.5}, hi: {firstView: 31.4, withApp: 172}},
  },
  about: {
    routes: [routes.about],
    limits: {en: {firstView: 22.9, withApp: 142.5}, hi: {firstView: 24.5, withApp: 158}},
  },
  service: {
    routes: [serviceRoute(SERVICE_SLUGS[0]!)],
    limits: {en: {firstView: 25.9, withApp: 160.5}, hi: {firstView: 28.2, withApp: 178}},
  },
  article: {
    routes: ARTICLE_SLUGS.map((slug) => `${routes.knowledgeCenter}/${slug}`),
    limits: {en: {firstView: 30.4, withApp: 162.5}, hi: {firstView: 34, withApp: 180}},
  },
  'articles and search': {
    routes: [routes.knowledgeCenter],
    limits: {en: {firstView: 23.1, withApp: 147.5}, hi: {firstView: 24.3, withApp: 161}},
  },
  contact: {
    routes: [routes.contact],
    limits: {en: {firstView: 22, withApp: 145.5}, hi: {firstView: 23.3, withApp: 161}},
  },
  picker: {
    routes: [routes.language],
    limits: {en: {firstView: 13.4, withApp: 130.5}, hi: {firstView: 13.6, withApp: 144.5}},
  },
  request: {
    routes: [routes.request],
    limits: {en: {firstView: 11.4, withApp: 130.5}, hi: {firstView: 11.7, withApp: 144.5}},
  },
};

// Most bytes (brotli) of what a visit begins with, the picker and each preloaded font: ten packets
// of 1,460 bytes, which a server sends before it waits for an answer (RFC 6928), less its headers.
export const FIRST_FLIGHT = 10 * 1460 - 460;

/** Most KB of fonts and hero picture together on the home page of any language. */
export const FIRST_SCREEN_LIMIT = 51.5;
