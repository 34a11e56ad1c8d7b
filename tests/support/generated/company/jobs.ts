import type {Job} from '../../../../src/data/jobs';

/** A test puts in what it shows. */
const jobs: Job[] = [];
export default jobs;
