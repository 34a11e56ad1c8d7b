/** npm run translations: what is missing, stale or orphaned in each language. */
import path from 'node:path';
import {parseArgs} from 'node:util';

import {endWithReader, UserError, run} from '../../server/cli';
import {copyFolders, englishMessages, markCopy, markMessages, messagesFile} from './files';
import {findings, languages} from './findings';
import type {Finding} from './status';

const HELP = `npm run translations                              what is missing, stale or orphaned, per language
npm run translations -- --locale vi               the same for one language
npm run translations -- --only messages           without the copies of articles, services and pages
npm run translations -- --check                   the same, and exits with 1 if it lists anything
npm run translations -- --mark i18n/vi            records that everything there matches the current English
npm run translations -- --mark i18n/vi/code.json  the same for the messages, or for one copy`;

const MEANING: Record<Finding['kind'], string> = {
  missing: 'missing: not translated yet',
  stale: 'stale: the English has changed since; fix it, then --mark the file',
  unmarked: 'unmarked: no record of which English they translate; once they are right, --mark them',
  orphaned: 'orphaned: the English is gone; delete them',
};

async function report(locales: string[], only?: string): Promise<number> {
  const english = await englishMessages();
  let total = 0;
  for (const locale of locales) {
    const found = await findings(locale, english, only);
    total += found.length;
    console.log(`${locale}: ${found.length === 0 ? 'complete' : `${found.length} to do`}`);
    for (const kind of Object.keys(MEANING) as Finding['kind'][]) {
      const lines = found.filter((finding) => finding.kind === kind);
      if (lines.length === 0) continue;
      console.log(`  ${MEANING[kind]}`);
      lines.forEach(({what}) => console.log(`    ${what}`));
    }
  }
  return total;
}

/** Marks everything at a path: a language's folder, a folder in it, one copy or its messages. */
async function mark(target: string): Promise<void> {
  const relative = path.relative('.', path.resolve(target)).split(path.sep).join('/');
  let marked = 0;
  for (const locale of languages) {
    const within = (file: string) => file === relative || file.startsWith(`${relative}/`);
    if (within(messagesFile(locale))) marked += await markMessages(locale);
    for (const {copiesFolder, english, copies} of await copyFolders(locale)) {
      for (const file of copies.keys()) {
        const hash = english.get(file);
        if (!hash || !within(`${copiesFolder}/${file}`)) continue;
        await markCopy(`${copiesFolder}/${file}`, hash);
        marked += 1;
      }
    }
  }
  if (marked === 0) {
    throw new UserError(
      `Nothing to mark at ${target}: name a folder such as i18n/vi, or a file in it that translates an English one.`,
    );
  }
  console.log(`Marked ${marked} messages and copies at ${relative}.`);
}

void run(async () => {
  endWithReader();
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {
      check: {type: 'boolean'},
      help: {type: 'boolean'},
      locale: {type: 'string'},
      mark: {type: 'string', multiple: true},
      only: {type: 'string'},
    },
  });
  if (values.help) {
    console.log(HELP);
    return;
  }
  if (values.mark) {
    for (const target of [...values.mark, ...positionals]) await mark(target);
    return;
  }
  if (positionals.length > 0 || (values.only && values.only !== 'messages')) {
    throw new UserError(`Unknown arguments. Usage:\n${HELP}`);
  }
  if (values.locale && !languages.some((code) => code === values.locale)) {
    throw new UserError(
      `There is no translation into "${values.locale}"; choose ${languages.join(', ')}.`,
    );
  }
  const total = await report(values.locale ? [values.locale] : [...languages], values.only);
  if (values.check && total > 0) process.exitCode = 1;
});
