import {quotedReviews, reviews} from '@site/src/data/reviews';

describe('the reviews', () => {
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
