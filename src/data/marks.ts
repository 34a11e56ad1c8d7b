import {company} from './company';
import {REVIEW_STATS, reviewFacts} from './reviewFacts';
import {teamFacts} from './teamFacts';

/** Something that a real company replaces before the site goes public. */
export type Mark = {name: string; file: string; placeholder: boolean};

const each = (
  kind: string,
  file: string,
  entries: Record<string, {placeholder: boolean}>,
): Mark[] =>
  Object.entries(entries).map(([id, {placeholder}]) => ({
    name: `the ${kind} “${id}”`,
    file: `src/data/${file}`,
    placeholder,
  }));

const portraits = Object.fromEntries(
  Object.entries(teamFacts).map(([id, {photo}]) => [id, photo] as const),
);

/** Every mark of the site's data, still invented or not. */
export const marks: readonly Mark[] = [
  {name: 'the company’s facts', file: 'src/data/company.ts', placeholder: company.placeholder},
  {
    name: 'the figures over all reviews',
    file: 'src/data/reviewFacts.ts',
    placeholder: REVIEW_STATS.placeholder,
  },
  ...each('review', 'reviewFacts.ts', reviewFacts),
  ...each('team member', 'teamFacts.ts', teamFacts),
  ...each('portrait of', 'teamFacts.ts', portraits),
];
