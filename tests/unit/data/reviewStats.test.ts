import {computedStats, REVIEW_STATS} from '@site/src/data/reviewStats';

const rated = (...ratings: number[]) => ratings.map((rating) => ({rating}));

describe('the figures over all reviews', () => {
  it('are those of the specification, each with its source', () => {
    expect(REVIEW_STATS).toMatchObject({total: 21, average: 4.8, satisfaction: 100, fiveStars: 20});
    const {source, satisfactionSource} = REVIEW_STATS;
    for (const {month} of [source, satisfactionSource]) {
      expect(month).toMatch(/^20\d\d-(?:0[1-9]|1[0-2])$/);
    }
  });

  it('agree: reviews of five stars and the rest of one to four give the average', () => {
    const {total, average, fiveStars} = REVIEW_STATS;
    const averageWith = (others: number) => (fiveStars * 5 + (total - fiveStars) * others) / total;
    expect(averageWith(1)).toBeLessThan(average + 0.05);
    expect(averageWith(4)).toBeGreaterThanOrEqual(average - 0.05);
  });

  it.each([
    [rated(5, 5, 4, 2), {total: 4, average: 4, fiveStars: 2, satisfaction: 75}],
    [rated(5), {total: 1, average: 5, fiveStars: 1, satisfaction: 100}],
    [rated(5, 5, 4), {total: 3, average: 4.7, fiveStars: 2, satisfaction: 100}],
  ])('are computed where every review is here', (reviews, figures) => {
    expect(computedStats(reviews)).toMatchObject({
      ...figures,
      placeholder: false,
      source: {by: 'here'},
      satisfactionSource: {by: 'here'},
    });
  });
});
