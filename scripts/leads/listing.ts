import {answerHours, company} from '../../src/data/company';
import type {Row} from '../../server/database/engine';
import type {Operations} from '../../server/staff/operations';
import {columnsOf, LEAD_LABELS} from './columns';
import {floridaTime} from '../../server/notify/florida';
import {asBlocks, asCsv, readable} from './table';

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
  return csv ? asCsv(rows, columnsOf(rows)) : list(rows, 'No inspection requests.');
}

export async function suspected(operations: Operations, csv: boolean): Promise<string> {
  const rows = await operations.query('select * from intake.suspected_spam');
  return csv ? asCsv(rows, columnsOf(rows)) : list(rows, 'No suspected spam.');
}

export async function failures(operations: Operations): Promise<string> {
  const rows = await operations.query('select * from intake.failures order by id');
  const lines = rows.map((row) =>
    [shown(row.failed_at), row.function_name, row.note ?? row.sql_state].map(readable).join('  '),
  );
  return lines.join('\n') || 'No failures.';
}

function list(rows: Row[], none: string): string {
  if (rows.length === 0) return none;
  const all = rows.map((row): Row => ({...row, appointment: shown(row.appointment_at)}));
  return asBlocks(all, leadTitle, LEAD_LABELS);
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
