/** `npm start`: reports at once what would fail after the build, builds the site, and serves it. */
import '../server/node';

import {spawnSync} from 'node:child_process';
import {join} from 'node:path';

import {run} from '../server/cli';
import {freePort, settingsFrom} from '../server/settings';
import {environment} from '../src/data/environment';

async function main(): Promise<void> {
  await freePort(settingsFrom(process.argv.slice(2), environment));
  const build = join(__dirname, 'site-build/index.ts');
  const {status} = spawnSync(process.execPath, ['--require', 'tsx/cjs', build], {stdio: 'inherit'});
  // An import() would be Node's own, which reads no TypeScript.
  // eslint-disable-next-line @typescript-eslint/no-require-imports
  if (status === 0) require('../server/start');
  else process.exitCode = status ?? 1;
}

void run(main);
