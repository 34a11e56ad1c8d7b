/**
 * Puts the language gate inline into every head, so that it redirects before the first paint,
 * and runs it on client-side navigation.
 *
 * Order: before the app loader, because a redirect would waste its work.
 */
import {createHash} from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {environment} from '../../data/environment';
import {BROWSER} from '../../browser';
import {bundledScript, inlineScript} from '../support/inlineScript';

/** The plugin. The development server serves one language and has no gate. */
export function languageGate({siteConfig: {baseUrl}}: LoadContext): Plugin {
  if (environment.NODE_ENV !== 'production') return {name: 'language-gate'};
  // The script with isbot's list of crawlers, and its file in the build.
  const crawlers = bundledScript(BROWSER.crawlers);
  const hash = createHash('sha256').update(crawlers).digest('hex').slice(0, 8);
  const file = `assets/js/crawlers.${hash}.js`;
  const script = inlineScript(BROWSER.gate, {CRAWLER_LIST: JSON.stringify(baseUrl + file)});
  return {
    name: 'language-gate',
    getClientModules: () => [BROWSER.gateOnNavigation],
    injectHtmlTags: () => ({headTags: [{tagName: 'script', innerHTML: script}]}),
    postBuild: ({outDir}) => fs.writeFile(path.join(outDir, file), crawlers),
  };
}
