import path from 'node:path';

import {posixPath} from '@docusaurus/utils';

import {routes} from '../data/routes';

/** The translatable front matter fields; a translated copy gives these and no others. */
export const LANGUAGE_FIELDS = ['title', 'description', 'excerpt', 'summary', 'imageAlt', 'cta'];

const FOLDERS = [
  ['blog', 'docusaurus-plugin-content-blog', 'article', routes.knowledgeCenter],
  ['services', 'docusaurus-plugin-content-docs/current', 'service', routes.services],
  ['src/pages', 'docusaurus-plugin-content-pages', 'page', ''],
  ['company/reviews', 'docusaurus-plugin-company/reviews', 'review', null],
  ['company/team', 'docusaurus-plugin-company/team', 'member', null],
  ['company/jobs', 'docusaurus-plugin-company/jobs', 'job', null],
  ['company/story', 'docusaurus-plugin-company/story', 'story', null],
] as const;

/**
 * Folders of the English texts and of their copies inside `i18n/<locale>/`, the kind of the texts, and the
 * prefix of their addresses: null where they are parts of other pages.
 */
export const COPIES = FOLDERS.map(([english, copies, kind, section]) => {
  return {english, copies, kind, section};
});

/** What `COPIES` says of the folder of a text or of its English original. */
export function folderOf(file: string) {
  const folder = path.posix.dirname(posixPath(copyAt(file)?.english ?? file));
  return COPIES.find(({english}) => `/${folder}`.endsWith(`/${english}`));
}

/** Parses the path of a copy: its language, and the English file that it translates; null for any other. */
export function copyAt(filePath: string): {locale: string; english: string} | null {
  const posix = posixPath(filePath);
  for (const {copies, english} of COPIES) {
    const pattern = new RegExp(`^(?<site>.*?)i18n/(?<locale>[^/]+)/${copies}/(?<file>.+)$`);
    const {site, locale, file} = pattern.exec(posix)?.groups ?? {};
    if (locale) return {locale, english: `${site}${english}/${file}`};
  }
  return null;
}

/**
 * Whether a translation is still the English text; capitalized names alone may stay.
 *
 * @param least how many lower-case words make a text English: a button has few
 */
export const isStillEnglish = (english: string, translation: string, least = 3): boolean =>
  english.trim() === translation.trim() &&
  (translation.match(/(?<![\p{L}.])\p{Ll}{2,}(?![\p{L}.])/gu) ?? []).length >= least;
