/**
 * npm run migrate: brings the database to this version of the code: that of DATABASE_URL, else the
 * embedded one in the data folder. Idempotent.
 */
import {environment} from '../src/data/environment';
import {migrateDatabase} from '../server/database';
import {databaseFrom} from '../server/settings';
import {command} from './support/commands';

command('migrate', async () => {
  const applied = await migrateDatabase(databaseFrom(environment));
  return (
    applied.map(({version, name}) => `applied  ${version}_${name}`).join('\n') ||
    'The database is up to date.'
  );
});
