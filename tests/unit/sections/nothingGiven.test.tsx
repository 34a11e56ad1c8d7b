/**
 * Pages of a company that has nothing that it may be without, and one of everything that is counted, in
 * each language: they say nothing that is not so.
 */
import reviews from '@generated/docusaurus-plugin-company/default/reviews.json';
import stats from '@generated/docusaurus-plugin-company/default/stats.json';
import team from '@generated/docusaurus-plugin-company/default/team.json';
import Credentials from '@site/src/components/Credentials';
import {company} from '@site/src/data/company';
import {CLAIMS_SLUG} from '@site/src/data/services';
import {LOCALES, type LocaleCode} from '@site/src/language/locales';
import {computedStats} from '@site/src/lib/reviewStats';
import About from '@site/src/sections/about/Reasons';
import Team from '@site/src/sections/about/Team';
import Benefits from '@site/src/sections/contact/Benefits';
import HomeReviews from '@site/src/sections/home/Reviews';
import ValuePoints from '@site/src/sections/home/ValuePoints';
import WhyUs from '@site/src/sections/home/WhyUs';
import JoinCta from '@site/src/sections/testimonials/JoinCta';
import Reviews from '@site/src/sections/testimonials/Reviews';
import ReviewStats from '@site/src/sections/testimonials/ReviewStats';
import Trust from '@site/src/sections/testimonials/Trust';

import serviceCards from '../../support/generated/serviceCards';
import {renderSite} from '../../support/render';

const CODES = LOCALES.map(({code}) => code);
const NONE = {
  veteranOwned: false,
  maker: null,
  bbb: null,
  google: null,
  emergency: null,
  warranty: null,
  statewide: false,
  liability: null,
  workersCompensation: null,
  address: null,
};
const CLAIMS: Record<LocaleCode, RegExp> = {
  en: /insurance|claim/i,
  es: /seguro|reclamaci/i,
  vi: /bảo hiểm|bồi thường/i,
  ko: /보험/,
  hi: /इंश्योरेंस|क्लेम/,
};
const SEVERAL: Record<LocaleCode, RegExp> = {
  en: /\b1 reviews|one of them|two people|\bthree\b|names\b/i,
  es: /\b1 opiniones|una de ellas|dos personas|\btres\b|personas/i,
  vi: /trong số này|\bba lý do|hai người|những người/i,
  ko: /이 가운데|세 가지|두 사람|사람들/,
  hi: /इनमें से|तीन वजहें|दो लोग|वे लोग/,
};
const services = [...serviceCards];
const review = reviews[0]!;

const textOf = (locale: LocaleCode, ...parts: (() => React.ReactNode)[]): string => {
  const {container, unmount} = renderSite(
    <>
      {parts.map((Part, at) => (
        <Part key={at} />
      ))}
    </>,
    {locale},
  );
  const text = container.textContent;
  const empty = container.querySelectorAll('ul:empty, dl:empty').length;
  unmount();
  expect([locale, empty]).toEqual([locale, 0]);
  return text;
};

beforeEach(() => {
  for (const [name, value] of Object.entries(NONE))
    jest.replaceProperty(company, name as keyof typeof NONE, value as never);
  serviceCards.splice(0, Infinity, ...services.filter(({slug}) => slug !== CLAIMS_SLUG));
  reviews.splice(0, Infinity, review);
  Object.assign(stats, computedStats(reviews));
  const member = {id: 'ann', name: 'Ann Lee', title: 'Owner', paragraphs: ['Mine.']};
  team.splice(0, Infinity, member as (typeof team)[0]);
});

test.each(CODES)('in %s nothing is said of help with claims without its service', (locale) => {
  const parts = [ValuePoints, About, Benefits];
  // The receipt in it names the two insurances of every roofer.
  const why = () => textOf(locale, WhyUs).includes('489.147');
  expect(textOf(locale, ...parts)).not.toMatch(CLAIMS[locale]!);
  expect(why()).toBe(false);
  serviceCards.splice(0, Infinity, ...services);
  expect(textOf(locale, ...parts)).toMatch(CLAIMS[locale]!);
  expect(why()).toBe(true);
});

test.each(CODES)('in %s no profile is named that there is not', (locale) => {
  expect(textOf(locale, () => <Credentials extent="explained" />)).not.toMatch(/BBB|Google/);
});

test.each(CODES)('in %s one review and one founder make no figures and no plurals', (locale) => {
  expect(textOf(locale, ReviewStats)).toBe('');
  expect(textOf(locale, Team, Reviews, HomeReviews, About)).not.toMatch(SEVERAL[locale]!);
  expect(textOf(locale, Team)).toContain('Ann Lee');
  jest.replaceProperty(company, 'veteranOwned', true);
  expect(textOf(locale, Trust)).not.toMatch(SEVERAL[locale]!);
});

test.each(CODES)('in %s no review leaves no list, no filter and nobody to join', (locale) => {
  reviews.splice(0);
  Object.assign(stats, computedStats(reviews));
  const join = () => textOf(locale, JoinCta);
  expect(textOf(locale, Reviews)).not.toMatch(/\d/);
  const alone = join();
  reviews.push(review);
  expect(join()).not.toBe(alone);
});

test.each(CODES)('in %s five reviews make figures, without a satisfaction', (locale) => {
  Object.assign(stats, computedStats(Array.from({length: 5}, () => ({rating: 5}))));
  expect(textOf(locale, ReviewStats)).toMatch(/5/);
  expect(textOf(locale, ReviewStats)).not.toMatch(/100/);
});
