/**
 * npm run migrate: brings the database to this version of the code: that of DATABASE_URL, else the
 * embedded one in the data folder. Twice is as good as once.
 */
import {environment} from '../src/data/environment';
import {run} from '../server/cli';
import {migrateDatabase} from '../server/database';
import {databaseFrom} from '../server/settings';

async function main(): Promise<void> {
  const applied = await migrateDatabase(databaseFrom(environment));
  for (const {version, name} of applied) console.log(`applied  ${version}_${name}`);
  if (applied.length === 0) console.log('The database is up to date.');
}

void run(main);
