import {company} from './company';
import {credentials} from './proof/credentials';
import {payment} from './proof/payment';
import {COUNTED} from './reviewStats';

/** Something that a real company replaces before the site goes public. */
export type Mark = {name: string; file: string; placeholder: boolean};

type Entries = Record<string, {placeholder: boolean} | 'free' | null>;

/** What is not given needs no mark. */
const each = (nameOf: (id: string) => string, file: string, entries: Entries): Mark[] =>
  Object.entries(entries).flatMap(([id, entry]) =>
    entry === null || entry === 'free'
      ? []
      : {name: `the ${nameOf(id)}`, file: `src/data/${file}`, placeholder: entry.placeholder},
  );

/** "workersCompensation" → "workers compensation". */
const spaced = (id: string): string => id.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

const {prices, ...terms} = payment;

/** Every mark of the site's data, still invented or not; `company/` has its own. */
export const marks: readonly Mark[] = [
  {name: 'the company’s facts', file: 'src/data/company.ts', placeholder: company.placeholder},
  ...each((id) => id, 'reviewStats.ts', {'figures over all reviews': COUNTED}),
  ...each((id) => `fact “${spaced(id)}”`, 'proof/credentials.ts', credentials),
  ...each((id) => `fact “${spaced(id)}”`, 'proof/payment.ts', terms),
  ...each((id) => `price of “${id}”`, 'proof/payment.ts', prices),
];
