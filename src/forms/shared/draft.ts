import {readStored, type Store, writeStored} from '@site/src/language/safeStorage';

import {HONEYPOT} from '../core/fields';

/** What was typed, when the visitor began, and the last entry, as it is stored: anybody may have changed it. */
type Draft = {startedAt?: unknown; savedAt?: unknown; entries?: Record<string, unknown> | null};

/** How long a draft lasts after its last entry: the next person at the computer finds none. */
const LASTS_MS = 3_600_000;

/* Session storage has the draft of each form: it survives a failed send, a reload and a change of language. */
const store: Store = () => window.sessionStorage;
const keyOf = (form: HTMLFormElement): string => `draft:${form.dataset.draft}`;

function stored(form: HTMLFormElement): Draft | null {
  try {
    return JSON.parse(readStored(store, keyOf(form)) ?? 'null') as Draft | null;
  } catch {
    return null;
  }
}

/** One without a time is over; a clock that was set back ends none. */
const isOver = (draft: Draft | null): boolean =>
  !(Date.now() - Number(draft?.savedAt ?? draft?.startedAt) < LASTS_MS);

function read(form: HTMLFormElement): Draft | null {
  const draft = stored(form);
  if (!isOver(draft)) return draft;
  clearDraft(form);
  return null;
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

const isTick = ({type}: HTMLInputElement): boolean => type === 'checkbox';

/** All controls of a form that can hold an entry; selects and long texts have the same properties. */
const controlsOf = (form: HTMLFormElement): HTMLInputElement[] => [
  ...form.querySelectorAll<HTMLInputElement>('[name]'),
];

const tell = (control: HTMLInputElement): boolean =>
  control.dispatchEvent(new Event('input', {bubbles: true}));

/** What a control holds; a box that is not ticked is empty. */
const entryOf = (control: HTMLInputElement): string =>
  isTick(control) && !control.checked ? '' : control.value;

/**
 * Puts the draft into the empty fields of a form, never into the honeypot, and has all that are filled tell
 * their listeners so: the character count, and the button that waits for an entry.
 *
 * @param isNewPage whether the draft is of an earlier page: the form then has a button that empties it
 */
export function restoreDraft(form: HTMLFormElement, isNewPage = true): void {
  const entries = read(form)?.entries ?? {};
  for (const control of controlsOf(form)) {
    const kept = entries[control.name];
    if (kept && typeof kept === 'string' && !entryOf(control) && control.name !== HONEYPOT) {
      if (isTick(control)) control.checked = true;
      else control.value = kept;
      if (isNewPage) form.dataset.restored = '';
    }
    if (entryOf(control)) tell(control);
  }
}

/**
 * Never saves the honeypot: browsers may fill it. Without a new entry, the draft ends when it would have.
 *
 * @param changed the name of the field that was just changed: it alone may have been emptied, others
 * that are empty may not have been restored yet
 */
function saveDraft(form: HTMLFormElement, changed: string | undefined): void {
  const typed = controlsOf(form)
    .map((control) => [control.name, entryOf(control)] as const)
    .filter(([name, entry]) => (entry || name === changed) && name !== HONEYPOT);
  const last = stored(form);
  if (typed.every(([name, entry]) => (last?.entries?.[name] ?? '') === entry)) return;
  const saved = isOver(last) ? null : last;
  const draft = {
    startedAt: saved?.startedAt ?? Math.floor(performance.timeOrigin),
    savedAt: Date.now(),
    entries: {...saved?.entries, ...Object.fromEntries(typed)},
  };
  writeStored(store, keyOf(form), JSON.stringify(draft));
}

/** Deletes the draft of a form. */
export function clearDraft(form: HTMLFormElement): void {
  delete form.dataset.restored;
  writeStored(store, keyOf(form), null);
}

/** Deletes the draft of a form that was emptied, and has its fields tell their listeners so. */
function onReset({target}: Event): void {
  const form = target as HTMLFormElement;
  if (!form.matches('[data-draft]')) return;
  // The event comes before the fields are empty.
  setTimeout(() => {
    const controls = controlsOf(form);
    controls.forEach(tell);
    controls[0]?.focus();
    clearDraft(form);
  });
}

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
  win.addEventListener('reset', onReset, true);
  win.document.addEventListener('DOMContentLoaded', () =>
    forms().forEach((form) => restoreDraft(form)),
  );
}
