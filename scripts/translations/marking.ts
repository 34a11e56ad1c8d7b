/** Records that translations match the current English. */
import path from 'node:path';

import {UserError} from '../../server/cli';
import {copyFaults} from './copyFaults';
import {copiesIn, markCopy, markMessages, messagesFile} from './files';
import {languages} from './findings';

/** A path from the project's folder, with slashes. */
export const relativePath = (file: string): string =>
  path.relative('.', path.resolve(file)).split(path.sep).join('/');

/**
 * Marks everything at a path: a language's folder, a folder in it, one copy or its messages. What
 * still differs from the English is told, and marked all the same: the check goes on telling it.
 */
export async function mark(target: string): Promise<void> {
  const relative = relativePath(target);
  let marked = 0;
  for (const locale of languages) {
    const within = (file: string) => file === relative || file.startsWith(`${relative}/`);
    if (within(messagesFile(locale))) marked += await markMessages(locale);
    for (const {english, copy, hash, mark: before} of await copiesIn(locale)) {
      if (hash === null || before === null || !within(copy)) continue;
      await markCopy(copy, hash);
      marked += 1;
      const faults = await copyFaults(english, copy);
      faults.forEach(({line, problem}) => console.log(`${copy}, line ${line}: ${problem}`));
    }
  }
  if (marked === 0) {
    throw new UserError(
      `Nothing to mark at ${target}: name a folder such as i18n/vi, or a file in it that translates an English one.`,
    );
  }
  console.log(`Marked ${marked} messages and copies at ${relative}.`);
}
