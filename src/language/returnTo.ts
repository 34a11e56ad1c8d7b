import {isPicker, joinLocale, splitLocale} from './localePath';
import type {Store} from './choice';
import type {LocaleCode} from './locales';

const KEY = 'wantedPage';

/** Keeps the way on while the visitor picks a language: path, query and hash without language. */
export function saveReturnTo(store: Store, wanted: string): void {
  try {
    store().setItem(KEY, wanted);
  } catch {
    // Blocked: the visitor goes on from the home page.
  }
}

/** Forgets the way on, once it has been taken or passed by. */
export function clearReturnTo(store: Store): void {
  try {
    store().removeItem(KEY);
  } catch {
    // Blocked: there is nothing to forget.
  }
}

/**
 * The page that the visitor was on the way to.
 *
 * @returns its address without language, or null: none, the home page, the picker, or a value that
 *   somebody tampered with (only paths of this site are taken)
 */
export function readReturnTo(store: Store): string | null {
  let value: string | null;
  try {
    value = store().getItem(KEY);
  } catch {
    return null;
  }
  if (!value || !/^\/[^/\\]/.test(value)) return null;
  const here = 'http://site.invalid';
  const {origin, pathname} = new URL(value, here);
  if (origin !== here || isPicker(pathname) || splitLocale(pathname).path === '/') return null;
  return value;
}

/** The address of the wanted page in the language chosen. */
export function returnToIn(locale: LocaleCode, wanted: string): string {
  const [, pathname = '', rest = ''] = /^([^?#]*)(.*)$/.exec(wanted) ?? [];
  return joinLocale(locale, splitLocale(pathname).path) + rest;
}
