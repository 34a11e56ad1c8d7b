/** The part of `Storage` that a draft needs; `() => window.sessionStorage`, which itself may throw. */
export type DraftStorage = () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** What was typed, and when the visitor began. Never the honeypot: browsers may fill it. */
export type Draft<Field extends string> = {startedAt: number; entries: Record<Field, string>};

/**
 * The draft of one form in session storage: survives a failed send, a reload and a change of
 * language (all languages share the origin). Where storage is blocked nothing is saved, and nothing
 * throws.
 */
export function draftIn<Field extends string>(
  storage: DraftStorage,
  key: string,
  fields: readonly Field[],
) {
  return {
    /** The saved draft with exactly the known fields, or null. */
    read(): Draft<Field> | null {
      try {
        const saved = JSON.parse(storage().getItem(key) ?? 'null') as {
          startedAt?: unknown;
          entries?: Record<string, unknown>;
        } | null;
        if (typeof saved?.startedAt !== 'number') return null;
        const text = (value: unknown): string => (typeof value === 'string' ? value : '');
        return {
          startedAt: saved.startedAt,
          entries: Object.fromEntries(
            fields.map((field) => [field, text(saved.entries?.[field])]),
          ) as Record<Field, string>,
        };
      } catch {
        return null;
      }
    },
    write({startedAt, entries}: Draft<Field>): void {
      try {
        const known = Object.fromEntries(fields.map((field) => [field, entries[field]]));
        storage().setItem(key, JSON.stringify({startedAt, entries: known}));
      } catch {
        // Blocked or full: the form itself still holds what was typed.
      }
    },
    clear(): void {
      try {
        storage().removeItem(key);
      } catch {
        // Blocked: there is nothing to clear.
      }
    },
  };
}
