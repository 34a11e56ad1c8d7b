import {translate} from '@docusaurus/Translate';

import type {company} from './company';
import type {ServiceSlug} from './services';

/**
 * What customers wrote. Invented like the company: a real firm replaces names, places, dates and
 * texts here. Words are translated through explicit ids, so call the functions while rendering.
 */

/** Figures over all reviews, of which the site shows four (spec section 9). */
export const REVIEW_STATS = {total: 21, average: 4.8, satisfaction: 100, fiveStars: 20} as const;

/** Helpful votes and the Google/Direct badge exist, and are hidden (decisions section 5). */
export const SHOW_VOTES_AND_SOURCE: boolean = false;

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

export type Review = {
  id: string;
  name: string;
  /** City, shown with its county; the county is what the filter offers. */
  location: {city: string; county: County};
  /** Year and month, `2025-06`. */
  date: string;
  /** 1 to 5. */
  rating: number;
  title: string;
  review: string;
  service: ServiceSlug;
  source: 'google' | 'direct';
  verified: boolean;
  featured: boolean;
  tags: ReviewTag[];
  responseFromOwner?: string;
  helpfulVotes?: number;
};

/** The four reviews, in the order in which the page shows them. */
export const reviews = (): Review[] => [
  {
    id: 'maria-t',
    name: 'Maria T.',
    location: {city: 'Brandon', county: 'Hillsborough'},
    date: '2025-06',
    rating: 5,
    title: translate({id: 'reviews.mariaT.title', message: 'They told me what I did not need'}),
    review: translate({
      id: 'reviews.mariaT.text',
      message:
        'Another company wanted to replace everything. Palm Sentry showed me photos, fixed the two valleys that leaked and put my own tile back. Not a drop since.',
    }),
    service: 'storm-damage-repair',
    source: 'google',
    verified: true,
    featured: true,
    tags: ['honest', 'tile-roof', 'clean-site', 'fair-price'],
    responseFromOwner: translate({
      id: 'reviews.mariaT.response',
      message:
        'Thank you, Maria. The tile had plenty of life left. It would have been a shame to throw it away.',
    }),
    helpfulVotes: 14,
  },
  {
    id: 'duc-n',
    name: 'Duc N.',
    location: {city: 'St. Petersburg', county: 'Pinellas'},
    date: '2024-10',
    rating: 5,
    title: translate({id: 'reviews.ducN.title', message: 'On the roof before midnight'}),
    review: translate({
      id: 'reviews.ducN.text',
      message:
        'A branch came through at nine in the evening. They called back within minutes, and the tarp was on before midnight. The photos they took showed me what had happened up there.',
    }),
    service: 'emergency-tarping',
    source: 'google',
    verified: true,
    featured: true,
    tags: ['emergency', 'storm-damage', 'fast-response'],
    helpfulVotes: 9,
  },
  {
    id: 'james-w',
    name: 'James W.',
    location: {city: 'Wesley Chapel', county: 'Pasco'},
    date: '2025-03',
    rating: 5,
    title: translate({id: 'reviews.jamesW.title', message: 'A file in order, and no promises'}),
    review: translate({
      id: 'reviews.jamesW.text',
      message:
        'Every slope measured, every photo dated, one folder. They told me straight out that the decision was my insurer’s. I had what I needed to make the call myself.',
    }),
    service: 'insurance-claims-help',
    source: 'direct',
    verified: true,
    featured: false,
    tags: ['insurance', 'documentation'],
    responseFromOwner: translate({
      id: 'reviews.jamesW.response',
      message: 'Thank you, James. The folder is yours to keep, whatever comes of it.',
    }),
    helpfulVotes: 6,
  },
  {
    id: 'anita-p',
    name: 'Anita P.',
    location: {city: 'Tampa', county: 'Hillsborough'},
    date: '2025-05',
    rating: 5,
    title: translate({id: 'reviews.anitaP.title', message: 'An hour, a report, no pressure'}),
    review: translate({
      id: 'reviews.anitaP.text',
      message:
        'The inspector took his boots off at the door without being asked, explained every picture and said my roof has about eight good years left. Nobody tried to sell me anything.',
    }),
    service: 'roof-inspection',
    source: 'google',
    verified: true,
    featured: false,
    tags: ['inspection', 'no-pressure'],
    helpfulVotes: 4,
  },
];

/** Each tag in words: in English the tag itself, its hyphens shown as spaces. */
export const reviewTagLabels = (): Record<ReviewTag, string> => ({
  honest: translate({id: 'reviews.tag.honest', message: 'honest'}),
  'tile-roof': translate({id: 'reviews.tag.tileRoof', message: 'tile roof'}),
  'clean-site': translate({id: 'reviews.tag.cleanSite', message: 'clean site'}),
  'fair-price': translate({id: 'reviews.tag.fairPrice', message: 'fair price'}),
  emergency: translate({id: 'reviews.tag.emergency', message: 'emergency'}),
  'storm-damage': translate({id: 'reviews.tag.stormDamage', message: 'storm damage'}),
  'fast-response': translate({id: 'reviews.tag.fastResponse', message: 'fast response'}),
  insurance: translate({id: 'reviews.tag.insurance', message: 'insurance'}),
  documentation: translate({id: 'reviews.tag.documentation', message: 'documentation'}),
  inspection: translate({id: 'reviews.tag.inspection', message: 'inspection'}),
  'no-pressure': translate({id: 'reviews.tag.noPressure', message: 'no pressure'}),
});
