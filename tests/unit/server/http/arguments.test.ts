import {kindOf} from '../../../../server/errors';
import {readArguments} from '../../../../server/http/arguments';

const CONTACT = 'submit_contact_rpc';

test.each([
  ['', true],
  ['{}', true],
  ['{"v_name":"Ann","v_message":null,"v_started_at_ms":1.5,"v_meta":{"a":[1]}}', true],
  ['{"v_name":"typed \\\\u0000 as text"}', true],
  ['{"v_name":"typed \\\\ud800 as text"}', true],
  ['{"v_name":"😀 \\ud83d\\ude00"}', true],
  ['{', false],
  ['[]', false],
  ['"text"', false],
  ['{"v_name":1}', false],
  ['{"v_started_at_ms":"1"}', false],
  ['{"v_started_at_ms":1e999}', false],
  ['{"v_other":"x"}', false],
  ['{"__proto__":"x"}', false],
  ['{"v_name":"\\u0000"}', false],
  ['{"v_name":"\\\\\\u0000"}', false],
  ['{"v_meta":{"a":"\\u0000"}}', false],
  ['{"v_name":"\\ud800"}', false],
])('%s may pass: %s', (body, expected) => {
  expect(readArguments(CONTACT, body) !== null).toBe(expected);
});

test.each([
  [20, true],
  [21, false],
])('%i levels of lists and objects may pass: %s', (levels, expected) => {
  const lists = '['.repeat(levels - 1) + ']'.repeat(levels - 1);
  expect(readArguments(CONTACT, `{"v_meta":${lists}}`) !== null).toBe(expected);
});

test('the deepest text that fits into a body is refused, not a crash', () => {
  for (const text of ['['.repeat(32_000) + ']'.repeat(32_000), '['.repeat(64_000)])
    expect(readArguments(CONTACT, `{"v_meta":${text}}`)).toBeNull();
});

test('brackets that were typed are no levels', () => {
  expect(readArguments(CONTACT, JSON.stringify({v_name: '[{"\\'.repeat(20)}))).not.toBeNull();
});

test('each function takes its own parameters', () => {
  expect(
    readArguments('subscribe_newsletter_rpc', '{"v_email":"a@b.co","v_honeypot":null}'),
  ).toEqual({v_email: 'a@b.co', v_honeypot: null});
  expect(readArguments('subscribe_newsletter_rpc', '{"v_name":"x"}')).toBeNull();
  expect(readArguments('note_request_rpc', '{"v_secret":"x","v_seen":"0"}')).not.toBeNull();
  for (const other of ['{"v_meta":{}}', '{"v_started_at_ms":1}', '{"v_email":"x"}', '{"v_seen":0}'])
    expect(readArguments('note_request_rpc', other)).toBeNull();
});

test('of an error only its kind is printed', () => {
  const error = Object.assign(new Error('Secret'), {
    name: 'error',
    code: '22021',
    params: ['Secret'],
  });
  expect(kindOf(error)).toBe('error 22021');
  expect(kindOf(new TypeError('Secret'))).toBe('TypeError');
  expect(kindOf({query: 'Secret'})).toBe('an error');
  expect(kindOf(12)).toBe('number');
  expect(kindOf('A sentence')).toBe('A sentence');
});
