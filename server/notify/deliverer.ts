import {setTimeout as sleep} from 'node:timers/promises';

import {kindOf} from '../errors';
import type {Channel} from './notice';
import {outboxOf, type Database} from './outbox';
import {LIMITS, pumpOf, type Limits, type Pump} from './pump';
import type {Schedule} from './settings';

/** What another process has stored is seen this late; a channel that is down is tried this often. */
const PAUSE_MS = 5000;
const MINUTE_MS = 60_000;
/** For what is on its way when the server stops, or the time of a pass is over. */
const GRACE_MS = 5000;

interface Options {
  schedule: Schedule;
  print?(line: string): void;
  /** These are for tests. */
  limits?: Limits;
  pause?: number;
  now?(): Date | null;
}

export interface Deliverer {
  /** Says that a notice may have been written. Returns at once. */
  wake(): void;
  /** Ends; what does not come to an end soon is due again. */
  stop(): Promise<void>;
}

/**
 * Delivers what is in the outbox, at least once, by every channel at the same time, and reminds
 * of what nobody has answered. Nothing waits for it, and its errors are a line each.
 */
export function startDeliverer(
  database: Database,
  channels: Channel[],
  {schedule, print = console.error, limits = LIMITS, pause = PAUSE_MS, now}: Options,
): Deliverer {
  const outbox = outboxOf(database, now);
  const pumps = channels.map((channel) => pumpOf(channel, outbox, print, limits));
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
      if (isReadable) print(`Notices could not be read: ${kindOf(error)}.`);
      isReadable = false;
      return false;
    }
  }

  async function run(pump: Pump): Promise<void> {
    while (!stopped.signal.aborted) {
      // What is written while it drains ends the pause at once.
      const {signal} = woken;
      const isUp = await drain(pump);
      // Each new request wakes: what is down must not cost them anything.
      await sleep(pause, undefined, {signal: isUp ? signal : stopped.signal}).catch(() => {});
    }
  }

  const queue = (): Promise<void> =>
    outbox.queue(schedule).then(
      (count) => {
        if (count > 0) wake();
      },
      (error: unknown) => print(`Reminders could not be queued: ${kindOf(error)}.`),
    );

  let queueing = queue();
  const minute = setInterval(() => (queueing = queue()), MINUTE_MS);
  const runs = pumps.map(run);

  return {
    wake,
    async stop() {
      clearInterval(minute);
      stopped.abort();
      wake();
      for (const pump of pumps) pump.stop(GRACE_MS);
      await Promise.all([...runs, queueing]);
      await Promise.all(pumps.map((pump) => pump.settled()));
    },
  };
}

interface Pass {
  /** Reminders and digests that had become due. */
  queued: number;
  channels: {name: string; delivered: number; failed: number}[];
}

interface PassOptions {
  print?(line: string): void;
  /** After so many ms it begins nothing new, and waits a few seconds for what is on its way. */
  limit?: number;
}

/**
 * One pass over the outbox, for those who run no server of ours. Where a channel seems to be down, or
 * the time is over, the rest of the notices are left for the next pass.
 *
 * @throws the database's error.
 */
export async function deliverOnce(
  database: Database,
  channels: Channel[],
  schedule: Schedule,
  {print = console.error, limit}: PassOptions = {},
): Promise<Pass> {
  const outbox = outboxOf(database);
  const pumps = channels.map((channel) => pumpOf(channel, outbox, print));
  const timer = limit && setTimeout(() => pumps.forEach((pump) => pump.stop(GRACE_MS)), limit);
  try {
    const queued = await outbox.queue(schedule);
    const results = channels.map(async ({name}, index) => {
      const pump = pumps[index]!;
      await pump.drain();
      await pump.settled();
      return {name, ...pump.counts};
    });
    return {queued, channels: await Promise.all(results)};
  } finally {
    clearTimeout(timer);
  }
}
