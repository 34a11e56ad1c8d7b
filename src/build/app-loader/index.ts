/**
 * Loads the React app after the page: the HTML has all words, links and pictures, so a visitor can
 * read it without scripts.
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
 * The template of every built page (`ssrTemplate`): Docusaurus's own, with two changes. The scripts are
 * named in an attribute for the loader, not requested. The `preBodyTags` of the classic theme (3.10.2)
 * are left out: an icon that no page shows, and a script for dark colors, which the site does not have.
 * That script also lets a URL set any data attribute (`?docusaurus-data-…`).
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

/** Options that only the build reads. */
const OF_BUILD = ['ssrTemplate', 'presets', 'plugins'] as const;

/**
 * Docusaurus 3.10.2 sends its whole configuration to every browser, as JSON
 * (`@generated/docusaurus.config`). JSON omits properties that are not enumerable: 0.6 kB less.
 */
function hideFromBrowsers(siteConfig: DocusaurusConfig): void {
  for (const name of OF_BUILD) {
    expectFound(`The option ${name} of the configuration`, siteConfig[name]);
    Object.defineProperty(siteConfig, name, {enumerable: false});
  }
}

/**
 * The plugin: adds the loader, the app's entry (`entry.ts`) and client module (`client.ts`).
 */
export function appLoader({siteConfig}: LoadContext): Plugin {
  hideFromBrowsers(siteConfig);
  // The development server replaces modules while it runs, and keeps Docusaurus's entry for that.
  const isBuilt = environment.NODE_ENV === 'production';
  return {
    name: 'app-loader',
    getClientModules: () => [BROWSER.navigation],
    injectHtmlTags() {
      if (!isBuilt) return {};
      const innerHTML = inlineScript(BROWSER.loader);
      return {headTags: [{tagName: 'script', attributes: {'data-scripts': true}, innerHTML}]};
    },
    configureWebpack: (_config, isServer) => (isBuilt && !isServer ? {entry: BROWSER.app} : {}),
  };
}
