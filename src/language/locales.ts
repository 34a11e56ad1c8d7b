/**
 * The one list of the site's languages. Configuration, gate, picker, switcher, tests and tools
 * read it: a further language is one line here, a folder `i18n/<code>/` and a flag
 * `static/img/flags/<code>.svg`.
 *
 * `code` is the BCP 47 tag, `name` the language's own name in its own script.
 */
export const LOCALES = [
  {code: 'en', name: 'English'},
  {code: 'es', name: 'Español'},
  {code: 'vi', name: 'Tiếng Việt'},
  {code: 'ko', name: '한국어'},
  {code: 'hi', name: 'हिन्दी'},
] as const satisfies readonly {code: string; name: string}[];

export type LocaleCode = (typeof LOCALES)[number]['code'];

/** Served at the root, and the fallback wherever nothing else matches. */
export const DEFAULT_LOCALE: LocaleCode = 'en';

/** The name under which every store (local, session, cookie) keeps the visitor's choice. */
export const CHOICE_KEY = 'selectedLanguage';

/** Is this the code of a language that the site offers? Exact match, lower case. */
export function isLocaleCode(value: unknown): value is LocaleCode {
  return LOCALES.some(({code}) => code === value);
}

/** `es-MX` is served by Spanish, `EN` by English; null where the language is not offered. */
export function offeredFor(tag: string | null | undefined): LocaleCode | null {
  const whole = tag?.trim().toLowerCase() ?? '';
  const base = whole.split(/[-_]/)[0];
  if (isLocaleCode(whole)) return whole;
  return isLocaleCode(base) ? base : null;
}
