import type {Marked} from './given';

/** What the new roof is made of. */
export type RoofMaterial = 'shingle' | 'tile' | 'metal' | 'flat';

/** A roof that the company has finished. */
export type Job = Marked & {
  /** Names of two photographs in photos/, of one shape: `oak-street-before.jpg`. */
  before: string;
  after: string;
  town: string;
  /** When it was finished: year and month, `2026-03`. */
  month: string;
  material: RoofMaterial;
  /** Working days from tear-off to clean yard. */
  days: number;
};

/** More would be a catalog: the newest are the best. */
export const MOST_JOBS = 12;

/** By id, in the order in which the page shows them; none: the page shows the empty report. */
export const jobs: Readonly<Record<string, Job>> = {
  // As in docs/staff.md, "Finished jobs".
};
