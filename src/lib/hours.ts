import {translate} from '@docusaurus/Translate';

import {company} from '../data/company';
import type {Opening} from '../data/opening';
import {capitalized, openingLines, openingTimes} from './openingHours';

/** The zone of the company's clock, as a list of none or one. */
function zone(): string[] {
  if (!company.twoClocks) return [];
  return company.timeZone === 'America/Chicago'
    ? [translate({id: 'otherwise.company.central', message: 'Central Time'})]
    : [translate({id: 'company.zone.eastern', message: 'Eastern Time'})];
}

/**
 * Opening hours, one line each, written the way each language writes times, and the zone of the clock
 * where customers have two. Every page takes them from here, so that no two pages disagree. Use only while
 * rendering: it translates.
 */
export const openingHours = (): string[] => [
  ...openingLines(company.hours, translate),
  ...zone().map(capitalized),
];

/** The same of any hours, as a piece of a sentence. Use only while rendering. */
export const hoursInRow = (hours: readonly Opening[]): string =>
  [...openingTimes(hours, translate), ...zone()].join(', ');

/** A time in a sentence, with its zone where customers have two. Use only while rendering. */
export const inZone = (time: string): string =>
  zone().reduce(
    (clock, name) =>
      translate(
        {
          id: 'company.zone.time',
          message: '{clock} {name}',
          description: 'A time and its zone in a sentence: 4 PM Eastern Time',
        },
        {clock, name},
      ),
    time,
  );

/** When emergencies are answered, where the company says so. Use only while rendering. */
export const emergencyHours = (): string | null =>
  company.emergency &&
  translate({id: 'footer.contact.emergency', message: 'Emergencies: 24 hours, every day.'});

/**
 * How long an answer takes at most, such as "24 hours", where the company promises it. Use only while
 * rendering.
 */
export const answerTime = (): string | null => {
  const {responseHours: hours} = company;
  if (hours === 1) return translate({id: 'company.answer.hour', message: 'an hour'});
  return hours === null
    ? null
    : translate({id: 'company.answer.hours', message: '{hours} hours'}, {hours: String(hours)});
};

/** "Pasco" → "Pasco County". Use only while rendering. */
export const countyName = (county: string): string =>
  translate({id: 'testimonials.place.county', message: '{county} County'}, {county});

/**
 * Where the company works. Use only while rendering.
 *
 * @param list writes names in a row, as the page's language does
 */
export const serviceArea = (list: (names: readonly string[]) => string): string =>
  company.statewide
    ? translate(
        {
          id: 'company.area.text',
          message: 'All of Florida, licensed statewide. Based in {counties}.',
        },
        {counties: list(company.counties)},
      )
    : capitalized(list(company.counties.map(countyName)));
