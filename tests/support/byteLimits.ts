import {routes, serviceRoute} from '../../src/data/routes';
import {ARTICLE_SLUGS} from './pages';
import {SERVICE_SLUGS} from './services';

/** Limits in KB (1000 bytes, gzip -9): the first view, and with all that the app loads by itself. */
type Limit = {firstView: number; withApp: number};

type Limited = {
  /** The longest of several pages counts. */
  routes: string[];
  limits: Record<string, Limit>;
};

// How much a visitor may have to download: the present size and up to 2 % for changes of file names
// and compressors. Lower the limits when the site gets lighter.
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
    limits: {en: {firstView: 25.9, withApp: 160.5}, hi: {firstView: 28.3, withApp: 178}},
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
    limits: {en: {firstView: 13.5, withApp: 130.5}, hi: {firstView: 13.6, withApp: 144.5}},
  },
  request: {
    routes: [routes.request],
    limits: {en: {firstView: 11.4, withApp: 130.5}, hi: {firstView: 11.7, withApp: 144.5}},
  },
};

// Limit in bytes (brotli) of the picker and of each preloaded font: ten packets of 1,460 bytes, which
// a server sends before it waits for an acknowledgment (RFC 6928), less the headers.
export const FIRST_FLIGHT = 10 * 1460 - 460;

/** Most KB of fonts and hero picture together on the home page of any language. */
export const FIRST_SCREEN_LIMIT = 51.5;
