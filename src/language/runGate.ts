import {canSave, readChoice, saveChoice} from './choice';
import {hasUnsavedInput} from './unsavedInput';
import {decide} from './gate';
import {isLocaleCode} from './locales';
import {requestedLanguage} from './localePath';
import {saveReturnTo} from './returnTo';

/** How long a page stays hidden while its replacement loads (it may never arrive). */
const HIDE_MS = 4000;

function leave(win: Window, to: string): void {
  // On a slow network the old page would keep painting until the new one arrives.
  const {style} = win.document.documentElement;
  style.visibility = 'hidden';
  win.setTimeout(() => (style.visibility = ''), HIDE_MS);
  win.location.replace(to);
}

/**
 * Applies the gate's rule to the page in `win`.
 *
 * @param isCrawler whether a user agent is a crawler's
 * @param returning whether the visitor has come back to an open page: it is replaced only to follow
 * a choice made elsewhere, and never while a form is being filled in or sent
 */
export function runGate(win: Window, isCrawler: (agent: string) => boolean, returning = false) {
  const {pathname, search, hash} = win.location;
  const local = () => win.localStorage;
  const saved = readChoice(local);
  // The probe writes to storage, so run it only where its result matters.
  const needsProbe = requestedLanguage(search) !== null || !isLocaleCode(saved);
  const decision = decide({
    pathname,
    search,
    hash,
    saved,
    canSave: !needsProbe || canSave(local),
    crawler: isCrawler(win.navigator.userAgent),
  });
  if (decision.kind === 'stay') return;
  if (returning && (decision.kind !== 'go' || hasUnsavedInput(win.document))) return;
  if (decision.kind === 'picker') saveReturnTo(() => win.sessionStorage, decision.returnTo);
  else if (decision.save) saveChoice(local, decision.save);
  if (decision.kind === 'clean') win.history.replaceState(win.history.state, '', decision.to);
  else leave(win, decision.to);
}
