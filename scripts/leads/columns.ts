import {inspectionFields} from '../../src/data/inspectionFields';

const {name, phone, email, ...roof} = inspectionFields;

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

const FIELD_COLUMNS = [name, phone, email, ...Object.values(roof)].map(({column}) => column);

/** The columns of the CSV of leads; those that end in `_at` are times. */
export const LEAD_COLUMNS: string[] = [
  'id',
  'received_at',
  'state',
  'overdue',
  'urgent',
  'language',
  ...FIELD_COLUMNS,
  'answered_at',
  'appointment_at',
  'state_at',
  'noted_by',
  'history',
  'route',
  'referrer',
];

/** The columns of the CSV of suspected spam. */
export const SUSPECTED_COLUMNS: string[] = [
  'id',
  'received_at',
  'suspicion',
  ...FIELD_COLUMNS,
  'route',
  'referrer',
];
