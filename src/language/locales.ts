type Language = {
  /** The BCP 47 tag. */
  code: string;
  /** In the language itself, in its own script. */
  name: string;
};

/**
 * The one list of the site's languages, read by configuration, gate, picker, switcher, tests and
 * tools. To add a language, add one line here, a folder `i18n/<code>/` and a flag
 * `static/img/flags/<code>.svg`: docs/engineers.md has the command. To take one away, delete all three.
 * With a single language there is no gate, picker or switcher.
 */
export const LOCALES: readonly Language[] = [
  {code: 'en', name: 'English'},
  {code: 'es', name: 'Español'},
  {code: 'vi', name: 'Tiếng Việt'},
  {code: 'ko', name: '한국어'},
  {code: 'hi', name: 'हिन्दी'},
];

/**
 * Languages that are held back until they are ready, a line each as above: translators see them
 * (`npm run dev -- --locale`, `npm run translations`), visitors do not.
 */
const HELD_BACK: readonly Language[] = [];

/** All languages with translations, offered or held back. */
export const allLanguages = (): readonly Language[] => [...LOCALES, ...HELD_BACK];

/** Any string, so that code that names a removed language still compiles. */
export type LocaleCode = string;

/** Served at the root, and the fallback wherever nothing else matches. */
export const DEFAULT_LOCALE: LocaleCode = 'en';

/** The key of the visitor's choice in every store (local, session, cookie). */
export const CHOICE_KEY = 'selectedLanguage';

/** Whether a value is the code of an offered language. Exact match, lower case. */
export function isLocaleCode(value: unknown): value is string {
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
