/** deploy/backup.sh: from a real PostgreSQL to a restic repository, and back. */
import {execFileSync, spawn, spawnSync} from 'node:child_process';
import {existsSync, mkdirSync, readdirSync, renameSync, rmSync, utimesSync} from 'node:fs';
import {setTimeout as sleep} from 'node:timers/promises';

import {type Cluster, startCluster} from '../support/postgresCluster';
import {childEnvironment} from '../../src/data/environment';
import {newDatabase} from '../sql/engine';
import {command} from '../support/faults';
import {testFolder} from '../support/folder';
import {needProgram} from '../support/needed';

const {at} = testFolder();
let cluster: Cluster;
let environment: Record<string, string>;

beforeAll(async () => {
  needProgram('restic');
  cluster = await startCluster();
  await (await newDatabase(cluster, 'kept')).close();
  environment = {
    DATABASE_URL: cluster.url('kept'),
    RESTIC_REPOSITORY: at('place'),
    RESTIC_PASSWORD: 'odd-word',
    RESTIC_CACHE_DIR: at('cache'),
    BACKUP_DIR: at('marks'),
    NODE_OPTIONS: '',
  };
  await command('scripts/migrate.ts', [], {DATABASE_URL: cluster.url('kept')});
  await command('scripts/bundle.ts', [at('live')], {});
});
afterAll(() => cluster.stop());

const backup = (changes: Record<string, string> = {}, args: string[] = []) =>
  spawnSync(at('live/deploy/backup.sh'), args, {
    encoding: 'utf8',
    env: childEnvironment({...environment, ...changes}),
  });

test('a backup leaves, comes back and is tried; of a day one stays', () => {
  for (let night = 0; night < 2; night++) {
    const {status, stdout, stderr} = backup();
    expect({status, text: stdout + stderr}).toEqual({
      status: 0,
      text: expect.stringContaining('can be restored') as string,
    });
  }
  expect(readdirSync(at('marks')).sort()).toEqual(['data', 'newest', 'verified']);
  const snapshots = execFileSync('restic', ['snapshots', '--json'], {
    encoding: 'utf8',
    env: childEnvironment(environment),
  });
  expect(JSON.parse(snapshots)).toHaveLength(1);
});

/** Those that are written whole. */
const locks = () => readdirSync(at('place/locks')).filter((name) => !name.includes('-tmp-'));

test('one that was killed leaves nothing in the way of the next', async () => {
  const prune = spawn('restic', ['prune'], {env: childEnvironment(environment)});
  while (locks().length === 0) await sleep(5);
  prune.kill('SIGKILL');
  await new Promise((resolve) => prune.once('close', resolve));
  expect(locks()).toHaveLength(1);
  expect(backup()).toMatchObject({status: 0, stderr: ''});
  expect(locks()).toEqual([]);
});

test('a place that is suddenly empty is not begun anew', () => {
  renameSync(at('place'), at('unmounted'));
  mkdirSync(at('place'));
  expect(backup()).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('is its disk mounted') as string,
  });
  expect(readdirSync(at('place'))).toEqual([]);
  rmSync(at('place'), {recursive: true});
  renameSync(at('unmounted'), at('place'));
  expect(backup().status).toBe(0);
});

test('one that is due is made: a day after the last, or after a failure', () => {
  const hoursAgo = (hours: number) => {
    const then = Date.now() / 1000 - hours * 3600;
    utimesSync(at('marks/verified'), then, then);
    return backup({}, ['--due']).stdout.includes('can be restored');
  };
  expect([hoursAgo(1), hoursAgo(26), hoursAgo(0)]).toEqual([false, true, false]);
  rmSync(at('marks/verified'));
  expect(backup({}, ['--due']).stdout).toContain('can be restored');
});

test.each([
  ['whose password is another', {RESTIC_PASSWORD: 'another'}, 'wrong password'],
  ['behind a line that is dead', {RESTIC_REPOSITORY: 'sftp://a@127.0.0.1:1/a'}, 'refused'],
])('a place %s is not taken for an empty one, and no mark is set', (_, changes, cause) => {
  // Nor where there has been no backup yet.
  const {status, stderr} = backup({BACKUP_DIR: at('others'), ...changes});
  expect({status, stderr}).toEqual({
    status: 1,
    stderr: expect.stringMatching(new RegExp(`${cause}[^]*cannot be reached`)) as string,
  });
  expect(stderr).not.toContain('begin anew');
  expect([existsSync(at('others/newest')), existsSync(at('others/verified'))]).toEqual([
    false,
    false,
  ]);
});
