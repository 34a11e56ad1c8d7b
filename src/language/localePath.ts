import {DEFAULT_LOCALE, isLocaleCode, type LocaleCode, offeredFor} from './locales';

/** The query parameter that requests a language: `?lng=vi`. */
const LANGUAGE_PARAMETER = 'lng';

/**
 * Splits a path into language and rest. Only the URL tells the language: a host that serves one 404
 * page for the whole site serves the English build at `/es/x`.
 *
 * @param pathname as in `location.pathname`
 * @returns the locale, and its path in the default locale (begins with one `/`)
 */
export function splitLocale(pathname: string): {locale: LocaleCode; path: string} {
  const [, first = '', ...rest] = pathname.split('/');
  if (isLocaleCode(first) && first !== DEFAULT_LOCALE) {
    return {locale: first, path: oneSlash(rest.join('/'))};
  }
  return {locale: DEFAULT_LOCALE, path: oneSlash(pathname)};
}

/**
 * The path of a page in a language. Locale homes end in a slash, other pages do not.
 *
 * @param locale the language
 * @param path the page's path in the default locale
 */
export function joinLocale(locale: LocaleCode, path: string): string {
  const clean = oneSlash(path);
  return locale === DEFAULT_LOCALE ? clean : `/${locale}${clean}`;
}

/** Exactly one leading slash: `//host` would be another site's URL. */
const oneSlash = (path: string): string => `/${path.replace(/^[/\\]+/, '')}`;

/** The route of a path, without language, `.html` or trailing slash: `/about`, `/`. */
export const routeOf = (pathname: string): string =>
  splitLocale(pathname).path.replace(/(\.html|\/)$/, '') || '/';

/** Whether a path, in any locale or spelling, is the picker's or staff's: the gate leaves these alone. */
export const isOutsideGate = (pathname: string): boolean =>
  /^\/(?:language|request)$/.test(routeOf(pathname));

const parts = (search: string): string[] => search.replace(/^\?/, '').split('&').filter(Boolean);

/**
 * The language that a query string requests (`?lng=vi`); case and region are ignored
 * (`?lng=es-MX`).
 *
 * @param search query string as in `location.search`
 * @returns the first `lng` that is offered; null for none or an unsupported one
 */
export function requestedLanguage(search: string): LocaleCode | null {
  const value = parts(search)
    .find((part) => part.startsWith(`${LANGUAGE_PARAMETER}=`))
    ?.slice(LANGUAGE_PARAMETER.length + 1);
  return offeredFor(value);
}

/** The query string with `lng`; the rest is unchanged. */
export const withLanguage = (search: string, locale: LocaleCode): string =>
  `?${LANGUAGE_PARAMETER}=${locale}${withoutLanguage(search).replace('?', '&')}`;

/** The query string without `lng`; the rest is unchanged. */
export function withoutLanguage(search: string): string {
  const rest = parts(search).filter(
    (part) => part !== LANGUAGE_PARAMETER && !part.startsWith(`${LANGUAGE_PARAMETER}=`),
  );
  return rest.length > 0 ? `?${rest.join('&')}` : '';
}
