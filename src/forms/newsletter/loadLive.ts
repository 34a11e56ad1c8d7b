import {createStore} from '@site/src/components/createStore';
import {HELD_MS} from '@site/src/data/limits';
import {withTimeout} from '@site/src/data/withTimeout';

import type * as LiveParts from './live';

/** The module that checks and sends the form; null until it is loaded. */
export const live = createStore<typeof LiveParts | null>(null);

let loading: Promise<void> | undefined;

/** Loads the module on demand, because most readers never subscribe; retries after a failure. */
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
 * For a press before the module is loaded. A module that arrives after the limit still sends.
 *
 * @throws where the module cannot be loaded within HELD_MS
 */
export const demandLive = (): Promise<void> => withTimeout(HELD_MS, loadLive);
