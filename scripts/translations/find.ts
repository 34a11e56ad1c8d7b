/** `--find`: where the English says something, and its messages in all languages. */
import fs from 'node:fs/promises';

import {COPIES, lineAt} from '../../src/markdown';
import {englishMessages, filesUnder, messageFiles} from './files';
import {languages} from './findings';
import {lineOfId} from './json';

type File = {file: string; text: string};

const readUnder = async (folder: string, extension: RegExp): Promise<File[]> =>
  Promise.all(
    (await filesUnder(folder, extension)).map(async (name) => ({
      file: `${folder}/${name}`,
      text: await fs.readFile(`${folder}/${name}`, 'utf8'),
    })),
  );

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
  const code = await readUnder('src', /\.tsx?$/);
  const catalogs = (await Promise.all(languages.map(messageFiles)))
    .flat()
    .filter(({file}) => file.endsWith('/code.json'));
  for (const [id, message] of Object.entries(await englishMessages())) {
    if (!says(message)) continue;
    console.log(`\n${id}`);
    const source = code.find(({text}) => text.includes(`"${id}"`) || text.includes(`'${id}'`));
    const at = source?.text.search(new RegExp(`["']${id}["']`)) ?? 0;
    console.log(
      `  ${source ? `${source.file}, line ${lineAt(source.text, at)}` : 'company/'}: ${message}`,
    );
    for (const {file, text, messages} of catalogs) {
      console.log(`  ${file}, line ${lineOfId(text, id)}: ${messages[id]?.message ?? '(missing)'}`);
    }
  }
  for (const {english} of COPIES) {
    for (const {file, text} of await readUnder(english, /\.mdx?$/)) {
      text.split('\n').forEach((line, index) => {
        if (says(line)) console.log(`\n${file}, line ${index + 1}: ${line}`);
      });
    }
  }
}
