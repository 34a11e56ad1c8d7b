import {setTimeout as sleep} from 'node:timers/promises';

import {kindOf} from '../errors';
import {printable} from './clean';
import type {Channel, Notice} from './notice';
import {claim, markDelivered, markFailed, type Database} from './outbox';

/** For what is on its way when no more is to be sent. */
const GRACE_MS = 5000;
/** The longest reason that is worth a line. */
const REASON_LENGTH = 200;

/**
 * What moves notices from the outbox into one channel. Each call sends what is due, in order and a few
 * at a time, until nothing is, or until the channel or the database seems to be down: ask again in a
 * while then. Prints a line when that begins, and one when it ends.
 *
 * @param stop ends it: nothing more is sent, and what is on its way has a few seconds.
 */
export function pumpOf(channel: Channel, database: Database, stop: AbortSignal) {
  const {name, atOnce, patience} = channel;
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

  /** @returns how many were delivered. */
  async function send(notices: Notice[]): Promise<number> {
    const reasons = await Promise.all(notices.map(attempt));
    const sent = notices.filter((_, index) => reasons[index] === null);
    const first = reasons.findIndex((reason) => reason !== null);
    if (isDown && sent.length > 0) console.error(`Notices are delivered by ${name} again.`);
    if (!isDown && first >= 0)
      console.error(
        `Notice ${notices[first]!.id} will be tried again by ${name}: ${reasons[first]}`,
      );
    isDown = sent.length === 0;
    if (sent.length > 0) await markDelivered(database, name, sent);
    for (const [index, reason] of reasons.entries())
      if (reason !== null) await markFailed(database, name, notices[index]!, reason);
    return sent.length;
  }

  return async (): Promise<{isDown: boolean; delivered: number; failed: number}> => {
    let [delivered, failed] = [0, 0];
    try {
      while (!stop.aborted) {
        const notices = await claim(database, name, isDown ? 1 : atOnce);
        if (notices.length === 0) break;
        const sent = await send(notices);
        delivered += sent;
        failed += notices.length - sent;
        if (isDown) break;
      }
    } catch (error) {
      if (!isDown) console.error(`Notices could not be read or marked: ${kindOf(error)}.`);
      isDown = true;
      failed += 1;
    }
    return {isDown, delivered, failed};
  };
}
