/** A fact that the owner may give: null where there is nothing to show, and then no page has room for it. */
export type Given<T> = (T & Marked) | null;

export type Marked = {
  /** Invented: a real company replaces the value and sets false, or puts null in place of it all. */
  placeholder: boolean;
};

/** For those who take a page at its word, such as search engines: null while the fact is invented. */
export const real = <T extends Marked>(fact: T | null): T | null =>
  fact?.placeholder === false ? fact : null;
