import {readStored, writeStored} from '@site/src/language/safeStorage';

import {createStore} from '../createStore';

const KEY = 'callBannerDismissed';
const session = () => sessionStorage;

/** Where storage is blocked, the dismissal lasts until the next load. */
const dismissedHere = createStore(false);

export const {subscribe} = dismissedHere;

/** Whether the visitor has dismissed the call banner; saved for the session. */
export const isDismissed = (): boolean =>
  dismissedHere.get() || readStored(session, KEY) === 'true';

/** Hides the banner for the rest of the session. */
export function dismiss(): void {
  writeStored(session, KEY, 'true');
  dismissedHere.set(true);
}
