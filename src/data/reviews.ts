import type {LocaleCode} from '../language/locales';
import type {Text} from './companyText';

/** Specified, and off: the helpful votes and the Google/Direct badge of each review card. */
export const SHOW_VOTES_AND_SOURCE: boolean = false;

/** From this many reviews on, visitors can sort them and filter by place; below, only by service. */
export const MANY_REVIEWS = 8;

/** From this many reviews on, figures over them are shown: of fewer, each star would weigh too much. */
export const ENOUGH_REVIEWS = 5;

/** Where people leave reviews. */
export const REVIEW_SOURCES = ['google', 'direct'] as const;

/** The facts above the words of a review (`company/reviews/`). */
type ReviewFacts = {
  name: string;
  title: string;
  /** Language of the customer's words; English by default. */
  language?: LocaleCode;
  /** Shown with its county; the county is what the filter offers. */
  city: string;
  county: string;
  /** Year and month, `2025-06`. */
  date: string;
  /** 1 to 5. */
  rating: number;
  /** The slug of the service's page. */
  service: string;
  source: (typeof REVIEW_SOURCES)[number];
  verified: boolean;
  featured: boolean;
  /** Keys of `company/tags.json`. */
  tags: string[];
  helpfulVotes?: number;
};

export type Review = Text<ReviewFacts>;

/** Who counted a figure: a site with reviews, the company by a survey, or this site itself. */
export const COUNTED_BY = ['google', 'bbb', 'survey', 'here'] as const;

/** When and by whom a figure was counted; figures counted `here` are current. */
export type FigureSource = {by: (typeof COUNTED_BY)[number]; month?: string};

/** Figures over all the company's reviews. */
export type ReviewStats = {
  total: number;
  /** Of 5 stars, to a tenth. */
  average: number;
  fiveStars: number;
  /** In percent; null where nobody asked. */
  satisfaction: number | null;
  /** Source of `total`, `average` and `fiveStars`. */
  source: FigureSource;
  satisfactionSource: FigureSource | null;
};
