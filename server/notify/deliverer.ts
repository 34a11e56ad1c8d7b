import {setTimeout as sleep} from 'node:timers/promises';

import {UserError} from '../cli';
import {kindOf} from '../errors';
import type {Channel} from './notice';
import {queueDue, type Database} from './outbox';
import {pumpOf, type Pump, type PumpOptions} from './pump';
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

export interface Deliverer {
  /** Says that a notice may have been written. Returns at once. */
  wake(): void;
  /** Ends; what does not come to an end soon is due again. */
  stop(): Promise<void>;
}

/**
 * Delivers what is in the outbox, at least once, by every channel at the same time, and reminds
 * of what nobody has answered. Nothing waits for it, and its errors are a line each.
 *
 * @param options.pause for tests, as are the others.
 */
export function startDeliverer(
  database: Database,
  channels: Channel[],
  schedule: Schedule,
  {pause = PAUSE_MS, ...options}: PumpOptions & {pause?: number} = {},
): Deliverer {
  const {print = console.error} = options;
  const stopped = new AbortController();
  let woken = new AbortController();

  const wake = (): void => {
    const before = woken;
    woken = new AbortController();
    before.abort();
  };

  /** Nobody needs the same line every few seconds, from each channel. */
  let isReadable = true;
  async function drain(pump: Pump): Promise<boolean> {
    try {
      const isUp = await pump.drain();
      isReadable = true;
      return isUp;
    } catch (error) {
      if (isReadable) print(`Notices could not be read or marked: ${kindOf(error)}.`);
      isReadable = false;
      return false;
    }
  }

  async function run(pump: Pump): Promise<void> {
    while (!stopped.signal.aborted) {
      // What is written while it drains ends the pause at once.
      const {signal} = woken;
      await sleep(GATHER_MS);
      const isUp = await drain(pump);
      // Each new request wakes: what is down must not cost them anything.
      await sleep(pause, undefined, {signal: isUp ? signal : stopped.signal}).catch(() => {});
    }
  }

  const queue = (): Promise<unknown> =>
    queueDue(database, schedule).then(
      (count) => count > 0 && wake(),
      (error: unknown) => print(`Reminders could not be queued: ${kindOf(error)}.`),
    );

  let queueing = queue();
  const minute = setInterval(() => (queueing = queue()), MINUTE_MS);
  const runs = channels.map((channel) => run(pumpOf(channel, database, stopped.signal, options)));

  return {
    wake,
    async stop() {
      clearInterval(minute);
      stopped.abort();
      wake();
      await Promise.all([...runs, queueing]);
    },
  };
}

interface Pass {
  /** Reminders and digests that had become due. */
  queued: number;
  channels: {name: string; delivered: number; failed: number}[];
}

/**
 * One pass over the outbox, for those who run no server of ours. Where a channel seems to be down, or
 * the time is over, the rest of the notices are left for the next pass.
 *
 * @param options for tests.
 * @throws UserError where there is no channel; the database's error.
 */
export async function deliverOnce(
  database: Database,
  channels: Channel[],
  schedule: Schedule,
  {limit = PASS_MS, ...options}: PumpOptions & {limit?: number} = {},
): Promise<Pass> {
  if (channels.length === 0)
    throw new UserError(
      'There is nothing to deliver by: set LEAD_MAIL_TO and its settings, or LEAD_WEBHOOK_URL (docs/settings.md).',
    );
  const stop = AbortSignal.timeout(limit);
  const queued = await queueDue(database, schedule);
  const results = channels.map(async (channel) => {
    const pump = pumpOf(channel, database, stop, options);
    await pump.drain();
    return {name: channel.name, ...pump.counts};
  });
  return {queued, channels: await Promise.all(results)};
}
