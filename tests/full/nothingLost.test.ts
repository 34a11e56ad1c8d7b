// What was acknowledged is kept on PostgreSQL, however many come and whatever is killed. The embedded
// database is for trying: what it keeps is told in survival.test.ts and dataFolder.test.ts.
import {setTimeout as sleep} from 'node:timers/promises';

import {startServer, temporaryFolders, type RunningServer} from '../../scripts/support/localServer';
import {type Cluster, startCluster} from '../../scripts/support/postgresCluster';
import {postgresEngine} from '../sql/engine';
import {command, count} from '../support/faults';
import {submission} from '../support/requests';
import {accepted, stop, submit} from '../support/servers';

const AT_ONCE = 200;
const IN_ALL = 2000;
const CLIENTS = 12;
const KILLS = 3;

const folders = temporaryFolders();
let cluster: Cluster;
let server: RunningServer;

jest.setTimeout(600_000);

const start = async (): Promise<void> => {
  server = await startServer(folders.data, ['--site-dir', folders.site], {
    DATABASE_URL: cluster.url('postgres'),
  });
};

const query = async (sql: string) => {
  const engine = await postgresEngine(cluster.url('postgres'));
  return engine.query(sql).finally(() => engine.close());
};

/** The emails of all stored requests, one for each row. */
const emails = async (): Promise<string[]> =>
  (await query('select email from intake.inspection_requests')).map(({email}) => String(email));

/** Whether it was acknowledged; a connection that fails is not. */
const send = (n: number): Promise<boolean> => submit(server.port, n).then(accepted, () => false);

beforeAll(async () => {
  cluster = await startCluster();
  const env = {DATABASE_URL: cluster.url('postgres')};
  expect(await command('scripts/migrate.ts', [], env)).toMatchObject({code: 0});
  await start();
});

afterAll(async () => {
  await stop(server, 'SIGKILL');
  cluster.stop();
  folders.remove();
});

test('two hundred at once, and thousands after them', async () => {
  const first = Array.from({length: AT_ONCE}, (_, n) => send(n));
  expect((await Promise.all(first)).filter(Boolean)).toHaveLength(AT_ONCE);
  let next = AT_ONCE;
  let acknowledged = AT_ONCE;
  const visitor = async (): Promise<void> => {
    while (next < IN_ALL) if (await send(next++)) acknowledged += 1;
  };
  await Promise.all(Array.from({length: CLIENTS}, visitor));
  const kept = await emails();
  expect({acknowledged, rows: kept.length, different: new Set(kept).size}).toEqual({
    acknowledged: IN_ALL,
    rows: IN_ALL,
    different: IN_ALL,
  });
  count(`${AT_ONCE} of ${AT_ONCE} at once, ${kept.length} of ${IN_ALL} kept`);
});

/** What is killed; each comes back. */
const VICTIMS: Record<string, () => Promise<void>> = {
  'the server': async () => {
    await stop(server, 'SIGKILL');
    await start();
  },
  // After which PostgreSQL ends all others, and recovers.
  'a process of the database': async () => {
    const [row] = await query(
      "select pid from pg_stat_activity where application_name = 'roofing-site' limit 1",
    );
    process.kill(Number(row!.pid), 'SIGKILL');
  },
  'the whole database': async () => {
    cluster.kill();
    // The others may still be ending.
    for (let tries = 0; ; tries += 1) {
      await sleep(250);
      try {
        return cluster.start();
      } catch (error) {
        if (tries === 40) throw error;
      }
    }
  },
};

test('kill -9 under load, again and again', async () => {
  const acknowledged = new Set<string>();
  let next = IN_ALL;
  let going = true;
  let again = 0;
  const visitor = async (): Promise<void> => {
    while (going) {
      const n = next++;
      // As the form does, and then the person.
      while (!(await send(n))) {
        if (!going) return;
        again += 1;
        await sleep(100);
      }
      acknowledged.add(submission(n).v_email);
    }
  };
  const visitors = Array.from({length: CLIENTS}, visitor);
  const more = async (): Promise<void> => {
    for (const goal = acknowledged.size + 60; acknowledged.size < goal;) await sleep(20);
  };
  for (const kill of Object.values(VICTIMS)) {
    for (let round = 0; round < KILLS; round++) {
      await more();
      await kill();
    }
  }
  await more();
  going = false;
  await Promise.all(visitors);
  const kept = await emails();
  const different = new Set(kept);
  expect([...acknowledged].filter((email) => !different.has(email))).toEqual([]);
  // What was sent again is the same request.
  expect(kept).toHaveLength(different.size);
  expect(again).toBeGreaterThan(0);
  count(
    `kill -9 ${KILLS} times each of ${Object.keys(VICTIMS).join(', ')}: ${acknowledged.size} acknowledged, none missing, none twice`,
  );
});
