import type {Reply} from '@site/src/forms/core/call';
import {INSPECTION_CODES, NEWSLETTER_CODES, outcomeOf} from '@site/src/forms/core/outcome';

const answer = (data: unknown) => ({kind: 'answer', data}) as const;
const error = (code: unknown) => answer({success: false, error: code, detail: null});

/** Replies that no version of the server sends. */
const MALFORMED = [null, undefined, '', 'ok', 7, [], {}, {success: 'true'}, {success: 1}];

describe.each([
  {
    form: 'inspection',
    codes: INSPECTION_CODES,
    others: ['too_fast', 'already_subscribed', 'success'],
  },
  {
    form: 'newsletter',
    codes: NEWSLETTER_CODES,
    others: ['db_error', 'invalid_name'],
  },
])('$form', ({codes, others}) => {
  const of = (reply: Reply) => outcomeOf<string>(reply, codes);

  test('success', () => expect(of(answer({success: true, error: null}))).toBe('success'));

  test.each(codes)('%s is its own outcome', (code) => expect(of(error(code))).toBe(code));

  test.each(['teapot', '', null, undefined, 42, ...others])('code %p is another', (code) =>
    expect(of(error(code))).toBe('other'),
  );

  test.each(MALFORMED)('answer %p is another', (data) => expect(of(answer(data))).toBe('other'));

  test('no answer', () => expect(of({kind: 'failed'})).toBe('request_failed'));
});
