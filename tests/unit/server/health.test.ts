import type {Engine} from '../../../server/engine/engine';
import {printFailure} from '../../../server/engine/failure-lines';
import {room} from '../../../server/engine/room';
import {healthOf} from '../../../server/health';

const engineThat = (query: () => Promise<unknown[]>): Engine =>
  ({name: 'PostgreSQL', query}) as unknown as Engine;

test('a database that answers: its engine and newest migration', async () => {
  const engine = engineThat(async () => [{version: '20260101000100'}]);
  expect(await healthOf(engine)).toEqual({
    status: 200,
    body: {engine: 'PostgreSQL', migration: '20260101000100', room: true},
  });
});

test.each([
  ['fails', () => Promise.reject(new Error('gone'))],
  ['says nothing', () => new Promise<never>(() => {})],
])('a database that %s: 503', async (_, query) => {
  expect(await healthOf(engineThat(query), 20)).toEqual({
    status: 503,
    body: {engine: 'PostgreSQL', migration: null, room: true},
  });
});

describe('a disk without room', () => {
  const status = async () => (await healthOf(engineThat(async () => [{version: '1'}]))).status;
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
