import {readChoice} from './choice';
import {cookieValue, detect} from './detect';
import {CHOICE_KEY, type LocaleCode} from './locales';
import {requestedLanguage} from './query';

/** The language that the picker proposes to the visitor of `win`. */
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
