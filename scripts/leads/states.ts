import {UserError} from '../../server/cli';
import {wallTimeOf} from '../../server/notify/florida';
import type {Operations} from '../../server/staff/operations';
import {readable} from './table';
import {dayOf, parseDay, parseWhen} from './when';

/** What staff typed beside the number of a request. */
export interface Said {
  /** By Florida's clock: of an appointment, or when it happened. */
  at?: string;
  note?: string;
  /** Who did it. */
  by?: string;
}

/**
 * Moves a request to another state, and says so.
 *
 * @throws UserError with one sentence for a number, a time or a step that cannot be.
 */
export async function setState(
  operations: Operations,
  state: string,
  id: string,
  {at, note, by}: Said,
): Promise<string> {
  const isAhead = state === 'scheduled';
  if (isAhead && !at)
    throw new UserError('Say when the appointment is: --scheduled 12 --at "tomorrow 9am".');
  const moment = at ? parseWhen(at, isAhead ? 'ahead' : 'past') : null;
  const [row] = await operations.query('select intake.set_state($1, $2, $3, $4, $5) as said', [
    idFrom(id),
    state,
    note ?? null,
    moment?.toISOString() ?? null,
    by ?? null,
  ]);
  return readable(row?.said);
}

/** Suspected spam is a person after all. */
export async function notSpam(operations: Operations, id: string): Promise<string> {
  const [row] = await operations.query('select intake.not_spam($1) as done', [idFrom(id)]);
  if (row?.done !== true) throw new UserError(`There is no suspected request ${id}.`);
  return 'The request is now a lead.';
}

/** An appointment whose row is gone was won or lost. `day`: when the request came, or that week. */
export async function countOutcome(
  operations: Operations,
  state: 'won' | 'lost',
  day: string,
): Promise<string> {
  const [row] = await operations.query('select intake.count_outcome($1, $2) as said', [
    dateOf(day),
    state,
  ]);
  return readable(row?.said);
}

/** A day that has been, as staff type it, for the database. */
export function dateOf(typed: string): string {
  const {year, month, day} = parseDay(typed.toLowerCase(), 'past', dayOf(wallTimeOf(new Date())));
  return `${year}-${month}-${day}`;
}

function idFrom(text: string): number {
  const id = Number(text);
  if (!Number.isSafeInteger(id) || id < 1)
    throw new UserError(`"${text}" is not the number of a request.`);
  return id;
}
