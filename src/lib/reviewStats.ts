import type {Review, ReviewStats} from '../data/reviews';

/** Computes the figures from a complete list of reviews: stars do not say who is satisfied. */
export function computedStats(reviews: readonly Pick<Review, 'rating'>[]): ReviewStats {
  const total = reviews.length;
  const ratings = reviews.map(({rating}) => rating);
  const sum = ratings.reduce((before, rating) => before + rating, 0);
  return {
    total,
    average: total === 0 ? 0 : Math.round((sum / total) * 10) / 10,
    fiveStars: ratings.filter((rating) => rating === 5).length,
    satisfaction: null,
    source: {by: 'here'},
    satisfactionSource: null,
  };
}
