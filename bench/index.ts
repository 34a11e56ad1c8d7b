/**
 * `npm run bench`: each figure against its reference in the same run, kept in `bench/results/`.
 * `-- bytes`, `lighthouse`, `slow`, `growth`, `build` or `database` for one; `-- build --against <commit>`;
 * `-- growth --articles 5,50`; `-- readme` writes the newest results into README.
 */
import {parseArgs} from 'node:util';

import {run, UserError} from '../server/cli';
import {benchBuild} from './builds';
import {benchBytes} from './bytes';
import {benchDatabase} from './database';
import {benchGrowth, countsFrom} from './growth';
import {benchLighthouse} from './lighthouse';
import {writeReadme} from './readme';
import {benchSlow} from './slow';

async function main(): Promise<void> {
  const {values, positionals} = parseArgs({
    options: {against: {type: 'string'}, articles: {type: 'string'}},
    allowPositionals: true,
  });
  const benches: Record<string, () => void | Promise<void>> = {
    bytes: benchBytes,
    lighthouse: benchLighthouse,
    slow: benchSlow,
    growth: () =>
      benchGrowth(values.articles === undefined ? undefined : countsFrom(values.articles)),
    build: () => benchBuild(values.against),
    database: benchDatabase,
    readme: writeReadme,
  };
  const unknown = positionals.find((name) => !Object.hasOwn(benches, name));
  if (unknown) {
    throw new UserError(
      `There is no benchmark "${unknown}": choose from ${Object.keys(benches).join(', ')}.`,
    );
  }
  for (const [name, bench] of Object.entries(benches)) {
    if (positionals.length === 0 || positionals.includes(name)) await bench();
  }
}

void run(main);
