/** What follows an `&`, or an encoded `?` or `&`, is a query that a template has joined wrongly. */
const QUERY = /(?:&|%26|%3F)(.*)$/is;
/** Characters that no address of the site has: blanks, and those that nobody sees. */
const UNSEEN = /[\s\p{Cf}]+/gu;
const PUNCTUATION = /[\p{P}\p{S}]/u;

/** Without the punctuation at its end. A pattern would be slow for a long row of points. */
function withoutEnd(text: string): string {
  let end = text.length;
  while (PUNCTUATION.test(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}

/**
 * What an address may have been before a messenger, a template or a printer mangled it: in small letters,
 * without blanks, invisible characters and punctuation at its end, and with its query after a `?`.
 * The tidy address of a tidy one is itself, so nobody is led in a circle.
 *
 * @param pathname as in `location.pathname`
 * @returns a path that begins with exactly one slash, and a query, empty or with its `?`; null where
 *   there is nothing to tidy, or what is no address of a page
 */
export function tidyAddress(pathname: string): {path: string; search: string} | null {
  const [joined, query = ''] = QUERY.exec(pathname) ?? [''];
  let path: string;
  try {
    path = decodeURIComponent(pathname.slice(0, pathname.length - joined.length));
  } catch {
    return null;
  }
  if (/[\\\0]/.test(path)) return null;
  const tidy = `/${withoutEnd(path.replace(UNSEEN, '')).toLowerCase().replace(/^\/+/, '')}`;
  return tidy === path && joined === ''
    ? null
    : {path: encodeURI(tidy), search: query && `?${query}`};
}
