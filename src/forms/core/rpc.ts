/** What came back: the function's own answer, whatever it is, or nothing that could be used. */
export type Reply = {kind: 'answer'; data: unknown} | {kind: 'failed'};

/** One try. `status` is 0 where no answer arrived. Must obey the signal. */
export type Attempt = (
  signal: AbortSignal,
) => PromiseLike<{data: unknown; error: unknown; status: number}>;

/** How long and how often: one policy for both forms. */
export const POLICY = {
  /** No single try may hang longer, so that a stalled connection gets a second one. */
  attemptMs: 9_000,
  /** After this long a person is better served by the phone number. */
  totalMs: 20_000,
  /** Pauses before the second and third try. */
  pausesMs: [600, 1_500],
} as const;

/** No answer, or a gateway that answers for a server it could not reach. */
const isTransport = (status: number): boolean => status === 0 || (status >= 502 && status <= 504);

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** One try within its time; a try that does not heed the signal is left behind. */
async function within(ms: number, attempt: Attempt) {
  const controller = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<{data: null; error: Error; status: number}>((resolve) => {
    timer = setTimeout(() => {
      resolve({data: null, error: new Error('timed out'), status: 0});
      controller.abort();
    }, ms);
  });
  try {
    return await Promise.race([attempt(controller.signal), late]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Calls the backend, and calls again with the same content where the answer was lost on its way.
 * Safe because the server takes the same content for the same request (decisions section 6).
 *
 * @throws what the attempt throws: that is no transport failure, and not tried again
 */
export async function rpcWithRetry(
  attempt: Attempt,
  policy: {attemptMs: number; totalMs: number; pausesMs: readonly number[]} = POLICY,
): Promise<Reply> {
  const end = Date.now() + policy.totalMs;
  for (let tries = 0; ; tries += 1) {
    const left = end - Date.now();
    const {data, error, status} = await within(Math.min(policy.attemptMs, left), attempt);
    if (!error) return {kind: 'answer', data};
    const wait = policy.pausesMs[tries];
    if (!isTransport(status) || wait === undefined || Date.now() + wait >= end) {
      return {kind: 'failed'};
    }
    await pause(wait);
  }
}
