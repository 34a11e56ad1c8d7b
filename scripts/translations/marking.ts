/** Records that translations match the current English. */
import fs from 'node:fs/promises';

import {toMessageRelativeFilePath} from '@docusaurus/utils';

import {UserError} from '../../server/cli';
import {copyFaults} from './copyFaults';
import {
  copiesIn,
  englishMessages,
  markMessages,
  messageMarks,
  messagesFile,
  translatedMessages,
  writeMarks,
  writeMessages,
} from './files';
import {languages} from './findings';
import {messageFindings, withSource} from './status';

/**
 * Marks the translations at a path as current: a file as a whole; in a folder those that were stale,
 * which are listed, or with `all` everything. Prints what still differs from the English, but marks it
 * all the same: the check goes on reporting it.
 */
export async function mark(target: string, all = false): Promise<void> {
  const relative = toMessageRelativeFilePath(target);
  let found = false;
  const marked: string[] = [];
  for (const locale of languages) {
    const takes = (file: string) => ({
      isThere: file === relative || file.startsWith(`${relative}/`),
      whole: all || file === relative,
    });
    const messages = takes(messagesFile(locale));
    if (messages.isThere) {
      found = true;
      marked.push(...(await markMessages(locale, messages.whole)));
    }
    for (const {english, copy, hash, mark: before} of await copiesIn(locale)) {
      const {isThere, whole} = takes(copy);
      if (typeof hash !== 'string' || before === null || !isThere) continue;
      found = true;
      if (!whole && (before === undefined || before === hash)) continue;
      await fs.writeFile(copy, withSource(copy, await fs.readFile(copy, 'utf8'), hash));
      marked.push(copy);
      const faults = await copyFaults(english, copy);
      faults.forEach(({line, problem}) => console.log(`${copy}, line ${line}: ${problem}`));
    }
  }
  if (!found) {
    throw new UserError(
      `Nothing to mark at ${target}: name a folder such as i18n/vi, or a file in it that translates an English one.`,
    );
  }
  const isFile = /\.\w+$/.test(relative);
  if (!isFile && !all) marked.forEach((one) => console.log(`was stale, is marked: ${one}`));
  console.log(
    `Marked ${marked.length} messages and copies at ${relative}${isFile || all ? '' : ', those that were stale; --all marks the rest'}.`,
  );
}

/** Deletes the messages of a language, and their marks, whose English is gone. */
export async function prune(locale: string): Promise<void> {
  const [messages, marks] = [await translatedMessages(locale), await messageMarks(locale)];
  for (const {kind, what: id} of messageFindings(await englishMessages(), messages, marks)) {
    if (kind !== 'orphaned') continue;
    Reflect.deleteProperty(messages, id);
    Reflect.deleteProperty(marks, id);
    console.log(`${messagesFile(locale)}: deleted ${id}`);
  }
  await writeMessages(locale, messages);
  await writeMarks(locale, marks);
}
