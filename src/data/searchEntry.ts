/** What the search knows of a page. */
export type SearchEntry = {
  kind: 'article' | 'service';
  title: string;
  summary: string;
  headings: string;
  text: string;
  /** Address within the site, locale included. */
  path: string;
  /** Whether the language has no copy of the page yet, so that the English shows. */
  isEnglish: boolean;
};
