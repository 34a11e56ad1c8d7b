import {computedStats} from '@site/src/lib/reviewStats';

const rated = (...ratings: number[]) => ratings.map((rating) => ({rating}));

test.each([
  [rated(5, 5, 4, 2), {total: 4, average: 4, fiveStars: 2}],
  [rated(5), {total: 1, average: 5, fiveStars: 1}],
  [rated(5, 5, 4), {total: 3, average: 4.7, fiveStars: 2}],
])('the figures over all reviews are computed where every review is here', (reviews, figures) => {
  expect(computedStats(reviews)).toMatchObject({
    ...figures,
    source: {by: 'here'},
    satisfaction: null,
    satisfactionSource: null,
  });
});
