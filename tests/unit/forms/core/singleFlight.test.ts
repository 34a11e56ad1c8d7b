import {singleFlight} from '@site/src/forms/core/singleFlight';

test('a second press while the first is under way does nothing', async () => {
  const once = singleFlight();
  let land: () => void = () => undefined;
  const run = jest.fn(() => new Promise<void>((resolve) => (land = resolve)));
  const first = once(run);
  await once(run);
  expect(run).toHaveBeenCalledTimes(1);
  land();
  await first;
  void once(run);
  expect(run).toHaveBeenCalledTimes(2);
});

test('a flight that crashed does not block the next', async () => {
  const once = singleFlight();
  await expect(once(() => Promise.reject(new Error('crash')))).rejects.toThrow('crash');
  const run = jest.fn(() => Promise.resolve());
  await once(run);
  expect(run).toHaveBeenCalledTimes(1);
});
