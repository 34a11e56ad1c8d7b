import {draftIn, startOf} from '@site/src/forms/core/draft';

import {blocked} from '../../../support/storage';

const storage = () => sessionStorage;

beforeEach(() => sessionStorage.clear());

const FIELDS = ['name', 'email'] as const;
const draft = {startedAt: 1234, entries: {name: 'Maria', email: 'maria@example.com'}};

test('keeps known fields only, never the honeypot', () => {
  const entries = {...draft.entries, company: 'filled by the browser'};
  draftIn(storage, 'd', FIELDS).write({startedAt: 1, entries});
  expect(sessionStorage.getItem('d')).not.toContain('company');
});

test.each(['', '{', 'null', '7', '"x"', '{"entries":{}}', '{"startedAt":"soon"}'])(
  'garbage %p is no draft',
  (text) => {
    sessionStorage.setItem('d', text);
    expect(draftIn(storage, 'd', FIELDS).read()).toBeNull();
  },
);

test('entries that are no text are empty', () => {
  sessionStorage.setItem('d', '{"startedAt":5,"entries":{"name":7,"other":"x"}}');
  expect(draftIn(storage, 'd', FIELDS).read()).toStrictEqual({
    startedAt: 5,
    entries: {name: '', email: ''},
  });
});

test('blocked storage keeps nothing and throws nothing', () => {
  const one = draftIn(blocked, 'd', FIELDS);
  expect(() => one.write(draft)).not.toThrow();
  expect(() => one.clear()).not.toThrow();
  expect(one.read()).toBeNull();
});

test.each([
  [400, 1000, 400],
  [undefined, 1000, 1000],
  [null, 1000, 1000],
  ['400', 1000, 1000],
  [Number.NaN, 1000, 1000],
  [0, 1000, 1000],
  [-5, 1000, 1000],
  [2000, 1000, 1000],
])('a start remembered as %p, now %p, is %p', (remembered, now, expected) =>
  expect(startOf(remembered, now)).toBe(expected),
);
