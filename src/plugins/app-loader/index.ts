/**
 * Loads the React app after the page: the HTML has all words, links and pictures, so a visitor can
 * read it without scripts.
 *
 * Of Docusaurus: the page template (`ssrTemplate`), the bundler's client entry, which
 * `src/browser/app-loader/entry.ts` replaces, and modules, by their names.
 */
import path from 'node:path';

import type {Plugin} from '@docusaurus/types';

import {environment} from '../../data/environment';
import {BROWSER} from '../../browser';

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

const CLASSIC = path.resolve('node_modules/@docusaurus/theme-classic/lib');

const unusedParts = path.resolve('src/forms/core/unusedParts.ts');

/** The plugin: has every link open a page, and begins the app by `entry.ts`. */
export function appLoader(): Plugin {
  // The development server replaces modules while it runs, and keeps Docusaurus's entry for that.
  const isBuilt = environment.NODE_ENV === 'production';
  return {
    name: 'app-loader',
    configureWebpack: (_config, isServer) => ({
      resolve: {
        alias: {
          // Why: docs/architecture.md, "Pages are documents".
          '@docusaurus/Link': path.resolve('src/components/DocumentLink'),
          // 34 kB in every app: colors code, which `src/theme/CodeBlock` does.
          [`${CLASSIC}/prism-include-languages.js`]: false,
          // 1.7 kB: a progress bar for navigation within the app.
          [`${CLASSIC}/nprogress.js`]: false,
          // 1 kB: for `withRouter`, which nobody calls.
          'hoist-non-react-statics': false,
          '@supabase/auth-js': unusedParts,
          '@supabase/realtime-js': unusedParts,
          '@supabase/storage-js': unusedParts,
        },
      },
      ...(isBuilt && !isServer && {entry: BROWSER.app}),
    }),
  };
}
