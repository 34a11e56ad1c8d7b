import type {Channel} from './notice';
import {outboxOf, type Database} from './outbox';
import {pumpOf} from './pump';
import type {Schedule} from './schedule';

interface Pass {
  /** Reminders and digests that had become due. */
  queued: number;
  channels: {name: string; delivered: number; failed: number}[];
}

interface Options {
  print?(line: string): void;
  /** After so many ms it begins nothing new, and waits a few seconds for what is on its way. */
  limit?: number;
}

/** For what is on its way when the time is over, in ms. */
const GRACE = 5000;

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
  {print = console.error, limit}: Options = {},
): Promise<Pass> {
  const outbox = outboxOf(database);
  const pumps = channels.map((channel) => pumpOf(channel, outbox, print));
  const timer = limit && setTimeout(() => pumps.forEach((pump) => pump.stop(GRACE)), limit);
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
