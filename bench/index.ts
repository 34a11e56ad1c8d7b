/** `npm run bench`: each figure against its reference in the same run, kept in `bench/results/`. */
import {command} from '../scripts/support/commands';
import {UserError} from '../server/cli';
import {benchBuild} from './builds';
import {benchBytes} from './bytes';
import {benchDatabase} from './database';
import {benchGrowth, countsFrom} from './growth';
import {benchLighthouse} from './lighthouse';
import {writeReadme} from './readme';
import {benchSlow} from './slow';

command('bench', async (values, names) => {
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
  const unknown = names.find((name) => !Object.hasOwn(benches, name));
  if (unknown) {
    throw new UserError(
      `There is no benchmark "${unknown}": choose from ${Object.keys(benches).join(', ')}.`,
    );
  }
  for (const [name, bench] of Object.entries(benches)) {
    if (names.length === 0 || names.includes(name)) await bench();
  }
});
