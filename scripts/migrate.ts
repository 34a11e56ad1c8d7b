/** npm run migrate: applies pending migrations. */
import {onDatabase} from '../server/database';
import {migrate} from '../server/database/migrations';
import {command} from './support/commands';

command('migrate', async () => {
  const applied = await onDatabase((engine) => migrate(engine));
  return (
    applied.map(({version, name}) => `applied  ${version}_${name}`).join('\n') ||
    'The database is up to date.'
  );
});
