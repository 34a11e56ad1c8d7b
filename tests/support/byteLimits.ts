import {routes, serviceRoute} from '../../src/data/routes';
import {ARTICLE_SLUGS} from './pages';
import {SERVICE_SLUGS} from './services';

/** Limits in KB (1000 bytes, gzip -9): the first view, and with all that the page loads by itself. */
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
    limits: {en: {firstView: 27.5, withApp: 29.1}, hi: {firstView: 30.2, withApp: 31.8}},
  },
  about: {
    routes: [routes.about],
    limits: {en: {firstView: 22.9, withApp: 24.4}, hi: {firstView: 24.5, withApp: 26.1}},
  },
  service: {
    routes: [serviceRoute(SERVICE_SLUGS[0]!)],
    limits: {en: {firstView: 23.5, withApp: 25.1}, hi: {firstView: 26, withApp: 27.6}},
  },
  article: {
    routes: ARTICLE_SLUGS.map((slug) => `${routes.knowledgeCenter}/${slug}`),
    limits: {en: {firstView: 30.7, withApp: 32.3}, hi: {firstView: 34.6, withApp: 36.2}},
  },
  'articles and search': {
    routes: [routes.knowledgeCenter],
    limits: {en: {firstView: 24.6, withApp: 26.2}, hi: {firstView: 25.9, withApp: 27.5}},
  },
  contact: {
    routes: [routes.contact],
    limits: {en: {firstView: 23.2, withApp: 24.8}, hi: {firstView: 25, withApp: 26.6}},
  },
  picker: {
    routes: [routes.language],
    limits: {en: {firstView: 15.4, withApp: 17}, hi: {firstView: 15.4, withApp: 17}},
  },
  request: {
    routes: [routes.request],
    limits: {en: {firstView: 11.8, withApp: 96.8}, hi: {firstView: 12.1, withApp: 98}},
  },
};

// Limit in bytes (brotli) of the picker: ten packets of 1,460 bytes, which a server sends before it waits for
// an acknowledgment (RFC 6928), less the headers.
export const FIRST_FLIGHT = 10 * 1460 - 460;

/** Most KB of fonts and hero picture together on the home page of any language. */
export const FIRST_SCREEN_LIMIT = 51.5;

/** Most KB, as sent, of the contact page with fonts and pictures: before its form is touched, and typed in. */
export const CONTACT_LIMIT = {untouched: 50, typedIn: 142};
