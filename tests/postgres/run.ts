// npm run test:postgres: the database on a real PostgreSQL, in a private cluster that this command
// starts and removes, and slow tests of the embedded database. `-- --only concurrency` runs the parts
// of that name; `-- --update` rewrites the generated types.
import {parseArgs} from 'node:util';

import {comparePgtap} from './pgtap.test';
import {backupProblems} from '../sql/backup.test';
import {startCluster, type Cluster} from '../../scripts/support/postgresCluster';
import {testBackup} from './backup.test';
import {testConcurrency} from './concurrency.test';
import {testDelivery} from './delivery.test';
import {testDeployment} from './deployment.test';
import {testEdgeFunction} from './edgeFunction.test';
import {testOperations} from './operations.test';
import {testSameReplies} from './sameReplies.test';
import {testServer} from './server.test';
import {testTimeLimits} from './timeLimits.test';
import {testTls} from './tls.test';
import {testTwoServers} from './twoServers.test';

const PARTS: Record<string, (cluster: Cluster) => Promise<string[]>> = {
  'pgTAP on both engines': comparePgtap,
  'deployment: db push, advisors, types': testDeployment,
  'random requests on both engines': testSameReplies,
  concurrency: testConcurrency,
  'time limits': testTimeLimits,
  'TLS to another machine': testTls,
  'delivery from the outbox': testDelivery,
  'two servers on one database': testTwoServers,
  'the Edge Function': testEdgeFunction,
  'commands of supabase/README.md, backup and restore': testOperations,
  'backup and restore across the engines': testBackup,
  'backup and restore within PGlite': backupProblems,
  // Last, because it stops the cluster for a moment.
  'the local server on PostgreSQL': testServer,
};

async function main(): Promise<void> {
  const {only} = parseArgs({options: {only: {type: 'string'}, update: {type: 'boolean'}}}).values;
  const cluster = await startCluster();
  let failed = 0;
  try {
    for (const [name, part] of Object.entries(PARTS)) {
      if (only && !name.includes(only)) continue;
      const problems = await part(cluster);
      console.log(`${problems.length === 0 ? 'ok    ' : 'FAILED'}  ${name}`);
      for (const problem of problems) console.log(`  ${problem}`);
      failed += problems.length;
    }
  } finally {
    cluster.stop();
  }
  process.exitCode = failed === 0 ? 0 : 1;
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
