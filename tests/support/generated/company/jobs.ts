import type {Job} from '../../../../src/data/jobs';

/** Empty: a test adds the jobs that it shows. */
const jobs: Job[] = [];
export default jobs;
