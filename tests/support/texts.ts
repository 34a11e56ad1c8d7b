import {readFileSync} from 'node:fs';

import {company} from '../../src/data/company';
import {DEFAULT_LOCALE, type LocaleCode} from '../../src/language/locales';
import {shownFile} from './languages';

/** How long an answer takes at most, as pages in a language say it. */
const answerTime = (code: LocaleCode): string =>
  textOf(code, 'company.answer.hours', '{hours} hours', {hours: String(company.responseHours)});

const filled = (text: string, values: Record<string, string>): string =>
  text.replace(/\{(?<name>\w+)\}/g, (whole, name: string) => values[name] ?? whole);

/**
 * A text of the site in a language, by its id. The English is in the code, so the caller passes it.
 *
 * @param values what the placeholders stand for
 * @throws where the language has no translation of it
 */
export function textOf(
  code: LocaleCode,
  id: string,
  english: string,
  values: Record<string, string> = {},
): string {
  const given = english.includes('{within}') ? {...values, within: answerTime(code)} : values;
  if (code === DEFAULT_LOCALE) return filled(english, given);
  const file = `i18n/${code}/code.json`;
  const messages = JSON.parse(readFileSync(file, 'utf8')) as Record<string, {message: string}>;
  const message = messages[id]?.message;
  if (message === undefined) throw new Error(`${file} has no translation of ${id}.`);
  return filled(message, given);
}

/**
 * The title of a service in a language, from the top of its page.
 *
 * @throws if the page has no title
 */
export function serviceTitle(code: LocaleCode, slug: string): string {
  const file = shownFile(code, `services/${slug}`);
  const title = /^title: "(?<title>.*)"$/m.exec(readFileSync(file, 'utf8'))?.groups?.title;
  if (!title) throw new Error(`${file} has no title in double quotes.`);
  return title;
}
