import {readChoice} from './choice';
import {requestedLanguage} from './localePath';
import {CHOICE_KEY, DEFAULT_LOCALE, type LocaleCode, offeredFor} from './locales';

/**
 * The language that the picker preselects for the visitor of `win`: the first offered one of query,
 * cookie, local storage, session storage, browser and document, else English.
 */
export function detect(win: Window): LocaleCode {
  const {document, location, navigator} = win;
  const tags = [
    requestedLanguage(location.search),
    new RegExp(`(?:^|; )${CHOICE_KEY}=([^;]*)`).exec(document.cookie)?.[1],
    readChoice(() => win.localStorage),
    readChoice(() => win.sessionStorage),
    ...(navigator.languages ?? [navigator.language]),
    document.documentElement.lang,
  ];
  return tags.map(offeredFor).find((offered) => offered !== null) ?? DEFAULT_LOCALE;
}
