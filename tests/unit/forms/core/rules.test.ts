import {LIMITS} from '@site/src/data/limits';
import {cleanEmail, emailProblem, nameProblem, phoneProblem} from '@site/src/forms/core/rules';

import {EMAIL_CASES} from '../../../support/emailCases';

describe('name', () => {
  test.each([
    "Sean O'Brien",
    'Nguyễn Thị Minh Khai',
    'प्रिया शर्मा',
    '  padded  ',
    'a'.repeat(LIMITS.name),
  ])('takes %p', (name) => expect(nameProblem(name)).toBeNull());

  test.each(['', ' ', '\t\n', '\u00a0'])('misses %p', (name) =>
    expect(nameProblem(name)).toBe('missing'),
  );

  test('has a longest one', () =>
    expect(nameProblem('a'.repeat(LIMITS.name + 1))).toBe('too-long'));
});

describe('phone', () => {
  test.each([
    '(813) 555-0142',
    '+1 813 555 0142',
    '+84 90 123 45 67',
    '555-0142 ext 12',
    ' 8135550142 ',
    '1'.repeat(LIMITS.phone),
  ])('takes %p', (phone) => expect(phoneProblem(phone)).toBeNull());

  test.each(['', '   '])('misses %p', (phone) => expect(phoneProblem(phone)).toBe('missing'));

  test('has a longest one', () =>
    expect(phoneProblem('1'.repeat(LIMITS.phone + 1))).toBe('too-long'));
});

describe('email', () => {
  // tests/sql/fields.test.ts runs the same cases against the database.
  test.each(EMAIL_CASES)('$email: $problem', ({email, problem}) =>
    expect(emailProblem(email)).toBe(problem),
  );
});

test('an email is trimmed and lower-cased', () =>
  expect(cleanEmail('  Maria.DELGADO@Example.COM\n')).toBe('maria.delgado@example.com'));
