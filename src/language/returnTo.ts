import {isOutsideGate, joinLocale, splitLocale} from './localePath';
import type {LocaleCode} from './locales';
import {readStored, type Store, writeStored} from './safeStorage';

const KEY = 'returnTo';

/**
 * Saves the requested page while the visitor picks a language: path, query and hash without
 * language. Where storage is blocked, the picker offers the home page only.
 */
export const saveReturnTo = (store: Store, returnTo: string): boolean =>
  writeStored(store, KEY, returnTo);

/** Deletes the requested page, once the visitor has left the picker. */
export const clearReturnTo = (store: Store): boolean => writeStored(store, KEY, null);

/**
 * The page that the visitor requested before the picker.
 *
 * @returns its URL without language; null for none, the home page, the picker, or a value that
 * somebody tampered with (only paths of this site pass)
 */
export function readReturnTo(store: Store): string | null {
  const value = readStored(store, KEY);
  if (!value || !/^\/[^/\\]/.test(value)) return null;
  const base = 'http://site.invalid';
  const {origin, pathname} = new URL(value, base);
  if (origin !== base || isOutsideGate(pathname) || splitLocale(pathname).path === '/') return null;
  return value;
}

/** The URL of the requested page in a language. */
export function returnToIn(locale: LocaleCode, returnTo: string): string {
  const [, pathname = '', rest = ''] = /^([^?#]*)(.*)$/.exec(returnTo) ?? [];
  return joinLocale(locale, splitLocale(pathname).path) + rest;
}
