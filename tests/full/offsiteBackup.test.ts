/** deploy/backup.sh: from a real PostgreSQL to a restic repository, and back. */
import {execFileSync, spawnSync} from 'node:child_process';
import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';

import {type Cluster, startCluster} from '../../scripts/support/postgresCluster';
import {childEnvironment} from '../../src/data/environment';
import {newDatabase} from '../sql/engine';
import {command} from '../support/faults';
import {testFolder} from '../support/folder';

const {at} = testFolder();
let cluster: Cluster;
let environment: Record<string, string>;

beforeAll(async () => {
  if (spawnSync('restic', ['version']).error)
    throw new Error('restic is missing: run "apt-get install -y restic".');
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
});
afterAll(() => cluster.stop());

const backup = (changes: Record<string, string> = {}) =>
  spawnSync(path.resolve('deploy/backup.sh'), {
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

test('one that does not reach its place sets no mark', () => {
  const {status} = backup({BACKUP_DIR: at('others'), RESTIC_PASSWORD: 'another'});
  expect(status).not.toBe(0);
  expect([existsSync(at('others/newest')), existsSync(at('others/verified'))]).toEqual([
    false,
    false,
  ]);
});
