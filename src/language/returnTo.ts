import {isPicker, joinLocale, splitLocale} from './localePath';
import type {Store} from './choice';
import type {LocaleCode} from './locales';

const KEY = 'returnTo';

/**
 * Saves the requested page while the visitor picks a language: path, query and hash without
 * language.
 */
export function saveReturnTo(store: Store, returnTo: string): void {
  try {
    store().setItem(KEY, returnTo);
  } catch {
    // Blocked: the picker offers the home page only.
  }
}

/** Deletes the requested page, once the visitor has left the picker. */
export function clearReturnTo(store: Store): void {
  try {
    store().removeItem(KEY);
  } catch {
    // Blocked: there is nothing to forget.
  }
}

/**
 * The page that the visitor requested before the picker.
 *
 * @returns its URL without language; null for none, the home page, the picker, or a value that
 * somebody tampered with (only paths of this site pass)
 */
export function readReturnTo(store: Store): string | null {
  let value: string | null;
  try {
    value = store().getItem(KEY);
  } catch {
    return null;
  }
  if (!value || !/^\/[^/\\]/.test(value)) return null;
  const base = 'http://site.invalid';
  const {origin, pathname} = new URL(value, base);
  if (origin !== base || isPicker(pathname) || splitLocale(pathname).path === '/') return null;
  return value;
}

/** The URL of the requested page in a language. */
export function returnToIn(locale: LocaleCode, returnTo: string): string {
  const [, pathname = '', rest = ''] = /^([^?#]*)(.*)$/.exec(returnTo) ?? [];
  return joinLocale(locale, splitLocale(pathname).path) + rest;
}
