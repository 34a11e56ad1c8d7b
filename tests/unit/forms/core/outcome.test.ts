import {inspectionOutcome, newsletterOutcome} from '@site/src/forms/core/outcome';

const answer = (data: unknown) => ({kind: 'answer', data}) as const;
const error = (code: unknown) => answer({success: false, error: code, detail: null});

/** Replies that no version of the server sends. */
const MALFORMED = [null, undefined, '', 'ok', 7, [], {}, {success: 'true'}, {success: 1}];

describe('inspection', () => {
  test('success', () =>
    expect(inspectionOutcome(answer({success: true, error: null}))).toBe('success'));

  test.each([
    'spam_detected',
    'rate_limit',
    'invalid_email',
    'invalid_name',
    'invalid_phone',
    'db_error',
  ])('%s is its own outcome', (code) => expect(inspectionOutcome(error(code))).toBe(code));

  test.each(['teapot', '', null, undefined, 42, 'too_fast', 'already_subscribed', 'success'])(
    'code %p is another',
    (code) => expect(inspectionOutcome(error(code))).toBe('other'),
  );

  test.each(MALFORMED)('answer %p is another', (data) =>
    expect(inspectionOutcome(answer(data))).toBe('other'),
  );

  test('no answer', () => expect(inspectionOutcome({kind: 'failed'})).toBe('request_failed'));
});

describe('newsletter', () => {
  test('success', () =>
    expect(newsletterOutcome(answer({success: true, error: null}))).toBe('success'));

  test.each(['already_subscribed', 'spam_detected', 'too_fast', 'rate_limit', 'invalid_email'])(
    '%s is its own outcome',
    (code) => expect(newsletterOutcome(error(code))).toBe(code),
  );

  test.each(['teapot', '', null, undefined, 42, 'db_error', 'invalid_name'])(
    'code %p is another',
    (code) => expect(newsletterOutcome(error(code))).toBe('other'),
  );

  test.each(MALFORMED)('answer %p is another', (data) =>
    expect(newsletterOutcome(answer(data))).toBe('other'),
  );

  test('no answer', () => expect(newsletterOutcome({kind: 'failed'})).toBe('request_failed'));
});
