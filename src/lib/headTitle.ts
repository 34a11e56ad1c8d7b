/** The longest title that search results show whole, in characters. */
export const TITLE_LENGTH = 60;

/** Between a page's own title and the company's name. */
const DELIMITER = ' | ';

/**
 * The title of a page as tabs and search results show it: with the company's name where both fit,
 * else alone. Search engines take the name of the site from its structured data.
 */
export function headTitle(title: string | undefined, site: string): string {
  const own = title?.trim();
  if (!own || own === site) return site;
  const both = own + DELIMITER + site;
  return both.length > TITLE_LENGTH ? own : both;
}

/** The first of several titles that fits with the company's name; the name alone where none does. */
export const titleWithName = (titles: readonly string[], site: string): string =>
  titles.find((title) => headTitle(title, site) !== title) ?? site;

/** A page's own title: `headTitle` undone. */
export function ownTitle(title: string, site: string): string {
  const suffix = DELIMITER + site;
  return title.endsWith(suffix) ? title.slice(0, -suffix.length) : title;
}
