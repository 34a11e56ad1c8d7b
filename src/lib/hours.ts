import {translate} from '@docusaurus/Translate';

import {company} from '../data/company';
import {capitalized, openingLines} from './openingHours';

/**
 * Opening hours, one line each, written the way each language writes times. Every page takes them
 * from here, so that no two pages disagree. Use only while rendering: it translates.
 */
export const openingHours = (): string[] => openingLines(company.hours, translate);

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
