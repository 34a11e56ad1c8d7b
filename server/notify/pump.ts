// Not the global one, which is a number on Deno.
import {setTimeout as startTimer} from 'node:timers';
import {setTimeout as sleep} from 'node:timers/promises';

import {kindOf} from '../errors';
import {printable} from './clean';
import type {Channel, Notice} from './notice';
import type {Outbox} from './outbox';

export interface Limits {
  /** For one delivery, in ms. Shorter than the lease of the outbox. */
  delivery: number;
  /** After so many ms the next notice does not wait for this one any longer. */
  patience: number;
  /** How many are on their way at once, when none comes to an end. */
  atOnce: number;
  /** After so many failures in a row the channel is taken to be down. */
  failures: number;
}

export const LIMITS: Limits = {delivery: 30_000, patience: 2000, atOnce: 10, failures: 3};

export interface Pump {
  /**
   * Sends what is due, in order, until nothing is or the channel seems to be down; what takes long
   * may still be on its way then.
   *
   * @returns false where the channel seems to be down: ask again in a while.
   * @throws the database's error.
   */
  drain(): Promise<boolean>;
  /** Resolves once all that is on its way has ended. */
  settled(): Promise<void>;
  /** Sends nothing more, and gives up after so many ms what is on its way: it is due again soon. */
  stop(grace: number): void;
  readonly counts: Readonly<{delivered: number; failed: number}>;
}

/**
 * What moves notices from the outbox into one channel.
 *
 * @param print for a line when the channel fails, and one when it works again.
 */
export function pumpOf(
  channel: Channel,
  outbox: Outbox,
  print: (line: string) => void,
  limits: Limits = LIMITS,
): Pump {
  const counts = {delivered: 0, failed: 0};
  const underWay = new Set<Promise<void>>();
  const cut = new AbortController();
  let stopped = false;
  let failuresInARow = 0;

  const isDown = (): boolean => failuresInARow >= limits.failures;

  async function send(notices: Notice[]): Promise<void> {
    const reason = await attempt(channel, notices, limits.delivery, cut.signal);
    if (reason === null) {
      counts.delivered += notices.length;
      if (failuresInARow > 0) print(`Notices are delivered by ${channel.name} again.`);
      failuresInARow = 0;
      await outbox.delivered(notices, channel.name);
    } else {
      counts.failed += notices.length;
      if (failuresInARow === 0)
        print(`Notice ${notices[0]!.id} will be tried again by ${channel.name}: ${reason}`);
      failuresInARow += 1;
      for (const notice of notices) await outbox.failed(notice, channel.name, reason);
    }
  }

  function begin(notices: Notice[]): Promise<void> {
    const sent: Promise<void> = send(notices)
      // Its lease runs out, and it is sent again: better twice than never.
      .catch((error: unknown) =>
        print(`Notice ${notices[0]!.id} could not be marked: ${kindOf(error)}.`),
      )
      .finally(() => underWay.delete(sent));
    underWay.add(sent);
    return sent;
  }

  return {
    counts,
    async drain() {
      while (!stopped) {
        if (underWay.size >= limits.atOnce) await Promise.race(underWay);
        if (channel.batch) await sleep(channel.batch.gather);
        const notices = await outbox.claim(channel.name, channel.batch?.size ?? 1);
        if (notices.length === 0) break;
        const timer = new AbortController();
        await Promise.race([
          begin(notices),
          sleep(limits.patience, undefined, {signal: timer.signal}).catch(() => {}),
        ]);
        timer.abort();
        if (isDown()) break;
      }
      return !isDown();
    },
    async settled() {
      while (underWay.size > 0) await Promise.all(underWay);
    },
    stop(grace) {
      stopped = true;
      startTimer(() => cut.abort(), grace).unref();
    },
  };
}

/** The longest reason that is worth a line. */
const REASON_LENGTH = 200;

/** @returns why it was not delivered; null where it was. Ends in time, whatever the channel does. */
async function attempt(
  channel: Channel,
  notices: Notice[],
  limit: number,
  cut: AbortSignal,
): Promise<string | null> {
  const signal = AbortSignal.any([cut, AbortSignal.timeout(limit)]);
  const ended = new Promise<string>((resolve) => {
    const end = (): void =>
      resolve(cut.aborted ? 'the server stopped' : `no answer in ${limit / 1000} s`);
    if (signal.aborted) end();
    else signal.addEventListener('abort', end);
  });
  // A channel that throws before it returns a promise is one that fails, too.
  const delivery = (async () => {
    for (const notice of notices) await channel.deliver(notice, signal);
    return null;
  })().catch((error: unknown) => shortened(error instanceof Error ? error.message : error));
  return Promise.race([ended, delivery]);
}

const shortened = (reason: unknown): string =>
  printable(String(reason)).slice(0, REASON_LENGTH) || 'no reason given';
