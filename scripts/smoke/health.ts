import type {Health} from '../../server/http/health';
import {ask, parsed} from './ask';

/** Longer than the restart of a mail server. */
const PATIENCE_MINUTES = 10;

/** A backup is made every night, and tried each time; one night may go wrong and be mended in time. */
const BACKUPS = [
  ['newest', 26, 'the newest backup'],
  ['verified', 74, 'the newest backup that was restored on trial'],
] as const;

/** One may be a visitor who was gone before the server asked who it was. */
const UNKNOWN_AN_HOUR = 2;

export type Figures = Pick<
  Health['body'],
  'failures' | 'overdue' | 'undelivered' | 'unknown' | 'room'
>;

/**
 * The problems that the server reports in /healthz, in one sentence; null if there are none. A site on a
 * static host has no such server, and replies with 404: its database is asked.
 */
export async function healthProblem(
  site: URL,
  overdueLimit: number,
  figures: () => Promise<Figures | null>,
): Promise<string | null> {
  const {status, text} = await ask(new URL('/healthz', site));
  if (status === 404) {
    const found = await figures();
    const others = {migration: '', delivers: true, backups: null};
    return (found && problemsOf({...others, ...found}, overdueLimit).join('; ')) || null;
  }
  const health = parsed<Health['body']>(text);
  const problems = health.engine ? problemsOf(health as Health['body'], overdueLimit) : [];
  if (problems.length === 0 && (status !== 200 || !health.engine))
    return `answered ${status}, and not as the site's server does: start it, and have the proxy pass this address on`;
  return problems.join('; ') || null;
}

function ageProblem(what: string, hours: number | null, limit: number): string | null {
  // Two clocks may differ a little.
  if (hours !== null && hours >= -1 && hours <= limit) return null;
  const future = `dated ${Math.ceil(-hours!)} hours ahead, by a clock that was wrong`;
  const age = hours === null ? 'missing' : hours < 0 ? future : `${Math.floor(hours)} hours old`;
  return `${what} is ${age}: docs/runbook.md`;
}

function problemsOf(
  health: Omit<Health['body'], 'version' | 'engine' | 'unreached'>,
  overdueLimit: number,
): string[] {
  const {migration, room, failures, delivers, backups} = health;
  const minutes = Math.floor((health.undelivered ?? 0) / 60);
  const overdue = health.overdue ?? 0;
  return [
    migration === null && "the database does not answer: start it, or see the server's log",
    !room &&
      'the database has no room or is read-only. Requests may still arrive, and nobody is told: npm run leads; docs/runbook.md',
    failures &&
      `${failures} × db_error in the last hour, so requests may be lost: npm run leads -- --failures lists them, and the server's log has them too`,
    !delivers &&
      'nobody is told of new requests: set LEAD_MAIL_TO and its settings, or LEAD_WEBHOOK_URL, for the server',
    delivers &&
      minutes > PATIENCE_MINUTES &&
      `the oldest notice has waited for ${minutes} minutes: the server's log, or last_error in intake.deliveries, says why it was not delivered`,
    (health.unknown ?? 0) > UNKNOWN_AN_HOUR &&
      `${health.unknown} tries of the last hour came from visitors whose IP cannot be read, who share one limit: SECURITY.md, "Client IPs and proxies"`,
    overdue > overdueLimit &&
      `a request has been overdue for ${Math.floor(overdue)} hours: npm run leads lists it; answer it`,
    ...BACKUPS.map(([which, limit, what]) => backups && ageProblem(what, backups[which], limit)),
  ].filter((problem) => typeof problem === 'string');
}
