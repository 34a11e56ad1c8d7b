import type {Engine} from '../../../server/engine/engine';
import {printFailure} from '../../../server/engine/failure-lines';
import {room} from '../../../server/engine/room';
import {healthOf} from '../../../server/health';

const engineThat = (query: () => Promise<unknown[]>): Engine =>
  ({name: 'PostgreSQL', query}) as unknown as Engine;

test('a database that answers: its engine, its newest migration, its oldest notice', async () => {
  const found = {migration: '20260101000100', undelivered: 90};
  expect(
    await healthOf(
      engineThat(async () => [found]),
      true,
    ),
  ).toEqual({
    status: 200,
    body: {engine: 'PostgreSQL', ...found, room: true},
  });
});

test.each([
  ['fails', () => Promise.reject(new Error('gone'))],
  ['says nothing', () => new Promise<never>(() => {})],
])('a database that %s: 503', async (_, query) => {
  expect(await healthOf(engineThat(query), true, 20)).toEqual({
    status: 503,
    body: {engine: 'PostgreSQL', migration: null, undelivered: null, room: true},
  });
});

describe('a disk without room', () => {
  const status = async () =>
    (
      await healthOf(
        engineThat(async () => [{migration: '1', undelivered: null}]),
        true,
      )
    ).status;
  const fails = (sqlState: string) =>
    printFailure({message: `submit_contact_rpc failed with SQLSTATE ${sqlState}`});

  beforeEach(() => void jest.spyOn(console, 'error').mockImplementation());
  afterEach(() => {
    jest.restoreAllMocks();
    room.isThere();
  });

  test.each(['53100', '58030'])(
    'is seen by the error %s, until something is stored',
    async (code) => {
      fails(code);
      expect(await status()).toBe(503);
      room.isThere();
      expect(await status()).toBe(200);
    },
  );

  test('is an alarm for ten minutes', async () => {
    fails('53100');
    const now = Date.now();
    jest.spyOn(Date, 'now').mockReturnValue(now + 9 * 60_000);
    expect(await status()).toBe(503);
    jest.spyOn(Date, 'now').mockReturnValue(now + 11 * 60_000);
    expect(await status()).toBe(200);
  });

  test('is not what any other error says', async () => {
    fails('23514');
    expect(await status()).toBe(200);
  });
});
