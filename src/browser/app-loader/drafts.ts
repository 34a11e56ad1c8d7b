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
 * Saves the fields of all forms as drafts, which the app restores. Called when the page is left before
 * the app has hydrated: by a link, a change of language or a reload.
 */
export function saveDrafts(win: Window): void {
  const store = () => win.sessionStorage;
  for (const form of win.document.forms) {
    const {draft: name} = form.dataset;
    if (!name) continue;
    const typed = [...new FormData(form)].filter(([field, text]) => text && field !== HONEYPOT);
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
