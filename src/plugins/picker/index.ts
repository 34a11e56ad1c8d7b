/**
 * Gives the picker and the 404 page their texts in every language, because both may show another
 * language than the page's.
 */
import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {company, regionIn} from '../../data/company';
import {notFoundText, pickerText} from '../../language/pickerText';
import {translatorIn} from '../support/siteText';

/** The plugin. Only those routes import the data; untranslated texts are in English. */
export function pickerStrings({siteDir, i18n}: LoadContext): Plugin {
  return {
    name: 'picker-strings',
    getPathsToWatch: () => [path.join(siteDir, 'i18n/*/code.json')],
    async contentLoaded({actions: {createData}}) {
      const inAll = (textsOf: typeof pickerText | typeof notFoundText) =>
        Object.fromEntries(
          i18n.locales.map((code) => [
            code,
            textsOf(translatorIn(code), {region: regionIn(code), license: company.license}),
          ]),
        );
      await createData('picker.json', inAll(pickerText));
      await createData('notFound.json', inAll(notFoundText));
    },
  };
}
