import {readStored, type Store, writeStored} from '@site/src/language/safeStorage';

/** What was typed, and when the visitor began. Never the honeypot: browsers may fill it. */
export type Draft<Field extends string> = {startedAt: number; entries: Record<Field, string>};

/** The name in session storage of a form's draft. */
export const draftKey = (form: string): string => `draft:${form}`;

/** What JSON text says; null where it is none. */
function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
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
      const saved = parsed(readStored(store, key)) as {
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
    },
    write({startedAt, entries}: Draft<Field>): void {
      const known = Object.fromEntries(fields.map((field) => [field, entries[field]]));
      writeStored(store, key, JSON.stringify({startedAt, entries: known}));
    },
    clear: () => writeStored(store, key, null),
  };
}
