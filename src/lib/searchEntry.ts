/** An entry of the search index. */
export type SearchEntry = {
  kind: 'article' | 'service';
  title: string;
  summary: string;
  headings: string;
  /** The page's words, each once; loaded in parts. */
  text: string;
  /** Path within the site, locale included. */
  path: string;
  /** Whether the page is not translated yet, so that it shows in English. */
  isEnglish: boolean;
};

/** The first word of each part of the texts, normalized, in the order of code units. */
export type PartStarts = string[];

/**
 * Words that people type, by the words that pages or their addresses use: `{"gutter": ["rain pipe,
 * downspout"]}`. Keys and values may be several words and, with commas, several phrases.
 */
export type Synonyms = Record<string, string[]>;
