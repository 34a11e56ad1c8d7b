import {workListFilters} from '../../components/ListFilter/behavior';
import {workVotes} from '../../components/ReviewCard/behavior';
import {start} from './start';

/* The inline script at the end of a list with a filter: it runs as the HTML arrives. */
start(workListFilters, workVotes);
