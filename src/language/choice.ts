import {CHOICE_KEY, type LocaleCode} from './locales';

/** A store that may be blocked: even naming `window.localStorage` can throw. */
export type Store = () => Storage;

/** The saved choice, unchecked; null where there is none or it cannot be read. */
export function readChoice(store: Store): string | null {
  try {
    return store().getItem(CHOICE_KEY);
  } catch {
    return null;
  }
}

/**
 * Whether a choice can be saved. Probed on a separate key, so that no other tab gets a storage
 * event for the choice.
 */
export function canSave(store: Store): boolean {
  const probe = `${CHOICE_KEY}.probe`;
  try {
    store().setItem(probe, '1');
    store().removeItem(probe);
    return true;
  } catch {
    return false;
  }
}

/**
 * Saves the visitor's choice; where that fails, removes the old one, so that the two cannot
 * conflict.
 */
export function saveChoice(store: Store, locale: LocaleCode): void {
  try {
    store().setItem(CHOICE_KEY, locale);
  } catch {
    try {
      store().removeItem(CHOICE_KEY);
    } catch {
      // Blocked: the gate stays open and the site works.
    }
  }
}
