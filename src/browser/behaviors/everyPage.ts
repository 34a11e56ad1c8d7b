import {EVERYWHERE} from './list';
import {start} from './start';

/* An inline script in the head of every built page. */
start(...EVERYWHERE);
