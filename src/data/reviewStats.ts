import type {Review} from './reviews';

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
  /** In percent. */
  satisfaction: number;
  /** Source of `total`, `average` and `fiveStars`. */
  source: FigureSource;
  satisfactionSource: FigureSource;
};

/** Computes the figures from a complete list of reviews. Four or five stars count as satisfied. */
export function computedStats(reviews: readonly Pick<Review, 'rating'>[]): ReviewStats {
  const total = reviews.length;
  const ratings = reviews.map(({rating}) => rating);
  const share = (least: number) => ratings.filter((rating) => rating >= least).length;
  const sum = ratings.reduce((before, rating) => before + rating, 0);
  return {
    total,
    average: Math.round((sum / total) * 10) / 10,
    fiveStars: share(5),
    satisfaction: Math.round((share(4) / total) * 100),
    source: {by: 'here'},
    satisfactionSource: {by: 'here'},
  };
}
