/** A signal to npm, as service managers and editors send it, reaches what npm has started. */
import {type ChildProcess, spawn} from 'node:child_process';
import {once} from 'node:events';

import {temporaryFolders} from '../support/localServer';
import {isTaken} from '../../server/database/lock';
import {childEnvironment} from '../../src/data/environment';

const {site, data, remove} = temporaryFolders();
let npm: ChildProcess | undefined;
afterAll(() => {
  try {
    process.kill(-npm!.pid!, 'SIGKILL');
  } catch {
    // All have ended.
  }
  remove();
});

test('SIGTERM to `npm run serve` stops the server, which gives its data folder back', async () => {
  const {stdout} = (npm = spawn('npm', ['run', 'serve', '--', '--port', '0'], {
    env: childEnvironment({NODE_OPTIONS: '', DATABASE_URL: '', DATA_DIR: data, SITE_DIR: site}),
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  }));
  for await (const chunk of stdout) if (String(chunk).includes('http://localhost')) break;
  expect(await isTaken(data)).toBe(true);
  npm.kill('SIGTERM');
  await once(npm, 'exit');
  while (await isTaken(data)) await new Promise((resolve) => setTimeout(resolve, 100));
}, 180_000);
