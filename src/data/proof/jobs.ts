import type {Marked} from './given';

/** What the new roof is made of. */
export type RoofMaterial = 'shingle' | 'tile' | 'metal' | 'flat';

/** A roof that the company has finished. */
export type Job = Marked & {
  /**
   * Names of two photographs in photos/, of one shape: `oak-street-before.jpg`; or paths of drawings:
   * `/img/jobs/tile-before.svg`.
   */
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

/** By id, in the order in which the page shows them; none: the page has no block for them. */
export const jobs: Readonly<Record<string, Job>> = {
  'sample-metal': {
    placeholder: true,
    before: '/img/jobs/metal-before.svg',
    after: '/img/jobs/metal-after.svg',
    town: 'Sample Town',
    month: '2026-09',
    material: 'metal',
    days: 5,
  },
  'sample-shingle': {
    placeholder: true,
    before: '/img/jobs/tarp-before.svg',
    after: '/img/jobs/tarp-after.svg',
    town: 'Example Beach',
    month: '2026-07',
    material: 'shingle',
    days: 2,
  },
  'sample-tile': {
    placeholder: true,
    before: '/img/jobs/tile-before.svg',
    after: '/img/jobs/tile-after.svg',
    town: 'Sample Springs',
    month: '2026-04',
    material: 'tile',
    days: 9,
  },
  'sample-repair': {
    placeholder: true,
    before: '/img/jobs/shingle-before.svg',
    after: '/img/jobs/shingle-after.svg',
    town: 'Example Heights',
    month: '2026-02',
    material: 'shingle',
    days: 1,
  },
};
