import {DEFAULT_LOCALE, type LocaleCode, offeredFor} from './locales';

/** Where a visitor's language may be found, each as it stands there. */
export type Sources = {
  query: string | null;
  cookie: string | null;
  local: string | null;
  session: string | null;
  /** The browser's languages, most wanted first. */
  browser: readonly string[];
  /** The language of the document. */
  html: string | null;
};

/**
 * The language that the picker proposes, in the order of spec section 4: query, cookie, local
 * storage, session storage, browser, document; English where nothing matches.
 */
export function detect({query, cookie, local, session, browser, html}: Sources): LocaleCode {
  for (const tag of [query, cookie, local, session, ...browser, html]) {
    const found = offeredFor(tag);
    if (found) return found;
  }
  return DEFAULT_LOCALE;
}

/** Value of one cookie of `document.cookie`, or null. */
export function cookieValue(cookies: string, name: string): string | null {
  for (const cookie of cookies.split(';')) {
    const [key, value] = cookie.trim().split('=');
    if (key === name) return value ?? '';
  }
  return null;
}
