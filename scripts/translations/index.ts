/** npm run translations: what is missing, stale, faulty, orphaned or against the glossary. */
import {UserError} from '../../server/cli';
import {command, misused} from '../support/commands';
import {printDiff} from './diff';
import {find} from './find';
import {languages, report} from './findings';
import {mark, prune} from './marking';
import {startCopy, startLanguage} from './start';
import {unlink} from './unlink';

command('translations', async (values, words) => {
  const {locale, only, start, strict} = values;
  if (values.find) return find([values.find, ...words].join(' '));
  const asked = start ?? locale;
  if (asked && !languages.some((code) => code === asked))
    throw new UserError(`There is no translation into "${asked}"; choose ${languages.join(', ')}.`);
  if (values.prune) {
    for (const code of locale ? [locale] : languages) await prune(code);
    return;
  }
  if (values.unlink) return unlink([...values.unlink, ...words]);
  if (values.diff) return printDiff(values.diff);
  if (values.mark) {
    for (const target of [...values.mark, ...words]) await mark(target, values.all);
    return;
  }
  if ((words.length > 0 && !start) || (only && (only !== 'messages' || strict)))
    throw misused('translations', 'Unknown arguments.');
  if (start && words.length === 0) return startLanguage(start);
  for (const text of words) await startCopy(start!, text);
  if (start) return;
  const toDo = await report(locale ? [locale] : languages, {only, strict});
  if ((values.check || strict) && toDo > 0) process.exitCode = 1;
});
