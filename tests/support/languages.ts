import {existsSync} from 'node:fs';

import type {LocaleCode} from '../../src/language/locales';

/** What a test asks for in the words of each language. */
export type InLanguages<T> = Partial<Record<LocaleCode, T>>;

/**
 * What a test asks for in one language.
 *
 * @throws where nobody has said it yet: a language with its own copy has to be asked like the others
 */
export function inLanguage<T>(words: InLanguages<T>, code: LocaleCode): T {
  const found = words[code];
  if (found === undefined) throw new Error(`Add what this test asks for, in the words of ${code}.`);
  return found;
}

/** The file of an article (`blog/…`) or a service (`services/…`) that a language shows. */
export function shownFile(code: LocaleCode, page: string): string {
  const [folder, name] = page.split('/');
  const plugin = folder === 'blog' ? 'content-blog' : 'content-docs/current';
  const copy = `i18n/${code}/docusaurus-plugin-${plugin}/${name}.mdx`;
  return existsSync(copy) ? copy : `${page}.mdx`;
}
