import {company} from '../data/company';
import {DAYS, type Opening} from '../data/opening';
import {DEFAULT_LOCALE} from '../language/locales';
import {companyClock, isOpen} from './companyClock';

/** Who answers somebody who reads the site in one language. */
type Answering = {
  /** When somebody answers the phone in this language; null where nobody does. */
  hours: readonly Opening[] | null;
  /** Whether somebody does so day and night: only then may a page send people to the phone alone. */
  always: boolean;
  /** Whether what is written in this language is answered in it. */
  inWriting: boolean;
  /** The language in which the phone is answered at night; null where it is not. */
  night: string | null;
  /** The language in which it is answered at a given time; null while nobody answers. */
  at: (time: Date) => string | null;
};

const ALL_DAY: readonly Opening[] = [{days: DAYS, opens: '00:00', closes: '23:59'}];

/** Whether openings leave no gap in the week: it could begin only at midnight, or where one closes. */
const isAlways = (openings: readonly Opening[]): boolean =>
  DAYS.every((day) =>
    ['00:00', ...openings.map(({closes}) => closes)].every((clock) =>
      isOpen(openings, {day, clock}),
    ),
  );

/**
 * The one place that knows who answers when, in which language. Every sentence that sends somebody to the
 * phone, or to the form, asks it.
 */
export function whoAnswers(locale: string): Answering {
  const inEnglish = company.emergency ? ALL_DAY : company.hours;
  const answers = locale === DEFAULT_LOCALE ? inEnglish : company.answers[locale];
  const hours = Array.isArray(answers) ? (answers as readonly Opening[]) : null;
  const always = hours !== null && isAlways(hours);
  const english = isAlways(inEnglish) ? DEFAULT_LOCALE : null;
  return {
    hours,
    always,
    inWriting: answers === 'in writing',
    night: always ? locale : english,
    at(time) {
      const now = companyClock(time);
      // Who answers day and night does so on closed days, too.
      if (always || (hours && isOpen(hours, now))) return locale;
      return english ?? (isOpen(inEnglish, now) ? DEFAULT_LOCALE : null);
    },
  };
}
