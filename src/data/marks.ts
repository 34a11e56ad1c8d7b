import {company} from './company';
import {jobs} from './proof/jobs';
import {reviewFacts} from './reviewFacts';
import {REVIEW_STATS} from './reviewStats';
import {type TeamFacts, teamFacts} from './teamFacts';

/** Something that a real company replaces before the site goes public. */
export type Mark = {name: string; file: string; placeholder: boolean};

type Entries = Record<string, {placeholder: boolean} | null>;

/** What is not given needs no mark. */
const each = (nameOf: (id: string) => string, file: string, entries: Entries): Mark[] =>
  Object.entries(entries).flatMap(([id, entry]) =>
    entry === null
      ? []
      : {name: `the ${nameOf(id)}`, file: `src/data/${file}`, placeholder: entry.placeholder},
  );

const quoted = (kind: string) => (id: string) => `${kind} “${id}”`;

const people: Record<string, TeamFacts> = teamFacts;
const portraits = Object.fromEntries(
  Object.entries(people).map(([id, {photo}]) => [id, photo] as const),
);

/** Every mark of the site's data, still invented or not. */
export const marks: readonly Mark[] = [
  {name: 'the company’s facts', file: 'src/data/company.ts', placeholder: company.placeholder},
  {
    name: 'the figures over all reviews',
    file: 'src/data/reviewStats.ts',
    placeholder: REVIEW_STATS.placeholder,
  },
  ...each(quoted('review'), 'reviewFacts.ts', reviewFacts),
  ...each(quoted('team member'), 'teamFacts.ts', people),
  ...each(quoted('portrait of'), 'teamFacts.ts', portraits),
  ...each(quoted('finished job'), 'proof/jobs.ts', jobs),
];
