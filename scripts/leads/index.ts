/** npm run leads: lists what visitors sent, and records what staff did. */
import {environment} from '../../src/data/environment';
import {databaseFrom} from '../../server/settings';
import {withOperations} from '../../server/staff';
import {command} from '../support/commands';
import {taskOf} from './commands';

command('leads', (values) => withOperations(databaseFrom(environment), taskOf(values)));
