/** An entry of the search index. */
export type SearchEntry = {
  kind: 'article' | 'service';
  title: string;
  summary: string;
  headings: string;
  text: string;
  /** Path within the site, locale included. */
  path: string;
  /** Whether the page is not translated yet, so that it shows in English. */
  isEnglish: boolean;
};

/**
 * What people type, each with words that the pages use for it: `{"rain pipe": ["gutter",
 * "downspout"]}`. Both may be several words.
 */
export type Synonyms = Record<string, string[]>;
