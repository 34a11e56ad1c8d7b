import {
  isOutsideGate,
  joinLocale,
  splitLocale,
  requestedLanguage,
  withoutLanguage,
} from './localePath';
import {isLocaleCode, type LocaleCode, LOCALES} from './locales';

/** All input of the gate's decision. */
export type Visit = {
  pathname: string;
  search: string;
  hash: string;
  /** The saved choice, unchecked; null where there is none or it cannot be read. */
  saved: string | null;
  /** Whether a choice made now can be saved. If not, the picker would show again and again. */
  canSave: boolean;
  crawler: boolean;
};

export type Decision =
  | {kind: 'stay'}
  /** To the picker; `returnTo` is the requested URL without its language. */
  | {kind: 'picker'; to: string; returnTo: string}
  /** To the same page in the visitor's language, at its tidy address; `save` where the URL requests it. */
  | {kind: 'go'; to: string; save?: LocaleCode}
  /** Already the right page: only remove the language parameter from the URL. */
  | {kind: 'clean'; to: string; save: LocaleCode};

/** Double slashes, and `index` at the end: a host may serve the page there, but the app has no such route. */
export const UNTIDY = /\/+(?=\/)|\/index\/?$/g;

/**
 * Decides which URL a visitor should see: the one rule of the gate, used before the first paint,
 * on restore from the back/forward cache and on return to a tab. For the URL of every redirect, the
 * decision is to stay, so there is no loop.
 */
export function decide({pathname, search, hash, saved, canSave, crawler}: Visit): Decision {
  const tidy = pathname.replace(UNTIDY, '');
  const isTidy = tidy === pathname;
  const {locale, path} = splitLocale(tidy);
  const here: Decision = isTidy
    ? {kind: 'stay'}
    : {kind: 'go', to: joinLocale(locale, path) + search + hash};
  if (crawler || isOutsideGate(tidy) || LOCALES.length === 1) return here;

  const savedLocale = isLocaleCode(saved) ? saved : null;
  const requested = requestedLanguage(search);
  // A request that cannot be saved must not conflict with a choice that can be read.
  const choice = requested && (canSave || !savedLocale) ? requested : savedLocale;
  const rest = (requested ? withoutLanguage(search) : search) + hash;

  if (!choice) {
    return canSave
      ? {kind: 'picker', to: `/language${search}`, returnTo: path + search + hash}
      : here;
  }
  const to = joinLocale(choice, path) + rest;
  const save = choice === requested ? {save: choice} : null;
  if (choice !== locale || !isTidy) return {kind: 'go', to, ...save};
  return save ? {kind: 'clean', to, ...save} : here;
}
