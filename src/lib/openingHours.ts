// Type-only, so that Node can load this file too; an import of this name, type or not, makes
// `write-translations` scan the file.
import {type translate} from '@docusaurus/Translate';

import type {Day, Opening} from '../data/opening';

type Translator = typeof translate;

/** As short as a language writes them in a list of hours. */
const dayNames = (translate: Translator): Record<Day, string> => ({
  Monday: translate({id: 'company.day.monday', message: 'Mon'}),
  Tuesday: translate({id: 'company.day.tuesday', message: 'Tue'}),
  Wednesday: translate({id: 'company.day.wednesday', message: 'Wed'}),
  Thursday: translate({id: 'company.day.thursday', message: 'Thu'}),
  Friday: translate({id: 'company.day.friday', message: 'Fri'}),
  Saturday: translate({id: 'company.day.saturday', message: 'Sat'}),
  Sunday: translate({id: 'company.day.sunday', message: 'Sun'}),
});

/**
 * A time as people say it. Each part of the day has its own text, because languages divide the day
 * in their own ways. (Not by `Intl`, whose words for them differ between browsers.)
 */
export function clockTime(time: string, translate: Translator): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const hour = String(hours % 12 || 12);
  const clock =
    minutes === 0
      ? translate({id: 'company.clock.hour', message: '{hour}'}, {hour})
      : translate(
          {id: 'company.clock.minutes', message: '{hour}:{minutes}'},
          {hour, minutes: String(minutes).padStart(2, '0')},
        );
  if (hours < 12) return translate({id: 'company.clock.morning', message: '{clock} AM'}, {clock});
  if (hours < 13) return translate({id: 'company.clock.midday', message: '{clock} PM'}, {clock});
  if (hours < 16) {
    return translate({id: 'company.clock.afternoon', message: '{clock} PM'}, {clock});
  }
  if (hours < 18) {
    return translate({id: 'company.clock.lateAfternoon', message: '{clock} PM'}, {clock});
  }
  if (hours < 20) return translate({id: 'company.clock.evening', message: '{clock} PM'}, {clock});
  return translate({id: 'company.clock.night', message: '{clock} PM'}, {clock});
}

export const capitalized = (line: string): string => line.charAt(0).toUpperCase() + line.slice(1);

/** Opening hours, a piece of a sentence each, in the language of a translator. */
export function openingTimes(openings: readonly Opening[], translate: Translator): string[] {
  const names = dayNames(translate);
  return openings.map(({days, ...times}) => {
    const opens = clockTime(times.opens, translate);
    const closes = clockTime(times.closes, translate);
    const first = names[days[0]!];
    const last = names[days.at(-1)!];
    return days.length === 1
      ? translate(
          {id: 'company.hours.day', message: '{first} {opens}–{closes}'},
          {first, opens, closes},
        )
      : translate(
          {id: 'company.hours.days', message: '{first}–{last} {opens}–{closes}'},
          {first, last, opens, closes},
        );
  });
}

/** The same, each on a line of its own. */
export const openingLines = (...args: Parameters<typeof openingTimes>): string[] =>
  openingTimes(...args).map(capitalized);
