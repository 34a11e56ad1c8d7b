import {canSave, readChoice, saveChoice} from './choice';
import {hasUnsavedInput} from './unsavedInput';
import {isCrawler} from './crawlers';
import {decide} from './gate';
import {hide} from './hide';
import {isAtHome} from './home';
import {isLocaleCode} from './locales';
import {requestedLanguage} from './localePath';
import {passageOf} from './passage';
import {saveReturnTo} from './returnTo';

/**
 * Applies the gate's rule to the page in `win`, unless that is a copy of it elsewhere.
 *
 * @param returning whether the visitor has come back to an open page: it is replaced only to follow
 * a choice made elsewhere, and never while a form is being filled in or sent
 */
export function runGate(win: Window, returning = false): void {
  if (!isAtHome(win)) return;
  const {pathname, search} = win.location;
  // On return, the passage is that of long ago.
  const hash = returning ? win.location.hash : passageOf(win);
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
  if (decision.kind === 'clean') {
    win.history.replaceState(win.history.state, '', decision.to);
    return;
  }
  hide(win);
  win.location.replace(decision.to);
}
