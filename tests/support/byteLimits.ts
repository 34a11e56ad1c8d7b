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
    limits: {en: {firstView: 28.5, withApp: 30.1}, hi: {firstView: 31, withApp: 32.8}},
  },
  about: {
    routes: [routes.about],
    limits: {en: {firstView: 23.8, withApp: 25.7}, hi: {firstView: 25.4, withApp: 27.2}},
  },
  service: {
    routes: [serviceRoute(SERVICE_SLUGS[0]!)],
    limits: {en: {firstView: 24.4, withApp: 26.2}, hi: {firstView: 26.9, withApp: 28.6}},
  },
  article: {
    routes: ARTICLE_SLUGS.map((slug) => `${routes.knowledgeCenter}/${slug}`),
    limits: {en: {firstView: 31.5, withApp: 33.1}, hi: {firstView: 35.4, withApp: 37}},
  },
  'articles and search': {
    routes: [routes.knowledgeCenter],
    limits: {en: {firstView: 25.2, withApp: 27}, hi: {firstView: 26.5, withApp: 28.4}},
  },
  contact: {
    routes: [routes.contact],
    limits: {en: {firstView: 24, withApp: 155}, hi: {firstView: 25.9, withApp: 172.5}},
  },
  picker: {
    routes: [routes.language],
    limits: {en: {firstView: 15.9, withApp: 17.7}, hi: {firstView: 16, withApp: 17.8}},
  },
  request: {
    routes: [routes.request],
    limits: {en: {firstView: 12.3, withApp: 132}, hi: {firstView: 12.6, withApp: 148.7}},
  },
};

// Limit in bytes (brotli) of the picker: ten packets of 1,460 bytes, which a server sends before it waits for
// an acknowledgment (RFC 6928), less the headers.
export const FIRST_FLIGHT = 10 * 1460 - 460;

/** Most KB of fonts and hero picture together on the home page of any language. */
export const FIRST_SCREEN_LIMIT = 51.5;
