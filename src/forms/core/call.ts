import {TimeoutError, withTimeout} from '../../lib/withTimeout';

/** What came back: the function's own answer, whatever it is, or a failure. */
export type Reply = {kind: 'answer'; data: unknown} | {kind: 'failed'};

/** One try. `status` is 0 where no answer arrived. Must obey the signal. */
export type Attempt = (
  signal: AbortSignal,
) => PromiseLike<{data: unknown; error: unknown; status: number}>;

/** Timeouts and retries: one policy for both forms. */
export const POLICY = {
  /** Timeout of a single try, so that a stalled connection gets a second one. */
  attemptMs: 9_000,
  /** After this long a person is better served by the phone number. */
  totalMs: 20_000,
  /** Pauses before the next try: together longer than a restart of the site, and than its release. */
  pausesMs: [600, 1_500, 3_000, 3_000, 3_000, 3_000, 3_000],
  /** Who has no connection hears of it sooner. */
  triesWithoutAnswer: 3,
} as const;

/** No response, or a gateway's error for an unreachable server. */
const isTransport = (status: number): boolean => status === 0 || (status >= 502 && status <= 504);

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** One try; a timeout counts as no response. */
const tryOnce = (ms: number, attempt: Attempt) =>
  withTimeout(ms, attempt).catch((error: unknown) => {
    if (error instanceof TimeoutError) return {data: null, error, status: 0};
    throw error;
  });

/**
 * Sends a request, and sends it again with the same content where the reply was lost. Safe because
 * the server treats the same content as the same request.
 *
 * @throws what the attempt throws: that is not a transport failure, and is not retried
 */
export async function callWithRetry(attempt: Attempt): Promise<Reply> {
  const end = Date.now() + POLICY.totalMs;
  for (let tries = 0; ; tries += 1) {
    const left = end - Date.now();
    const {data, error, status} = await tryOnce(Math.min(POLICY.attemptMs, left), attempt);
    if (!error) return {kind: 'answer', data};
    const wait = POLICY.pausesMs[tries];
    const isLast = wait === undefined || (status === 0 && tries + 1 >= POLICY.triesWithoutAnswer);
    if (!isTransport(status) || isLast || Date.now() + wait >= end) return {kind: 'failed'};
    await pause(wait);
  }
}
