import {canSave, readChoice, saveChoice} from './choice';
import {hasUnsavedInput} from './unsavedInput';
import {decide} from './gate';
import {isLocaleCode} from './locales';
import {requestedLanguage} from './query';
import {saveReturnTo} from './returnTo';

/** How long a page stays hidden while its replacement is on the way (it may never come). */
const HIDE_MS = 4000;

function leave(win: Window, to: string): void {
  // On a slow network the old page would go on painting until the new one arrives.
  const {style} = win.document.documentElement;
  style.visibility = 'hidden';
  win.setTimeout(() => (style.visibility = ''), HIDE_MS);
  win.location.replace(to);
}

/**
 * Asks the gate's rule about the page in `win` and does what it says.
 *
 * @param isCrawler tells whether a user agent is a crawler's
 * @param returning the visitor comes back to an open page: it is changed only to follow a choice
 *   made elsewhere, and never under a form that is being filled in or sent
 */
export function runGate(win: Window, isCrawler: (agent: string) => boolean, returning = false) {
  const {pathname, search, hash} = win.location;
  const local = () => win.localStorage;
  const saved = readChoice(local);
  // The probe writes, so it is made only where its answer matters.
  const asking = requestedLanguage(search) !== null || !isLocaleCode(saved);
  const decision = decide({
    pathname,
    search,
    hash,
    saved,
    canSave: !asking || canSave(local),
    crawler: isCrawler(win.navigator.userAgent),
  });
  if (decision.kind === 'stay') return;
  if (returning && (decision.kind !== 'go' || hasUnsavedInput(win.document))) return;
  if ('save' in decision && decision.save) saveChoice(local, decision.save);
  if (decision.kind === 'clean') {
    win.history.replaceState(win.history.state, '', decision.to);
    return;
  }
  if (decision.kind === 'picker') saveReturnTo(() => win.sessionStorage, decision.wanted);
  leave(win, decision.to);
}
