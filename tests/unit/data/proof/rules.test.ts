import {MOST_JOBS} from '@site/src/data/proof/jobs';
import {problemsWithJobs} from '@site/src/data/proof/rules';

const job = {
  placeholder: false,
  before: 'oak-before.jpg',
  after: 'oak-after.jpg',
  town: 'Brandon',
  month: '2026-03',
  material: 'shingle' as const,
  days: 2,
};

it('a real job has no problem', () => expect(problemsWithJobs({oak: job})).toEqual([]));

it.each([{month: '2026-13'}, {month: 'March 2026'}, {days: 0}])('a job: notices %j', (change) => {
  expect(problemsWithJobs({oak: {...job, ...change}})).toEqual([
    expect.stringContaining('The job “oak”'),
  ]);
});

it('notices too many jobs', () => {
  const many = Object.fromEntries(Array.from({length: MOST_JOBS + 1}, (_, at) => [`j${at}`, job]));
  expect(problemsWithJobs(many)).toEqual([expect.stringContaining(`more than ${MOST_JOBS} jobs`)]);
});
