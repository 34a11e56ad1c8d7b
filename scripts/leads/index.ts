/**
 * npm run leads: what visitors sent, and what staff do with it, in the server's database while the
 * server runs and while it does not, or in any that DATABASE_URL names.
 */
import {environment} from '../../src/data/environment';
import {endWithReader, run} from '../../server/cli';
import {databaseFrom} from '../../server/settings';
import {withOperations} from '../../server/staff';
import {HELP, parse} from './commands';

async function main(): Promise<void> {
  endWithReader();
  const task = parse(process.argv.slice(2));
  console.log(task ? await withOperations(databaseFrom(environment), task) : HELP);
}

void run(main);
