import {kindOf} from '../errors';
import {createBell} from './bell';
import type {Channel} from './notice';
import {outboxOf, type Database} from './outbox';
import {LIMITS, pumpOf, type Limits} from './pump';
import type {Schedule} from './schedule';

/** What another process has stored is seen this late; a channel that is down is tried this often. */
const PAUSE_MS = 5000;
const MINUTE_MS = 60_000;
/** For what is on its way when the server stops. */
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
 * Delivers what is in the outbox, at least once, by every channel at the same time, and rings again
 * for what nobody has answered. Nothing waits for it, and its errors are a line each.
 */
export function startDeliverer(
  database: Database,
  channels: Channel[],
  {schedule, print = console.error, limits = LIMITS, pause = PAUSE_MS, now}: Options,
): Deliverer {
  const outbox = outboxOf(database, now);
  const lines = channels.map((channel) => ({
    pump: pumpOf(channel, outbox, print, limits),
    bell: createBell(),
  }));
  let stopping = false;

  /** Nobody needs the same line every few seconds, from each channel. */
  let isReadable = true;
  async function run({pump, bell}: (typeof lines)[number]): Promise<void> {
    while (!stopping) {
      const isUp = await pump.drain().then(
        (up) => {
          isReadable = true;
          return up;
        },
        (error: unknown) => {
          if (isReadable) print(`Notices could not be read: ${kindOf(error)}.`);
          isReadable = false;
          return false;
        },
      );
      // Each new request rings: what is down must not cost them anything.
      await bell.wait(pause, !isUp);
    }
  }

  const wake = (): void => lines.forEach(({bell}) => bell.ring());
  const queue = (): Promise<void> =>
    outbox.queue(schedule).then(
      (count) => {
        if (count > 0) wake();
      },
      (error: unknown) => print(`Reminders could not be queued: ${kindOf(error)}.`),
    );

  let queueing = queue();
  const minute = setInterval(() => (queueing = queue()), MINUTE_MS);
  const runs = lines.map(run);

  return {
    wake,
    async stop() {
      stopping = true;
      clearInterval(minute);
      for (const {pump, bell} of lines) {
        pump.stop(GRACE_MS);
        bell.stop();
      }
      await Promise.all([...runs, queueing]);
      await Promise.all(lines.map(({pump}) => pump.settled()));
    },
  };
}
