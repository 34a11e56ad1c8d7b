import {leaveUnknown} from '../../theme/NotFound/Content/behavior';
import {start} from './start';

/* The inline script in the head of the 404 page, before the gate's. */
start(leaveUnknown);
