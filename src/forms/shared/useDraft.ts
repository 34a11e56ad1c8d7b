import {type RefObject, useLayoutEffect, useMemo, useRef} from 'react';

import {draftIn, startOf} from '../core/draft';
import {entriesOf} from '../core/fields';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isControl = (element: unknown): element is Control =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLSelectElement ||
  element instanceof HTMLTextAreaElement;

/**
 * Saves what is typed in a form, and when the visitor began, for the session; restores it when the form
 * mounts. The fields are uncontrolled, so that what was typed before hydration, or autofilled without an
 * event, counts.
 *
 * @param form the form
 * @param key name in session storage
 * @param fields the names of the fields to keep; a constant of the module
 * @param onFound called where a field already has text that is not from the draft: the draft does not
 *   replace it
 */
export function useDraft<Field extends string>(
  form: RefObject<HTMLFormElement | null>,
  key: string,
  fields: readonly Field[],
  onFound: () => void,
): {
  /** When the visitor began. */
  startedAt: () => number;
  save: () => void;
  /** After success: deletes the draft and restarts the clock. */
  clear: () => void;
} {
  const start = useRef<number | null>(null);
  const draft = useMemo(() => draftIn(() => window.sessionStorage, key, fields), [key, fields]);

  // In the same task as hydration: an entry before it would overwrite the draft that is not restored
  // yet, and reset its start time.
  useLayoutEffect(() => {
    const saved = draft.read();
    // Without a draft, the page's request.
    const opened = startOf(Math.floor(performance.timeOrigin), Date.now());
    start.current = startOf(saved?.startedAt, opened);
    for (const field of fields) {
      const control = form.current?.elements.namedItem(field);
      if (!isControl(control)) continue;
      const kept = saved?.entries[field] ?? '';
      if (control.value === '') control.value = kept;
      // If they are equal, the script in the head has restored the draft.
      else if (control.value !== kept) onFound();
      // Notifies listeners of the field: the character count, the newsletter's button.
      if (control.value !== '') control.dispatchEvent(new Event('input', {bubbles: true}));
    }
  }, [draft, fields, form, onFound]);

  const startedAt = (): number => (start.current ??= Date.now());
  return {
    startedAt,
    save() {
      if (!form.current) return;
      const entries = entriesOf<Record<Field, string>>(new FormData(form.current), fields);
      draft.write({startedAt: startedAt(), entries});
    },
    clear() {
      draft.clear();
      start.current = Date.now();
    },
  };
}
