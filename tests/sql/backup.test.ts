import assert from 'node:assert/strict';
import {
  createWriteStream,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {gunzipSync, gzipSync} from 'node:zlib';

import {checkBackup} from '../../server/backup/format';
import {writeBackup} from '../../server/backup/write';
import {openDatabase} from '../../server/database';
import type {Engine} from '../../server/database/engine';
import {ANN, backupOf, NO_REQUESTS, restore, type BackupTest} from '../support/backups';
import {contents, ODD_ROWS, ODD_SCHEMA} from '../support/oddSchema';
import {VERSION_TESTS} from './backupVersions.test';

/** A request with its history and notice, and the counters of a deleted request. */
const LIVED = `
  ${ANN}; ${ANN.replaceAll(/Ann|ann/g, 'Bea')};
  select intake.set_state(1, 'called', 'will call back', null);
  delete from intake.inspection_requests where name = 'Bea';
`;

const TESTS: Record<string, BackupTest> = {
  ...VERSION_TESTS,

  async 'every value of every table comes back, and no trigger runs'({root, opened}) {
    const source = await opened(openDatabase());
    await source.script(ODD_SCHEMA + ODD_ROWS + LIVED);
    const file = join(root, 'backup.gz');
    const {counts} = await backupOf(source, file);
    assert.equal(counts['Odd one'], 3);
    for (const lived of ['inspection_requests', 'request_history', 'outbox', 'weekly_counts']) {
      assert.ok(counts[lived]! > 0, lived);
    }
    const text = gunzipSync(readFileSync(file)).toString();
    assert.doesNotMatch(text, /address_|not_kept|salt and hash/);

    const target = await opened(openDatabase());
    // A column that the backup does not know.
    await target.script(
      `${ODD_SCHEMA} alter table intake.a_child add column later text not null default 'as new';`,
    );
    await restore(target, file);
    await target.script('alter table intake.a_child drop column later');
    assert.deepEqual(await contents(target), await contents(source));
    // The trigger runs again; ids go on; the foreign keys are as before.
    await target.query('insert into intake."Odd one" (amount) values (1)');
    assert.deepEqual(await target.query('select max("the id") as id from intake."Odd one"'), [
      {id: 4},
    ]);
    assert.deepEqual(
      await target.query('select count(*) as n from intake.announced where id = 4'),
      [{n: 1}],
    );
    await assert.rejects(target.query('insert into intake.a_child (odd) values (99)'), {
      code: '23503',
    });
    const deferrable =
      "select from pg_constraint where contype = 'f' and connamespace = 'intake'::regnamespace and condeferrable";
    assert.equal((await target.query(deferrable)).length, 0);
  },

  async 'a database with data, or without a place for some of it, is left alone'({root, opened}) {
    const source = await opened(openDatabase());
    await source.script(`create table intake.later (at text); insert into intake.later values ('soon');
      alter table intake.inspection_requests add column gone text; ${ANN}`);
    const file = join(root, 'backup.gz');
    await backupOf(source, file);
    await assert.rejects(
      restore(source, file),
      /already has data \(1 in inspection_requests\); nothing was restored: name a new/,
    );
    const target = await opened(openDatabase());
    await target.script('create table intake.later (at integer)');
    await assert.rejects(
      restore(target, file),
      /does not fit this database \(42703\); nothing was restored: name a new/,
    );
    assert.deepEqual(await target.query(NO_REQUESTS), []);
    await target.script('alter table intake.inspection_requests add column gone text');
    await assert.rejects(restore(target, file), /does not fit this database \(22P02\)/);
    assert.deepEqual(await target.query(NO_REQUESTS), []);
  },

  async 'a file that is none, damaged, cut off or newer is refused'({root, opened}) {
    const engine = await opened(openDatabase());
    await engine.query(ANN);
    const file = join(root, 'backup.gz');
    await backupOf(engine, file);
    assert.equal(statSync(file).mode & 0o777, 0o600);
    await assert.rejects(backupOf(engine, file), /cannot be written: file already exists/);
    await assert.rejects(backupOf(engine, join(root, 'no/where')), /no such file or directory/);
    assert.deepEqual(readdirSync(root), ['backup.gz']);

    const good = readFileSync(file);
    const lines = gunzipSync(good).toString().split('\n');
    const row = lines.findIndex((line) => line.includes('"Ann"'));
    const edited = (change: (copy: string[]) => void): Buffer => {
      const copy = [...lines];
      change(copy);
      return gzipSync(copy.join('\n'));
    };
    const bad = join(root, 'bad.gz');
    const BAD: [RegExp, Buffer][] = [
      [/is no backup of this site/, Buffer.from('{}')],
      [/is no backup of this site/, gzipSync('{"format":"other"}\n')],
      [/is damaged or cut off/, gzipSync('')],
      [/damaged or cut off/, good.subarray(0, -20)],
      [/damaged or cut off/, Buffer.from(good).fill(0, 200, 201)],
      [/damaged or cut off/, edited((copy) => (copy[row] = copy[row]!.slice(1)))],
      [/damaged or cut off/, edited((copy) => copy.splice(row, 1))],
      [/damaged or cut off/, edited((copy) => copy.splice(-2, 1))],
      [
        /has format 1, and this version reads 2: use the version that made it/,
        edited((copy) => (copy[0] = copy[0]!.replace('"version":2', '"version":1'))),
      ],
    ];
    for (const [sentence, bytes] of BAD) {
      writeFileSync(bad, bytes);
      await assert.rejects(checkBackup(bad), sentence);
    }
    await assert.rejects(
      checkBackup(join(root, 'none')),
      /cannot be read: no such file or directory/,
    );
  },

  async 'a full disk ends the backup, and the database goes on'({opened}) {
    const engine = await opened(openDatabase());
    await assert.rejects(writeBackup(engine, createWriteStream('/dev/full')), {code: 'ENOSPC'});
    assert.deepEqual(await engine.query('select 1 as one'), [{one: 1}]);
  },
};

/** Backup and restore within the embedded database; tests/postgres/backup.test.ts crosses the engines. */
export async function backupProblems(): Promise<string[]> {
  const problems: string[] = [];
  for (const [name, run] of Object.entries(TESTS)) {
    const root = mkdtempSync(join(tmpdir(), 'website-backup-'));
    const engines: Engine[] = [];
    const opened = async (opening: Promise<Engine>): Promise<Engine> => {
      const engine = await opening;
      engines.push(engine);
      return engine;
    };
    await run({root, opened}).catch((error: Error) => problems.push(`${name}: ${error.message}`));
    for (const engine of engines) await engine.close();
    rmSync(root, {recursive: true});
  }
  return problems;
}
