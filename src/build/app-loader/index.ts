/**
 * Loads the React app after the page: a page's HTML has all words, links and pictures, so it
 * asks for no script before it can be read.
 *
 * Order: after the language gate, which may redirect.
 * Of Docusaurus: the page template (`ssrTemplate`), and the bundler's client entry, which
 * `src/browser/app-loader/entry.ts` replaces.
 */
import type {DocusaurusConfig, LoadContext, Plugin} from '@docusaurus/types';

import {environment} from '../../data/environment';
import {BROWSER} from '../../browser';
import {expectFound} from '../support/expectFound';
import {inlineScript} from '../support/inlineScript';

/**
 * The frame of every built page (`ssrTemplate`): Docusaurus's own, but for the scripts. A page names
 * them for its loader instead of asking for them, because the words, links and pictures are all in
 * its HTML. Left out is what the classic theme (3.10.2) puts before the page (`preBodyTags`): an icon that no
 * page shows, and a script for dark colors, which the site does not have, that also lets an address set
 * any data attribute (`?docusaurus-data-…`).
 */
export const pageTemplate = (): string => `<!DOCTYPE html>
<html <%~ it.htmlAttributes %>>
<head>
<meta charset="UTF-8">
<meta name="generator" content="Docusaurus v<%= it.version %>">
<%~ it.metaAttributes.join('') %>
<%~ it.headTags.replace('<script data-scripts', () =>
'<script data-scripts="' + it.scripts.map((file) => it.baseUrl + file).join(' ') + '"') %>
<% it.stylesheets.forEach((file) => { %>
<link rel="stylesheet" href="<%= it.baseUrl + file %>">
<% }) %>
</head>
<body <%~ it.bodyAttributes %>>
<div id="__docusaurus"><%~ it.appHtml %></div>
<%~ it.postBodyTags %>
</body>
</html>`;

/** What only the build reads of the configuration. */
const OF_BUILD = ['ssrTemplate', 'presets', 'plugins'] as const;

/**
 * Docusaurus 3.10.2 sends its whole configuration to every browser, as JSON
 * (`@generated/docusaurus.config`), which leaves out what is not enumerable: 0.6 kB less.
 */
function hideFromBrowsers(siteConfig: DocusaurusConfig): void {
  for (const name of OF_BUILD) {
    expectFound(`The option ${name} of the configuration`, siteConfig[name]);
    Object.defineProperty(siteConfig, name, {enumerable: false});
  }
}

/**
 * The loader, how the app begins (`entry.ts`), what it does of its own accord when it is there
 * (`client.ts`), and the script that works a list's filter before.
 */
export function appLoader({siteConfig}: LoadContext): Plugin {
  hideFromBrowsers(siteConfig);
  // The development server replaces modules while it runs, and keeps the entry made for that.
  const isBuilt = environment.NODE_ENV === 'production';
  const innerHTML = inlineScript(BROWSER.loader);
  return {
    name: 'app-loader',
    async contentLoaded({actions: {createData}}) {
      await createData('listFilter.json', JSON.stringify(inlineScript(BROWSER.listFilter)));
    },
    getClientModules: () => [BROWSER.navigation],
    // Not in the frame, which Docusaurus sends to every visitor with the rest of its configuration.
    injectHtmlTags: () =>
      isBuilt
        ? {headTags: [{tagName: 'script', attributes: {'data-scripts': true}, innerHTML}]}
        : {},
    configureWebpack: (_config, isServer) => (isBuilt && !isServer ? {entry: BROWSER.app} : {}),
  };
}
