/**
 * Every promise of the site that only its owner can make, each once, with the places that make it.
 * A production build fails while one is unconfirmed.
 */
import type {Claim} from './claim';
import {companyClaims} from './company';
import {inspectionClaims} from './inspection';
import {proofClaims} from './proof';
import {serviceClaims} from './services';
import {workClaims} from './work';

/** A promise with its id and the file that it stands in. */
export type ListedClaim = Claim & {id: string; file: string};

const listed = (file: string, entries: Record<string, Claim>): ListedClaim[] =>
  Object.entries(entries).map(([id, claim]) => ({id, file: `src/data/claims/${file}`, ...claim}));

export const claims: readonly ListedClaim[] = [
  ...listed('company.ts', companyClaims),
  ...listed('proof.ts', proofClaims),
  ...listed('inspection.ts', inspectionClaims),
  ...listed('work.ts', workClaims),
  ...listed('services.ts', serviceClaims),
];
