/** Records that translations match the current English. */
import fs from 'node:fs/promises';

import {toMessageRelativeFilePath} from '@docusaurus/utils';

import {UserError} from '../../server/cli';
import {printable} from '../../src/markdown';
import {copyFaults} from './copyFaults';
import {
  copiesIn,
  englishMessages,
  messagesFile,
  messagesIn,
  writeMarks,
  writeMessages,
} from './files';
import {languages} from './findings';
import {messageFaults} from './messageFaults';
import {hashOf, messageFindings, withSource} from './status';

/** What was marked, and what was not because its translation is as it was for the English of before. */
type Done = {marked: string[]; refused: string[]};

/**
 * Marks messages of a language as translations of the current English; tells what else is wrong with them.
 *
 * @param isDue whether a message is marked that has no mark yet
 */
async function markMessages(
  {marked, refused}: Done,
  locale: string,
  english: [id: string, message: string][],
  {isDue, all}: {isDue: boolean; all: boolean},
): Promise<void> {
  const {messages, marks} = await messagesIn(locale);
  const before = marked.length;
  for (const [id, message] of english) {
    const translation = messages[id]?.message;
    const last = marks[id];
    if (!translation || (last ? last.english === message : !isDue && !all)) continue;
    const place = `${messagesFile(locale)}  ${id}`;
    if (!all && last?.translation === hashOf(translation)) {
      refused.push(place);
      continue;
    }
    marks[id] = {english: message, translation: hashOf(translation)};
    marked.push(`${place}: ${message}`);
    const faults = messageFaults(message, translation, true);
    faults.forEach((problem) => console.log(`${place}: ${problem}`));
  }
  if (marked.length > before) await writeMarks(locale, marks);
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
  const isNamed = named.length > 0;
  let found = isNamed;
  const done: Done = {marked: [], refused: []};
  for (const locale of languages) {
    const isAt = (file: string) => file === relative || file.startsWith(`${relative}/`);
    const file = messagesFile(locale);
    if (isNamed || isAt(file)) {
      found = true;
      const isDue = isNamed || relative === file;
      await markMessages(done, locale, isNamed ? named : english, {isDue, all});
    }
    for (const {english: original, copy, hash, mark: before} of await copiesIn(locale)) {
      if (typeof hash !== 'string' || before === null || !isAt(copy)) continue;
      found = true;
      if (!all && copy !== relative && (before === undefined || before === hash)) continue;
      await fs.writeFile(copy, withSource(copy, await fs.readFile(copy, 'utf8'), hash));
      done.marked.push(copy);
      const faults = await copyFaults(original, copy);
      faults.forEach(({line, problem}) => console.log(`${copy}, line ${line}: ${problem}`));
    }
  }
  if (!found) {
    throw new UserError(
      `Nothing to mark at ${target}: write the id of a message, a folder such as i18n/vi, or a file in it that translates an English one.`,
    );
  }
  done.marked.forEach((one) => console.log(printable(`marked: ${one}`)));
  console.log(`Marked ${done.marked.length} messages and copies at ${target}.`);
  if (done.refused.length === 0) return;
  throw new UserError(
    `Not marked, because their English has changed and they have not; correct them, or add --all if they still say the same:\n${done.refused.join('\n')}`,
  );
}

/** Deletes the messages of a language, and their marks, whose English is gone. */
export async function prune(locale: string): Promise<void> {
  const {messages, marks} = await messagesIn(locale);
  for (const {kind, id} of messageFindings(await englishMessages(), messages, marks)) {
    if (kind !== 'orphaned') continue;
    Reflect.deleteProperty(messages, id);
    Reflect.deleteProperty(marks, id);
    console.log(`${messagesFile(locale)}: deleted ${id}`);
  }
  await writeMessages(locale, messages);
  await writeMarks(locale, marks);
}
