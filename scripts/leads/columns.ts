import {inspectionFields} from '../../src/data/inspectionFields';

const {name: _, phone, email, ...roof} = inspectionFields;

const labelsOf = (fields: {column: string; staffLabel: string}[]): Record<string, string> =>
  Object.fromEntries(fields.map(({column, staffLabel}) => [column, staffLabel]));

/** The lines of a request in the listing, below its title, which has name and state. */
export const LEAD_LABELS: Record<string, string> = {
  ...labelsOf([phone, email]),
  language: 'Language',
  ...labelsOf(Object.values(roof)),
  appointment: 'Appointment',
  history: 'History',
};

/** Columns for engineers, which spreadsheets leave out. */
const INTERNAL = ['waiting', 'user_agent', 'meta'];

/** The columns of the CSV of these rows; those that end in `_at` are times. */
export const columnsOf = ([first = {}]: Record<string, unknown>[]): string[] =>
  Object.keys(first).filter((column) => !INTERNAL.includes(column));
