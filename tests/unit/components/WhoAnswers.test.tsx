import CallBanner from '@site/src/components/CallBanner';
import CallCard from '@site/src/components/CallCard';
import WhoAnswers, {AnswerLanguage, OrWrite} from '@site/src/components/WhoAnswers';
import {company} from '@site/src/data/company';
import {DAYS, type Opening} from '@site/src/data/opening';
import {whoAnswers} from '@site/src/lib/whoAnswers';
import ContactCard from '@site/src/sections/contact/ContactCard';
import ValuePoints from '@site/src/sections/home/ValuePoints';
import type {ReactNode} from 'react';

import {renderSite} from '../../support/render';

type Answers = (typeof company.answers)[string];

const OFFICE = company.hours;
const WEEKDAYS: Opening[] = [OFFICE[0]!];
const ALWAYS: Opening[] = [{days: DAYS, opens: '00:00', closes: '23:59'}];

/** A Wednesday by the company's clock. */
const NOON = new Date('2026-07-15T12:00:00-04:00');
const NIGHT = new Date('2026-07-15T02:00:00-04:00');

function facts(emergency: '24/7' | null, hours: readonly Opening[], es: Answers): void {
  jest.replaceProperty(company, 'emergency', emergency);
  jest.replaceProperty(company, 'hours', hours);
  jest.replaceProperty(company, 'answers', {es});
}

const rendered = (part: ReactNode, locale: string): HTMLElement =>
  renderSite(part, {locale, path: `/${locale}/`}).container;

/** Without the hours. */
function textOf(part: ReactNode, locale: string): string {
  const container = rendered(part, locale);
  container.querySelectorAll('dl').forEach((list) => list.remove());
  return container.textContent;
}

/** Each sentence that says whether to call alone, or to call or write. */
const SENTENCES = [
  <CallBanner key="banner" />,
  <CallCard key="card" />,
  <ContactCard key="contact" />,
  <OrWrite key="or" />,
  <ValuePoints key="values" />,
];
const told = (locale: string): string[] => SENTENCES.map((part) => textOf(part, locale));

/** Who answers at noon and at night, and whether somebody always answers in the language. */
type Row = [
  locale: string,
  emergency: '24/7' | null,
  hours: readonly Opening[],
  answers: Answers,
  noon: string,
  night: string | null,
  always: boolean,
];
const ROWS: Row[] = [
  ['en', '24/7', OFFICE, null, 'en', 'en', true],
  ['en', '24/7', ALWAYS, null, 'en', 'en', true],
  ['en', null, OFFICE, null, 'en', null, false],
  ['en', null, ALWAYS, null, 'en', 'en', true],
  ['es', '24/7', OFFICE, null, 'en', 'en', false],
  ['es', '24/7', OFFICE, 'in writing', 'en', 'en', false],
  ['es', '24/7', OFFICE, WEEKDAYS, 'es', 'en', false],
  ['es', '24/7', OFFICE, ALWAYS, 'es', 'es', true],
  ['es', '24/7', ALWAYS, null, 'en', 'en', false],
  ['es', '24/7', ALWAYS, 'in writing', 'en', 'en', false],
  ['es', '24/7', ALWAYS, WEEKDAYS, 'es', 'en', false],
  ['es', '24/7', ALWAYS, ALWAYS, 'es', 'es', true],
  ['es', null, OFFICE, null, 'en', null, false],
  ['es', null, OFFICE, 'in writing', 'en', null, false],
  ['es', null, OFFICE, WEEKDAYS, 'es', null, false],
  ['es', null, OFFICE, ALWAYS, 'es', 'es', true],
  ['es', null, ALWAYS, null, 'en', 'en', false],
  ['es', null, ALWAYS, 'in writing', 'en', 'en', false],
  ['es', null, ALWAYS, WEEKDAYS, 'es', 'en', false],
  ['es', null, ALWAYS, ALWAYS, 'es', 'es', true],
];

it.each(ROWS)(
  'in %s, emergency %j, office %j, answers %j: %s at noon, %s at night, always %s',
  (locale, emergency, hours, answers, noon, night, always) => {
    facts(emergency, hours, answers);
    const answering = whoAnswers(locale);
    expect([answering.at(NOON), answering.at(NIGHT), answering.night, answering.always]).toEqual([
      ...[noon, night, night, always],
    ]);

    const now = told(locale);
    const card = rendered(<CallCard />, locale);
    const foreign = locale !== 'en';
    expect(card.querySelector('a')?.getAttribute('href') ?? null).toBe(
      always ? null : `${foreign ? `/${locale}` : ''}/contact?now#form`,
    );
    // Somebody who may be answered in English has lines to read aloud.
    expect(card.querySelectorAll('details li > [lang=en]').length > 0).toBe(foreign && !always);
    const answered = textOf(<WhoAnswers />, locale);
    const inForm = textOf(<AnswerLanguage />, locale);
    expect([answered, inForm].map(Boolean)).toEqual([foreign, foreign]);

    facts(emergency, ALWAYS, ALWAYS);
    // Who may not be understood, or meet nobody, is not told to call alone.
    told(locale).forEach((toCall, index) => {
      const isSilent = emergency === null && index === SENTENCES.length - 1;
      expect(now[index] !== toCall).toBe(!always && !isSilent);
    });
  },
);

it('says something else for each kind of answer', () => {
  const said = (emergency: '24/7' | null, es: Answers): string => {
    facts(emergency, OFFICE, es);
    return textOf(<WhoAnswers />, 'es');
  };
  const all = [
    said('24/7', null),
    said('24/7', 'in writing'),
    said('24/7', WEEKDAYS),
    said(null, WEEKDAYS),
    said('24/7', ALWAYS),
  ];
  expect(new Set(all).size).toBe(5);
  expect(all[2]).toMatch(/7\sa\.\sm\./);
  // Days inside a sentence begin with a small letter, and no sentence ends in two full stops.
  expect(said('24/7', OFFICE)).toMatch(/, \p{Ll}/u);
  expect(all.join(' ')).not.toMatch(/\.\./);
});
