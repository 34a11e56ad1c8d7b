import {existsSync} from 'node:fs';

import type {LocaleCode} from '../../src/language/locales';

/** What a test asks for in the words of each language. */
export type InLanguages<T> = Partial<Record<LocaleCode, T>>;

/** The file of an article (`blog/…`) or a service (`services/…`) that a language shows. */
export function shownFile(code: LocaleCode, page: string): string {
  const [folder, name] = page.split('/');
  const plugin = folder === 'blog' ? 'content-blog' : 'content-docs/current';
  const copy = `i18n/${code}/docusaurus-plugin-${plugin}/${name}.mdx`;
  return existsSync(copy) ? copy : `${page}.mdx`;
}
