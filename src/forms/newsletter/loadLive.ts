import {createStore} from '@site/src/components/createStore';
import {HELD_MS} from '@site/src/data/limits';
import {withTimeout} from '@site/src/data/withTimeout';

import type * as LiveParts from './live';

/** What checks and sends the form, once it is there. */
export const live = createStore<typeof LiveParts | null>(null);

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
 * For what the visitor sends before it is there. It may still arrive after the limit, and then sends.
 *
 * @throws where it cannot be loaded, or not soon
 */
export const demandLive = (): Promise<void> => withTimeout(HELD_MS, loadLive);
