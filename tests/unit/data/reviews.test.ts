import {company} from '@site/src/data/company';
import {quotedReviews, reviews, reviewTagLabels} from '@site/src/data/reviews';
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

  it('written in English are the messages, so that no word of a customer is changed', () => {
    for (const {language, title, review, original} of reviews()) {
      if (language === 'en') expect({title, review}).toEqual(original);
    }
  });

  it('that other pages quote are the featured ones first', () => {
    expect(quotedReviews(2).map(({id}) => id)).toEqual(['maria-t', 'duc-n']);
    expect(quotedReviews(3).map(({id}) => id)).toEqual(['maria-t', 'duc-n', 'james-w']);
    expect(reviews().map(({id}) => id)).toEqual(['maria-t', 'duc-n', 'james-w', 'anita-p']);
  });
});
