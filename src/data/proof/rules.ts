import {type jobs as Jobs, MOST_JOBS} from './jobs';

/** Words of the invented values. */
const SAMPLE = /\b(?:sample|example)\b/i;

const isRight = ({month, days}: (typeof Jobs)[string]): boolean =>
  /^20\d\d-(?:0[1-9]|1[0-2])$/.test(month) && Number.isInteger(days) && days >= 1;

/** What cannot be right of the finished jobs that the owner says are real, a sentence each. */
export function problemsWithJobs(jobs: typeof Jobs): string[] {
  const problems = Object.entries(jobs).flatMap(([id, job]) => {
    // What is invented is named as such.
    if (job.placeholder) return [];
    const name = `The job “${id}” in src/data/proof/jobs.ts`;
    if (SAMPLE.test(JSON.stringify(job)))
      return `${name} is not marked as invented and still has the invented value.`;
    return isRight(job)
      ? []
      : `${name} cannot be right: month is a year and a month such as 2026-03, days a whole number from 1.`;
  });
  return Object.keys(jobs).length > MOST_JOBS
    ? [...problems, `src/data/proof/jobs.ts has more than ${MOST_JOBS} jobs: keep the best.`]
    : problems;
}
