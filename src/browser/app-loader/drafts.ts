import {draftKey, storedDraft} from '../../forms/core/draft';
import {HONEYPOT} from '../../forms/core/fields';
import {writeStored} from '../../language/safeStorage';

/** Puts what was typed on an earlier page back into the forms that stand empty, as the app would later. */
export function restoreDrafts(win: Window): void {
  for (const form of win.document.forms) {
    const saved = storedDraft(() => win.sessionStorage, draftKey(form.dataset.draft!));
    for (const [field, text] of Object.entries(saved?.entries ?? {})) {
      const control = form.elements.namedItem(field) as HTMLInputElement | null;
      if (!text || control?.value !== '') continue;
      control.value = text as string;
      // A button that waits for an entry opens.
      control.dispatchEvent(new Event('input', {bubbles: true}));
    }
  }
}

/**
 * Saves what stands in the forms as the drafts that the app restores. Called before the app is
 * there to do so itself, when the page goes: by a link, a change of language or a reload.
 */
export function saveDrafts(win: Window): void {
  const store = () => win.sessionStorage;
  for (const form of win.document.forms) {
    const {draft: name} = form.dataset;
    if (!name) continue;
    const typed = [...new FormData(form)].filter(([field, text]) => text && field !== HONEYPOT);
    if (typed.length === 0) continue;
    // The page may stand there without what was typed on an earlier one.
    const saved = storedDraft(store, draftKey(name));
    const draft = {
      startedAt: saved?.startedAt ?? Math.floor(win.performance.timeOrigin),
      entries: {...saved?.entries, ...Object.fromEntries(typed)},
    };
    writeStored(store, draftKey(name), JSON.stringify(draft));
  }
}
