import {joinLocale, splitLocale, withoutLanguage} from '@site/src/language/localePath';
import {saveChoice} from '@site/src/language/choice';
import type {LocaleCode} from '@site/src/language/locales';
import {savePlace} from '@site/src/language/place';

import {lastField} from './lastField';

/**
 * Saves a language and replaces this page with the same page in it, with query, hash and scroll
 * position: the visitor may be filling in a form. Reads the URL now, because on a 404 page the one
 * known while rendering is wrong.
 */
export function switchTo(locale: LocaleCode, win: Window = window): void {
  const {pathname, search, hash} = win.location;
  const here = splitLocale(pathname);
  saveChoice(() => win.localStorage, locale);
  if (locale === here.locale) return;
  savePlace(win, () => win.sessionStorage, lastField());
  win.location.replace(joinLocale(locale, here.path) + withoutLanguage(search) + hash);
}
