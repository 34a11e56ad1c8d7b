import {environment} from '../../src/data/environment';
import {newDatabase, postgresEngine} from '../sql/engine';

/** The cluster that globalSetup.ts starts for the whole project. */
export const cluster = {
  url(database: string): string {
    const url = new URL(environment.TEST_CLUSTER!);
    url.pathname = database;
    return url.href;
  },
};

/** The migrated database that setup.ts makes for each file, and one more connection to it. */
export const ownUrl = (): string => environment.DATABASE_URL!;
export const ownEngine = () => postgresEngine(ownUrl());

/** A migrated database of that name; its URL. */
export async function copyOfBase(name: string): Promise<string> {
  await (await newDatabase(cluster, name, 'base')).close();
  return cluster.url(name);
}
