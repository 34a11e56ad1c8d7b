/** `--start`: the beginning of a copy or of a language, in English to write over. */
import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';

import {UserError} from '../../server/cli';
import {allLanguages} from '../../src/language/locales';
import {LANGUAGE_FIELDS, readMarkdown} from '../../src/markdown';
import {updateNginxConf} from '../site-build/hostRules';
import {copiesIn, englishMessages, messagesIn, writeMessages} from './files';
import {COLUMNS} from './glossary';

type Facts = Record<string, unknown>;

/** A fact as YAML, in quotation marks: the words may have a colon. */
function factLines(field: string, value: unknown): string[] {
  if (value && typeof value === 'object') {
    const inner = Object.entries(value).map(
      ([name, words]) => `  ${name}: ${JSON.stringify(words)}`,
    );
    return [`${field}:`, ...inner];
  }
  return [`${field}: ${JSON.stringify(value)}`];
}

/**
 * A copy with the text facts and the English body, all to be translated. It has no mark, so
 * `npm run translations` lists it as unmarked until a translator marks it.
 */
export function copyOf(facts: Facts, text: string): string {
  const lines = LANGUAGE_FIELDS.filter((field) => facts[field] !== undefined).flatMap((field) =>
    factLines(field, facts[field]),
  );
  return `---\n${lines.join('\n')}\n---\n${text}`;
}

/** The name of a text, from its slug, file name or path. */
const slugOf = (text: string): string => path.parse(text).name;

export async function startCopy(locale: string, article: string): Promise<void> {
  const copies = (await copiesIn(locale)).filter(({hash}) => typeof hash === 'string');
  const found =
    copies.find(({english}) => english === article) ??
    copies.find(({english}) => slugOf(english) === slugOf(article));
  if (!found) {
    const names = copies
      .filter(({mark}) => mark === null)
      .map(({english}) => path.basename(english));
    throw new UserError(
      `There is no article, service, page, review or person "${article}" to translate. ${names.length > 0 ? `Without a copy in ${locale}: ${names.join(', ')}` : `All have a copy in ${locale}`}.`,
    );
  }
  const {english, copy} = found;
  if (found.mark !== null)
    throw new UserError(`${copy} is there already; open it and go on with it.`);
  const {file, problems} = await readMarkdown(english);
  if (!file?.body) throw new UserError(`${english}: ${problems.join('\n')}`);
  await fs.mkdir(path.dirname(copy), {recursive: true});
  await fs.writeFile(copy, copyOf(file.frontMatter, file.body.source.slice(file.head.length)));
  console.log(
    `${copy} is begun: translate the words between the quotation marks and the text below. When it is done: npm run translations -- --mark ${copy}`,
  );
}

export const notesFor = (
  name: string,
  code: string,
): string => `# ${name} (${code}): notes for translators

For whoever translates or corrects these texts. The READMEs of the other languages show what belongs here: the tone, how numbers and names are written, and this:

## Glossary

A program reads this table, too: keep the names of its columns. What stands under "do not write", with "; " between the expressions, may stand in no text.

| ${COLUMNS.join(' | ')} |
| ${COLUMNS.map(() => '---').join(' | ')} |
`;

/**
 * Writes the missing files of a language's folder, and updates the configuration of nginx. Existing
 * translations stay.
 */
export async function startLanguage(locale: string): Promise<void> {
  const docusaurus = require.resolve('@docusaurus/core/bin/docusaurus.mjs');
  const args = [docusaurus, 'write-translations', '--locale', locale];
  // Its warnings are of our code, and nothing that a translator could mend.
  const {status, stderr} = spawnSync(process.execPath, args, {encoding: 'utf8'});
  if (status !== 0) throw new UserError(`Docusaurus could not write the texts: ${stderr}`);
  const {messages} = await messagesIn(locale);
  // Docusaurus does not find the texts of the configuration and of `company/`.
  for (const [id, message] of Object.entries(await englishMessages())) messages[id] ??= {message};
  await writeMessages(locale, messages);
  const readme = `i18n/${locale}/README.md`;
  const {name} = allLanguages().find(({code}) => code === locale)!;
  if (!existsSync(readme)) await fs.writeFile(readme, notesFor(name, locale));
  updateNginxConf();
  const flag = `static/img/flags/${locale}.svg`;
  console.log(
    `i18n/${locale}/ has every message in English: write over it, beginning with ${readme}. npm run translations -- --locale ${locale} shows what is left, and -- --start ${locale} with the name of an article begins its copy.`,
  );
  console.log(
    `Until then its pages would show English as if it were ${name}: keep it in HELD_BACK (src/language/locales.ts).${existsSync(flag) ? '' : ` Its flag is missing: put it into ${flag}.`}`,
  );
}
