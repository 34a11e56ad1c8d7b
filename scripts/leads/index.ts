/** npm run leads: lists what visitors sent, and records what staff did. */
import {withOperations} from '../../server/staff';
import {command} from '../support/commands';
import {taskOf} from './commands';

command('leads', (values) => withOperations(taskOf(values)));
