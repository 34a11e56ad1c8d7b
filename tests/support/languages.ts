import {existsSync} from 'node:fs';
import path from 'node:path';

import type {LocaleCode} from '../../src/language/locales';
import {COPIES} from '../../src/markdown/copies';

/** The file that a language shows for a text: the translation, else the English. `.mdx` is optional. */
export function shownFile(code: LocaleCode, text: string): string {
  const file = path.extname(text) ? text : `${text}.mdx`;
  const folder = COPIES.find(({english}) => english === path.dirname(file))!;
  const copy = `i18n/${code}/${folder.copies}/${path.basename(file)}`;
  return existsSync(copy) ? copy : file;
}
