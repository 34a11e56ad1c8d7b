/**
 * Puts the scripts of `src/browser` into pages: gate, behaviors and loader inline into each head, so that
 * the gate redirects before the first paint, and the scripts of a few pages as data for these. The
 * development server has one language and the whole app; its pages are drawn by React alone, which runs no
 * inline script, so there every head has all behaviors.
 */
import {createHash} from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {BROWSER} from '../../browser';
import {company} from '../../data/company';
import {environment} from '../../data/environment';
import {bundledScript, inlineScript} from '../support/inlineScript';

export function pageScripts({siteConfig: {baseUrl}}: LoadContext): Plugin {
  const isBuilt = environment.NODE_ENV === 'production';
  // The script with isbot's list of crawlers, and its file in the build.
  const crawlers = bundledScript(BROWSER.crawlers);
  const hash = createHash('sha256').update(crawlers).digest('hex').slice(0, 8);
  const file = `assets/js/crawlers.${hash}.js`;
  const script = (entry: string): string =>
    inlineScript(entry, {
      COMPANY_NAME: JSON.stringify(company.name),
      CRAWLER_LIST: JSON.stringify(baseUrl + file),
    });
  return {
    name: 'page-scripts',
    async contentLoaded({actions: {createData}}) {
      for (const name of ['picker', 'listFilter', 'notFound', 'notFoundHead'] as const) {
        await createData(`${name}.json`, JSON.stringify(script(BROWSER[name])));
      }
    },
    injectHtmlTags() {
      const innerHTML = script(isBuilt ? BROWSER.head : BROWSER.development);
      // `pageTemplate` (`src/plugins/app-loader`) names the app's files in the attribute.
      return {headTags: [{tagName: 'script', attributes: {'data-scripts': true}, innerHTML}]};
    },
    postBuild: ({outDir}) => fs.writeFile(path.join(outDir, file), crawlers),
  };
}
