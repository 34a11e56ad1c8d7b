import type {Channel} from './notice';
import {outboxOf, type Database} from './outbox';
import {pumpOf} from './pump';
import type {Schedule} from './schedule';

interface Pass {
  /** Reminders and digests that had become due. */
  queued: number;
  channels: {name: string; delivered: number; failed: number}[];
}

/**
 * One pass over the outbox, for those who run no server of ours. Where a channel seems to be down,
 * the rest of its notices are left for the next pass.
 *
 * @throws the database's error.
 */
export async function deliverOnce(
  database: Database,
  channels: Channel[],
  schedule: Schedule,
  print: (line: string) => void = console.error,
): Promise<Pass> {
  const outbox = outboxOf(
    database,
    channels.map(({name}) => name),
  );
  const queued = await outbox.queue(schedule);
  const results = channels.map(async (channel) => {
    const pump = pumpOf(channel, outbox, print);
    await pump.drain();
    await pump.settled();
    return {name: channel.name, ...pump.counts};
  });
  return {queued, channels: await Promise.all(results)};
}
