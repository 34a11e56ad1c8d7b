/** Records that translations match the current English. */
import fs from 'node:fs/promises';

import {toMessageRelativeFilePath} from '@docusaurus/utils';

import {UserError} from '../../server/cli';
import {printable} from '../../src/markdown';
import {copyFaults} from './copyFaults';
import {
  copiesIn,
  englishMessages,
  messageMarks,
  messagesFile,
  translatedMessages,
  writeMarks,
  writeMessages,
} from './files';
import {languages} from './findings';
import {messageFaults} from './messageFaults';
import {hashOf, messageFindings, withSource} from './status';

/** What was marked, by file and id, and what was not because its translation is as it was before. */
type Marked = {marked: string[]; refused: string[]};

/**
 * Marks messages of a language as translations of the current English; tells what else is wrong with them.
 *
 * @param isDue whether a message is marked that has no mark yet
 */
async function markMessages(
  locale: string,
  english: [id: string, message: string][],
  isDue: boolean,
  all: boolean,
): Promise<Marked> {
  const [translated, marks] = [await translatedMessages(locale), await messageMarks(locale)];
  const done: Marked = {marked: [], refused: []};
  for (const [id, message] of english) {
    const translation = translated[id]?.message;
    const before = marks[id];
    if (!translation || (before ? before.english === message : !isDue && !all)) continue;
    const place = `${messagesFile(locale)}  ${id}`;
    if (!all && before?.translation === hashOf(translation)) {
      done.refused.push(place);
      continue;
    }
    marks[id] = {english: message, translation: hashOf(translation)};
    done.marked.push(`${place}: ${message}`);
    for (const problem of messageFaults(message, translation, true)) {
      console.log(`${place}: ${problem}`);
    }
  }
  if (done.marked.length === 0) return done;
  const sorted = Object.entries(marks).sort(([one], [other]) => (one < other ? -1 : 1));
  await writeMarks(locale, Object.fromEntries(sorted));
  return done;
}

/**
 * Marks translations as current, and lists them: a message by its id, in every language; of a file of
 * messages those that were stale or new; of a folder what was stale. A stale message whose translation
 * nobody has changed is refused. With `all`, everything there is marked.
 */
export async function mark(target: string, all = false): Promise<void> {
  const relative = toMessageRelativeFilePath(target);
  const english = Object.entries(await englishMessages());
  const named = english.filter(([id]) => id === target);
  let found = named.length > 0;
  const marked: string[] = [];
  const refused: string[] = [];
  for (const locale of languages) {
    const isAt = (file: string) => file === relative || file.startsWith(`${relative}/`);
    if (named.length > 0 || isAt(messagesFile(locale))) {
      found = true;
      const isDue = named.length > 0 || relative === messagesFile(locale);
      const done = await markMessages(locale, named.length > 0 ? named : english, isDue, all);
      marked.push(...done.marked);
      refused.push(...done.refused);
    }
    for (const {english: original, copy, hash, mark: before} of await copiesIn(locale)) {
      if (typeof hash !== 'string' || before === null || !isAt(copy)) continue;
      found = true;
      if (!all && copy !== relative && (before === undefined || before === hash)) continue;
      await fs.writeFile(copy, withSource(copy, await fs.readFile(copy, 'utf8'), hash));
      marked.push(copy);
      const faults = await copyFaults(original, copy);
      faults.forEach(({line, problem}) => console.log(`${copy}, line ${line}: ${problem}`));
    }
  }
  if (!found) {
    throw new UserError(
      `Nothing to mark at ${target}: write the id of a message, a folder such as i18n/vi, or a file in it that translates an English one.`,
    );
  }
  marked.forEach((one) => console.log(printable(`marked: ${one}`)));
  console.log(`Marked ${marked.length} messages and copies at ${target}.`);
  if (refused.length === 0) return;
  throw new UserError(
    `Not marked, because their English has changed and they have not; correct them, or add --all if they still say the same:\n${refused.join('\n')}`,
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
