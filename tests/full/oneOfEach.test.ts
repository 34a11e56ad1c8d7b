/**
 * A company with one of whatever it may have several: one service, one review, one county, one person, hours of one
 * day. Its pages lead nowhere that is gone, and have no gap and no plural of one.
 */
import fs from 'node:fs';

import {company} from '../../src/data/company';
import {serviceRoute} from '../../src/data/routes';
import {DEFAULT_LOCALE, LOCALES} from '../../src/language/locales';
import {deadLinks} from '../support/links';
import {ScratchCopy, succeed} from '../support/scratch';
import {SERVICE_SLUGS} from '../support/services';

const SERVICE = 'roof-inspection';
const GONE = SERVICE_SLUGS.filter((slug) => slug !== SERVICE);
const LANGUAGES = [DEFAULT_LOCALE, 'es'];
const DAY = {days: ['Monday'], opens: '08:00', closes: '17:00'};
const FACTS = {
  stats: {roofsInProgress: null, yearsOfExperience: '12+'},
  responseHours: 1,
  answers: {es: [DAY]},
  counties: ['Pinellas'],
  towns: ['Largo'],
  hours: [DAY],
  warranty: {years: 1},
  reviewStats: null,
  prices: {[SERVICE]: 'free'},
};
const PLURALS = /\b1 (?:years|reviews|hours|counties|days|años|opiniones|horas|condados|días)\b/;
const GAPS = /<([uod]l)\b[^>]*>\s*<\/\1>|\.\.(?!\.)|\{\w+\}|\b(?:undefined|NaN)\b/;

const copy = new ScratchCopy('one-of-each');
afterAll(() => copy.remove());

const keepFirst = (folder: string): void => {
  const [, ...others] = copy.list(`company/${folder}`).sort();
  for (const parent of ['company', 'i18n/es/docusaurus-plugin-company'])
    for (const file of others) fs.rmSync(copy.path(`${parent}/${folder}/${file}`), {force: true});
};

test('builds', () => {
  copy.edit('src/data/company.ts', [
    /(?<=company: Company = )\{[^]*?\n\};/,
    `${JSON.stringify({...company, ...FACTS})};`,
  ]);
  for (const {code} of LOCALES) if (!LANGUAGES.includes(code)) copy.withoutLanguage(code);
  const copies = 'i18n/es/docusaurus-plugin-content-docs/current';
  for (const slug of GONE) copy.delete(`services/${slug}.mdx`, `${copies}/${slug}.mdx`);
  keepFirst('reviews');
  keepFirst('team');
  const [review] = copy.list('company/reviews');
  copy.edit(`company/reviews/${review}`, [/^county: .*$/m, 'county: Pinellas']);
  succeed(copy.script('scripts/translations/index.ts', '--unlink', ...GONE));
  succeed(copy.script('scripts/site-build/index.ts'));
}, 240_000);

test('leads nowhere that is gone', () => {
  expect(deadLinks(copy.path('build'))).toEqual([]);
});

test.each(LANGUAGES)('says in %s nothing of several, and leaves no gap', (code) => {
  const folder = code === DEFAULT_LOCALE ? 'build' : `build/${code}`;
  const pages = ['index', 'about', 'contact', 'testimonials', 'services', '404', 'privacy-policy'];
  for (const page of [...pages, serviceRoute(SERVICE).slice(1)]) {
    const html = copy.read(`${folder}/${page}.html`);
    const main = /<main[^]*<\/main>/.exec(html)![0].replace(/<(script|style|svg)[^]*?<\/\1>/g, '');
    expect([page, GAPS.exec(main)?.[0]]).toEqual([page, undefined]);
    const text = main.replace(/<[^>]+>/g, ' ');
    expect([page, PLURALS.exec(text)?.[0]]).toEqual([page, undefined]);
  }
});
