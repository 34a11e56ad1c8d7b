/**
 * Puts the scripts of `src/browser/behaviors` into pages: those of every page into each head, the other
 * ones as data for the page that they belong to. The development server draws its pages by React alone,
 * which runs no inline script: there every head has all behaviors.
 *
 * Order: after the language gate, which may redirect.
 */
import type {Plugin} from '@docusaurus/types';

import {BROWSER} from '../../browser';
import {company} from '../../data/company';
import {environment} from '../../data/environment';
import {inlineScript} from '../support/inlineScript';

export function behaviors(): Plugin {
  const isBuilt = environment.NODE_ENV === 'production';
  const script = (entry: string): string =>
    inlineScript(entry, {COMPANY_NAME: JSON.stringify(company.name)});
  return {
    name: 'behaviors',
    async contentLoaded({actions: {createData}}) {
      for (const name of ['picker', 'listFilter', 'notFound', 'notFoundHead'] as const) {
        await createData(`${name}.json`, JSON.stringify(script(BROWSER[name])));
      }
    },
    injectHtmlTags() {
      const innerHTML = script(isBuilt ? BROWSER.everyPage : BROWSER.development);
      return {headTags: [{tagName: 'script', innerHTML}]};
    },
  };
}
