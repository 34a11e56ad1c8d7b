import {readFileSync} from 'node:fs';
import path from 'node:path';

import {DEFAULT_LOCALE, type LocaleCode} from '../../src/language/locales';
import {type Item, SERVICE} from './checklist';
import {textOf} from './texts';

const read = (file: string): string => readFileSync(path.resolve(file), 'utf8');

function serviceTitle(locale: LocaleCode, slug: string): string {
  const folder =
    locale === DEFAULT_LOCALE
      ? 'services'
      : `i18n/${locale}/docusaurus-plugin-content-docs/current`;
  const title = /^title: "(?<title>.*)"$/m.exec(read(`${folder}/${slug}.mdx`))?.groups?.title;
  if (!title) throw new Error(`${folder}/${slug}.mdx has no title in double quotes.`);
  return title;
}

/**
 * What an item of the checklist reads in a language.
 *
 * @throws where the language has no translation of it
 */
export function expectedText({id, text, values}: Item, locale: LocaleCode): string {
  if (id?.startsWith(SERVICE)) return serviceTitle(locale, id.slice(SERVICE.length));
  if (typeof text === 'function') return text(locale);
  if (!id || locale === DEFAULT_LOCALE) return text;
  return textOf(locale, id, text, values?.(locale));
}
