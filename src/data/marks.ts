import {company} from './company';
import {COUNTED} from './reviewStats';

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

/** Every mark of the site's data, still invented or not; `company/` has its own. */
export const marks: readonly Mark[] = [
  {name: 'the company’s facts', file: 'src/data/company.ts', placeholder: company.placeholder},
  ...each((id) => id, 'reviewStats.ts', {'figures over all reviews': COUNTED}),
];
