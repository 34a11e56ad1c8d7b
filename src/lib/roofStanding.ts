import type {Years} from '../data/lifespans';

/** Where a roof stands in the years that its kind lasts. */
export type Stage = 'before' | 'near' | 'within';

/** From here an insurer may ask for an inspection (section 627.7011(5), Florida Statutes). */
const INSURERS_AGE = 15;

/** The last years of a range, in which we advise to get prices. */
const LAST_YEARS = 5;

/**
 * The years that an answer of the form's list of ages means: "11-15" is 11 to 15, "20+" has no end.
 *
 * @returns null where the answer names no age
 */
export function yearsOf(age: string): Years | null {
  const [from, to = Infinity] = [...age.matchAll(/\d+/g)].map(Number);
  return from === undefined ? null : [from, to];
}

/** Where a roof of this age stands in the years that its kind lasts. */
export function stageOf([from, to]: Years, lasts: Years): Stage {
  if (to <= lasts[0]) return 'before';
  return from >= lasts[1] - LAST_YEARS ? 'near' : 'within';
}

/** Which of the insurer's two rules may apply: both, where the answer does not say on which side it is. */
export const rulesFor = ([from, to]: Years): {under: boolean; over: boolean} => ({
  under: from < INSURERS_AGE,
  over: to >= INSURERS_AGE,
});
