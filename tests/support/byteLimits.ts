import {routes, serviceRoute} from '../../src/data/routes';
import {ARTICLE_SLUGS} from './pages';
import {SERVICE_SLUGS} from './services';

/**
 * What a page makes a phone download, in KB (1000 bytes) as sent: its document without the styles and scripts in
 * it, these, fonts and pictures; and all scripts once its form or search has been touched.
 */
export const PARTS = ['document', 'styles', 'script', 'fonts', 'pictures', 'touched'] as const;

type Limits = [number, number, number, number, number, number];

/** Kinds of page; of several routes the longest page counts. */
export const WEIGHED = {
  home: [routes.home],
  about: [routes.about],
  service: [serviceRoute(SERVICE_SLUGS[0]!)],
  article: ARTICLE_SLUGS.map((slug) => `${routes.knowledgeCenter}/${slug}`),
  'articles and search': [routes.knowledgeCenter],
  contact: [routes.contact],
  picker: [routes.language],
  request: [routes.request],
};

// The present size and 2 % for changes of file names and compressors. Lower a limit when its part gets lighter.
// Vietnamese loads most letters, Hindi most words.
export const BYTE_LIMITS: [page: keyof typeof WEIGHED, code: 'en' | 'vi' | 'hi', ...Limits][] = [
  ['home', 'en', 7.9, 13.7, 5.6, 23.9, 12.6, 5.6],
  ['home', 'vi', 9.4, 13.7, 5.6, 41.5, 12.6, 5.6],
  ['home', 'hi', 9.6, 13.7, 5.6, 23.9, 12.6, 5.6],
  ['about', 'en', 6.1, 11.7, 5.6, 23.9, 1.6, 5.6],
  ['about', 'vi', 7, 11.7, 5.6, 41.5, 1.6, 5.6],
  ['about', 'hi', 7.3, 11.7, 5.6, 23.9, 1.6, 5.6],
  ['service', 'en', 7.8, 12.6, 6, 23.9, 4.2, 6],
  ['service', 'vi', 9.2, 12.6, 6, 41.5, 4.2, 6],
  ['service', 'hi', 9.6, 12.6, 6, 23.9, 4.2, 6],
  ['article', 'en', 10.5, 14.2, 6, 23.9, 3.7, 98.9],
  ['article', 'vi', 12.1, 14.2, 6, 41.5, 3.7, 102],
  ['article', 'hi', 13.2, 14.2, 6, 23.9, 3.7, 102.4],
  ['articles and search', 'en', 5.3, 13.1, 6.4, 23.9, 12.8, 104.4],
  ['articles and search', 'vi', 6, 13.1, 6.4, 41.5, 12.8, 106.9],
  ['articles and search', 'hi', 6.1, 13.1, 6.4, 23.9, 12.8, 111.7],
  ['contact', 'en', 5.1, 12.7, 5.6, 23.9, 0, 98.5],
  ['contact', 'vi', 6.4, 12.7, 5.6, 41.5, 0, 101.6],
  ['contact', 'hi', 6.6, 12.7, 5.6, 23.9, 0, 102],
  ['picker', 'en', 2.1, 7.1, 6.7, 23.9, 11.2, 6.7],
  ['picker', 'vi', 2.3, 7.1, 6.7, 41.5, 11.2, 6.7],
  ['picker', 'hi', 2.2, 7.1, 6.7, 23.9, 11.2, 6.7],
  ['request', 'en', 1.4, 6.3, 78.9, 30, 0, 78.9],
  ['request', 'vi', 1.6, 6.3, 79.5, 41.5, 0, 79.5],
  ['request', 'hi', 1.6, 6.3, 79.5, 30, 0, 79.5],
];

// Limit in bytes (brotli) of the picker: ten packets of 1,460 bytes, which a server sends before it waits for
// an acknowledgment (RFC 6928), less the headers.
export const FIRST_FLIGHT = 10 * 1460 - 460;
