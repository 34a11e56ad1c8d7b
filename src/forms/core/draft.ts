import {readStored, type Store, writeStored} from '@site/src/language/safeStorage';

/** What was typed, and when the visitor began. Never the honeypot: browsers may fill it. */
export type Draft<Field extends string> = {startedAt: number; entries: Record<Field, string>};

/** The name in session storage of a form's draft. */
export const draftKey = (form: string): string => `draft:${form}`;

/** A draft as it is stored, where anybody may have changed it; null where there is none. */
type StoredDraft = {startedAt?: unknown; entries?: Record<string, unknown>};

/** Reads what is stored under a draft's name; null where that is no JSON. */
export function storedDraft(store: Store, key: string): StoredDraft | null {
  try {
    return JSON.parse(readStored(store, key) ?? 'null') as StoredDraft | null;
  } catch {
    return null;
  }
}

/**
 * The draft of one form in session storage: survives a failed send, a reload and a change of
 * language (all languages share the origin). Where storage is blocked nothing is saved: the form
 * itself still holds what was typed.
 */
export function draftIn<Field extends string>(store: Store, key: string, fields: readonly Field[]) {
  return {
    /** The saved draft with exactly the known fields, or null. */
    read(): Draft<Field> | null {
      const saved = storedDraft(store, key);
      if (typeof saved?.startedAt !== 'number') return null;
      const text = (value: unknown): string => (typeof value === 'string' ? value : '');
      return {
        startedAt: saved.startedAt,
        entries: Object.fromEntries(
          fields.map((field) => [field, text(saved.entries?.[field])]),
        ) as Record<Field, string>,
      };
    },
    write({startedAt, entries}: Draft<Field>): void {
      const known = Object.fromEntries(fields.map((field) => [field, entries[field]]));
      writeStored(store, key, JSON.stringify({startedAt, entries: known}));
    },
    clear: () => writeStored(store, key, null),
  };
}

/**
 * When the visitor began: the draft's time, or now where that is in the future (a clock set back)
 * or not a time.
 */
export function startOf(remembered: unknown, now: number): number {
  return typeof remembered === 'number' && remembered > 0 && remembered <= now ? remembered : now;
}
