import {joinLocale, splitLocale} from '@site/src/language/address';
import {saveChoice} from '@site/src/language/choice';
import type {LocaleCode} from '@site/src/language/locales';
import {keepPlace} from '@site/src/language/place';
import {withoutAsked} from '@site/src/language/query';

import {lastField} from './lastField';

/**
 * Saves a language and shows the same page in it, with query and hash, in place of this one, and at
 * the same place: somebody may be filling in a form. The address is read at this moment: on a 404 page the one known while rendering is wrong.
 */
export function switchTo(locale: LocaleCode, win: Window = window): void {
  const {pathname, search, hash} = win.location;
  const here = splitLocale(pathname);
  saveChoice(() => win.localStorage, locale);
  if (locale === here.locale) return;
  keepPlace(win, () => win.sessionStorage, lastField());
  win.location.replace(joinLocale(locale, here.path) + withoutAsked(search) + hash);
}
