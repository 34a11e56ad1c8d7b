import {mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';

import {automaticBackups, expired, withBackups} from '../../../../server/backup/automatic';
import type {Engine, Row} from '../../../../server/database/engine';

const nameAt = (time: Date): string => `${time.toISOString().replaceAll(/[:.]/g, '-')}.gz`;

const HOUR = 3_600_000;
const START = Date.UTC(2026, 0, 1);
const hourlyNames = (from: number, to: number): string[] =>
  Array.from({length: to - from}, (_, n) => nameAt(new Date(START + (from + n) * HOUR)));

test('the last 24 are kept, and the last of each of seven days', () => {
  const names = hourlyNames(0, 24 * 30);
  const now = START + (24 * 30 - 1) * HOUR;
  const gone = expired(names, now);
  const kept = names.filter((name) => !gone.includes(name));
  expect(kept).toHaveLength(24 + 6);
  expect(kept.slice(-24)).toEqual(names.slice(-24));
  expect(kept.slice(0, 6).map((name) => name.slice(0, 13))).toEqual([
    '2026-01-24T23',
    '2026-01-25T23',
    '2026-01-26T23',
    '2026-01-27T23',
    '2026-01-28T23',
    '2026-01-29T23',
  ]);
  expect(expired(names.slice(0, 20), START + 19 * HOUR)).toEqual([]);
});

test('none is kept for more than seven days, however seldom the server runs', () => {
  const names = [...hourlyNames(0, 5), ...hourlyNames(24 * 20, 24 * 20 + 1)];
  expect(expired(names, START + 24 * 20 * HOUR)).toEqual(names.slice(0, 5));
  const weekAgo = hourlyNames(0, 1);
  expect(expired(weekAgo, START + 24 * 7 * HOUR)).toEqual([]);
  expect(expired(weekAgo, START + 24 * 7 * HOUR + 1)).toEqual(weekAgo);
});

test('one that a wrong clock has dated later goes with the next', () => {
  const [now, later] = [hourlyNames(0, 1), hourlyNames(50, 51)];
  expect(expired([...now, ...later], START)).toEqual(later);
});

/** A database with one table and its sequence, as the catalog of a real one would answer. */
function fakeEngine() {
  const data = {rows: ['{"id":1}'], counted: '1', broken: false};
  const answers: [RegExp, () => Row[]][] = [
    [/from pg_class c/, () => [{name: 'requests', columns: ['id'], documents: []}]],
    [/from pg_class s/, () => [{name: 'intake.requests_id_seq', table: 'requests', column: 'id'}]],
    [/last_value/, () => [{value: data.counted, called: true}]],
    [/count\(\*\)/, () => [{rows: data.rows.length}]],
    [/to_regclass/, () => [{here: false}]],
  ];
  let fetched = false;
  const session = {
    query: async (sql: string) => {
      if (data.broken) throw new Error('database');
      if (sql.startsWith('declare')) fetched = false;
      if (sql.startsWith('fetch')) {
        const rows = fetched ? [] : data.rows.map((row) => ({row}));
        fetched = true;
        return rows;
      }
      return answers.find(([pattern]) => pattern.test(sql))?.[1]() ?? [];
    },
    script: async () => [],
  };
  const engine = {
    ...session,
    name: 'PGlite',
    transaction: (task: (inside: typeof session) => unknown) => task(session),
  } as unknown as Engine;
  return {engine, data};
}

let folder: string;
let errors: jest.SpyInstance;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'website-automatic-'));
  errors = jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  jest.restoreAllMocks();
  rmSync(folder, {recursive: true, force: true});
});

const files = (): string[] => readdirSync(join(folder, 'backups'));

test('one an hour, for this user alone', async () => {
  const {engine} = fakeEngine();
  const backups = automaticBackups(folder, engine);
  expect(backups.state()).toEqual({age: null, failed: false});
  await Promise.all([backups.hourly(), backups.hourly()]);
  expect(files()).toHaveLength(1);
  expect(statSync(join(folder, 'backups')).mode & 0o777).toBe(0o700);
  expect(statSync(join(folder, 'backups', files()[0]!)).mode & 0o777).toBe(0o600);
  const {age, failed} = backups.state();
  expect(failed).toBe(false);
  expect(age).toBeGreaterThanOrEqual(0);
  expect(age).toBeLessThan(60);
});

test('an erased person is in none of them', async () => {
  const {engine, data} = fakeEngine();
  const backups = automaticBackups(folder, engine);
  await backups.now();
  await backups.now();
  data.rows = [];
  const operations = withBackups(
    {run: async () => [{erased: {requests: 1}}], backup: async () => {}},
    backups,
  );
  expect(await operations.run('leads')).toEqual([{erased: {requests: 1}}]);
  expect(files()).toHaveLength(2);
  expect(await operations.run('erase')).toEqual([
    {erased: {requests: 1}, backups: {done: true, kept: []}},
  ]);
  expect(files()).toHaveLength(1);
});

test('a backup that fails is said, throws nothing and deletes nothing', async () => {
  const {engine, data} = fakeEngine();
  const backups = automaticBackups(folder, engine);
  await backups.now();
  data.broken = true;
  expect(await backups.replace()).toEqual({done: false, kept: []});
  expect(files()).toHaveLength(1);
  expect(backups.state()).toMatchObject({failed: true});
  expect(errors).toHaveBeenCalledWith(expect.stringContaining('failed, and the older ones stay'));
  data.broken = false;
  await backups.now();
  expect(backups.state()).toMatchObject({failed: false});

  rmSync(join(folder, 'backups'), {recursive: true});
  writeFileSync(join(folder, 'backups'), 'no folder');
  await backups.hourly();
  expect(backups.state()).toEqual({age: null, failed: true});
});

test('what is ahead of the database is not deleted: it may be all that is left', async () => {
  const {engine, data} = fakeEngine();
  data.counted = '9007199254740993';
  await automaticBackups(folder, engine).now();
  const [old] = files();
  data.counted = '9007199254740992';
  expect(await automaticBackups(folder, engine).replace()).toEqual({
    done: true,
    kept: [join(folder, 'backups', old!)],
  });
  expect(files()).toContain(old);
  expect(errors).toHaveBeenCalledWith(expect.stringMatching(/is ahead of the database, and stays/));
});

test('drafts of a killed server and damaged backups go', async () => {
  const {engine} = fakeEngine();
  mkdirSync(join(folder, 'backups'));
  writeFileSync(join(folder, 'backups', `${nameAt(new Date(0))}.draft-1`), '');
  writeFileSync(join(folder, 'backups', nameAt(new Date(0))), 'damaged');
  await automaticBackups(folder, engine).replace();
  expect(files()).toHaveLength(1);
  expect(automaticBackups(folder, engine).state().age).toBeLessThan(60);
});
