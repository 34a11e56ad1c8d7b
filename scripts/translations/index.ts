/** npm run translations: what is missing, stale, faulty, orphaned or against the glossary. */
import {parseArgs} from 'node:util';

import {endWithReader, UserError, run} from '../../server/cli';
import {printDiff} from './diff';
import {languages} from './findings';
import {mark} from './marking';
import {report} from './report';
import {startCopy} from './start';
import {startLanguage} from './startLanguage';

const HELP = `npm run translations                              what is missing, stale, faulty or orphaned, per language
npm run translations -- --locale vi               the same for one language
npm run translations -- --only messages           without the copies of articles, services and pages
npm run translations -- --check                   the same, and exits with 1 if it lists anything
npm run translations -- --strict                  --check that also wants every message and copy marked, and the glossary kept
npm run translations -- --start vi new-roof       begins the copy of an article, with its English to translate
npm run translations -- --start ht                begins a language that src/language/locales.ts has
npm run translations -- --diff i18n/vi/…/roof.mdx what has changed in its English since it was marked
npm run translations -- --mark i18n/vi            records that everything there matches the current English
npm run translations -- --mark i18n/vi/code.json  the same for the messages, or for one copy`;

void run(async () => {
  endWithReader();
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {
      check: {type: 'boolean'},
      diff: {type: 'string'},
      help: {type: 'boolean'},
      locale: {type: 'string'},
      mark: {type: 'string', multiple: true},
      only: {type: 'string'},
      start: {type: 'string'},
      strict: {type: 'boolean'},
    },
  });
  if (values.help) {
    console.log(HELP);
    return;
  }
  const {locale, only, strict} = values;
  const asked = values.start ?? locale;
  if (asked && !languages.some((code) => code === asked)) {
    throw new UserError(`There is no translation into "${asked}"; choose ${languages.join(', ')}.`);
  }
  if (values.diff) {
    await printDiff(values.diff);
    return;
  }
  if (values.mark) {
    for (const target of [...values.mark, ...positionals]) await mark(target);
    return;
  }
  if (values.start && positionals.length === 1) {
    await startCopy(values.start, positionals[0]!);
    return;
  }
  if (values.start && positionals.length === 0) {
    await startLanguage(values.start);
    return;
  }
  if (positionals.length > 0 || values.start || (only && (only !== 'messages' || strict))) {
    throw new UserError(`Unknown arguments. Usage:\n${HELP}`);
  }
  const toDo = await report(locale ? [locale] : languages, {only, strict});
  if ((values.check || strict) && toDo > 0) process.exitCode = 1;
});
