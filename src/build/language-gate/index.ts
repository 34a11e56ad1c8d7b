/**
 * Puts the language gate inline into every head, so that it redirects before the first paint,
 * and runs it on client-side navigation.
 *
 * Order: before the app loader, whose work a redirect would waste.
 */
import {createHash} from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {environment} from '../../data/environment';
import {BROWSER} from '../../browser';
import {inlineScript} from '../support/inlineScript';

/** The script with isbot's list of crawlers, and its file in the build. */
function crawlerList(): {file: string; text: string} {
  const text = inlineScript(BROWSER.crawlers);
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 8);
  return {file: `assets/js/crawlers.${hash}.js`, text};
}

const gateScript = (baseUrl = '/'): string =>
  inlineScript(BROWSER.gate, {CRAWLER_LIST: baseUrl + crawlerList().file});

/**
 * The plugin. The development server serves one language and has no gate; the controls are in the same
 * script, because they change the language too.
 */
export function languageGate({siteConfig: {baseUrl}}: LoadContext): Plugin {
  const built = environment.NODE_ENV === 'production';
  return {
    name: 'language-gate',
    async contentLoaded({actions: {createData}}) {
      await createData('preselect.json', JSON.stringify(inlineScript(BROWSER.preselect)));
    },
    getClientModules: () => (built ? [BROWSER.gateOnNavigation] : []),
    injectHtmlTags: () => ({
      headTags: [
        {
          tagName: 'script',
          innerHTML: built ? gateScript(baseUrl) : inlineScript(BROWSER.controls),
        },
      ],
    }),
    async postBuild({outDir}) {
      const {file, text} = crawlerList();
      await fs.writeFile(path.join(outDir, file), text);
    },
  };
}
