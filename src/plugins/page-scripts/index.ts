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
import {inlineScript, inlineText} from '../support/inlineScript';

/**
 * Has browsers that can (Chromium) fetch a page whose link the pointer rests on or a finger presses: its
 * document alone, whose scripts do not run. Not in another language, where the gate would redirect.
 */
const PREFETCH = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [
          {href_matches: '/*'},
          {not: {selector_matches: '[hreflang], [download], [target=_blank]'}},
        ],
      },
      eagerness: 'moderate',
    },
  ],
});

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
      for (const name of [
        'picker',
        'listFilter',
        'roofStanding',
        'notFound',
        'notFoundHead',
      ] as const) {
        await createData(`${name}.json`, JSON.stringify(script(BROWSER[name])));
      }
    },
    injectHtmlTags() {
      const innerHTML = script(isBuilt ? BROWSER.head : BROWSER.development);
      const rules = inlineText(PREFETCH);
      return {
        headTags: [
          {tagName: 'script', innerHTML},
          {tagName: 'script', attributes: {type: 'speculationrules'}, innerHTML: rules},
        ],
      };
    },
  };
}
