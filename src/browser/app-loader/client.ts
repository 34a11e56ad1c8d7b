import type {ClientModule} from '@docusaurus/types';
import routes from '@generated/routes';

import {layOutWholePage} from '../../language/wholePage';
import {otherStyles} from './otherStyles';

let loadStyles: (() => Promise<void>) | undefined;
let isFirstPage = true;

/** Docusaurus awaits `preload` before it shows another page, and calls it when a link is hovered. */
const components: {preload: () => unknown}[] = routes.map(({component}) => component);
for (const component of components) {
  const load = component.preload.bind(component);
  component.preload = () => {
    // Always true on the server.
    if (isFirstPage) return load();
    loadStyles ??= otherStyles(document);
    return Promise.all([load(), loadStyles()]);
  };
}

const client: ClientModule = {
  onRouteUpdate({previousLocation}) {
    if (previousLocation) {
      // The app shows the next page. Back restores scroll positions, which need true heights.
      layOutWholePage(document);
      // The alternates of the first page: only crawlers read them, and crawlers load every page anew.
      for (const link of document.querySelectorAll('link[hreflang]')) link.remove();
      return;
    }
    // The first page hydrates now, with its code and styles loaded.
    isFirstPage = false;
    // Docusaurus fetches the code of every page that a visible link leads to (`Link.js` of 3.10.2).
    // A reader follows one link at most: `preload`, which stays, fetches its page on hover or touch.
    window.docusaurus = {...window.docusaurus, prefetch: () => false};
  },
};

export default client;
