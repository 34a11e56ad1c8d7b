import fs from 'node:fs/promises';

import {reviewFacts} from '../../src/data/reviewFacts';
import {teamFacts} from '../../src/data/teamFacts';

/** The ids that have no entry of their own in the text of a data file. */
export const idsWithoutEntry = (ids: readonly string[], text: string): string[] =>
  ids.filter((id) => !new RegExp(`^ {2}(['"]?)${id}\\1: \\{`, 'm').test(text));

/**
 * People and reviews whose words are missing: no page could be built of them. The files with the
 * words translate, so they are read as text.
 */
export async function wordless(): Promise<string[]> {
  const pairs = [
    ['team member', 'teamFacts.ts', 'team.ts', Object.keys(teamFacts)],
    ['review', 'reviewFacts.ts', 'reviews.ts', Object.keys(reviewFacts)],
  ] as const;
  const found = pairs.map(async ([kind, facts, words, ids]) =>
    idsWithoutEntry(ids, await fs.readFile(`src/data/${words}`, 'utf8')).map(
      (id) =>
        `The ${kind} “${id}” of src/data/${facts} has no words: put them into src/data/${words} under the same name.`,
    ),
  );
  return (await Promise.all(found)).flat();
}
