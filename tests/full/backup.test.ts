// Backup and restore as commands, on the embedded database; tests/sql/backup.test.ts has every value.
import {mkdtempSync, readdirSync, rmSync, statSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';

import {startServer, temporaryFolders, type RunningServer} from '../../scripts/support/localServer';
import {checkBackup} from '../../server/backup/format';
import {testDatabase} from '../support/database';
import {command, count} from '../support/faults';
import {loopback, post, submission} from '../support/requests';

jest.setTimeout(180_000);

let root: string;
beforeEach(() => (root = mkdtempSync(join(tmpdir(), 'website-backup-'))));
afterEach(() => rmSync(root, {recursive: true}));

describe('with a server', () => {
  let folders: ReturnType<typeof temporaryFolders>;
  const running: RunningServer[] = [];
  const start = async (data = folders.data): Promise<RunningServer> => {
    const server = await startServer(data, ['--site-dir', folders.site]);
    running.push(server);
    return server;
  };
  const stop = async (server: RunningServer): Promise<void> => {
    server.process.kill('SIGTERM');
    expect(await server.ended).toBe(0);
  };
  const run = (name: string, args: string[], data = folders.data) =>
    command(`scripts/${name}.ts`, args, {DATA_DIR: data});
  beforeEach(() => (folders = temporaryFolders()));
  afterEach(async () => {
    for (const server of running.splice(0)) {
      server.process.kill('SIGKILL');
      await server.ended;
    }
    folders.remove();
  });

  test('under load: what was acknowledged before is in it, and in the restored database', async () => {
    const server = await start();
    const acknowledged = new Set<string>();
    let sent = 0;
    let loading = true;
    const visitors = Array.from({length: 4}, async () => {
      while (loading) {
        const n = sent++;
        const reply = await post(server.port, 'submit_contact_rpc', submission(n), {
          from: loopback(n),
        });
        expect(reply.body).toContain('"success":true');
        acknowledged.add(`visitor${n}@example.com`);
      }
    });
    while (acknowledged.size < 50) await new Promise((resolve) => setTimeout(resolve, 20));
    const before = [...acknowledged];
    const file = join(root, 'backup.gz');
    const made = await run('backup', [file]);
    const after = acknowledged.size;
    loading = false;
    await Promise.all(visitors);
    // Notices that have left by then are counted before them.
    expect(made).toMatchObject({
      code: 0,
      text: expect.stringMatching(/^Backup of .*\b\d+ inspection_requests/),
    });
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readdirSync(folders.data).filter((name) => name.startsWith('backup-'))).toEqual([]);
    // Without the server it says the same of the same.
    const rows = (await checkBackup(file)).counts.inspection_requests!;
    expect(rows).toBeGreaterThanOrEqual(before.length);

    expect(await run('restore', [file])).toMatchObject({
      code: 1,
      text: expect.stringContaining('is in use by process'),
    });
    expect(await run('backup', ['--verify', file])).toMatchObject({
      code: 0,
      text: expect.stringMatching(new RegExp(`can be restored: .*\\b${rows} inspection_requests`)),
    });
    const copy = join(root, 'copy');
    expect(await run('restore', [file], copy)).toMatchObject({
      code: 0,
      text: expect.stringMatching(new RegExp(`Restored .*\\b${rows} inspection_requests`)),
    });
    const restored = await start(copy);
    const kept = new Set((await testDatabase(copy).contacts()).map(({email}) => String(email)));
    expect(kept.size).toBe(rows);
    expect(before.filter((email) => !kept.has(email))).toEqual([]);
    const leads = async (data: string) =>
      (await testDatabase(data).contacts()).filter(({email}) => kept.has(String(email)));
    expect(await leads(copy)).toEqual(await leads(folders.data));
    // It goes on as the other would.
    expect((await post(restored.port, 'submit_contact_rpc', submission(-1))).body).toContain(
      '"success":true',
    );
    await stop(server);
    count(
      `backup under load: ${before.length} acknowledged before it, ${rows} in it and restored, ${after} acknowledged at its end`,
    );
  });

  test('an older version reads and backs up, and does not serve', async () => {
    const server = await start();
    await post(server.port, 'submit_contact_rpc', submission(2));
    await testDatabase(folders.data).query(
      "insert into supabase_migrations.schema_migrations (version) values ('20990101000000')",
    );
    await stop(server);
    await expect(start()).rejects.toThrow('which this version does not know. Update the code');
    expect(await run('leads/index', ['--csv'])).toMatchObject({
      code: 0,
      text: expect.stringContaining('visitor2@example.com'),
    });
    const file = join(root, 'newer.gz');
    expect(await run('backup', [file])).toMatchObject({code: 0});
    expect((await checkBackup(file)).migrations.at(-1)).toBe('20990101000000');
    expect(await run('restore', [file], join(root, 'copy'))).toMatchObject({
      code: 1,
      text: expect.stringContaining('update the code'),
    });
  });
});
