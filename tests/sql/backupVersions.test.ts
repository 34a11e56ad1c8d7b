// Backups of one version of the schema, restored by another.
import assert from 'node:assert/strict';
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
import {backupOf, restore, type BackupTest} from '../support/backups';

export const VERSION_TESTS: Record<string, BackupTest> = {
  // Written by the first release, and never again: each later migration meets its rows here.
  async 'a backup of the first release is restored'({opened}) {
    const file = join(__dirname, 'baseline.backup.gz');
    const target = await opened(openEmbedded());
    await restore(target, file);
    const {counts} = await checkBackup(file);
    const tables = await target.query<{name: string}>(
      "select relname as name from pg_class where relnamespace = 'intake'::regnamespace and relkind = 'r' and relpersistence = 'p'",
    );
    assert.deepEqual(Object.keys(counts), tables.map(({name}) => name).sort());
    for (const [name, count] of Object.entries(counts)) {
      const [row] = await target.query(`select count(*)::integer as rows from intake.${name}`);
      assert.deepEqual([name, row!.rows], [name, count]);
    }
    const [lead] = await target.query('select name, state, urgent, history from intake.leads');
    assert.match(String(lead!.history), /^.* Eastern: called by AB, will call back$/);
    assert.deepEqual(
      {...lead, history: ''},
      {name: 'Ann', state: 'called', urgent: true, history: ''},
    );
  },

  async 'a backup of an unknown version is refused, and no database is made for it'({
    root,
    opened,
  }) {
    const dataFolder = join(root, 'data');
    for (const version of ['20990101000000', '20260101000100']) {
      const engine = await opened(openDatabase());
      await engine.query(
        'insert into supabase_migrations.schema_migrations (version) values ($1)',
        [version],
      );
      const file = join(root, `${version}.gz`);
      await backupOf(engine, file);
      await assert.rejects(
        restoreBackup(file, (task) => onDatabase({databaseUrl: null, dataFolder}, task)),
        new RegExp(`migration ${version}, which this version does not know: update the code, or`),
      );
      assert.equal(existsSync(dataFolder), false);
    }
  },

  async 'a database from before the first release is refused with the command that saves its requests'({
    root,
  }) {
    const files = [{version: '20260101000100', name: 'schema', sql: 'create schema intake'}];
    const folder = embeddedIn(root);
    await closing(await openEmbedded(folder), (engine) => migrate(engine, files));
    await assert.rejects(
      openDatabase(folder),
      /migration 20260101000100, which this version does not know\. .* "npm run leads -- --csv"/,
    );
    // This version opens the database without a migration.
    const settings = {databaseUrl: null, dataFolder: root};
    const backup = await withOperations(settings, (operations) =>
      keepBackup(join(root, 'old.gz'), (sink) => operations.backup(sink)),
    );
    assert.deepEqual(backup.migrations, ['20260101000100']);
  },
};
