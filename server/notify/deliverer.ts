import {setTimeout as sleep} from 'node:timers/promises';

import {UserError} from '../cli';
import {kindOf} from '../errors';
import type {Channel} from './notice';
import {pumpOf} from './pump';
import {queueDue, type Database} from './reminders';
import type {Schedule} from './settings';

/** What another process has stored is seen this late; a channel that is down is tried this often. */
const PAUSE_MS = 5000;
/** What comes at once is claimed at once: in a flood, each statement takes from the requests. */
const GATHER_MS = 100;
const MINUTE_MS = 60_000;
/**
 * A pass begins nothing new after so many ms: the caller of the Edge Function waits for 55 s, and a
 * schedule calls each minute. What is left is due in the next pass.
 */
const PASS_MS = 40_000;

/**
 * Delivers what is in the outbox, at least once, by every channel at the same time, and reminds
 * of what nobody has answered. Nothing waits for it, and its errors are a line each.
 */
export function startDeliverer(
  database: Database,
  channels: Channel[],
  schedule: Schedule,
  pause = PAUSE_MS,
) {
  const stopped = new AbortController();
  let woken = new AbortController();

  const wake = (): void => {
    const before = woken;
    woken = new AbortController();
    before.abort();
  };

  async function run(channel: Channel): Promise<void> {
    const drain = pumpOf(channel, database, stopped.signal);
    while (!stopped.signal.aborted) {
      // What is written while it drains ends the pause at once.
      const {signal} = woken;
      await sleep(GATHER_MS);
      const {isDown} = await drain();
      // Each new request wakes: what is down must not cost them anything.
      await sleep(pause, undefined, {signal: isDown ? stopped.signal : signal}).catch(() => {});
    }
  }

  const queue = (): Promise<unknown> =>
    queueDue(database, schedule).then(
      (count) => count > 0 && wake(),
      (error: unknown) => console.error(`Reminders could not be queued: ${kindOf(error)}.`),
    );

  let queueing = queue();
  const minute = setInterval(() => (queueing = queue()), MINUTE_MS);
  const runs = channels.map(run);

  return {
    wake,
    /** What does not come to an end soon is due again. */
    async stop(): Promise<void> {
      clearInterval(minute);
      stopped.abort();
      wake();
      await Promise.all([...runs, queueing]);
    },
  };
}

/**
 * One pass over the outbox, for those who run no server of ours. Where a channel seems to be down, or
 * the time is over, the rest of the notices are left for the next pass.
 *
 * @returns how many reminders and digests had become due, and what became of what was.
 */
export async function deliverOnce(
  database: Database,
  channels: Channel[],
  schedule: Schedule,
  limit = PASS_MS,
) {
  if (channels.length === 0)
    throw new UserError(
      'There is nothing to deliver by: set LEAD_MAIL_TO and its settings, or LEAD_WEBHOOK_URL (docs/settings.md).',
    );
  const stop = AbortSignal.timeout(limit);
  const queued = await queueDue(database, schedule);
  const results = channels.map(async (channel) => {
    const {delivered, failed} = await pumpOf(channel, database, stop)();
    return {name: channel.name, delivered, failed};
  });
  return {queued, channels: await Promise.all(results)};
}
