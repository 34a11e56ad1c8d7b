import {TimeoutError, withTimeout} from '@site/src/data/withTimeout';

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

test('hands on what is thrown, at once or later', async () => {
  const later = withTimeout(1000, () => Promise.reject(new Error('later')));
  await expect(later).rejects.toThrow('later');
  const atOnce = withTimeout(1000, () => {
    throw new Error('at once');
  });
  await expect(atOnce).rejects.toThrow('at once');
  expect(jest.getTimerCount()).toBe(0);
});

test('what takes too long is aborted and abandoned', async () => {
  let signal: AbortSignal | undefined;
  const hanging = withTimeout(1000, (given) => {
    signal = given;
    return new Promise<never>(() => undefined);
  });
  const rejected = expect(hanging).rejects.toThrow(TimeoutError);
  await jest.advanceTimersByTimeAsync(999);
  expect(signal?.aborted).toBe(false);
  await jest.advanceTimersByTimeAsync(1);
  expect(signal?.aborted).toBe(true);
  await rejected;
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
