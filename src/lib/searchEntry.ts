/** An entry of the search index. */
export type SearchEntry = {
  kind: 'article' | 'service';
  title: string;
  summary: string;
  headings: string;
  /** The page's words, each once. */
  text: string;
  /** Path within the site, locale included. */
  path: string;
  /** Whether the page is not translated yet, so that it shows in English. */
  isEnglish: boolean;
};

/**
 * Words that people type, by the words that pages or their addresses use: `{"gutter": ["rain pipe,
 * downspout"]}`. Keys and values may be several words and, with commas, several phrases.
 */
export type Synonyms = Record<string, string[]>;
