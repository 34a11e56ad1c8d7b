import fs from 'node:fs';

import {UserError} from '../server/cli';
import {markdown, newest} from './results';

const FILE = 'bench/README.md';
const SECTION = /(?<=<!-- measured -->\n)[\s\S]*(?=<!-- \/measured -->)/;

/** Writes the newest results into bench/README.md, between the two comments that are there for it. */
export function writeReadme(): void {
  const results = newest();
  if (!results) throw new UserError('There are no results yet: run "npm run bench" first.');
  const {date, machines} = results;
  const text = Object.entries(machines)
    .flatMap(([machine, tables]) => [
      `Measured ${date} on ${machine}.`,
      ...Object.entries(tables).map(([name, table]) => markdown(name, table)),
    ])
    .join('\n\n');
  const readme = fs.readFileSync(FILE, 'utf8');
  fs.writeFileSync(
    FILE,
    readme.replace(SECTION, () => `\n${text}\n\n`),
  );
}
