import {CHOICE_KEY, type LocaleCode} from './locales';
import {readStored, type Store, writeStored} from './safeStorage';

/** The saved choice, unchecked; null where there is none or it cannot be read. */
export const readChoice = (store: Store): string | null => readStored(store, CHOICE_KEY);

const PROBE = 'probe';

/**
 * Whether a choice can be saved. Probed on a separate key, so that no other tab gets a storage
 * event for the choice.
 */
export const canSave = (store: Store): boolean =>
  writeStored(store, PROBE, PROBE) && writeStored(store, PROBE, null);

/**
 * Saves the visitor's choice; where that fails, removes the old one, so that the two cannot
 * conflict.
 */
export const saveChoice = (store: Store, locale: LocaleCode): boolean =>
  writeStored(store, CHOICE_KEY, locale) || writeStored(store, CHOICE_KEY, null);
