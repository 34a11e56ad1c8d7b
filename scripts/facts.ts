/** npm run facts: the sources of articles and services that must be checked again, and their texts. */
import fs from 'node:fs';

import {isStale, sources} from '../src/data/sources';
import {filesIn, idsIn} from '../src/markdown';
import {command} from './support/commands';

/** The English texts, each with the ids of its sources. */
const texts = () =>
  ['blog', 'services'].flatMap((folder) =>
    filesIn(folder, /\.mdx$/).map((name) => {
      const file = `${folder}/${name}`;
      const named = fs.readFileSync(file, 'utf8').matchAll(/<Sources\s+of="([^"]*)"/g);
      return {file, ids: [...named].flatMap(([, ids = '']) => idsIn(ids))};
    }),
  );

command('facts', async ({check}) => {
  const today = new Date().toISOString().slice(0, 10);
  const stale = sources.filter((source) => isStale(source, today));
  const all = texts();
  for (const {id, title, publisher, url, checkedOn} of stale) {
    console.log(`${checkedOn}  ${id}: ${publisher}, ${title}\n  ${url}`);
    for (const {file, ids} of all) if (ids.includes(id)) console.log(`  ${file}`);
  }
  if (check && stale.length > 0) process.exitCode = 1;
  return stale.length === 0
    ? `All ${sources.length} sources were checked within a year.`
    : `${stale.length} of ${sources.length} sources were last checked more than a year ago: compare each with what the texts say, and set its day in src/data/sources.ts.`;
});
