import {company} from '@site/src/data/company';
import {REVIEW_STATS} from '@site/src/data/reviewFacts';
import {reviews, reviewTagLabels} from '@site/src/data/reviews';
import {SERVICE_SLUGS} from '@site/src/data/services';

describe('the reviews', () => {
  it('are four, each with an id of its own, of services and counties that exist', () => {
    const all = reviews();
    expect(all).toHaveLength(4);
    expect(new Set(all.map(({id}) => id)).size).toBe(4);
    for (const {service, location, rating, date} of all) {
      expect(SERVICE_SLUGS).toContain(service);
      expect(company.counties).toContain(location.county);
      expect(rating).toBeGreaterThanOrEqual(1);
      expect(rating).toBeLessThanOrEqual(5);
      expect(date).toMatch(/^\d{4}-(?:0[1-9]|1[0-2])$/);
    }
  });

  it('say each tag in words, its hyphens as spaces', () => {
    for (const [tag, label] of Object.entries(reviewTagLabels())) {
      expect(label).toBe(tag.replaceAll('-', ' '));
    }
  });

  it('have the figures of the specification', () => {
    expect(REVIEW_STATS).toMatchObject({total: 21, average: 4.8, satisfaction: 100, fiveStars: 20});
  });
});
