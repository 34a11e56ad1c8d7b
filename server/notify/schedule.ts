import type {Environment} from '../../src/data/environment';
import {UserError} from '../cli';

/** When it rings again for a request that nobody has answered, and what is told once a day. */
export interface Schedule {
  /** Within the company's hours (src/data/company.ts). */
  reminderMinutes: number;
  /** At any hour. */
  urgentReminderMinutes: number;
  /** New newsletter subscribers, once a day in one message. */
  digest: boolean;
}

/** Beyond a day the promised reply is overdue. */
const LONGEST_MINUTES = 24 * 60;

/** @throws UserError for a value that is no time. */
export function scheduleFrom(env: Environment): Schedule {
  return {
    reminderMinutes: minutes('LEAD_REMINDER_MINUTES', env.LEAD_REMINDER_MINUTES || '120'),
    urgentReminderMinutes: minutes(
      'LEAD_REMINDER_URGENT_MINUTES',
      env.LEAD_REMINDER_URGENT_MINUTES || '20',
    ),
    digest: env.NEWSLETTER_DIGEST === '1',
  };
}

function minutes(name: string, value: string): number {
  const count = Number(value);
  if (!Number.isInteger(count) || count < 1 || count > LONGEST_MINUTES) {
    throw new UserError(`${name} must be a number of minutes from 1 to ${LONGEST_MINUTES}.`);
  }
  return count;
}
