import {joinLocale} from './localePath';
import {DEFAULT_LOCALE, offeredFor} from './locales';

/** What follows an `&`, or an encoded `?` or `&`, is a query that a template has joined wrongly. */
const QUERY = /(?:&(?:amp;)?|%26|%3F)(.*)$/is;
/** Characters that nobody sees. */
const UNSEEN = /\p{DI}+/gu;
/** All that an address of the site consists of. What precedes it, or follows it, has been glued to it. */
const ADDRESS = /[a-z\d](?:[\w/.-]*[a-z\d])?/;

/** A language that the site has no pages in, and may have had: `/fr/about`. */
const isOtherLanguage = (part: string): boolean =>
  /^[a-z]{2}$/.test(part) &&
  !offeredFor(part) &&
  new Intl.DisplayNames('en', {type: 'language'}).of(part) !== part;

/** A query that was encoded whole has no `=` of its own. */
const decoded = (query: string): string =>
  query.includes('=') ? query : query.replace(/%3D/gi, '=').replace(/%26/g, '&');

/**
 * What an address may have been before a messenger, a template or a printer mangled it: in small letters,
 * without blanks, invisible characters, and punctuation or words that are glued to it, with its query
 * after a `?`, in the folder of an offered language (`/en/about`, `/es-MX/about`), or of none.
 * The tidy address of a tidy one is itself: nobody is led in a circle, and one step is enough.
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
  const plain = path.replace(UNSEEN, '').toLowerCase().split('/');
  const trimmed = plain.map((part) => part.trim()).join('/');
  const [address] = ADDRESS.exec(trimmed) ?? [''];
  // A word in another script is no home page.
  if (address === '' && /\p{L}/u.test(trimmed)) return null;
  const parts = address.split('/').filter(Boolean);
  const begin = parts.findIndex(
    (part) => offeredFor(part) !== DEFAULT_LOCALE && !isOtherLanguage(part),
  );
  const inside = begin < 0 ? [] : parts.slice(begin);
  const folder = offeredFor(inside[0]);
  const tidy = joinLocale(folder ?? DEFAULT_LOCALE, inside.slice(folder ? 1 : 0).join('/'));
  return tidy === path && joined === ''
    ? null
    : {path: tidy, search: query && `?${decoded(query)}`};
}
