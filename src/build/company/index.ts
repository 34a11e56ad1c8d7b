/**
 * Reviews, team and finished jobs from `company/` and their copies, each in a file of its own for the
 * pages that show it.
 *
 * Order: any.
 * Of Docusaurus: documented hooks alone.
 */
import type {LoadContext, Plugin} from '@docusaurus/types';

import type {LocaleCode} from '../../language/locales';
import {type CompanyWords, readCompany} from './read';

export {companyMarks, type CompanyWords, readCompany} from './read';

/** So many reviews are on the home page, the featured ones first. */
const QUOTED = 2;

export function company({siteDir, i18n}: LoadContext): Plugin {
  return {
    name: 'docusaurus-plugin-company',
    getPathsToWatch: () =>
      ['company', 'i18n/*/docusaurus-plugin-company'].map((one) => `${siteDir}/${one}/**/*`),
    loadContent: () => readCompany(siteDir, i18n.currentLocale as LocaleCode),
    async contentLoaded({content, actions: {createData}}) {
      const {reviews, team, jobs, stats} = content as CompanyWords;
      const quoted = [...reviews].sort((a, b) => Number(b.featured) - Number(a.featured));
      const files = {
        ...{reviews, team, jobs, stats},
        quoted: quoted.slice(0, QUOTED),
        // The first of each service.
        byService: Object.fromEntries([...reviews].reverse().map((one) => [one.service, one])),
      };
      for (const [name, data] of Object.entries(files)) {
        await createData(`${name}.json`, JSON.stringify(data));
      }
    },
  };
}
