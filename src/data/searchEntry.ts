/** An entry of the search index. */
export type SearchEntry = {
  kind: 'article' | 'service';
  title: string;
  summary: string;
  headings: string;
  /** Its words, each once; comes in parts. */
  text: string;
  /** Path within the site, locale included. */
  path: string;
  /** Whether the page is not translated yet, so that it shows in English. */
  isEnglish: boolean;
};

/** Where each part of the texts begins, as a normalized word in the order of code units. */
export type PartStarts = string[];

/**
 * What people type, below the words that pages or their addresses have for it: `{"gutter": ["rain
 * pipe, downspout"]}`. Both may be several words and, with commas, several phrases.
 */
export type Synonyms = Record<string, string[]>;
