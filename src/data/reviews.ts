import type {LocaleCode} from '../language/locales';

/** Specified, and off: the helpful votes and the Google/Direct badge of each review card. */
export const SHOW_VOTES_AND_SOURCE: boolean = false;

/** From so many reviews on they can be sorted, and found by place; fewer are found by service alone. */
export const MANY_REVIEWS = 8;

/** Their names, per language, are in `src/components/ReviewCard/tagLabels.ts`. */
export const REVIEW_TAGS = [
  'honest',
  'tile-roof',
  'clean-site',
  'fair-price',
  'emergency',
  'storm-damage',
  'fast-response',
  'insurance',
  'documentation',
  'inspection',
  'no-pressure',
] as const;

export type ReviewTag = (typeof REVIEW_TAGS)[number];

/** Where people leave reviews. */
export const REVIEW_SOURCES = ['google', 'direct'] as const;

/** The facts above the words of a review (`company/reviews/`). */
export type ReviewFacts = {
  name: string;
  /** What the customer wrote in; English unless said. */
  language?: LocaleCode;
  /** Shown with its county; the county is what the filter offers. */
  city: string;
  county: string;
  /** Year and month, `2025-06`. */
  date: string;
  /** 1 to 5. */
  rating: number;
  /** The slug of its page. */
  service: string;
  source: (typeof REVIEW_SOURCES)[number];
  verified: boolean;
  featured: boolean;
  tags: ReviewTag[];
  helpfulVotes?: number;
};

type ReviewWords = {title: string; text: string};

/** A review as a page shows it. */
export type Review = Required<Pick<ReviewFacts, 'language'>> &
  ReviewFacts &
  ReviewWords & {
    /** The file's name. */
    id: string;
    /** Of the company. */
    reply?: string;
    /** What the words are in, where that is not the page's language. */
    lang?: LocaleCode;
    /** In the customer's own words, where those above are a translation. */
    original?: ReviewWords;
  };
