import {existsSync} from 'node:fs';
import path from 'node:path';

import type {LocaleCode} from '../../src/language/locales';
import {COPIES} from '../../src/markdown/copies';

/** What a test asks for in the words of each language. */
export type InLanguages<T> = Partial<Record<LocaleCode, T>>;

/** The file of a text that a language shows, by its path, for which `.mdx` may be left out. */
export function shownFile(code: LocaleCode, text: string): string {
  const file = path.extname(text) ? text : `${text}.mdx`;
  const folder = COPIES.find(({english}) => english === path.dirname(file))!;
  const copy = `i18n/${code}/${folder.copies}/${path.basename(file)}`;
  return existsSync(copy) ? copy : file;
}
