import {draftKey, storedDraft} from '../../forms/core/draft';
import {HONEYPOT} from '../../forms/core/fields';
import {writeStored} from '../../language/safeStorage';

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
