import {isPicker, joinLocale, splitLocale} from './localePath';
import {isLocaleCode, type LocaleCode} from './locales';
import {requestedLanguage, withoutRequested} from './query';

/** What the gate knows of a visit; nothing else decides. */
export type Visit = {
  pathname: string;
  search: string;
  hash: string;
  /** The saved choice as found, whatever it is; null where there is none or it cannot be read. */
  saved: string | null;
  /** Would a choice made now be kept? Without that the picker would ask for ever. */
  canSave: boolean;
  crawler: boolean;
};

export type Decision =
  | {kind: 'stay'}
  /** To the picker, keeping the way on: the wanted address without its language. */
  | {kind: 'picker'; to: string; wanted: string}
  /** To the same page in the visitor's language; `save` where they have just asked for it. */
  | {kind: 'go'; to: string; save?: LocaleCode}
  /** The right page already: only take the request for the language out of the address. */
  | {kind: 'clean'; to: string; save: LocaleCode};

/**
 * Which address should this visitor see? The one rule of the gate: the script before the first
 * paint, client-side navigation, restore from the back/forward cache and return to a tab all ask
 * here. Where it leads it decides to stay, so there is no loop.
 */
export function decide({pathname, search, hash, saved, canSave, crawler}: Visit): Decision {
  if (crawler || isPicker(pathname)) return {kind: 'stay'};

  const {locale, path} = splitLocale(pathname);
  const kept = isLocaleCode(saved) ? saved : null;
  const asked = requestedLanguage(search);
  // A request that cannot be kept must not fight with a choice that can be read.
  const choice = asked && (canSave || !kept) ? asked : kept;
  const rest = (asked ? withoutRequested(search) : search) + hash;

  if (!choice) {
    return canSave
      ? {kind: 'picker', to: `/language${search}`, wanted: path + search + hash}
      : {kind: 'stay'};
  }
  const save = choice === asked ? asked : undefined;
  const to = joinLocale(choice, path) + rest;
  if (choice !== locale) return save ? {kind: 'go', to, save} : {kind: 'go', to};
  return save ? {kind: 'clean', to, save} : {kind: 'stay'};
}
