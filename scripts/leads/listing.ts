import {answerHours, company} from '../../src/data/company';
import {inspectionFields} from '../../src/data/inspectionFields';
import type {Row} from '../../server/database/engine';
import type {Operations} from '../../server/staff/operations';
import {floridaTime} from '../../server/notify/florida';
import {asBlocks, asCsv, readable} from './table';

const {name: _, phone, email, ...roof} = inspectionFields;

const labelsOf = (fields: {column: string; label: string}[]): Record<string, string> =>
  Object.fromEntries(fields.map(({column, label}) => [column, label]));

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

/** The columns of the CSV of these rows. */
export const columnsOf = ([first = {}]: Row[]): string[] =>
  Object.keys(first).filter((column) => !INTERNAL.includes(column));

/** A time of the database for people; empty where there is none. */
const shown = (time: unknown): string => (time ? floridaTime(new Date(String(time))) : '');

/** Filters of the listing: the week that includes a day, a part of the name, the state. */
export interface Filter {
  week?: string;
  name?: string;
  state?: string;
}

const FILTERED = `
  select * from intake.leads
  where coalesce(date_trunc('week', received_at at time zone '${company.timeZone}') = date_trunc('week', $1::timestamp), true)
    and coalesce(position(lower($2) in lower(name)) > 0, true) and coalesce(state = $3, true)`;

/** The requests, the longest waiting first. */
export async function leads(operations: Operations, csv: boolean, filter: Filter): Promise<string> {
  const {week = null, name = null, state = null} = filter;
  const rows = await operations.query(FILTERED, [week, name, state]);
  return list(rows, csv, 'No inspection requests.');
}

export const suspected = async (operations: Operations, csv: boolean): Promise<string> =>
  list(await operations.query('select * from intake.suspected_spam'), csv, 'No suspected spam.');

export async function failures(operations: Operations): Promise<string> {
  const rows = await operations.query('select * from intake.failures order by id');
  const lines = rows.map((row) =>
    [shown(row.failed_at), row.function_name, row.note ?? row.sql_state].map(readable).join('  '),
  );
  return lines.join('\n') || 'No failures.';
}

function list(rows: Row[], csv: boolean, none: string): string {
  if (csv) return asCsv(rows, columnsOf(rows));
  const all = rows.map((row) => ({...row, appointment: shown(row.appointment_at)}));
  return asBlocks(all, leadTitle, LEAD_LABELS) || none;
}

function leadTitle(row: Row): string {
  const waiting = row.overdue ? `WAITING, more than ${answerHours} hours` : 'waiting';
  const state = row.suspicion
    ? `suspected: ${readable(row.suspicion)}`
    : row.answered_at
      ? readable(row.state)
      : `${row.urgent ? 'URGENT, ' : ''}${waiting}`;
  return `#${readable(row.id)}  ${readable(row.name)}  (${state}; received ${shown(row.received_at)})`;
}
