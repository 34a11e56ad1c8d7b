import {IP_LIMIT_MS, lookUpIp} from '@site/src/forms/core/ip';

const replies = (body: string, ok = true): typeof fetch =>
  jest.fn(() => Promise.resolve({ok, text: () => Promise.resolve(body)} as Response));

const asked = (as: 'json' | 'text', fetch: typeof window.fetch): Promise<string | null> => {
  Object.assign(globalThis, {fetch});
  return lookUpIp('/ip', as);
};

test.each([
  ['json', '{"ip":"203.0.113.7"}', '203.0.113.7'],
  ['json', '{"ip":"2001:db8::1"}', '2001:db8::1'],
  ['json', '{"ip":"<html>"}', null],
  ['json', '{"ip":7}', null],
  ['json', 'null', null],
  ['json', 'not json', null],
  ['text', '203.0.113.7\n', '203.0.113.7'],
  ['text', '', null],
  ['text', '<!doctype html><title>Sign in to Wi-Fi</title>', null],
  ['text', `1${'.1'.repeat(60)}`, null],
  ['text', 'dead:beef:'.repeat(6), null],
] as const)('%s answer %p gives %p', async (as, body, expected) =>
  expect(await asked(as, replies(body))).toBe(expected),
);

test('an error page gives null', async () =>
  expect(await asked('text', replies('203.0.113.7', false))).toBeNull());

test('a service that is down gives null', async () =>
  expect(await asked('text', () => Promise.reject(new TypeError('down')))).toBeNull());

test('a fetch that throws at once gives null', async () =>
  expect(
    await asked('text', () => {
      throw new Error('blocked');
    }),
  ).toBeNull());

test('nobody waits longer than the limit, and the request is given up', async () => {
  jest.useFakeTimers();
  let signal: AbortSignal | null | undefined;
  const slow: typeof fetch = (_url, init) => {
    signal = init?.signal;
    return new Promise(() => undefined);
  };
  const found = asked('json', slow);
  await jest.advanceTimersByTimeAsync(IP_LIMIT_MS);
  expect(await found).toBeNull();
  expect(signal?.aborted).toBe(true);
  jest.useRealTimers();
});
