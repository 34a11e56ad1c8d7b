import {createStore} from '@site/src/components/createStore';
import {withTimeout} from '@site/src/data/withTimeout';

import type * as LiveParts from './live';

/** What checks and sends the form, once it is there. */
export const live = createStore<typeof LiveParts | null>(null);

/** After this long a visitor who has sent is told to call; the part may still arrive, and then sends. */
const LIMIT_MS = 8_000;

let loading: Promise<void> | undefined;

/** Loads it: later than the page, because most readers never subscribe. A failure may be tried again. */
function loadLive(): Promise<void> {
  loading ??= import('./live').then(live.set).catch((error: unknown) => {
    loading = undefined;
    window.reloadIfGone?.(error);
    throw error;
  });
  return loading;
}

/** For a first interaction: a failure occurs again, and is reported, when the visitor sends. */
export const prepareLive = (): void => void loadLive().catch(() => undefined);

/**
 * For what the visitor sends before it is there.
 *
 * @throws where it cannot be loaded, or not soon
 */
export const demandLive = (): Promise<void> => withTimeout(LIMIT_MS, loadLive);
