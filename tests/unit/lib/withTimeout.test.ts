import {TimeoutError, withTimeout} from '@site/src/lib/withTimeout';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('hands on what is done in time, without an abort, and leaves no timer', async () => {
  let signal: AbortSignal | undefined;
  const run = (given: AbortSignal) => {
    signal = given;
    return Promise.resolve('done');
  };
  expect(await withTimeout(1000, run)).toBe('done');
  expect(signal?.aborted).toBe(false);
  expect(jest.getTimerCount()).toBe(0);
});

test('says that it was late even where the abort throws at once', async () => {
  const obedient = withTimeout(
    1000,
    (signal) =>
      new Promise<never>((_resolve, reject) =>
        signal.addEventListener('abort', () => reject(new Error('aborted'))),
      ),
  );
  const rejected = expect(obedient).rejects.toThrow(TimeoutError);
  await jest.advanceTimersByTimeAsync(1000);
  await rejected;
});
