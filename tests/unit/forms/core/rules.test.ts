import {LIMITS} from '@site/src/data/limits';
import {
  cleanEmail,
  inspectionEmailProblem,
  nameProblem,
  newsletterEmailProblem,
  phoneProblem,
} from '@site/src/forms/core/rules';

describe('name', () => {
  test.each([
    'Maria Delgado',
    "Sean O'Brien",
    'José Núñez',
    'Nguyễn Thị Minh Khai',
    '김철수',
    'प्रिया शर्मा',
    'X Æ A-12',
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
    '813-555-0142',
    '813.555.0142',
    '8135550142',
    '+1 813 555 0142',
    '+84 90 123 45 67',
    '+82-10-1234-5678',
    '555-0142 ext 12',
    ' 8135550142 ',
    '1'.repeat(LIMITS.phone),
  ])('takes %p', (phone) => expect(phoneProblem(phone)).toBeNull());

  test.each(['', '   '])('misses %p', (phone) => expect(phoneProblem(phone)).toBe('missing'));

  test('has a longest one', () =>
    expect(phoneProblem('1'.repeat(LIMITS.phone + 1))).toBe('too-long'));
});

describe.each([
  ['inspection', inspectionEmailProblem],
  ['newsletter', newsletterEmailProblem],
])('email of the %s form', (_form, problem) => {
  test.each([
    'name@example.com',
    'NAME@EXAMPLE.COM',
    ' name@example.com ',
    'first.last+roof@mail.example.co',
    "o'brien@example.museum",
    'josé@example.org',
    'a@b.io',
    '1@2.com',
    `${'a'.repeat(LIMITS.email - '@example.com'.length)}@example.com`,
  ])('takes %p', (email) => expect(problem(email)).toBeNull());

  test.each([
    ['', 'missing'],
    ['   ', 'missing'],
    ['name', 'no-at'],
    ['example.com', 'no-at'],
    ['name@', 'no-ending'],
    ['name@example', 'no-ending'],
    ['name@example.', 'no-ending'],
    ['a@b.c', 'short-ending'],
    ['name@mail.example.c', 'short-ending'],
    ['name@example.c0m', 'malformed'],
    ['name@127.0.0.1', 'malformed'],
    ['na me@example.com', 'space'],
    ['name@exam ple.com', 'space'],
    ['@example.com', 'malformed'],
    ['name@@example.com', 'malformed'],
    ['a@b@example.com', 'malformed'],
    [`${'a'.repeat(LIMITS.email)}@example.com`, 'too-long'],
  ])('refuses %p as %s', (email, expected) => expect(problem(email)).toBe(expected));
});

test('an email is trimmed and lower-cased', () =>
  expect(cleanEmail('  Maria.DELGADO@Example.COM\n')).toBe('maria.delgado@example.com'));
