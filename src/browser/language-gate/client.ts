import type {ClientModule} from '@docusaurus/types';

/** Runs the gate on every client-side navigation: another tab may have saved a choice. */
const client: ClientModule = {
  onRouteUpdate({previousLocation}) {
    // The script in the head has run the gate for the first page.
    if (previousLocation) window.languageGate?.();
  },
};

export default client;
