import {contextOf, IP_LIMIT_MS} from '@site/src/forms/core/context';
import {backend} from '@site/src/lib/backend';

const sent = (as: 'json' | 'text', lookup: typeof fetch) => {
  window.fetch = lookup;
  const procedure = as === 'json' ? 'submit_contact_rpc' : 'subscribe_newsletter_rpc';
  return contextOf(backend({}), procedure, {email: ' A@b.test', honeypot: '', startedAt: 1});
};

const page = (body: string, ok = true) =>
  Promise.resolve({ok, text: () => Promise.resolve(body)} as Response);

afterEach(() => jest.useRealTimers());

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
] as const)('%s answer %p gives the IP %p', async (as, body, ip) =>
  expect(await sent(as, () => page(body))).toMatchObject({ip}),
);

test.each<[string, typeof fetch]>([
  ['an error page', () => page('203.0.113.7', false)],
  ['a service that is down', () => Promise.reject(new TypeError('down'))],
  [
    'a fetch that throws at once',
    () => {
      throw new Error('blocked');
    },
  ],
])('%s gives none', async (_, lookup) =>
  expect(await sent('text', lookup)).toMatchObject({ip: null}),
);

test('nobody waits longer for it than the limit, and the request is given up', async () => {
  jest.useFakeTimers();
  let signal: AbortSignal | null | undefined;
  const known = sent('json', (_url, init) => {
    signal = init?.signal;
    return new Promise(() => undefined);
  });
  await jest.advanceTimersByTimeAsync(IP_LIMIT_MS);
  expect(await known).toMatchObject({ip: null});
  expect(signal?.aborted).toBe(true);
});

test.each([
  ['without SubtleCrypto', undefined, null],
  ['where it fails', {digest: () => Promise.reject(new Error('no'))}, null],
  ['in hexadecimal digits', {digest: () => Promise.resolve(Uint8Array.of(1, 171).buffer)}, '01ab'],
])('the hash of the email %s is %s', async (_, subtle, emailHash) => {
  Object.defineProperty(window, 'crypto', {value: {subtle}, configurable: true});
  expect(await sent('text', () => page(''))).toMatchObject({emailHash});
});
