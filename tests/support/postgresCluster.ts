import {execFileSync} from 'node:child_process';
import {randomBytes} from 'node:crypto';
import {
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';

import {childEnvironment, environment} from '../../src/data/environment';
import {sparePort} from './sparePort';

/** Debian's place for the programs of PostgreSQL 15; PG_BIN for another. */
export const PG_BIN = environment.PG_BIN ?? '/usr/lib/postgresql/15/bin';
const EXTENSIONS = '/usr/share/postgresql/15/extension';

const NEEDED = [
  [join(PG_BIN, 'initdb'), 'postgresql-15'],
  [join(EXTENSIONS, 'pgtap.control'), 'postgresql-15-pgtap'],
  [join(EXTENSIONS, 'pg_cron.control'), 'postgresql-15-cron'],
  [join(EXTENSIONS, 'plpgsql_check.control'), 'postgresql-15-plpgsql-check'],
] as const;

export type Cluster = Awaited<ReturnType<typeof startCluster>>;

/**
 * Starts a private PostgreSQL on a spare loopback port, with a random password, in a folder that `stop`
 * deletes. PostgreSQL does not run as root, so root runs it as the user `postgres`.
 *
 * @param durable true waits for the disk as a real server does (benchmarks); tests need not.
 * @param programs another folder of PostgreSQL's programs (without pg_cron).
 */
export async function startCluster({
  durable = false,
  superuser = 'postgres',
  programs = PG_BIN,
} = {}) {
  const missing = NEEDED.filter(([file]) => !existsSync(file)).map(([, name]) => name);
  if (missing.length > 0) {
    throw new Error(
      `PostgreSQL's packages are missing: run "apt-get install -y ${missing.join(' ')}" (or set PG_BIN).`,
    );
  }
  const user = runAs();
  const folder = mkdtempSync(join(tmpdir(), 'roofing-site-postgres-'));
  const password = randomBytes(16).toString('hex');
  writeFileSync(join(folder, 'password'), password, {mode: 0o600});
  mkdirSync(join(folder, 'run'));
  if (user.uid !== undefined) {
    for (const name of ['', 'password', 'run']) chownSync(join(folder, name), user.uid, user.gid!);
  }
  const data = join(folder, 'data');
  const env = childEnvironment({PGDATA: data});
  const run = (program: string, args: string[]) =>
    execFileSync(join(programs, program), args, {...user, env, cwd: folder, stdio: 'pipe'});
  run('initdb', [
    `--username=${superuser}`,
    '--auth=scram-sha-256',
    `--pwfile=${join(folder, 'password')}`,
    '--locale=C.UTF-8',
    '--no-sync',
  ]);
  const port = await sparePort();
  const logFile = join(folder, 'log');
  const options = [
    `-p ${port}`,
    '-c listen_addresses=127.0.0.1',
    `-c unix_socket_directories=${join(folder, 'run')}`,
    ...(programs === PG_BIN
      ? ['-c shared_preload_libraries=pg_cron', '-c cron.database_name=postgres']
      : []),
    '-c max_connections=120',
    durable ? '' : '-c fsync=off -c full_page_writes=off',
  ];
  // pg_ctl leaves the server with its own output closed, so that this process can end.
  const start = (): void =>
    void run('pg_ctl', ['start', `--log=${logFile}`, `--options=${options.join(' ')}`]);
  start();

  let running = true;
  const stop = (): void => {
    if (!running) return;
    running = false;
    try {
      run('pg_ctl', ['stop', '-m', 'immediate']);
    } finally {
      rmSync(folder, {recursive: true, force: true});
    }
  };
  process.once('exit', stop);
  return {
    /** Connection string of a database of this cluster; does not create the database. */
    url: (database: string) =>
      `postgres://${superuser}:${password}@127.0.0.1:${port}/${database}?sslmode=disable`,
    /** Shuts down as at an upgrade of the machine (fast mode); `start` starts again. */
    halt: () => void run('pg_ctl', ['stop', '-m', 'fast']),
    start,
    /** Ends its main process as kill -9 does; the others notice, and end as well. */
    kill: () => {
      const [pid] = /^\d+/.exec(readFileSync(join(data, 'postmaster.pid'), 'utf8'))!;
      process.kill(Number(pid), 'SIGKILL');
    },
    log: () => readFileSync(logFile, 'utf8'),
    stop,
  };
}

/** For root, the unprivileged user to run as; for anybody else, themselves. */
function runAs(): {uid?: number; gid?: number} {
  if (process.getuid?.() !== 0) return {};
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], {encoding: 'utf8'}));
  return {uid: id('-u'), gid: id('-g')};
}
