import {spawnSync} from 'node:child_process';

import type {Cluster} from '../../scripts/support/postgresCluster';
import {childEnvironment} from '../../src/data/environment';
import {newDatabase} from '../sql/engine';
import {command} from '../support/faults';

/** Delivery from the outbox, as on the embedded database, and the command's messages. */
export async function testDelivery(cluster: Cluster): Promise<string[]> {
  await (await newDatabase(cluster, 'delivered')).close();
  const DATABASE_URL = cluster.url('delivered');
  const migrated = await command('scripts/migrate.ts', [], {DATABASE_URL});
  if (migrated.code !== 0) return [`migrate: ${migrated.text}`];
  const problems: string[] = [];
  for (const [env, sentence] of [
    [{DATABASE_URL: ''}, /^Which database\? Set DATABASE_URL\./],
    [{DATABASE_URL}, /^There is nothing to deliver by: set LEAD_MAIL_TO/],
  ] as const) {
    const {code, text} = await command('scripts/deliver.ts', [], env);
    if (code !== 1 || !sentence.test(text)) problems.push(`npm run deliver says: ${text}`);
  }
  const {status, stderr} = spawnSync(
    'node_modules/.bin/jest',
    ['--selectProjects', 'server', '--runTestsByPath', 'tests/server/deliverer.test.ts'],
    {encoding: 'utf8', env: childEnvironment({DATABASE_URL})},
  );
  if (status !== 0) problems.push(stderr.slice(-4000));
  console.log(`# delivery on PostgreSQL: ${/^Tests: +(.*)$/m.exec(stderr)?.[1] ?? 'none ran'}`);
  return problems;
}
