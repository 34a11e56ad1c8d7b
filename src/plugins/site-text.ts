import fs from 'node:fs';
import path from 'node:path';

import {DEFAULT_LOCALE} from '../language/locales';

/**
 * The few texts that the configuration itself needs (feeds, tagline), in English. The same ids are
 * declared with `translate()` in `src/data/siteText.ts`, so that `write-translations` hands them to
 * the translators with all others.
 */
import {SITE_TEXT, type SiteTextId} from '../data/siteText';

/**
 * Texts of the configuration in one locale.
 *
 * @param locale code of the locale being built
 * @returns a look-up from id to text; English where the locale's `code.json` has none
 */
export function siteText(locale: string): (id: SiteTextId) => string {
  const file = path.resolve('i18n', locale, 'code.json');
  const translated: Record<string, {message: string}> =
    locale !== DEFAULT_LOCALE && fs.existsSync(file)
      ? JSON.parse(fs.readFileSync(file, 'utf8'))
      : {};
  return (id) => translated[id]?.message ?? SITE_TEXT[id];
}
