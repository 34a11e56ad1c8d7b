import type {LocaleCode} from '../language/locales';
import type {company} from './company';
import type {ServiceSlug} from './services';

/**
 * The facts of each review; its text is in reviews.ts. Plain values, so that the build's
 * configuration can read the marks: a production build fails while one marks its review as
 * invented.
 */

type County = (typeof company.counties)[number];

export type ReviewTag =
  | 'honest'
  | 'tile-roof'
  | 'clean-site'
  | 'fair-price'
  | 'emergency'
  | 'storm-damage'
  | 'fast-response'
  | 'insurance'
  | 'documentation'
  | 'inspection'
  | 'no-pressure';

export type ReviewFacts = {
  /** Invented, text included: a real company replaces both and sets false. */
  placeholder: boolean;
  name: string;
  /** The language that the customer wrote in; the others show a translation, and offer the original. */
  language: LocaleCode;
  /** City, shown with its county; the county is what the filter offers. */
  location: {city: string; county: County};
  /** Year and month, `2025-06`. */
  date: string;
  /** 1 to 5. */
  rating: number;
  service: ServiceSlug;
  source: 'google' | 'direct';
  verified: boolean;
  featured: boolean;
  tags: ReviewTag[];
  helpfulVotes?: number;
};

/** From so many reviews on they can be sorted, and found by place; fewer are found by service alone. */
export const MANY_REVIEWS = 8;

/** By id, in the order in which the page shows them. */
export const reviewFacts = {
  'maria-t': {
    placeholder: true,
    name: 'Maria T.',
    language: 'en',
    location: {city: 'Brandon', county: 'Hillsborough'},
    date: '2025-06',
    rating: 5,
    service: 'storm-damage-repair',
    source: 'google',
    verified: true,
    featured: true,
    tags: ['honest', 'tile-roof', 'clean-site', 'fair-price'],
    helpfulVotes: 14,
  },
  'duc-n': {
    placeholder: true,
    name: 'Duc N.',
    language: 'en',
    location: {city: 'St. Petersburg', county: 'Pinellas'},
    date: '2024-10',
    rating: 5,
    service: 'emergency-tarping',
    source: 'google',
    verified: true,
    featured: true,
    tags: ['emergency', 'storm-damage', 'fast-response'],
    helpfulVotes: 9,
  },
  'james-w': {
    placeholder: true,
    name: 'James W.',
    language: 'en',
    location: {city: 'Wesley Chapel', county: 'Pasco'},
    date: '2025-03',
    rating: 5,
    service: 'insurance-claims-help',
    source: 'direct',
    verified: true,
    featured: false,
    tags: ['insurance', 'documentation'],
    helpfulVotes: 6,
  },
  'anita-p': {
    placeholder: true,
    name: 'Anita P.',
    language: 'en',
    location: {city: 'Tampa', county: 'Hillsborough'},
    date: '2025-05',
    rating: 5,
    service: 'roof-inspection',
    source: 'google',
    verified: true,
    featured: false,
    tags: ['inspection', 'no-pressure'],
    helpfulVotes: 4,
  },
} satisfies Record<string, ReviewFacts>;
