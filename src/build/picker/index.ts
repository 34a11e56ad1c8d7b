/**
 * Gives the picker and the 404 page their texts in every language: both must speak one that is
 * not the page's own. And staff's page its own, which no visitor should download.
 */
import fs from 'node:fs';
import path from 'node:path';

import logger from '@docusaurus/logger';
import type {LoadContext, Plugin} from '@docusaurus/types';

import {company, regionIn} from '../../data/company';
import {requestWords} from '../../data/requestWords';
import {LOCALES} from '../../language/locales';
import {notFoundText, pickerText} from '../../language/pickerText';
import {translatorIn} from '../support/siteText';

/** Flags that the picker would show as broken pictures. */
function warnOfMissingFlags(siteDir: string): void {
  for (const {code} of LOCALES) {
    const flag = `static/img/flags/${code}.svg`;
    if (!fs.existsSync(path.join(siteDir, flag))) logger.warn(`${flag} is missing: draw it.`);
  }
}

/** The plugin. Only those routes import the data; what a locale has not translated is in English. */
export function pickerStrings({siteDir, i18n}: LoadContext): Plugin {
  return {
    name: 'picker-strings',
    getPathsToWatch: () => [path.join(siteDir, 'i18n/*/code.json')],
    async contentLoaded({actions: {createData}}) {
      if (i18n.currentLocale === i18n.defaultLocale) warnOfMissingFlags(siteDir);
      const write = (file: string, textsOf: typeof pickerText | typeof notFoundText) =>
        createData(
          file,
          JSON.stringify(
            Object.fromEntries(
              i18n.locales.map((code) => [
                code,
                textsOf(translatorIn(code), {region: regionIn(code), license: company.license}),
              ]),
            ),
          ),
        );
      await write('picker.json', pickerText);
      await write('notFound.json', notFoundText);
      const words = requestWords(translatorIn(i18n.currentLocale));
      await createData('request.json', JSON.stringify(words));
    },
  };
}
