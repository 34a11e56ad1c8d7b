/** `npm run bench`: each figure against its reference in the same run. `-- bytes`, `-- lighthouse`, `-- slow` or `-- database` for one. */
import {UserError, run} from '../server/cli';
import {benchBytes} from './bytes';
import {benchDatabase} from './database';
import {benchLighthouse} from './lighthouse';
import {benchSlow} from './slow';

const BENCHES: Record<string, () => void | Promise<void>> = {
  bytes: benchBytes,
  lighthouse: benchLighthouse,
  slow: benchSlow,
  database: benchDatabase,
};

async function main(): Promise<void> {
  const requested = process.argv.slice(2);
  const unknown = requested.find((name) => !Object.hasOwn(BENCHES, name));
  if (unknown) {
    throw new UserError(
      `There is no benchmark "${unknown}": choose from ${Object.keys(BENCHES).join(', ')}.`,
    );
  }
  for (const [name, bench] of Object.entries(BENCHES)) {
    if (requested.length === 0 || requested.includes(name)) await bench();
  }
}

void run(main);
