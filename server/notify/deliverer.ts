import {setTimeout as sleep} from 'node:timers/promises';

import {UserError} from '../cli';
import {kindOf} from '../errors';
import type {Channel} from './notice';
import {pumpOf} from './pump';
import {queueDue, type Database} from './reminders';
import type {Schedule} from './settings';

/** Polling interval, for notices that another process stored and for a channel that is down. */
const PAUSE_MS = 5000;
/** Notices that come together are claimed together: in a flood, each statement slows the requests. */
const GATHER_MS = 100;
const MINUTE_MS = 60_000;
/**
 * A pass starts no delivery after so many ms: the caller of the Edge Function waits for 55 s, and a
 * schedule calls each minute. The next pass delivers the rest.
 */
const PASS_MS = 40_000;

/**
 * Delivers the notices of the outbox, at least once, by all channels in parallel, and queues reminders
 * of unanswered requests. Runs in the background, and prints its errors.
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
      // Taken before draining: a notice that is stored meanwhile then ends the pause at once.
      const {signal} = woken;
      await sleep(GATHER_MS);
      const {isDown} = await drain();
      // A channel that is down ignores wake-ups, so that it costs new requests nothing.
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
    /** Deliveries that do not end soon become due again. */
    async stop(): Promise<void> {
      clearInterval(minute);
      stopped.abort();
      wake();
      await Promise.all([...runs, queueing]);
    },
  };
}

/**
 * One pass over the outbox, for sites without this server. If a channel seems to be down, or time is up,
 * the next pass sends the rest.
 *
 * @returns how many reminders and digests were queued; per channel, how many notices were delivered and
 *   how many failed.
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
