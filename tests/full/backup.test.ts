// Backup and restore as commands, on the embedded database; tests/sql/backup.test.ts has every value.
import {readdirSync, statSync} from 'node:fs';

import {checkBackup} from '../../server/backup/format';
import {testDatabase} from '../support/database';
import {count} from '../support/faults';
import {testFolder} from '../support/folder';
import {accepted, crowd, stop, submit, testServers} from '../support/servers';

jest.setTimeout(180_000);

const {folders, database, start, run} = testServers();
const {at} = testFolder();

test('under load: what was acknowledged before is in it, and in the restored database', async () => {
  const server = await start();
  const visitors = crowd(server.port);
  await visitors.until(50);
  const before = [...visitors.acknowledged];
  const file = at('backup.gz');
  const made = await run('scripts/backup.ts', [file]);
  const after = visitors.acknowledged.size;
  expect(await visitors.stop()).toBe(visitors.acknowledged.size);
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

  expect(await run('scripts/restore.ts', [file])).toMatchObject({
    code: 1,
    text: expect.stringContaining('is in use by process'),
  });
  expect(await run('scripts/backup.ts', ['--verify', file])).toMatchObject({
    code: 0,
    text: expect.stringMatching(new RegExp(`can be restored: .*\\b${rows} inspection_requests`)),
  });
  const copy = at('copy');
  expect(await run('scripts/restore.ts', [file], copy)).toMatchObject({
    code: 0,
    text: expect.stringMatching(new RegExp(`Restored .*\\b${rows} inspection_requests`)),
  });
  const restored = await start({}, copy);
  const other = testDatabase(copy);
  const kept = new Set((await other.contacts()).map(({email}) => String(email)));
  expect(kept.size).toBe(rows);
  expect(before.filter((email) => !kept.has(email))).toEqual([]);
  const all = await database.contacts();
  expect(await other.contacts()).toEqual(all.filter(({email}) => kept.has(String(email))));
  // It goes on as the other would.
  expect(accepted(await submit(restored.port, 1_000_000))).toBe(true);
  expect(await stop(server)).toBe(0);
  count(
    `backup under load: ${before.length} acknowledged before it, ${rows} in it and restored, ${after} acknowledged at its end`,
  );
});
