import {
  INSPECTION_CODES,
  inspectionOutcome,
  NEWSLETTER_CODES,
  newsletterOutcome,
} from '@site/src/forms/core/outcome';

const answer = (data: unknown) => ({kind: 'answer', data}) as const;
const error = (code: unknown) => answer({success: false, error: code, detail: null});

/** Replies that no version of the server sends. */
const MALFORMED = [null, undefined, '', 'ok', 7, [], {}, {success: 'true'}, {success: 1}];

describe.each([
  {
    form: 'inspection',
    outcomeOf: inspectionOutcome,
    own: INSPECTION_CODES,
    others: ['too_fast', 'already_subscribed', 'success'],
  },
  {
    form: 'newsletter',
    outcomeOf: newsletterOutcome,
    own: NEWSLETTER_CODES,
    others: ['db_error', 'invalid_name'],
  },
])('$form', ({outcomeOf, own, others}) => {
  test('success', () => expect(outcomeOf(answer({success: true, error: null}))).toBe('success'));

  test.each(own)('%s is its own outcome', (code) => expect(outcomeOf(error(code))).toBe(code));

  test.each(['teapot', '', null, undefined, 42, ...others])('code %p is another', (code) =>
    expect(outcomeOf(error(code))).toBe('other'),
  );

  test.each(MALFORMED)('answer %p is another', (data) =>
    expect(outcomeOf(answer(data))).toBe('other'),
  );

  test('no answer', () => expect(outcomeOf({kind: 'failed'})).toBe('request_failed'));
});
