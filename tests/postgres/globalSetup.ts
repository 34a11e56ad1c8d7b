import {startCluster} from '../support/postgresCluster';
import {closing} from '../../server/database/engine';
import {migrate} from '../../server/database/migrations';
import {environment} from '../../src/data/environment';
import {newDatabase, postgresEngine} from '../sql/engine';

/** Starts a cluster, which ends with Jest, and migrates the database that others are copies of. */
export default async function globalSetup(): Promise<void> {
  const cluster = await startCluster();
  Object.assign(environment, {TEST_CLUSTER: cluster.url('postgres')});
  await closing(await newDatabase(cluster, 'base'), migrate);
  // pg_cron works in one database of a cluster only, and keeps a connection to it: no copy is possible.
  await closing(await postgresEngine(cluster.url('postgres')), migrate);
}
