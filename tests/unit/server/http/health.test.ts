import {utimesSync} from 'node:fs';

import {version} from '../../../../package.json';
import type {Engine} from '../../../../server/database/engine';
import {diskSpace, printFailure} from '../../../../server/database/failures';
import {createHealth} from '../../../../server/http/health';
import {testFolder} from '../../../support/folder';

const FOUND = {migration: '20261123001000', failures: 2, overdue: 30.5, undelivered: 90};

const healthWith = (query: () => Promise<unknown[]>, backupFolder: string | null = null) =>
  createHealth({name: 'PostgreSQL', query} as unknown as Engine, true, backupFolder);

const WELL = {version, engine: 'PostgreSQL', ...FOUND, delivers: true, room: true, backups: null};
const FULL = expect.objectContaining({...FOUND, room: false});
const DOWN = expect.objectContaining({migration: null, undelivered: null, room: true});

test.each<[string, () => Promise<unknown[]>, number, object]>([
  ['answers', async () => [FOUND], 200, WELL],
  ['is read-only', async () => [{...FOUND, room: false}], 503, FULL],
  ['fails', () => Promise.reject(new Error('gone')), 503, DOWN],
])('a database that %s', async (_, query, status, body) => {
  expect(await healthWith(query)()).toEqual({status, body});
});

const folder = testFolder();

test('the files of deploy/backup.sh: how old each is', async () => {
  const {root: backupFolder, at, write} = folder;
  write('newest');
  utimesSync(at('newest'), 0, Date.now() / 1000 - 5 * 3600);
  const health = await healthWith(async () => [FOUND], backupFolder)();
  expect(health.body.backups).toEqual({newest: 5, verified: null});
  write('verified');
  utimesSync(at('verified'), 0, Date.now() / 1000 + 40 * 86400);
  const {body} = await healthWith(async () => [FOUND], backupFolder)();
  expect(body.backups).toEqual({newest: 5, verified: -960});
});

describe('calls without end', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  test('share one look at the database', async () => {
    const query = jest.fn(async () => [FOUND]);
    const health = healthWith(query);
    const answers = await Promise.all(Array.from({length: 1000}, health));
    expect(answers.map(({status}) => status)).toEqual(Array(1000).fill(200));
    await health();
    expect(query).toHaveBeenCalledTimes(1);
  });

  test('are told within seconds that the database went away, and that it came back', async () => {
    let isThere = true;
    const health = healthWith(() =>
      isThere ? Promise.resolve([FOUND]) : new Promise<never>(() => {}),
    );
    expect((await health()).status).toBe(200);
    isThere = false;
    await jest.advanceTimersByTimeAsync(2000);
    const answers = [health(), health()];
    await jest.advanceTimersByTimeAsync(5000);
    for (const answer of answers) expect((await answer).status).toBe(503);
    isThere = true;
    await jest.advanceTimersByTimeAsync(2000);
    expect((await health()).status).toBe(200);
  });
});

describe('a full disk', () => {
  const status = async () => (await healthWith(async () => [FOUND])()).status;
  const fails = (sqlState: string) =>
    printFailure({message: `submit_contact_rpc failed with SQLSTATE ${sqlState}`});

  beforeEach(() => void jest.spyOn(console, 'error').mockImplementation());
  afterEach(() => diskSpace.sufficed());

  test.each(['53100', '58030'])(
    'is seen by the error %s, until something is stored',
    async (code) => {
      fails(code);
      expect(await status()).toBe(503);
      diskSpace.sufficed();
      expect(await status()).toBe(200);
    },
  );

  test('is an alarm for a quarter of an hour', async () => {
    fails('53100');
    const now = Date.now();
    jest.spyOn(Date, 'now').mockReturnValue(now + 14 * 60_000);
    expect(await status()).toBe(503);
    jest.spyOn(Date, 'now').mockReturnValue(now + 16 * 60_000);
    expect(await status()).toBe(200);
  });

  test('is not what any other error says', async () => {
    fails('23514');
    expect(await status()).toBe(200);
  });
});
