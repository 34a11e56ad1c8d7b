/** Storage as browsers hand it out when it cannot be used. */

/** Naming the store throws, as in a browser with all site data blocked. */
export const blocked = (): Storage => {
  throw new DOMException('blocked', 'SecurityError');
};

/** Reads, but is full. */
export const full = (kept: string | null): Storage & {kept: string | null} => {
  const store = {
    kept,
    getItem: () => store.kept,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
    removeItem: () => {
      store.kept = null;
    },
  };
  return store as unknown as Storage & {kept: string | null};
};
