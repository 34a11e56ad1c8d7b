import {workRoofStanding} from '../../components/RoofStanding/behavior';
import {start} from './start';

/* The inline script at the end of the tool that tells where a roof stands. */
start(workRoofStanding);
