import {pgtap} from '@electric-sql/pglite-pgtap';
import {Client} from 'pg';

import type {Cluster} from '../support/postgresCluster';
import {openDatabase} from '../../server/database';
import type {Engine} from '../../server/database/engine';
import {inTransaction, openPostgres, sessionOn} from '../../server/database/postgres';
import {environment} from '../../src/data/environment';

/** The embedded default, in memory, as the local server opens it, with pgTAP. */
export const embeddedEngine = (): Promise<Engine> => openDatabase(undefined, {pgtap});

/** One connection to the database that tests/postgres/setup.ts has made for this file, else the above. */
export const testEngine = (): Promise<Engine> =>
  environment.DATABASE_URL
    ? openPostgres(environment.DATABASE_URL, {connections: 1, limited: false})
    : embeddedEngine();

/** A connection to a database of a real PostgreSQL. */
export async function postgresEngine(url: string): Promise<Engine> {
  const client = new Client(url);
  // A cluster that is stopped in the middle of a test ends its connections; the test says why.
  client.on('error', () => undefined);
  await client.connect();
  return {
    name: 'PostgreSQL',
    ...sessionOn(client),
    transaction: (task) => inTransaction(client, task),
    close: () => client.end(),
  };
}

/** A new database of a cluster, empty unless it is a copy of another. */
export async function newDatabase(
  cluster: Pick<Cluster, 'url'>,
  name: string,
  template = 'template1',
): Promise<Engine> {
  const admin = await postgresEngine(cluster.url('postgres'));
  await admin.query(`create database ${name} template ${template}`);
  await admin.close();
  return postgresEngine(cluster.url(name));
}
