import {routes, serviceRoute} from '../../src/data/routes';
import {ARTICLE_SLUGS} from './pages';
import {SERVICE_SLUGS} from './services';

/**
 * What a page makes a phone download, in KB (1000 bytes) as sent: its document without the styles and scripts in
 * it, these, fonts and pictures; and all scripts once its form or search has been touched.
 */
export const PARTS = ['document', 'styles', 'script', 'fonts', 'pictures', 'touched'] as const;

type Row = [
  document: number,
  styles: number,
  script: number,
  fonts: number,
  pictures: number,
  touched: number,
];

/** Kinds of page; of several routes the longest page counts. Vietnamese loads most letters, Hindi most words. */
type Limited = {routes: string[]; limits: Record<'en' | 'vi' | 'hi', Row>};

// The present size and 2 % for changes of file names and compressors. Lower a limit when its part gets lighter.
export const BYTE_LIMITS: Record<string, Limited> = {
  home: {
    routes: [routes.home],
    limits: {
      en: [7.9, 13.7, 5.6, 23.9, 12.6, 5.6],
      vi: [9.4, 13.7, 5.6, 41.5, 12.6, 5.6],
      hi: [9.6, 13.7, 5.6, 23.9, 12.6, 5.6],
    },
  },
  about: {
    routes: [routes.about],
    limits: {
      en: [6.1, 11.7, 5.6, 23.9, 1.6, 5.6],
      vi: [7, 11.7, 5.6, 41.5, 1.6, 5.6],
      hi: [7.3, 11.7, 5.6, 23.9, 1.6, 5.6],
    },
  },
  service: {
    routes: [serviceRoute(SERVICE_SLUGS[0]!)],
    limits: {
      en: [7.8, 12.6, 6, 23.9, 4.2, 6],
      vi: [9.2, 12.6, 6, 41.5, 4.2, 6],
      hi: [9.6, 12.6, 6, 23.9, 4.2, 6],
    },
  },
  article: {
    routes: ARTICLE_SLUGS.map((slug) => `${routes.knowledgeCenter}/${slug}`),
    limits: {
      en: [10.5, 14.2, 6, 23.9, 3.7, 98.9],
      vi: [12.1, 14.2, 6, 41.5, 3.7, 102],
      hi: [13.2, 14.2, 6, 23.9, 3.7, 102.4],
    },
  },
  'articles and search': {
    routes: [routes.knowledgeCenter],
    limits: {
      en: [5.3, 13.1, 6.4, 23.9, 12.8, 104.4],
      vi: [6, 13.1, 6.4, 41.5, 12.8, 106.9],
      hi: [6.1, 13.1, 6.4, 23.9, 12.8, 111.7],
    },
  },
  contact: {
    routes: [routes.contact],
    limits: {
      en: [5.1, 12.7, 5.6, 23.9, 0, 98.5],
      vi: [6.4, 12.7, 5.6, 41.5, 0, 101.6],
      hi: [6.6, 12.7, 5.6, 23.9, 0, 102],
    },
  },
  picker: {
    routes: [routes.language],
    limits: {
      en: [2.1, 7.1, 6.7, 23.9, 11.2, 6.7],
      vi: [2.3, 7.1, 6.7, 41.5, 11.2, 6.7],
      hi: [2.2, 7.1, 6.7, 23.9, 11.2, 6.7],
    },
  },
  request: {
    routes: [routes.request],
    limits: {
      en: [1.4, 6.3, 78.9, 30, 0, 78.9],
      vi: [1.6, 6.3, 79.5, 41.5, 0, 79.5],
      hi: [1.6, 6.3, 79.5, 30, 0, 79.5],
    },
  },
};

// Limit in bytes (brotli) of the picker: ten packets of 1,460 bytes, which a server sends before it waits for
// an acknowledgment (RFC 6928), less the headers.
export const FIRST_FLIGHT = 10 * 1460 - 460;
