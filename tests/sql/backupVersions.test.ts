// Backups of one version of the schema, restored by another.
import {existsSync} from 'node:fs';
import {join} from 'node:path';

import {checkBackup} from '../../server/backup/format';
import {keepBackup} from '../../server/backup/write';
import {restoreBackup} from '../../server/backup/restore';
import {onDatabase, openDatabase} from '../../server/database';
import {openEmbedded} from '../../server/database/embedded';
import {closing} from '../../server/database/engine';
import {embeddedIn} from '../../server/database/folder';
import {migrate} from '../../server/database/migrations';
import {withOperations} from '../../server/staff';
import {backupOf, restore} from '../support/backups';
import {testFolder} from '../support/folder';

jest.setTimeout(120_000);

const {root, at} = testFolder({emptied: true});

// Written by the first release, and never again: each later migration meets its rows here.
test('a backup of the first release is restored', async () =>
  closing(await openEmbedded(), async (target) => {
    const file = join(__dirname, 'baseline.backup.gz');
    await restore(target, file);
    const {counts} = await checkBackup(file);
    const tables = await target.query<{name: string}>(
      "select relname as name from pg_class where relnamespace = 'intake'::regnamespace and relkind = 'r' and relpersistence = 'p'",
    );
    expect(Object.keys(counts)).toEqual(tables.map(({name}) => name).sort());
    for (const [name, count] of Object.entries(counts)) {
      const [row] = await target.query(`select count(*)::integer as rows from intake.${name}`);
      expect([name, row!.rows]).toEqual([name, count]);
    }
    const [lead] = await target.query('select name, state, urgent, history from intake.leads');
    expect(lead).toEqual({
      name: 'Ann',
      state: 'called',
      urgent: true,
      history: expect.stringMatching(/^.* Eastern: called by AB, will call back$/),
    });
  }));

test('a backup of an unknown version is refused, and no database is made for it', async () =>
  closing(await openDatabase(), async (engine) => {
    const dataFolder = at('data');
    for (const version of ['20991231000000', '20260101000100']) {
      await engine.query(
        'insert into supabase_migrations.schema_migrations (version) values ($1)',
        [version],
      );
      const file = at(`${version}.gz`);
      await backupOf(engine, file);
      await expect(
        restoreBackup(file, (task) => onDatabase({databaseUrl: null, dataFolder}, task)),
      ).rejects.toThrow(
        new RegExp(`migration ${version}, which this version does not know: update the code, or`),
      );
      expect(existsSync(dataFolder)).toBe(false);
      await engine.query('delete from supabase_migrations.schema_migrations where version = $1', [
        version,
      ]);
    }
  }));

test('a database from before the first release is refused with the command that saves its requests', async () => {
  const files = [{version: '20260101000100', name: 'schema', sql: 'create schema intake'}];
  const folder = embeddedIn(root);
  await closing(await openEmbedded(folder), (engine) => migrate(engine, files));
  await expect(openDatabase(folder)).rejects.toThrow(
    /migration 20260101000100, which this version does not know\. .* "npm run leads -- --csv"/,
  );
  // This version opens the database without a migration.
  const settings = {databaseUrl: null, dataFolder: root};
  const backup = await withOperations(settings, (operations) =>
    keepBackup(at('old.gz'), (sink) => operations.backup(sink)),
  );
  expect(backup.migrations).toEqual(['20260101000100']);
});
