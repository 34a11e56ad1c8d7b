import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {LOCALES} from '../../language/locales';
import {notFoundText, pickerText} from '../../language/pickerText';
import {translatorIn} from '../support/siteText';

/**
 * The texts of the picker and of the 404 page in every language at once: both must speak a language
 * that is not the page's own. Written as data that only those two routes import. What a locale has
 * not translated yet is in English.
 */
export function pickerStrings({siteDir}: LoadContext): Plugin {
  return {
    name: 'picker-strings',
    getPathsToWatch: () => [path.join(siteDir, 'i18n/*/code.json')],
    async contentLoaded({actions: {createData}}) {
      const write = (file: string, textsOf: typeof pickerText | typeof notFoundText) =>
        createData(
          file,
          JSON.stringify(
            Object.fromEntries(LOCALES.map(({code}) => [code, textsOf(translatorIn(code))])),
          ),
        );
      await write('picker.json', pickerText);
      await write('notFound.json', notFoundText);
    },
  };
}
