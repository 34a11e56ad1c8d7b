/** `npm run bench`: each figure against its reference in the same run. */
import {command} from '../scripts/support/commands';
import {UserError} from '../server/cli';
import {benchDatabase} from './database';
import {benchLighthouse} from './lighthouse';
import {benchProcessor} from './processor';

const BENCHES: Record<string, () => Promise<void>> = {
  processor: benchProcessor,
  lighthouse: benchLighthouse,
  database: benchDatabase,
};

command('bench', async (_, names) => {
  const unknown = names.find((name) => !Object.hasOwn(BENCHES, name));
  if (unknown) {
    throw new UserError(
      `There is no benchmark "${unknown}": choose from ${Object.keys(BENCHES).join(', ')}.`,
    );
  }
  for (const [name, bench] of Object.entries(BENCHES)) {
    if (names.length === 0 || names.includes(name)) await bench();
  }
});
