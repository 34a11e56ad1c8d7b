import type {Text} from './companyText';

/** What a new roof is made of. */
export const ROOF_MATERIALS = ['shingle', 'tile', 'metal', 'flat'] as const;

export type RoofMaterial = (typeof ROOF_MATERIALS)[number];

/** The facts of a roof that the company has finished (`company/jobs/`). */
type JobFacts = {
  /** Names of photographs, of one shape: `oak-street-before.jpg`. */
  before?: string | null;
  after: string;
  town: string;
  /** When it was finished: year and month, `2026-03`. */
  date: string;
  material: RoofMaterial;
  /** Working days from tear-off to clean yard. */
  days: number;
};

export type Job = Text<JobFacts>;

/** The most jobs that pages show. */
export const MOST_JOBS = 12;
