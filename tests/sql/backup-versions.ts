// Backups of one version of the schema, met by another.
import assert from 'node:assert/strict';
import {existsSync, readdirSync} from 'node:fs';
import {join} from 'node:path';

import {automaticBackups} from '../../server/backup/automatic';
import {checkBackup} from '../../server/backup/format';
import {embeddedIn, openDatabase, restoreInto} from '../../server/database';
import {openEmbedded} from '../../server/engine/embedded';
import type {Engine} from '../../server/engine/engine';
import {migrate, migrations} from '../../server/engine/migrations';
import {ANN, backupOf, restore, type BackupTest} from '../support/backups';
import {contents} from '../support/odd-schema';

export const VERSION_TESTS: Record<string, BackupTest> = {
  async 'a new database becomes as old as the backup, and then treats its rows as an upgrade'({
    root,
    opened,
  }) {
    const files = migrations();
    const old = await opened(openEmbedded());
    await migrate(old, files.slice(0, 1));
    await old.query(ANN);
    const file = join(root, 'old.gz');
    await backupOf(old, file);
    const target = await opened(openEmbedded());
    await restore(target, file);
    // And so does an upgrade in place.
    assert.equal((await migrate(old)).length, files.length - 1);
    assert.deepEqual(await contents(target), await contents(old));
  },

  async 'before an upgrade the server makes a backup of the database as it was'({root, opened}) {
    const folder = embeddedIn(root);
    const older = migrations().slice(0, 4);
    const old = await openEmbedded(folder, {prepare: (engine) => migrate(engine, older)});
    await old.query(ANN);
    await old.close();
    const upgrade = (): Promise<Engine> =>
      openDatabase(folder, undefined, (engine) => automaticBackups(root, engine).now());
    const engine = await upgrade();
    const [file, ...others] = readdirSync(join(root, 'backups'));
    assert.deepEqual(others, []);
    const header = await checkBackup(join(root, 'backups', file!));
    assert.equal(header.migrations.length, 4);
    assert.equal(header.tables.find(({name}) => name === 'inspection_requests')!.rows, 1);
    const upgraded = await contents(engine);
    await engine.close();
    // Nothing to upgrade, nothing to back up.
    await (await upgrade()).close();
    assert.equal(readdirSync(join(root, 'backups')).length, 1);
    const target = await opened(openEmbedded());
    await restore(target, join(root, 'backups', file!));
    assert.deepEqual(await contents(target), upgraded);
  },

  async 'a backup of a later version is refused, and no database is made for it'({root, opened}) {
    const engine = await opened(openDatabase());
    await engine.query(
      "insert into supabase_migrations.schema_migrations (version) values ('20990101000000')",
    );
    const file = join(root, 'newer.gz');
    await backupOf(engine, file);
    const dataFolder = join(root, 'data');
    await assert.rejects(
      restoreInto({databaseUrl: null, dataFolder}, file),
      /^UserError: The backup has migration 20990101000000, which this version does not know: update the code\.$/,
    );
    assert.equal(existsSync(dataFolder), false);
  },
};
