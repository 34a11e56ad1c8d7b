import {EVERYWHERE} from './list';
import {start} from './start';

start(...EVERYWHERE);
