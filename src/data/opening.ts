export const DAYS = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;
export type Day = (typeof DAYS)[number];

/** Days in a row, Monday first, and the times of a 24-hour clock, `07:00`. */
export type Opening = {days: readonly Day[]; opens: string; closes: string};
