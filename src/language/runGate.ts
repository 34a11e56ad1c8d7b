import {canSave, readChoice, saveChoice} from './choice';
import {hasUnsavedInput} from './unsavedInput';
import {decide} from './gate';
import {hide} from './hide';
import {isLocaleCode} from './locales';
import {requestedLanguage} from './localePath';
import {saveReturnTo} from './returnTo';

/** How the gate tells crawlers from people. */
export type Crawlers = {
  /** Whether a user agent is a crawler's; null if only the list can tell, and it has not loaded. */
  test: (agent: string) => boolean | null;
  /** Loads the list, and calls `done` with whether it has loaded. */
  load: (done: (isThere: boolean) => void) => void;
};

/**
 * Applies the gate's rule to the page in `win`. If only the list can tell whether the visitor is a
 * crawler, loads the list before a redirect; if that fails, the page stays, as for a crawler.
 *
 * @param returning whether the visitor has come back to an open page: it is replaced only to follow
 * a choice made elsewhere, and never while a form is being filled in or sent
 */
export function runGate(win: Window, crawlers: Crawlers, returning = false): void {
  const {pathname, search, hash} = win.location;
  const local = () => win.localStorage;
  const saved = readChoice(local);
  const crawler = crawlers.test(win.navigator.userAgent);
  // The probe writes to storage, so run it only where its result matters.
  const needsProbe = requestedLanguage(search) !== null || !isLocaleCode(saved);
  const decision = decide({
    pathname,
    search,
    hash,
    saved,
    canSave: !needsProbe || canSave(local),
    crawler: crawler === true,
  });
  if (decision.kind === 'stay') return;
  if (returning && (decision.kind !== 'go' || hasUnsavedInput(win.document))) return;
  if (crawler === null) {
    const show = returning || decision.kind === 'clean' ? () => {} : hide(win);
    crawlers.load((isThere) => {
      show();
      if (isThere) runGate(win, crawlers, returning);
    });
    return;
  }
  if (decision.kind === 'picker') saveReturnTo(() => win.sessionStorage, decision.returnTo);
  else if (decision.save) saveChoice(local, decision.save);
  if (decision.kind === 'clean') {
    win.history.replaceState(win.history.state, '', decision.to);
    return;
  }
  hide(win);
  win.location.replace(decision.to);
}
