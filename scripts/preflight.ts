/** First step of `npm start`: reports at once what would fail after the build. */
import {createServer} from 'node:http';

import {run} from '../server/cli';
import {checkNode, listen, settingsFrom} from '../server/settings';
import {environment} from '../src/data/environment';

async function main(): Promise<void> {
  checkNode();
  const probe = createServer();
  await listen(probe, settingsFrom(process.argv.slice(2), environment));
  probe.close();
}

void run(main);
