import fs from 'node:fs';
import path from 'node:path';

import {DEFAULT_LOCALE, LOCALES, type LocaleCode} from '../../language/locales';
import {copyAt, COPIES} from '../../markdown';

const ALL = LOCALES.map(({code}) => code);

/**
 * The languages in which a page is written: for Markdown those with a copy; for a React page all,
 * because its texts are messages. In any other language its URL shows the English page.
 *
 * @param source the page's file in any language, from the site's folder: `sourceFilePath` of its
 * route; none where the page is made from several files
 */
export function writtenIn(source: string | undefined, siteDir = '.'): LocaleCode[] {
  const english = source && (copyAt(source)?.english ?? source.split(path.sep).join('/'));
  const folder = COPIES.find((each) => english?.startsWith(`${each.english}/`));
  if (!english || !folder || !/\.mdx?$/.test(english)) return ALL;
  const name = english.slice(folder.english.length);
  return ALL.filter(
    (code) =>
      code === DEFAULT_LOCALE ||
      fs.existsSync(path.join(siteDir, 'i18n', code, folder.copies, name)),
  );
}
