/** A text of `company/` as a page shows it: its facts, and its words in the page's language. */
export type Text<Facts> = Facts & {
  /** The file's name. */
  id: string;
  title?: string;
  paragraphs: string[];
  /** What the company says to it. */
  reply?: string[];
  /** What the words are in, where that is not the page's language. */
  lang?: string;
  /** In the words that its author wrote, where those above are a translation. */
  original?: {title?: string | undefined; paragraphs: string[]};
};
