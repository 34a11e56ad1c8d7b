// Both engines keep every acknowledged request, however many come and whatever is killed.
import {setTimeout as sleep} from 'node:timers/promises';

import {startServer, temporaryFolders, type RunningServer} from '../support/localServer';
import {startCluster} from '../support/postgresCluster';
import {postgresEngine} from '../sql/engine';
import {testDatabase} from '../support/database';
import {command, count} from '../support/faults';
import {submission} from '../support/requests';
import {accepted, stop, submit} from '../support/servers';

const AT_ONCE = 200;
const IN_ALL = 2000;
const CLIENTS = 12;
const KILLS = 3;

interface Stage {
  env: Record<string, string>;
  /** The emails of all stored requests, one for each row. */
  emails(): Promise<string[]>;
  /** What may be killed beside the server; each comes back. */
  victims: Record<string, () => Promise<void>>;
  remove(): void;
}

const folders = temporaryFolders();
afterAll(() => folders.remove());

const STAGES: Record<string, () => Promise<Stage>> = {
  PGlite: async () => ({
    env: {},
    emails: async () =>
      (await testDatabase(folders.data).contacts()).map((row) => String(row.email)),
    victims: {},
    remove: () => {},
  }),
  PostgreSQL: async () => {
    const cluster = await startCluster();
    const url = cluster.url('postgres');
    const query = async (sql: string) => {
      const engine = await postgresEngine(url);
      return engine.query(sql).finally(() => engine.close());
    };
    const env = {DATABASE_URL: url};
    expect(await command('scripts/migrate.ts', [], env)).toMatchObject({code: 0});
    return {
      env,
      emails: async () =>
        (await query('select email from intake.inspection_requests')).map((row) =>
          String(row.email),
        ),
      victims: {
        // PostgreSQL then ends all other processes, and recovers.
        'a process of the database': async () => {
          const [row] = await query(
            "select pid from pg_stat_activity where application_name = 'roofing-site' limit 1",
          );
          process.kill(Number(row!.pid), 'SIGKILL');
        },
        'the whole database': async () => {
          cluster.kill();
          // Other processes may still be ending.
          for (let tries = 0; ; tries += 1) {
            await sleep(250);
            try {
              return cluster.start();
            } catch (error) {
              if (tries === 40) throw error;
            }
          }
        },
      },
      remove: cluster.stop,
    };
  },
};

jest.setTimeout(600_000);

describe.each(Object.keys(STAGES))('%s', (name) => {
  let stage: Stage;
  let server: RunningServer;

  const start = async (): Promise<void> => {
    const args = ['--site-dir', folders.site];
    server = await startServer(folders.data, args, stage.env);
  };

  /** Whether the request was acknowledged; false for a failed connection. */
  const send = (n: number): Promise<boolean> => submit(server.port, n).then(accepted, () => false);

  beforeAll(async () => {
    stage = await STAGES[name]!();
    await start();
  });

  afterAll(async () => {
    await stop(server, 'SIGKILL');
    stage.remove();
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
    const kept = await stage.emails();
    expect({acknowledged, rows: kept.length, different: new Set(kept).size}).toEqual({
      acknowledged: IN_ALL,
      rows: IN_ALL,
      different: IN_ALL,
    });
    count(`${name}: ${AT_ONCE} of ${AT_ONCE} at once, ${kept.length} of ${IN_ALL} kept`);
  });

  test('kill -9 under load, again and again', async () => {
    const victims: Record<string, () => Promise<void>> = {
      'the server': async () => {
        await stop(server, 'SIGKILL');
        await start();
      },
      ...stage.victims,
    };
    const acknowledged = new Set<string>();
    let next = IN_ALL;
    let going = true;
    let again = 0;
    const visitor = async (): Promise<void> => {
      while (going) {
        const n = next++;
        // Tries again, as first the form and then the person does.
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
    for (const kill of Object.values(victims)) {
      for (let round = 0; round < KILLS; round++) {
        await more();
        await kill();
      }
    }
    await more();
    going = false;
    await Promise.all(visitors);
    const kept = await stage.emails();
    const different = new Set(kept);
    expect([...acknowledged].filter((email) => !different.has(email))).toEqual([]);
    // A request that was sent again is stored once.
    expect(kept).toHaveLength(different.size);
    expect(again).toBeGreaterThan(0);
    count(
      `${name}: kill -9 ${KILLS} times each of ${Object.keys(victims).join(', ')}: ${acknowledged.size} acknowledged, none missing, none twice`,
    );
  });
});
