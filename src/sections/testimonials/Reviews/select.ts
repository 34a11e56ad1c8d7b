import type {Review} from '@site/src/data/reviews';

/** Filters and sort orders of the reviews; the first is the default, without a query. */
export const SHOW = ['all', 'featured', 'recent', 'rating'] as const;
export type Show = (typeof SHOW)[number];

export type Selection = {show: Show; service: string; location: string};

/** Reads a value from the URL, which may be anything: unknown ones become `all`. */
export function toShow(value: string): Show {
  return SHOW.find((show) => show === value) ?? 'all';
}

const newestFirst = (a: Review, b: Review): number => b.date.localeCompare(a.date);

/**
 * The reviews that a selection leaves, in its order.
 *
 * @param selection an empty `service` or `location` (a county) means all of them
 */
export function selectReviews(reviews: Review[], {show, service, location}: Selection): Review[] {
  const left = reviews.filter(
    (review) =>
      (show !== 'featured' || review.featured) &&
      (!service || review.service === service) &&
      (!location || review.county === location),
  );
  if (show === 'recent') return [...left].sort(newestFirst);
  if (show === 'rating') return [...left].sort((a, b) => b.rating - a.rating || newestFirst(a, b));
  return left;
}
