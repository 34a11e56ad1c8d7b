import type {ClientModule} from '@docusaurus/types';

/** The gate again on every navigation that does not load a page: a choice may have been made. */
const client: ClientModule = {
  onRouteUpdate({previousLocation}) {
    // The first one has been decided in the head.
    if (previousLocation) window.languageGate?.();
  },
};

export default client;
