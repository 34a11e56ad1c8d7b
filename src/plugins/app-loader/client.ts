import type {ClientModule} from '@docusaurus/types';

/**
 * Docusaurus fetches the code of every page that a visible link leads to. A reader follows one of
 * them, if any: its code is fetched when they point at the link or touch it (`preload`, which stays).
 */
const client: ClientModule = {
  onRouteUpdate({previousLocation}) {
    // The first one comes before any link is there to be seen.
    if (!previousLocation) window.docusaurus = {...window.docusaurus, prefetch: () => false};
  },
};

export default client;
