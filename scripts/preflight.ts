/** First step of `npm start`: reports at once what would fail after the build. */
import {createServer} from 'node:http';

import {run} from '../server/cli';
import {checkNode, listen, settingsFrom} from '../server/settings';

async function main(): Promise<void> {
  checkNode();
  const probe = createServer();
  await listen(probe, settingsFrom(process.argv.slice(2), process.env));
  probe.close();
}

void run(main);
