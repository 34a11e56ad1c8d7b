import {draftKey, storedDraft} from '../../forms/core/draft';
import {HONEYPOT} from '../../forms/core/fields';
import {writeStored} from '../../language/safeStorage';

/** Restores drafts of earlier pages into empty fields, as the app would later. */
export function restoreDrafts(win: Window): void {
  for (const form of win.document.forms) {
    const saved = storedDraft(() => win.sessionStorage, draftKey(form.dataset.draft!));
    for (const [field, text] of Object.entries(saved?.entries ?? {})) {
      const control = form.elements.namedItem(field) as HTMLInputElement | null;
      if (!text || control?.value !== '') continue;
      control.value = text as string;
      // Enables a submit button that waits for an entry.
      control.dispatchEvent(new Event('input', {bubbles: true}));
    }
  }
}

/**
 * Saves the fields of all forms as drafts, which the app restores. Called until the app has hydrated, at
 * each entry: whatever changes the page, or takes the visitor away from it, what was typed is there.
 *
 * @param changed the name of the field that was just changed: it alone may have been emptied, others
 * that are empty may not have been restored yet
 */
export function saveDrafts(win: Window, changed?: string): void {
  const store = () => win.sessionStorage;
  for (const form of win.document.forms) {
    const {draft: name} = form.dataset;
    if (!name) continue;
    const typed = [...new FormData(form)].filter(
      ([field, text]) => (text || field === changed) && field !== HONEYPOT,
    );
    if (typed.length === 0) continue;
    // The draft may have entries of an earlier page that this page lacks.
    const saved = storedDraft(store, draftKey(name));
    const draft = {
      startedAt: saved?.startedAt ?? Math.floor(win.performance.timeOrigin),
      entries: {...saved?.entries, ...Object.fromEntries(typed)},
    };
    writeStored(store, draftKey(name), JSON.stringify(draft));
  }
}
