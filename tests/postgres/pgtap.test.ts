import {openPostgres} from '../../server/database/postgres';
import {embeddedEngine, postgresEngine, prepare} from '../sql/engine';
import {fieldProblems} from '../sql/fields.test';
import {report, runPgtap} from '../sql/pgtap';
import {staffProblems} from '../sql/staff.test';
import type {Cluster} from '../../scripts/support/postgresCluster';

// The pgTAP files on both engines: all pass, with the same count in every file. PostgreSQL also gets
// the other checks of `npm run test:sql`.
export async function comparePgtap(cluster: Cluster): Promise<string[]> {
  // pg_cron works in one database of a cluster only: here `postgres`.
  const real = await postgresEngine(cluster.url('postgres'));
  await prepare(real);
  const embedded = await embeddedEngine();
  const onReal = await runPgtap(real);
  const onEmbedded = await runPgtap(embedded);
  const problems: string[] = [];
  if (!report(embedded.name, onEmbedded)) problems.push('pgTAP failed on the embedded database');
  if (!report(real.name, onReal)) problems.push('pgTAP failed on PostgreSQL');
  for (const [index, {file, passed}] of onReal.entries()) {
    if (onEmbedded[index]?.passed !== passed) {
      problems.push(`${file}: ${passed} on PostgreSQL, ${onEmbedded[index]?.passed} embedded`);
    }
  }
  const jobs = await real.query("select 1 from cron.job where command = 'select intake.purge()'");
  if (jobs.length !== 1) problems.push(`the hourly purge is scheduled ${jobs.length} times`);
  // Opened like the commands do, with their parsers of dates and times.
  const served = await openPostgres(cluster.url('postgres'));
  problems.push(...(await staffProblems(served)), ...(await fieldProblems(real)));
  await Promise.all([real.close(), served.close(), embedded.close()]);
  return problems;
}
