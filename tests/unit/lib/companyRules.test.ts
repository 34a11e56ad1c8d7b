import {type Company, company} from '@site/src/data/company';
import {problemsWith} from '@site/src/lib/companyRules';
import fs from 'node:fs';

import {OWN_FACTS} from '../../support/newOwner';

const text = fs.readFileSync('src/data/company.ts', 'utf8');
const problems = (change: object): string[] =>
  problemsWith({...company, ...OWN_FACTS, ...change} as Company, text);

it('what is invented is named by its mark, and not a second time', () => {
  expect(problemsWith(company, text)).toEqual([]);
});

it('real facts have no problem, nor has what is not given', () => {
  expect(problems({})).toEqual([]);
  const none = [
    'foundedYear',
    'emergency',
    'responseHours',
    'bbb',
    'maker',
    'warranty',
    'address',
    'reviewStats',
  ];
  expect(problems(Object.fromEntries(none.map((name) => [name, null])))).toEqual([]);
});

it('invented values are noticed where only the mark was changed', () => {
  const left = problemsWith({...company, placeholder: false}, text);
  for (const name of ['phone', 'license', 'address', 'towns', 'liability', 'warranty']) {
    expect(left.filter((one) => one.includes(`“${name}”`))).toHaveLength(1);
  }
  const line = text.split('\n').findIndex((one) => one.startsWith('  warranty: {years: 99}')) + 1;
  expect(left).toContainEqual(
    expect.stringMatching(`^src/data/company.ts, line ${line}: “warranty” .*null where`),
  );
});

it('an empty text is refused even while the facts are invented', () => {
  for (const bbb of [{rating: '', url: null}, '']) {
    const left = problemsWith({...company, bbb} as never, text);
    expect(left).toEqual([expect.stringMatching(/“bbb” has an empty text .*write .*or null/)]);
  }
  expect(problems({logo: {name: 'A', trade: ''}})).toEqual([]);
});

it.each<[string, unknown]>([
  ['phone', {display: '(407) 555-9999', e164: '+14075550000'}],
  ['colors', {dark: 'navy', action: '#a83c1a'}],
  ['siteUrl', 'www.roof.test'],
  ['foundedYear', '2011'],
  ['emergency', 'always'],
  ['responseHours', 0],
  ['counties', []],
  ['veteranOwned', null],
  ['timeZone', 'Florida'],
  ['hours', [{days: ['Mon'], opens: '07:00', closes: '18:00'}]],
  ['twoClocks', 'yes'],
  ['closedDays', ['Christmas']],
  ['closedDays', ['2026-02-30']],
  ['answers', {es: 'yes'}],
  ['warranty', {years: 2.5}],
  ['bbb', {rating: 'A', url: 'https://www.bbb.org/'}],
  ['bbb', {rating: 'A', url: 'https://bbb.org.evil.test/profile'}],
  ['google', {url: 'https://www.google.com/maps'}],
  ['licenseRecord', {url: 'https://www.myfloridalicense.com/wl11.asp'}],
  ['address', {street: '12 Bay St', city: 'Tampa', state: 'Florida', zip: '33602'}],
  ['reviewStats', {...company.reviewStats, fiveStars: 22}],
  ['reviewStats', {...company.reviewStats, average: 48}],
  ['reviewStats', {...company.reviewStats, source: {by: 'google'}}],
  ['reviewStats', {...company.reviewStats, source: {by: 'yelp', month: '2026-10'}}],
  ['reviewStats', {...company.reviewStats, satisfactionSource: null}],
  ['otherProfiles', ['http://facebook.com/a']],
  ['prices', {'roof-replacement': {from: 9, to: 8, year: 2026}}],
  ['prices', {'roof-replacement': {from: 8.5, to: 9, year: 2026}}],
  [
    'prices',
    {'roof-replacement': {from: 8, to: 9, year: 2026, examples: [{job: {en: 'Roof'}, price: 10}]}},
  ],
  ['prices', {'roof-replacement': {from: 8, to: 9, year: 2026, examples: [{job: {}, price: 9}]}}],
  ['deposit', {percent: 120, rest: 'completion'}],
])('%s: notices %j', (name, value) => {
  expect(problems({[name]: value})).toEqual([
    expect.stringMatching(`^src/data/company.ts, line \\d+: “${name}” cannot be right: write `),
  ]);
});

it('accepts figures without a satisfaction that nobody asked for', () => {
  const reviewStats = {...company.reviewStats!, satisfaction: null, satisfactionSource: null};
  expect(problems({reviewStats})).toEqual([]);
});

it('says of a number for fiction that it is one', () => {
  const phone = {display: '(407) 555-0199', e164: '+14075550199'};
  expect(problems({phone})).toEqual([expect.stringMatching(/“phone” has .*555-01xx is reserved/)]);
});

it('names a key that is unknown, and one that is missing', () => {
  expect(problems({bbbRating: 'A'})).toEqual([expect.stringContaining('“bbbRating” is no fact')]);
  const {email: _, ...others} = {...company, ...OWN_FACTS};
  expect(problemsWith(others as unknown as Company, text)).toEqual([
    'src/data/company.ts: “email” is missing.',
  ]);
});
