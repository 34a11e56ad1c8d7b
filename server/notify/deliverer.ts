import {setTimeout as sleep} from 'node:timers/promises';

import {withTimeout} from '../../src/lib/withTimeout';
import {UserError} from '../cli';
import {kindOf} from '../errors';
import {printable} from './clean';
import type {Channel, Notice} from './notice';
import {queueDue, type Database} from './reminders';
import type {Schedule} from './settings';

/** For deliveries in progress when the pump is stopped. */
const GRACE_MS = 5000;
/** How long a process keeps the notices that it has claimed: longer than a channel's patience. */
const LEASE = '2 minutes';
/** The longest reason that is worth a line. */
const REASON_LENGTH = 200;

/** A bundle is several. */
const idsOf = ({id, ids}: Notice): number[] => ids ?? [id];

/**
 * Moves notices from the outbox into one channel. Each call of the returned function sends due notices,
 * in order and a few at a time, until none is left, or until the channel or the database seems to be
 * down (`isDown`: call again later). Prints a line when an outage begins, and one when it ends.
 *
 * @param stop starts no further delivery; those in progress have a few seconds left.
 */
export function pumpOf(channel: Channel, database: Database, stop: AbortSignal) {
  const {name, to = null, site = null, atOnce, patience} = channel;
  const cut = new AbortController();
  stop.addEventListener('abort', () => {
    void sleep(GRACE_MS, undefined, {ref: false}).then(() => cut.abort());
  });
  let isDown = false;

  /** @returns why it was not delivered; null where it was. */
  async function attempt(notice: Notice): Promise<string | null> {
    try {
      // Not AbortSignal.timeout() in any(): Node 20 may collect it before its time, and a channel that
      // hangs would hold up all later notices (https://github.com/nodejs/node/issues/57736).
      await withTimeout(patience, async (late) =>
        channel.deliver(notice, AbortSignal.any([cut.signal, late])),
      );
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
    if (sent.some(({isFirst}) => isFirst))
      console.log(`The first notice was handed over by ${name}: look whether it is seen there.`);
    await database.query(
      'select intake.notice_delivered(id, $2::text) from unnest($1::bigint[]) id',
      [sent.flatMap(idsOf), name],
    );
    for (const [index, reason] of reasons.entries())
      if (reason !== null)
        await database.query(
          'select intake.notice_failed(id, $2::text, $3::text, p_to => $4::text) from unnest($1::bigint[]) id',
          [idsOf(notices[index]!), name, reason, to],
        );
    return sent.length;
  }

  return async (): Promise<{isDown: boolean; delivered: number; failed: number}> => {
    let [delivered, failed] = [0, 0];
    try {
      while (!stop.aborted) {
        const claimed = await database.query<{notice: Notice}>(
          'select notice from intake.claim_notices($1::text, $2::int, $3::interval, p_site => $4::text)',
          [name, isDown ? 1 : atOnce, LEASE, site],
        );
        if (claimed.length === 0) break;
        const sent = await send(claimed.map(({notice}) => notice));
        delivered += sent;
        failed += claimed.length - sent;
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
