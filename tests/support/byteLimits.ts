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
    limits: {en: {firstView: 29.8, withApp: 156}, hi: {firstView: 32.3, withApp: 173.5}},
  },
  about: {
    routes: [routes.about],
    limits: {en: {firstView: 24.1, withApp: 144}, hi: {firstView: 25.7, withApp: 159.5}},
  },
  service: {
    routes: [serviceRoute(SERVICE_SLUGS[0]!)],
    limits: {en: {firstView: 27.2, withApp: 163.5}, hi: {firstView: 29.7, withApp: 181.3}},
  },
  article: {
    routes: ARTICLE_SLUGS.map((slug) => `${routes.knowledgeCenter}/${slug}`),
    limits: {en: {firstView: 31.4, withApp: 164.5}, hi: {firstView: 35.2, withApp: 183}},
  },
  'articles and search': {
    routes: [routes.knowledgeCenter],
    limits: {en: {firstView: 24.7, withApp: 149.2}, hi: {firstView: 26, withApp: 162.8}},
  },
  contact: {
    routes: [routes.contact],
    limits: {en: {firstView: 23.6, withApp: 149.5}, hi: {firstView: 25, withApp: 164.5}},
  },
  picker: {
    routes: [routes.language],
    limits: {en: {firstView: 15.7, withApp: 16.2}, hi: {firstView: 15.9, withApp: 16.4}},
  },
  request: {
    routes: [routes.request],
    limits: {en: {firstView: 12.3, withApp: 130.5}, hi: {firstView: 12.6, withApp: 144.5}},
  },
};

// Limit in bytes (brotli) of the picker and of each preloaded font: ten packets of 1,460 bytes, which
// a server sends before it waits for an acknowledgment (RFC 6928), less the headers.
export const FIRST_FLIGHT = 10 * 1460 - 460;

/** Most KB of fonts and hero picture together on the home page of any language. */
export const FIRST_SCREEN_LIMIT = 51.5;
