/** Thrown where something took longer than it may. */
export class TimeoutError extends Error {}

/**
 * Runs something that may take only so long. It then gets its signal aborted; what ignores the
 * signal is abandoned.
 *
 * @throws TimeoutError when the time is over, or what `run` throws
 */
export async function withTimeout<T>(
  ms: number,
  run: (signal: AbortSignal) => PromiseLike<T>,
): Promise<T> {
  const controller = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      // Before the abort, whose own error would otherwise come first.
      reject(new TimeoutError('Not done in time'));
      controller.abort();
    }, ms);
  });
  try {
    return await Promise.race([run(controller.signal), late]);
  } finally {
    clearTimeout(timer);
  }
}
