/**
 * npm run test:postgres: the database on a real PostgreSQL, in a private cluster that this command
 * starts and removes. Each part prints its counts.
 */
import {comparePgtap} from './pgtap';
import {startCluster, type Cluster} from './cluster';
import {testConcurrency} from './concurrency';
import {testDeployment} from './deployment';
import {testSameReplies} from './same-replies';

const PARTS: Record<string, (cluster: Cluster) => Promise<string[]>> = {
  'pgTAP on both engines': comparePgtap,
  'deployment: db push, advisors, types': testDeployment,
  'random calls on both engines': testSameReplies,
  concurrency: testConcurrency,
};

async function main(): Promise<void> {
  const cluster = await startCluster();
  let failed = 0;
  try {
    for (const [name, part] of Object.entries(PARTS)) {
      if (process.argv[2] && !name.includes(process.argv[2])) continue;
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
