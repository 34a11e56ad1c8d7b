import {saveChoice} from './choice';
import {joinLocale, splitLocale, withLanguage, withoutLanguage} from './localePath';
import type {LocaleCode} from './locales';
import {savePlace} from './place';

/**
 * The address of this page in a language, with its request for that language: in a new tab, the gate would
 * otherwise follow the choice saved before.
 */
export const requestIn = (locale: LocaleCode, {pathname, search, hash}: Location): string =>
  joinLocale(locale, splitLocale(pathname).path) + withLanguage(search, locale) + hash;

/**
 * Saves a language and replaces this page with the same page in that language, with query, hash and
 * scroll position: the visitor may be filling in a form. Reads the URL now, because on a 404 page the
 * URL known while rendering is wrong.
 *
 * @param field the form field focused last, if there is one
 */
export function switchTo(locale: LocaleCode, win: Window, field: Element | null): void {
  const {pathname, search, hash} = win.location;
  const here = splitLocale(pathname);
  saveChoice(() => win.localStorage, locale);
  if (locale === here.locale) return;
  savePlace(win, () => win.sessionStorage, field);
  win.location.replace(joinLocale(locale, here.path) + withoutLanguage(search) + hash);
}
