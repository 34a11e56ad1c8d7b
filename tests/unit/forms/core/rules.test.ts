import {LIMITS} from '@site/src/data/limits';
import {cleanEmail} from '@site/src/forms/core/clean';
import {shownPhone} from '@site/src/forms/core/phone';
import {
  emailProblem,
  excessOf,
  isQuestion,
  nameProblem,
  phoneProblem,
  problemsOf,
  revisedProblems,
} from '@site/src/forms/core/rules';
import {isUrgent, sentMessage} from '@site/src/forms/core/urgent';

import {EMAIL_CASES} from '../../../support/emailCases';

describe('name', () => {
  test.each([
    "Sean O'Brien",
    'Nguyễn Thị Minh Khai',
    'प्रिया शर्मा',
    '  padded  ',
    'a'.repeat(LIMITS.name),
  ])('takes %p', (name) => expect(nameProblem(name)).toBeNull());

  test.each(['', ' ', '\t\n', '\u00a0', '\u200b', ' \u200d\u2060', '\u3164\u2800\ufe0f\0'])(
    'misses %p',
    (name) => expect(nameProblem(name)).toBe('missing'),
  );

  test('has a longest one', () =>
    expect(nameProblem('a'.repeat(LIMITS.name + 1))).toBe('too-long'));
});

describe('phone', () => {
  test.each([
    '(813) 555-0142',
    '+1 813 555 0142',
    '1-813-555-0142',
    '+84 90 123 45 67',
    ' ＋８１ 3 1234 5678',
    '८१३५५५०१४२',
    ' 8135550142 ',
    '\u202d+82 10-1234-5678\u202c',
    'tel:+18135550142',
    '813 555 0142 x 12',
    '813-555-0142, ext. 7',
    '+1 (813) 555-0142 #7',
    '(813) 555-0142 내선 7',
    '011 52 55 1234 5678',
    '00 82 10 1234 5678',
    '(+84) 90 123 45 67',
    '+1 (813) 555-0142',
  ])('takes %p', (phone) => expect(phoneProblem(phone)).toBeNull());

  test.each([
    ['813 555', 6],
    ['call me', 0],
    ['555-0142 ext 12', 9],
    ['2813 555 0142', 11],
    ['84 90 123 45 67', 11],
    ['+1 555 01', 5],
    ['+1234567890123456', 15],
    ['+84 12 34', 6],
    // The country's 1, and a digit forgotten.
    ['1 813 555 014', 9],
    ['+1 813 555 01', 8],
  ])('asks about %p, with its %d digits', (phone, count) => {
    const problem = phoneProblem(phone);
    expect(problem).toBe(`${count}-digits`);
    expect(isQuestion(problem!)).toBe(true);
  });

  test.each([
    '0912 345 678',
    '(013) 555-0142',
    '813 155 0142',
    '+1 813 055 0142',
    '00 1 113 555 0142',
  ])('asks about %p, whose ten digits nobody has', (phone) =>
    expect(phoneProblem(phone)).toBe('unreachable'),
  );

  test.each([
    ['7275550117', '(727) 555-0117'],
    [' +1 727.555.0117', '(727) 555-0117'],
    ['727-555-0117 x 5', '727-555-0117 x 5'],
    ['+84 90 123 45 67', '+84 90 123 45 67'],
    ['727 555', '727 555'],
  ])('shows %p as %p', (typed, shown) => expect(shownPhone(typed)).toBe(shown));

  test('asks about nothing that is wrong otherwise', () =>
    expect(['missing', 'too-long', 'refused', undefined].map(isQuestion)).not.toContain(true));

  test.each(['', '   '])('misses %p', (phone) => expect(phoneProblem(phone)).toBe('missing'));

  test('has a longest one', () =>
    expect(phoneProblem('1'.repeat(LIMITS.phone + 1))).toBe('too-long'));
});

// tests/sql/fields.test.ts runs the same cases against the database.
test.each(EMAIL_CASES)('email $email: $problem', ({email, problem}) =>
  expect(emailProblem(email)).toBe(problem),
);

test('a message is over its limit by what a reader would count', () => {
  const full = 'a'.repeat(LIMITS.message);
  const excess = [full, ` ${full}\u200b\n`, `${full}bc`, `${full}🏠`];
  expect(excess.map((message) => excessOf(message, false))).toEqual([0, 0, 2, 1]);
  expect(problemsOf({message: `${full}b`})).toEqual({message: 'too-long'});
  expect(problemsOf({name: '🏠'.repeat(LIMITS.name)})).toEqual({});
});

test('an email is trimmed and lower-cased', () =>
  expect(cleanEmail('  Maria.DELGADO@Example.COM\n')).toBe('maria.delgado@example.com'));

test('an email typed on an East Asian keyboard becomes one that can be sent', () => {
  for (const typed of ['ann＠example.com', 'ann@example．com', 'ａｎｎ＠ｅｘａｍｐｌｅ．ｃｏｍ']) {
    expect(cleanEmail(typed)).toBe('ann@example.com');
    expect(emailProblem(typed)).toBeNull();
  }
});

test('the tick takes nine letters of the message for its line', () => {
  const message = 'a'.repeat(LIMITS.message - 9);
  const sent = sentMessage({message: ` ${message}\n`, now: 'on'});
  expect(sent).toBe(`LEAK NOW\n${message}`);
  expect(sent).toHaveLength(LIMITS.message);
  expect(problemsOf({message, now: 'on'})).toEqual({});
  expect(problemsOf({message: `${message}a`, now: 'on'})).toEqual({message: 'too-long'});
  expect(problemsOf({message: `${message}a`, now: ''})).toEqual({});
});

test.each([
  ['', 'on', true],
  ['', '', false],
  ['12 Palm St', 'on', true],
  ['leak now, 12 Palm St', '', true],
  [' “LEAK NOW” agua', '', true],
  ['LEAK-NOW', '', true],
  ['ＬＥＡＫ ＮＯＷ', '', true],
  ['No leak now, just a quote', '', false],
  ['Leak nowhere to be seen', '', false],
])('%j with the tick %j rings: %s', (message, now, rings) =>
  expect(isUrgent({message, now})).toBe(rings),
);

test.each([
  // shown, current, after a pause, expected
  [null, 'no-at', false, null],
  [null, 'no-at', true, null],
  ['no-at', null, false, null],
  ['refused', null, false, null],
  ['no-at', 'missing', false, 'missing'],
  ['missing', 'no-at', false, 'missing'],
  ['missing', 'no-at', true, 'no-at'],
  ['short-ending', 'no-ending', false, 'short-ending'],
  ['short-ending', 'no-ending', true, 'no-ending'],
] as const)('shown %p, found %p, quiet %p: says %p', (shown, current, hasPaused, expected) =>
  expect(
    revisedProblems(shown ? {email: shown} : {}, current ? {email: current} : {}, hasPaused),
  ).toEqual(expected ? {email: expected} : {}),
);
