/** npm run facts: the sources of articles and services that must be checked again, and their texts. */
import fs from 'node:fs/promises';

import {isStale, sources} from '../src/data/sources';
import {idsIn} from '../src/markdown';
import {command} from './support/commands';

const FOLDERS = ['blog', 'services'];

/** The English texts that name each source, by its id. */
async function places(): Promise<Map<string, string[]>> {
  const found = new Map<string, string[]>();
  for (const folder of FOLDERS) {
    for (const name of (await fs.readdir(folder)).filter((one) => one.endsWith('.mdx'))) {
      const text = await fs.readFile(`${folder}/${name}`, 'utf8');
      for (const [, ids = ''] of text.matchAll(/<Sources\s+of="([^"]*)"/g)) {
        for (const id of idsIn(ids)) {
          found.set(id, [...(found.get(id) ?? []), `${folder}/${name}`]);
        }
      }
    }
  }
  return found;
}

command('facts', async ({check}) => {
  const used = await places();
  const today = new Date().toISOString().slice(0, 10);
  const stale = sources.filter((source) => isStale(source, today));
  for (const {id, title, publisher, url, checkedOn} of stale) {
    console.log(`${checkedOn}  ${id}: ${publisher}, ${title}\n  ${url}`);
    for (const place of used.get(id) ?? []) console.log(`  ${place}`);
  }
  if (check && stale.length > 0) process.exitCode = 1;
  return stale.length === 0
    ? `All ${sources.length} sources were checked within a year.`
    : `${stale.length} of ${sources.length} sources were last checked more than a year ago: compare each with what the texts say, and set its day in src/data/sources.ts.`;
});
