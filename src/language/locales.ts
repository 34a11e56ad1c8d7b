/**
 * The one list of the site's languages, read by configuration, gate, picker, switcher, tests and
 * tools. To add a language, add one line here, a folder `i18n/<code>/` and a flag
 * `static/img/flags/<code>.svg`: docs/engineers.md has the command.
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

/** The key of the visitor's choice in every store (local, session, cookie). */
export const CHOICE_KEY = 'selectedLanguage';

/** Whether a value is the code of an offered language. Exact match, lower case. */
export function isLocaleCode(value: unknown): value is LocaleCode {
  return LOCALES.some(({code}) => code === value);
}

/**
 * The offered language for a tag: Spanish for `es-MX`, English for `EN`; null where there is none.
 */
export function offeredFor(tag: string | null | undefined): LocaleCode | null {
  const whole = tag?.trim().toLowerCase() ?? '';
  const base = whole.split(/[-_]/)[0];
  if (isLocaleCode(whole)) return whole;
  return isLocaleCode(base) ? base : null;
}
