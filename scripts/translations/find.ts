/** `--find`: where the English says something, and its messages in all languages. */
import fs from 'node:fs/promises';

import {COPIES, filesIn, lineOfId, messageFiles} from '../../src/markdown';
import {englishMessages} from './files';
import {languages} from './findings';

/**
 * Prints each message, and each line of an English text, that has all the words, in any order.
 *
 * @param asked several searches at once with `|` between them
 */
export async function find(asked: string): Promise<void> {
  const searches = asked
    .toLowerCase()
    .split('|')
    .map((words) => words.match(/\S+/g));
  const says = (text: string) =>
    searches.some((words) => words?.every((word) => text.toLowerCase().includes(word)));
  const files = (await Promise.all(languages.map((locale) => messageFiles(locale)))).flat();
  for (const [id, message] of Object.entries(await englishMessages())) {
    if (!says(message)) continue;
    console.log(`\n${id}: ${message}`);
    for (const {file, text, messages} of files) {
      if (messages[id]) {
        console.log(`  ${file}, line ${lineOfId(text, id)}: ${messages[id].message}`);
      }
    }
  }
  for (const {english: folder} of COPIES) {
    for (const name of filesIn(folder, /\.mdx?$/)) {
      const text = await fs.readFile(`${folder}/${name}`, 'utf8');
      text.split('\n').forEach((line, index) => {
        if (says(line)) console.log(`\n${folder}/${name}, line ${index + 1}: ${line}`);
      });
    }
  }
}
