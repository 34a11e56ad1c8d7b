import {pgtap} from '@electric-sql/pglite-pgtap';
import {Client} from 'pg';

import type {Cluster} from '../../scripts/support/postgresCluster';
import {openDatabase} from '../../server/database';
import type {Engine} from '../../server/database/engine';
import {hostedRoles, migrations} from '../../server/database/migrations';
import {inTransaction, sessionOn} from '../../server/database/postgres';

/** The embedded default, in memory, as the local server opens it, with pgTAP. */
export const embeddedEngine = (): Promise<Engine> => openDatabase(undefined, {pgtap});

/** A database of a real PostgreSQL, with the hosted roles and all migrations. */
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

/** Brings an empty real database to where `supabase db push` would, without the CLI. */
export async function prepare(engine: Engine): Promise<void> {
  await engine.script(hostedRoles());
  for (const {sql} of migrations()) await engine.script(`begin; ${sql} commit;`);
}

/** A new database of a cluster; empty, until `prepare` or `npm run migrate`. */
export async function newDatabase(cluster: Cluster, name: string): Promise<Engine> {
  const admin = await postgresEngine(cluster.url('postgres'));
  await admin.query(`create database ${name}`);
  await admin.close();
  return postgresEngine(cluster.url(name));
}
