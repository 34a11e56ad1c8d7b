/** An entry of the search index. */
export type SearchEntry = {
  kind: 'article' | 'service';
  title: string;
  summary: string;
  headings: string;
  text: string;
  /** Path within the site, locale included. */
  path: string;
  /** Whether the language has no copy of the page yet, so that the English shows. */
  isEnglish: boolean;
};
