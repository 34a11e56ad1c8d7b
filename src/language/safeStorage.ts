/** A store that may be blocked: even naming `window.localStorage` can throw. */
export type Store = () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** A saved value; null where there is none or it cannot be read. */
export function readStored(store: Store, key: string): string | null {
  try {
    return store().getItem(key);
  } catch {
    return null;
  }
}

/**
 * Saves a value, or deletes it (null).
 *
 * @returns false where the store is blocked or full
 */
export function writeStored(store: Store, key: string, value: string | null): boolean {
  try {
    if (value === null) store().removeItem(key);
    else store().setItem(key, value);
    return true;
  } catch {
    return false;
  }
}
