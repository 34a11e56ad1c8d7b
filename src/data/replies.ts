import {allLanguages, DEFAULT_LOCALE} from '../language/locales';
import {SITE_TEXT, type SiteTextId} from './siteText';

/**
 * A text of the configuration for what runs without Docusaurus; null in a language that has none of its own
 * yet.
 */
export function siteTextIn(id: SiteTextId, locale: string): string | null {
  if (!allLanguages().some(({code}) => code === locale)) return null;
  let own: string | undefined;
  try {
    // esbuild 0.25 puts every file that this pattern may mean into a bundle of the server.
    // eslint-disable-next-line @typescript-eslint/no-require-imports
    const messages = require(`../../i18n/${locale}/code.json`) as Record<string, {message: string}>;
    own = messages[id]?.message;
  } catch {
    // Begun, or English as the code has it.
  }
  if (locale === DEFAULT_LOCALE) return own ?? SITE_TEXT[id];
  return own && own !== SITE_TEXT[id] ? own : null;
}

/** A draft reply in a language; null where it has none yet. */
export function replyTexts(locale: string, urgent: boolean) {
  const [subject, text, greeting, withoutName] = [
    siteTextIn(urgent ? 'reply.urgent.subject' : 'reply.mail.subject', locale),
    siteTextIn(urgent ? 'reply.urgent.text' : 'reply.mail.text', locale),
    siteTextIn('reply.mail.greeting', locale),
    siteTextIn('reply.mail.withoutName', locale),
  ];
  return subject && text && greeting && withoutName ? {subject, text, greeting, withoutName} : null;
}
