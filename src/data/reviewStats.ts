import type {Review} from './reviews';

/** Who counted a figure: a site with reviews, the company by asking, or nobody but the reader. */
type CountedBy = 'google' | 'bbb' | 'survey' | 'here';

/** When and by whom a figure was counted; those counted here are as new as the page. */
export type FigureSource = {by: CountedBy; month?: string};

/** Figures over all the company's reviews. */
export type ReviewStats = {
  /** Invented: a real company replaces the figures and sets false. */
  placeholder: boolean;
  total: number;
  /** Of 5 stars, to a tenth. */
  average: number;
  fiveStars: number;
  /** In percent. */
  satisfaction: number;
  /** Of the first three. */
  source: FigureSource;
  satisfactionSource: FigureSource;
};

/**
 * The figures while the site quotes only some reviews; null once `company/reviews/` has every one there
 * is: they are then computed. Those here agree: 20 reviews of five stars and one of one average 4.8;
 * satisfaction is another question, asked of other people.
 */
export const COUNTED: ReviewStats | null = {
  placeholder: true,
  total: 21,
  average: 4.8,
  fiveStars: 20,
  satisfaction: 100,
  source: {by: 'google', month: '2026-10'},
  satisfactionSource: {by: 'survey', month: '2026-10'},
};

/**
 * The figures over reviews that are all there are. Satisfied is who gave four or five stars. Each
 * review has its own mark, so that the figures need none.
 */
export function computedStats(reviews: readonly Pick<Review, 'rating'>[]): ReviewStats {
  const total = reviews.length;
  const ratings = reviews.map(({rating}) => rating);
  const share = (least: number) => ratings.filter((rating) => rating >= least).length;
  const sum = ratings.reduce((before, rating) => before + rating, 0);
  return {
    placeholder: false,
    total,
    average: Math.round((sum / total) * 10) / 10,
    fiveStars: share(5),
    satisfaction: Math.round((share(4) / total) * 100),
    source: {by: 'here'},
    satisfactionSource: {by: 'here'},
  };
}
