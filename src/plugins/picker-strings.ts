import fs from 'node:fs/promises';
import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {LOCALES} from '../language/locales';
import {notFoundText, pickerText} from '../language/pickerText';

type Messages = Record<string, {message?: string}>;

async function messages(file: string): Promise<Messages> {
  const json = await fs.readFile(file, 'utf8').catch(() => '{}');
  return JSON.parse(json) as Messages;
}

/**
 * The texts of the picker and of the 404 page in every language at once: both must speak a language
 * that is not the page's own. Written as data that only those two routes import. What a locale has
 * not translated yet is in English.
 */
export function pickerStrings({siteDir}: LoadContext): Plugin {
  const files = LOCALES.map(({code}) => path.join(siteDir, 'i18n', code, 'code.json'));
  return {
    name: 'picker-strings',
    getPathsToWatch: () => files,
    async contentLoaded({actions: {createData}}) {
      const all = await Promise.all(
        LOCALES.map(async ({code}, index) => {
          const translated = await messages(files[index]!);
          const translator: Parameters<typeof pickerText>[0] = ({id, message}) =>
            (id && translated[id]?.message) || (message ?? '');
          return {code, picker: pickerText(translator), notFound: notFoundText(translator)};
        }),
      );
      const pick = (key: 'picker' | 'notFound') =>
        JSON.stringify(Object.fromEntries(all.map((one) => [one.code, one[key]])));
      await createData('picker.json', pick('picker'));
      await createData('notFound.json', pick('notFound'));
    },
  };
}
