import {DEFAULT_LOCALE, isLocaleCode, type LocaleCode} from './locales';

/**
 * Which language an address speaks, and what it names apart from the language. The address is the
 * only witness: a host that serves one 404 for the whole site serves the English build at `/es/x`.
 *
 * @param pathname path of an address, as in `location.pathname`
 * @returns the locale, and the path as it stands in the default locale (begins with one `/`)
 */
export function splitLocale(pathname: string): {locale: LocaleCode; path: string} {
  const [, first = '', ...rest] = pathname.split('/');
  if (isLocaleCode(first) && first !== DEFAULT_LOCALE) {
    return {locale: first, path: oneSlash(rest.join('/'))};
  }
  return {locale: DEFAULT_LOCALE, path: oneSlash(pathname)};
}

/**
 * The address of a path in a language. Locale homes end in a slash, other pages do not.
 *
 * @param locale the language
 * @param path a path as it stands in the default locale
 */
export function joinLocale(locale: LocaleCode, path: string): string {
  const clean = oneSlash(path);
  return locale === DEFAULT_LOCALE ? clean : `/${locale}${clean}`;
}

/** Exactly one leading slash: `//host` would be another site's address. */
const oneSlash = (path: string): string => `/${path.replace(/^[/\\]+/, '')}`;

/** The route of an address, without its language and however the host writes it: `/about`, `/`. */
export const routeOf = (pathname: string): string =>
  splitLocale(pathname).path.replace(/(\.html|\/)$/, '') || '/';

/** Is this the picker, in whatever locale and however the host writes it? */
export const isPicker = (pathname: string): boolean => routeOf(pathname) === '/language';
