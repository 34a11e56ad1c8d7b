import fs from 'node:fs';
import path from 'node:path';

import {company} from '../../data/company';
import {SITE_TEXT, type SiteTextId} from '../../data/siteText';

type Text = {id?: string; message?: string};
type Values = Readonly<Record<string, string | number>>;

/**
 * `translate` for the build's own code, which runs outside the app: give it to the texts that take a
 * translator, such as `pageNames`.
 *
 * @returns the English where the locale's `code.json` has none
 */
export function translatorIn(locale: string): (text: Text, values?: Values) => string {
  const file = path.resolve('i18n', locale, 'code.json');
  const translated: Record<string, {message: string}> = fs.existsSync(file)
    ? JSON.parse(fs.readFileSync(file, 'utf8'))
    : {};
  return ({id, message}, values = {}) =>
    ((id && translated[id]?.message) || (message ?? '')).replace(
      /\{(\w+)\}/g,
      (whole, name: string) => String(values[name] ?? whole),
    );
}

/**
 * Texts of the configuration in one locale. `write-translations` reads components only:
 * `npm run translations -- --start` adds these ids to a new language's `code.json`.
 */
export function siteText(locale: string): (id: SiteTextId) => string {
  const translator = translatorIn(locale);
  return (id) => translator({id, message: SITE_TEXT[id]}, {company: company.name});
}
