import {setTimeout as sleep} from 'node:timers/promises';

import {printable} from './clean';
import type {Channel, Notice} from './notice';
import {claim, markDelivered, markFailed, type Database} from './outbox';

/** For one delivery. Shorter than the lease of the outbox. */
const DELIVERY_MS = 30_000;
/** For what is on its way when no more is to be sent. */
const GRACE_MS = 5000;
/** The longest reason that is worth a line. */
const REASON_LENGTH = 200;

export interface PumpOptions {
  /** Takes a line when the channel fails, and one when it works again. */
  print?(line: string): void;
  /** For tests: how long one delivery may take, in ms. */
  patience?: number;
}

export interface Pump {
  /**
   * Sends what is due, in order and a few at a time, until nothing is or the channel seems to be down.
   *
   * @returns false where the channel seems to be down: ask again in a while.
   * @throws the database's error.
   */
  drain(): Promise<boolean>;
  readonly counts: Readonly<{delivered: number; failed: number}>;
}

/**
 * What moves notices from the outbox into one channel.
 *
 * @param stop ends it: nothing more is sent, and what is on its way has a few seconds.
 */
export function pumpOf(
  channel: Channel,
  database: Database,
  stop: AbortSignal,
  {print = console.error, patience = DELIVERY_MS}: PumpOptions = {},
): Pump {
  const counts = {delivered: 0, failed: 0};
  const cut = new AbortController();
  stop.addEventListener('abort', () => {
    void sleep(GRACE_MS, undefined, {ref: false}).then(() => cut.abort());
  });
  let isDown = false;

  /** @returns why it was not delivered; null where it was. */
  async function attempt(notice: Notice): Promise<string | null> {
    try {
      await channel.deliver(notice, AbortSignal.any([cut.signal, AbortSignal.timeout(patience)]));
      return null;
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      return printable(reason).slice(0, REASON_LENGTH) || 'no reason given';
    }
  }

  async function send(notices: Notice[]): Promise<void> {
    const reasons = await Promise.all(notices.map(attempt));
    const sent = notices.filter((_, index) => reasons[index] === null);
    const first = reasons.findIndex((reason) => reason !== null);
    counts.delivered += sent.length;
    counts.failed += notices.length - sent.length;
    if (isDown && sent.length > 0) print(`Notices are delivered by ${channel.name} again.`);
    if (!isDown && first >= 0)
      print(
        `Notice ${notices[first]!.id} will be tried again by ${channel.name}: ${reasons[first]}`,
      );
    isDown = sent.length === 0;
    if (sent.length > 0) await markDelivered(database, channel.name, sent);
    for (const [index, reason] of reasons.entries())
      if (reason !== null) await markFailed(database, channel.name, notices[index]!, reason);
  }

  return {
    counts,
    async drain() {
      while (!stop.aborted) {
        const notices = await claim(database, channel.name, isDown ? 1 : channel.atOnce);
        if (notices.length === 0) break;
        await send(notices);
        if (isDown) break;
      }
      return !isDown;
    },
  };
}
