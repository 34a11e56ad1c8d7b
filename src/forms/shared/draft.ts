import {readStored, type Store, writeStored} from '@site/src/language/safeStorage';

import {HONEYPOT} from '../core/fields';

/** What was typed, and when the visitor began, as it is stored: anybody may have changed it. */
type Draft = {startedAt?: unknown; entries?: Record<string, unknown> | null};

/* Session storage has the draft of each form: it survives a failed send, a reload and a change of language. */
const store: Store = () => window.sessionStorage;
const keyOf = (form: HTMLFormElement): string => `draft:${form.dataset.draft}`;

function read(form: HTMLFormElement): Draft | null {
  try {
    return JSON.parse(readStored(store, keyOf(form)) ?? 'null') as Draft | null;
  } catch {
    return null;
  }
}

/**
 * When the visitor began with a form, in milliseconds since 1970: the draft's time, or the page's request where
 * there is none, or the clock has been set back since. Never by the clock as it is now: one that is set back
 * would make a person as quick as a machine.
 */
export function begunAt(form: HTMLFormElement): number {
  const opened = Math.floor(performance.timeOrigin);
  const remembered = read(form)?.startedAt;
  return typeof remembered === 'number' && remembered > 0 && remembered <= opened
    ? remembered
    : opened;
}

/**
 * Puts the draft into the empty fields of a form, and has all that are filled tell their listeners so: the
 * character count, and the button that waits for an entry.
 */
export function restoreDraft(form: HTMLFormElement): void {
  const entries = read(form)?.entries ?? {};
  for (const control of form.querySelectorAll<HTMLInputElement>('[name]')) {
    const kept = entries[control.name];
    if (control.value === '' && typeof kept === 'string') control.value = kept;
    if (control.value !== '') control.dispatchEvent(new Event('input', {bubbles: true}));
  }
}

/**
 * Never saves the honeypot: browsers may fill it.
 *
 * @param changed the name of the field that was just changed: it alone may have been emptied, others
 * that are empty may not have been restored yet
 */
function saveDraft(form: HTMLFormElement, changed: string | undefined): void {
  const typed = [...new FormData(form)].filter(
    ([field, text]) => (text || field === changed) && field !== HONEYPOT,
  );
  if (typed.length === 0) return;
  const saved = read(form);
  const draft = {
    startedAt: saved?.startedAt ?? Math.floor(performance.timeOrigin),
    entries: {...saved?.entries, ...Object.fromEntries(typed)},
  };
  writeStored(store, keyOf(form), JSON.stringify(draft));
}

export const clearDraft = (form: HTMLFormElement): boolean => writeStored(store, keyOf(form), null);

/**
 * Saves what is typed in the forms of a page at each entry, and restores what was typed on an earlier one:
 * whatever changes the page, or takes the visitor away from it, it is there.
 */
export function keepDrafts(win: Window): void {
  const forms = () => win.document.querySelectorAll<HTMLFormElement>('form[data-draft]');
  // Browsers may fill fields without an event: the last one is for them.
  for (const type of ['input', 'change', 'pagehide']) {
    const save = ({target}: Event): void =>
      forms().forEach((form) => saveDraft(form, (target as Partial<HTMLInputElement>).name));
    win.addEventListener(type, save, true);
  }
  win.document.addEventListener('DOMContentLoaded', () => forms().forEach(restoreDraft));
}
