import {posixPath} from '@docusaurus/utils';

/** The translatable front matter fields; a translated copy gives these and no others. */
export const LANGUAGE_FIELDS = ['title', 'description', 'excerpt', 'summary', 'imageAlt', 'cta'];

/** Folders of the copies inside `i18n/<locale>/`, and of their English originals. */
export const COPIES = [
  {copies: 'docusaurus-plugin-content-blog', english: 'blog'},
  {copies: 'docusaurus-plugin-content-docs/current', english: 'services'},
  {copies: 'docusaurus-plugin-content-pages', english: 'src/pages'},
  {copies: 'docusaurus-plugin-company/reviews', english: 'company/reviews'},
  {copies: 'docusaurus-plugin-company/team', english: 'company/team'},
  {copies: 'docusaurus-plugin-company/jobs', english: 'company/jobs'},
  {copies: 'docusaurus-plugin-company/story', english: 'company/story'},
] as const;

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
