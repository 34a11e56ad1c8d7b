import type {LocaleCode} from '../language/locales';
import type {Text} from './companyText';

/** Specified, and off: the helpful votes and the Google/Direct badge of each review card. */
export const SHOW_VOTES_AND_SOURCE: boolean = false;

/** From so many reviews on they can be sorted, and found by place; fewer are found by service alone. */
export const MANY_REVIEWS = 8;

/** Where people leave reviews. */
export const REVIEW_SOURCES = ['google', 'direct'] as const;

/** The facts above the words of a review (`company/reviews/`). */
type ReviewFacts = {
  name: string;
  title: string;
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
  /** Those of `company/tags.json`. */
  tags: string[];
  helpfulVotes?: number;
};

export type Review = Text<ReviewFacts>;
