import path from 'node:path';

import type {Plugin} from '@docusaurus/types';

import {inlineScript} from '../inline-script';

/** The loader as text. */
export const loaderScript = (): string => inlineScript(path.join(__dirname, 'head.ts'));

/**
 * The frame of every built page (`ssrTemplate`): Docusaurus's own, but for the scripts. A page names
 * them for its loader instead of asking for them, because the words, links and pictures are all in
 * its HTML.
 */
export const pageTemplate = (): string => `
<!DOCTYPE html>
<html <%~ it.htmlAttributes %>>
  <head>
    <meta charset="UTF-8">
    <meta name="generator" content="Docusaurus v<%= it.version %>">
    <% it.metaAttributes.forEach((metaAttribute) => { %>
      <%~ metaAttribute %>
    <% }); %>
    <%~ it.headTags %>
    <script
      data-scripts="<%= it.scripts.map((file) => it.baseUrl + file).join(' ') %>"
    >${loaderScript()}</script>
    <% it.stylesheets.forEach((stylesheet) => { %>
      <link rel="stylesheet" href="<%= it.baseUrl %><%= stylesheet %>" />
    <% }); %>
  </head>
  <body <%~ it.bodyAttributes %>>
    <%~ it.preBodyTags %>
    <div id="__docusaurus"><%~ it.appHtml %></div>
    <%~ it.postBodyTags %>
  </body>
</html>
`;

/** What the app does of its own accord when it is there: see `client.ts`. */
export const appLoader = (): Plugin => ({
  name: 'app-loader',
  getClientModules: () => [path.join(__dirname, 'client.ts')],
});
