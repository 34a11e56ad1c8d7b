/** `--start` with a language alone: its folder, with everything in English to write over. */
import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import fs from 'node:fs/promises';

import {UserError} from '../../server/cli';
import {LABELS} from '../../src/data/labels';
import {SITE_TEXT} from '../../src/data/siteText';
import {allLanguages} from '../../src/language/locales';
import {updateNginxConf} from '../site-build/hostRules';
import {translatedMessages, writeMessages} from './files';
import {COLUMNS} from './glossary';
import type {Messages} from '../../src/markdown';

export const notesFor = (
  name: string,
  code: string,
): string => `# ${name} (${code}): notes for translators

For whoever translates or corrects these texts. The reader owns a house in Florida and may be under pressure: a leak, a hurricane on its way, a letter from the insurer. The READMEs of the other languages show what belongs here.

## Tone

- How the site addresses its readers, and what it calls itself.
- Never a promise of what the insurance will pay.

## How it is written

| what | how |
| --- | --- |
| money | \`$10,000\` |

## Glossary

A program reads this table, too: keep the names of its columns. What stands under "do not write", with "; " between the expressions, may stand in no text.

| ${COLUMNS.join(' | ')} |
| ${COLUMNS.map(() => '---').join(' | ')} |
`;

/** Messages with the texts of the configuration and of `company/`, which Docusaurus does not find. */
export function withSiteTexts(messages: Messages): Messages {
  const texts = Object.entries({...SITE_TEXT, ...LABELS}).filter(([id]) => !messages[id]);
  return {...messages, ...Object.fromEntries(texts.map(([id, message]) => [id, {message}]))};
}

/**
 * Writes the missing files of a language's folder, and updates the configuration of nginx. Existing
 * translations stay.
 */
export async function startLanguage(locale: string): Promise<void> {
  const docusaurus = require.resolve('@docusaurus/core/bin/docusaurus.mjs');
  const args = [docusaurus, 'write-translations', '--locale', locale];
  const {status} = spawnSync(process.execPath, args, {stdio: ['ignore', 'ignore', 'inherit']});
  if (status !== 0) throw new UserError('Docusaurus could not write the texts; see above.');
  const messages = withSiteTexts(await translatedMessages(locale));
  await writeMessages(locale, messages);
  const readme = `i18n/${locale}/README.md`;
  const {name} = allLanguages().find(({code}) => code === locale)!;
  if (!existsSync(readme)) await fs.writeFile(readme, notesFor(name, locale));
  updateNginxConf();
  console.log(
    `i18n/${locale}/ has every message in English: write over it, beginning with ${readme}. npm run translations -- --locale ${locale} shows what is left, and -- --start ${locale} with the name of an article begins its copy.`,
  );
  if (!existsSync(`static/img/flags/${locale}.svg`)) {
    console.log(`Put its flag into static/img/flags/${locale}.svg.`);
  }
}
