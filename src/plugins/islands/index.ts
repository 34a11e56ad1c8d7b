/**
 * What of a page runs in the browser: the scripts of the islands (`src/browser/islands`). Pages load them by
 * addresses without a hash; `src/plugins/finish` writes the build into the query.
 *
 * Of Docusaurus: the page template (`ssrTemplate`), and of the bundler's configuration the client's entry, the
 * group of chunks with all styles, and modules, by their names. The client's own entry is bundled for the
 * stylesheet; no page loads its scripts.
 */
import path from 'node:path';

import type {Plugin} from '@docusaurus/types';

import {environment} from '../../data/environment';
import {ISLANDS} from '../../browser';
import type {BundlerConfig} from '../support/bundler';
import {expectFound} from '../support/expectFound';

/**
 * The template of every built page (`ssrTemplate`): Docusaurus's own, with two changes. It names no script.
 * The `preBodyTags` of the classic theme (3.10.2) are left out: an icon that no page shows, and a script for
 * dark colors, which the site does not have. That script also lets a URL set any data attribute
 * (`?docusaurus-data-…`).
 */
export const pageTemplate = (): string => `<!DOCTYPE html>
<html <%~ it.htmlAttributes %>>
<head>
<meta charset="UTF-8">
<meta name="generator" content="Docusaurus v<%= it.version %>">
<%~ it.metaAttributes.join('') %>
<%~ it.headTags %>
<link rel="stylesheet">
</head>
<body <%~ it.bodyAttributes %>>
<div id="__docusaurus"><%~ it.appHtml %></div>
<%~ it.postBodyTags %>
</body>
</html>`;

const unusedParts = path.resolve('src/forms/core/unusedParts.ts');

/** The entries of the client's bundle with the islands, each a whole program in a file. */
function withIslands(config: BundlerConfig) {
  const {splitChunks} = config.optimization ?? {};
  const styles = splitChunks && splitChunks.cacheGroups?.styles;
  expectFound('The group of chunks with all styles', styles && typeof styles === 'object');
  // Elsewhere an island would wait for the stylesheet, which its page has inline.
  Object.assign(styles, {chunks: ({name}: {name?: string}) => !(name && name in ISLANDS)});
  const {alias} = config.resolve ?? {};
  expectFound('The aliases of modules', alias);
  // Before the alias of their folder. What an island needs of them, the finish passes write into its script.
  config.resolve!.alias = {
    '@generated/codeTranslations': path.resolve('src/browser/islands/messages.ts'),
    '@generated/globalData': false,
    '@generated/site-metadata': false,
    ...alias,
  };
  const islands = Object.entries(ISLANDS).map(([name, file]) => [
    name,
    {import: [file], filename: `${name}.js`, runtime: false as const},
  ]);
  return {main: config.entry as string, ...Object.fromEntries(islands)};
}

/** The plugin: has every link open a page, and bundles the islands. */
export function islands(): Plugin {
  return {
    name: 'islands',
    configureWebpack: (config, isServer) => ({
      // The development server draws whole pages, and replaces modules while it runs.
      ...(environment.NODE_ENV === 'production' && !isServer && {entry: withIslands(config)}),
      resolve: {
        alias: {
          // Why: docs/architecture.md, "Pages are documents".
          '@docusaurus/Link': path.resolve('src/components/DocumentLink'),
          '@supabase/auth-js': unusedParts,
          '@supabase/realtime-js': unusedParts,
          '@supabase/storage-js': unusedParts,
        },
      },
    }),
  };
}
