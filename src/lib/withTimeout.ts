/** Thrown where something took longer than it may. */
export class TimeoutError extends Error {}

/**
 * Runs a function with a time limit. At the limit, its signal is aborted and its result ignored.
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
      // Rejects first: otherwise the error of the abort would win.
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
