import type {ClientModule} from '@docusaurus/types';
import routes from '@generated/routes';

import {layOutWholePage} from '../../language/wholePage';
import {otherStyles} from './otherStyles';

let loadStyles: (() => Promise<void>) | undefined;
let isFirstPage = true;

/** Docusaurus shows no other page before this is done, and calls it as soon as a link is pointed at. */
const components: {preload: () => unknown}[] = routes.map(({component}) => component);
for (const component of components) {
  const load = component.preload.bind(component);
  component.preload = () => {
    // Always on the server.
    if (isFirstPage) return load();
    loadStyles ??= otherStyles(document);
    return Promise.all([load(), loadStyles()]);
  };
}

const client: ClientModule = {
  onRouteUpdate({previousLocation}) {
    if (previousLocation) {
      // The next page is shown by the app, with places that the visitor may come back to.
      layOutWholePage(document);
      // Those of the page that was served: only crawlers read them, and they follow no link.
      for (const link of document.querySelectorAll('link[hreflang]')) link.remove();
      return;
    }
    // Called while the first page begins, whose parts and styles are there.
    isFirstPage = false;
    // Docusaurus fetches the code of every page that a visible link leads to (`Link.js` of 3.10.2).
    // A reader follows one of them, if any: its code is fetched when they point at the link or touch it
    // (`preload`, which stays).
    window.docusaurus = {...window.docusaurus, prefetch: () => false};
  },
};

export default client;
