import {readChoice} from './choice';
import {requestedLanguage} from './localePath';
import {CHOICE_KEY, DEFAULT_LOCALE, type LocaleCode, offeredFor} from './locales';

/** Raw values of the places that may name a visitor's language. */
export type Sources = {
  query: string | null;
  cookie: string | null;
  local: string | null;
  session: string | null;
  /** The browser's languages, preferred first. */
  browser: readonly string[];
  /** The language of the document. */
  html: string | null;
};

/**
 * The language that the picker preselects: the first match of query, cookie, local storage, session
 * storage, browser and document, else English.
 */
export function detect({query, cookie, local, session, browser, html}: Sources): LocaleCode {
  for (const tag of [query, cookie, local, session, ...browser, html]) {
    const offered = offeredFor(tag);
    if (offered) return offered;
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

/** The language that the picker preselects for the visitor of `win`. */
export function detectFromWindow(win: Window): LocaleCode {
  const {document, location, navigator} = win;
  return detect({
    query: requestedLanguage(location.search),
    cookie: cookieValue(document.cookie, CHOICE_KEY),
    local: readChoice(() => win.localStorage),
    session: readChoice(() => win.sessionStorage),
    browser: navigator.languages ?? [navigator.language],
    html: document.documentElement.lang,
  });
}
