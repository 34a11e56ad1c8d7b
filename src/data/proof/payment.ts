import type {ServiceSlug} from '../services';
import type {Given} from './given';

/** What most jobs of a year cost, in whole dollars. */
export type PriceRange = {from: number; to: number; year: number};

type Payment = {
  /** By service; a service that costs nothing is free, and the promise of it is in `claims/`. */
  prices: Partial<Record<ServiceSlug, Given<PriceRange> | 'free'>>;
  /**
   * What is due when the contract is signed, in percent (0: nothing), and when the rest is. Above 10
   * percent, Florida Statutes 489.126 sets dates for the permit and the start of the work.
   */
  deposit: Given<{percent: number; rest: 'completion' | 'inspection'}>;
  /**
   * Who lends to customers who want to pay over time. Without rates, terms and payments: an
   * advertisement that names one of them must name the others, too (12 CFR 1026.24(d)).
   */
  financing: Given<{lender: string}>;
};

/** What a customer pays and when, each where the owner gives it; see credentials.ts. */
export const payment: Payment = {
  prices: {
    'roof-replacement': {placeholder: true, from: 11_111, to: 22_222, year: 2026},
    'emergency-tarping': {placeholder: true, from: 111, to: 2_222, year: 2026},
    'roof-inspection': 'free',
    'storm-damage-repair': {placeholder: true, from: 111, to: 11_111, year: 2026},
  },
  deposit: {placeholder: true, percent: 9, rest: 'inspection'},
  financing: {placeholder: true, lender: 'Sample Lending Company'},
};
