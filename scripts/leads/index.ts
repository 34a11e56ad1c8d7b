/**
 * npm run leads: what visitors sent, and what staff do with it, in the server's database while the
 * server runs and while it does not, or in any that DATABASE_URL names.
 */
import {environment} from '../../src/data/environment';
import {databaseFrom} from '../../server/settings';
import {withOperations} from '../../server/staff';
import {command} from '../support/commands';
import {taskOf} from './commands';

command('leads', (values) => withOperations(databaseFrom(environment), taskOf(values)));
