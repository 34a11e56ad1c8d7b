import type {ClientModule} from '@docusaurus/types';

import {restorePlace} from '../../language/place';

/**
 * Runs the gate on every client-side navigation: a choice may have been made since. On a page that
 * has just been loaded, perhaps by a change of language, it restores scroll position and focus.
 */
const client: ClientModule = {
  onRouteUpdate({previousLocation}) {
    if (previousLocation) window.languageGate?.();
    // The script in the head has run the gate for this one.
    else restorePlace(window, () => sessionStorage);
  },
};

export default client;
