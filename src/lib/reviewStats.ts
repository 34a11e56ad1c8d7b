import type {Review, ReviewStats} from '../data/reviews';

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
