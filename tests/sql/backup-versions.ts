// Backups of one version of the schema, met by another.
import assert from 'node:assert/strict';
import {existsSync} from 'node:fs';
import {join} from 'node:path';

import {openDatabase, restoreInto} from '../../server/database';
import {openEmbedded} from '../../server/database/embedded';
import {migrate, migrations} from '../../server/database/migrations';
import {ANN, backupOf, NO_REQUESTS, restore, type BackupTest} from '../support/backups';
import {contents} from '../support/odd-schema';

export const VERSION_TESTS: Record<string, BackupTest> = {
  async 'a new database becomes as old as the backup, and then treats its rows as an upgrade'({
    root,
    opened,
  }) {
    const files = migrations();
    const old = await opened(openEmbedded());
    await migrate(old, files.slice(0, 3));
    // The fourth migration rounds these.
    await old.query(
      "insert into intake.newsletter_subscribers (email, started_at_ms) values ('reader@example.com', 1.6)",
    );
    await old.query(ANN);
    const file = join(root, 'old.gz');
    await backupOf(old, file);
    const target = await opened(openEmbedded());
    await restore(target, file);
    // And so does an upgrade in place.
    assert.equal((await migrate(old)).length, files.length - 3);
    assert.deepEqual(await contents(target), await contents(old));
    const rounded = 'select started_at_ms::text as ms from intake.newsletter_subscribers';
    assert.deepEqual(await target.query(rounded), [{ms: '2'}]);
    // Where that rule is already, they do not fit.
    const further = await opened(openDatabase());
    await assert.rejects(restore(further, file), /breaks a rule of this database \(23514\)/);
    assert.deepEqual(await further.query(NO_REQUESTS), []);
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
