import {credentials} from '@site/src/data/proof/credentials';
import {payment} from '@site/src/data/proof/payment';
import {problemsWith} from '@site/src/data/proof/rules';

type Credentials = typeof credentials;
type Payment = typeof payment;

const nothing = Object.fromEntries(
  Object.keys(credentials).map((name) => [name, null]),
) as Credentials;
const none: Payment = {prices: {}, deposit: null, financing: null};
const placeholder = false;
const problems = (given: Partial<Credentials>, pay: Partial<Payment> = {}): string[] =>
  problemsWith({credentials: {...nothing, ...given}, payment: {...none, ...pay}});

it('what is invented is named by its mark, and not a second time', () => {
  expect(problemsWith({credentials, payment})).toEqual([]);
});

it('what is not given has no problem', () => expect(problems({})).toEqual([]));

it('real facts have none', () => {
  expect(
    problems(
      {
        liability: {placeholder, insurer: 'Gulf Mutual'},
        warranty: {placeholder, years: 10},
        bbb: {placeholder, url: 'https://www.bbb.org/us/fl/tampa/profile/roofing/a-0733-1'},
        google: {placeholder, url: 'https://g.page/r/abc'},
        licenseRecord: {
          placeholder,
          url: 'https://www.myfloridalicense.com/LicenseDetail.asp?SID=&id=601EB27C16D2369E36FD9B81C20A0755',
        },
        address: {placeholder, street: '12 Bay St', city: 'Tampa', state: 'FL', zip: '33602'},
        towns: {placeholder, names: ['Tampa']},
      },
      {
        prices: {'roof-replacement': {placeholder, from: 9000, to: 24_000, year: 2026}},
        deposit: {placeholder, percent: 0, rest: 'completion'},
      },
    ),
  ).toEqual([]);
});

it('all invented values are noticed where only the mark was changed', () => {
  const unmarked = (text: unknown) =>
    JSON.parse(
      JSON.stringify(text).replaceAll('"placeholder":true', '"placeholder":false'),
    ) as never;
  const left = problemsWith({
    credentials: unmarked(credentials),
    payment: unmarked(payment),
  });
  const named = (name: string) => left.some((sentence) => sentence.includes(`“${name}”`));
  // Numbers alone look like any other: their marks are all that tells.
  const numbers = ['warranty'];
  const facts = Object.entries(credentials).flatMap(([name, fact]) => (fact ? name : []));
  expect(facts.filter((name) => !numbers.includes(name) && !named(name))).toEqual([]);
  expect(named('financing')).toBe(true);
});

it.each<[string, Partial<Credentials>]>([
  ['warranty', {warranty: {placeholder, years: 0}}],
  ['warranty', {warranty: {placeholder, years: 2.5}}],
  ['bbb', {bbb: {placeholder, url: 'https://www.bbb.org/'}}],
  ['bbb', {bbb: {placeholder, url: 'https://bbb.org.evil.test/profile'}}],
  ['google', {google: {placeholder, url: 'https://www.google.com/maps'}}],
  ['google', {google: {placeholder, url: 'g.page/r/abc'}}],
  [
    'licenseRecord',
    {licenseRecord: {placeholder, url: 'https://www.myfloridalicense.com/wl11.asp'}},
  ],
  [
    'address',
    {address: {placeholder, street: '12 Bay St', city: 'Tampa', state: 'Florida', zip: '33602'}},
  ],
  ['towns', {towns: {placeholder, names: []}}],
  ['otherProfiles', {otherProfiles: {placeholder, urls: ['http://facebook.com/a']}}],
])('%s: notices %j', (name, given) => {
  expect(problems(given)).toEqual([
    expect.stringMatching(
      new RegExp(`“${name}” in src/data/proof/credentials.ts cannot be right: `),
    ),
  ]);
});

it.each<[string, Partial<Payment>]>([
  ['roof-replacement', {prices: {'roof-replacement': {placeholder, from: 9, to: 8, year: 2026}}}],
  ['roof-replacement', {prices: {'roof-replacement': {placeholder, from: 8.5, to: 9, year: 2026}}}],
  ['roof-replacement', {prices: {'roof-replacement': {placeholder, from: 8, to: 9, year: 26}}}],
  ['deposit', {deposit: {placeholder, percent: 120, rest: 'completion'}}],
])('%s: notices %j', (name, pay) => {
  expect(problems({}, pay)).toEqual([expect.stringContaining(`“${name}”`)]);
});
