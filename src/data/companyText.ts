/** A text of `company/` as a page shows it: its facts, and its words in the page's language. */
export type Text<Facts> = Facts & {
  /** The file's name. */
  id: string;
  title?: string;
  paragraphs: string[];
  /** The company's reply. */
  reply?: string[];
  /** Language of the words, where it is not the page's. */
  lang?: string;
  /** The author's own words, where those above are a translation. */
  original?: {title?: string | undefined; paragraphs: string[]};
};
