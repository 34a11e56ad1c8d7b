import {inspectionFields} from '../../src/data/inspectionFields';

const {name, phone, email, ...roof} = inspectionFields;

const labelsOf = (fields: {column: string; staffLabel: string}[]): Record<string, string> =>
  Object.fromEntries(fields.map(({column, staffLabel}) => [column, staffLabel]));

/** The lines of a request in the listing, below its title, which has the name. */
export const LEAD_LABELS: Record<string, string> = {
  ...labelsOf([phone, email]),
  language: 'Language',
  ...labelsOf(Object.values(roof)),
  appointment_at: 'Appointment',
};

/** The columns of the CSV. */
export const LEAD_COLUMNS: string[] = [
  'id',
  'received_at',
  'overdue',
  'language',
  ...[name, phone, email, ...Object.values(roof)].map(({column}) => column),
  'answered_at',
  'appointment_at',
  'route',
  'referrer',
];
