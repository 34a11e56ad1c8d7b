/**
 * Puts the scripts of `src/browser` into pages: gate, behaviors and the loader of islands inline into each head, so that
 * the gate redirects before the first paint, and the scripts of a few pages as data for these. The
 * development server has one language; its pages are drawn by React alone, which runs no
 * inline script, so there every head has all behaviors.
 */
import type {LoadContext, Plugin} from '@docusaurus/types';

import {BROWSER} from '../../browser';
import {company} from '../../data/company';
import {environment} from '../../data/environment';
import {inlineScript} from '../support/inlineScript';

export function pageScripts({siteConfig: {url}}: LoadContext): Plugin {
  const isBuilt = environment.NODE_ENV === 'production';
  const script = (entry: string): string =>
    inlineScript(entry, {
      COMPANY_NAME: JSON.stringify(company.name),
      SITE_HOST: JSON.stringify(new URL(url).hostname.replace(/^www\./, '')),
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
      return {headTags: [{tagName: 'script', innerHTML}]};
    },
  };
}
