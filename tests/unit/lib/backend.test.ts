import {EMBEDDED_PUBLISHABLE_KEY} from '@site/src/data/api';
import {backend, connectOrigins} from '@site/src/lib/backend';

test('without SUPABASE_URL the embedded API at the own origin serves', () =>
  expect(backend({})).toStrictEqual({
    supabaseUrl: '',
    supabasePublishableKey: EMBEDDED_PUBLISHABLE_KEY,
    ipJsonUrl: '/api/ip?format=json',
    ipTextUrl: '/api/ip',
  }));

test('EMBEDDED_API wins over SUPABASE_URL', () =>
  expect(backend({EMBEDDED_API: '1', SUPABASE_URL: 'https://x.supabase.example'}).supabaseUrl).toBe(
    '',
  ));

test('with SUPABASE_URL every origin that the forms use is allowed', () => {
  const hosted = backend({
    SUPABASE_URL: 'https://x.supabase.example/',
    SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_x',
  });
  expect(hosted).toStrictEqual({
    supabaseUrl: 'https://x.supabase.example/',
    supabasePublishableKey: 'sb_publishable_x',
    ipJsonUrl: 'https://api.ipify.org?format=json',
    ipTextUrl: 'https://icanhazip.com',
  });
  expect(connectOrigins(hosted)).toEqual([
    'https://x.supabase.example',
    'https://api.ipify.org',
    'https://icanhazip.com',
  ]);
  expect(connectOrigins(backend({}))).toEqual([]);
});

test('the look-up services can be replaced', () =>
  expect(
    connectOrigins(
      backend({
        SUPABASE_URL: 'https://x.supabase.example',
        IP_JSON_URL: 'https://ip.example/json',
        IP_TEXT_URL: 'https://ip.example/text',
      }),
    ),
  ).toEqual(['https://x.supabase.example', 'https://ip.example']));

test('an invalid URL stops the build', () =>
  expect(() => connectOrigins(backend({SUPABASE_URL: 'x.supabase.example'}))).toThrow());
