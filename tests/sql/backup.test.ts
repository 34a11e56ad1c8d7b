/** Backup and restore within the embedded database; tests/postgres/backup.test.ts crosses the engines. */
import {
  createWriteStream,
  existsSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import {join} from 'node:path';
import {gunzipSync, gzipSync} from 'node:zlib';

import {type Backup, checkBackup, contentsOf} from '../../server/backup/format';
import {restoreBackup} from '../../server/backup/restore';
import {keepBackup, writeBackup} from '../../server/backup/write';
import {onDatabase, openDatabase} from '../../server/database';
import {openEmbedded} from '../../server/database/embedded';
import {closing, type Engine} from '../../server/database/engine';
import {embeddedIn} from '../../server/database/folder';
import {migrate} from '../../server/database/migrations';
import {withOperations} from '../../server/staff';
import {ANN, backupOf, NO_REQUESTS, restore} from '../support/backups';
import {testFolder} from '../support/folder';
import {contents, ODD_ROWS, ODD_SCHEMA} from '../support/oddSchema';

jest.setTimeout(120_000);

const {root, at} = testFolder();
const file = at('backup.gz');

/** A request with its history and notice, and the counters of a deleted request. */
const LIVED = `
  ${ANN}; ${ANN.replaceAll(/Ann|ann/g, 'Bea')};
  select intake.set_state(1, 'called', 'will call back', null);
  delete from intake.inspection_requests where name = 'Bea';
`;

let source: Engine;
let made: Backup;
beforeAll(async () => {
  source = await openDatabase();
  await source.script(ODD_SCHEMA + ODD_ROWS + LIVED);
  // More than a line of the file takes.
  await source.script('insert into intake.announced select generate_series(5, 500)');
  made = await backupOf(source, file);
});
afterAll(() => source.close());

const linesOf = (name: string): string[] => gunzipSync(readFileSync(name)).toString().split('\n');

/** The backup with its lines changed. */
function edited(change: (lines: string[]) => void): Buffer {
  const lines = linesOf(file);
  change(lines);
  return gzipSync(lines.join('\n'));
}

/** Changes the first line that begins so. */
function changed(lines: string[], start: string, what: RegExp, to: string): void {
  const index = lines.findIndex((line) => line.startsWith(start));
  lines[index] = lines[index]!.replace(what, to);
}

test('a file that is none, damaged, cut off or newer is refused', async () => {
  expect(statSync(file).mode & 0o777).toBe(0o600);
  await expect(backupOf(source, file)).rejects.toThrow(/cannot be written: file already exists/);
  await expect(backupOf(source, at('no/where'))).rejects.toThrow(/no such file or directory/);
  expect(readdirSync(root)).toEqual(['backup.gz']);

  const good = readFileSync(file);
  const row = linesOf(file).findIndex((line) => line.includes('"Ann"'));
  const bad = at('bad.gz');
  const HUGE = '$1"9223372036854775807"';
  const BAD: [RegExp, Buffer][] = [
    [/is no backup of this site/, Buffer.from('{}')],
    [/is no backup of this site/, gzipSync('{"format":"other"}\n')],
    [/is damaged or cut off/, gzipSync('')],
    [/damaged or cut off/, good.subarray(0, -20)],
    [/damaged or cut off/, Buffer.from(good).fill(0, 200, 201)],
    [/damaged or cut off/, edited((copy) => (copy[row] = copy[row]!.slice(1)))],
    [/damaged or cut off/, edited((copy) => copy.splice(row, 1))],
    [/damaged or cut off/, edited((copy) => copy.splice(-2, 1))],
    [/damaged or cut off/, edited((copy) => (copy[row] = 'null'))],
    [/damaged or cut off/, edited((copy) => copy.splice(row, 0, '{"table":5,"rows":[{}]}'))],
    [/damaged or cut off/, edited((copy) => copy.splice(row, 0, '{"table":"x","rows":[]}'))],
    [/damaged or cut off/, edited((copy) => copy.splice(row, 0, '{"table":"x"}'))],
    [
      /damaged or cut off/,
      edited((copy) => {
        changed(copy, '{"counts"', /\{"counts":\{/, '$&"x":1,');
        copy.splice(row, 0, `{"table":"x","rows":[{"a":"${'x'.repeat(20_000_000)}"}]}`);
      }),
    ],
    [/damaged or cut off/, edited((copy) => changed(copy, '{', /"madeAt":"/, '$&\\u001b[31m'))],
    [
      /damaged or cut off/,
      edited((copy) =>
        changed(copy, '{"counts"', /("inspection_requests_id_seq" ?: ?)"\d+"/, HUGE),
      ),
    ],
    [
      /has format 1, and this version reads 2: use the version that made it/,
      edited((copy) => changed(copy, '{', /"version":2/, '"version":1')),
    ],
  ];
  for (const [sentence, bytes] of BAD) {
    writeFileSync(bad, bytes);
    await expect(checkBackup(bad)).rejects.toThrow(sentence);
  }
  await expect(checkBackup(at('none'))).rejects.toThrow(
    /cannot be read: no such file or directory/,
  );
});

test('a restore brings no link back', async () => {
  await source.query(
    'insert into intake.request_links select sha256($1), id from intake.inspection_requests limit 1',
    [Buffer.from('x')],
  );
  const {counts} = await backupOf(source, at('linked.gz'));
  expect(counts).not.toHaveProperty('request_links');
  expect(counts).toHaveProperty('marks');
  await source.query('delete from intake.request_links');
});

test('a backup that cannot be finished leaves no file', async () => {
  const broken = at('broken.gz');
  await expect(
    keepBackup(broken, (sink) =>
      writeBackup(source, sink).then(() => Promise.reject(new Error('cut'))),
    ),
  ).rejects.toThrow('cut');
  expect(existsSync(broken)).toBe(false);
});

test('a full disk ends the backup, and the database goes on', async () => {
  await expect(writeBackup(source, createWriteStream('/dev/full'))).rejects.toMatchObject({
    code: 'ENOSPC',
  });
  expect(await source.query('select 1 as one')).toEqual([{one: 1}]);
});

test('every value of every table comes back, and no trigger runs', async () =>
  closing(await openDatabase(), async (target) => {
    expect(made.counts['Odd one']).toBe(3);
    expect(Object.keys(made.counts)).toEqual(
      expect.arrayContaining(['inspection_requests', 'request_history', 'outbox', 'weekly_counts']),
    );
    const text = gunzipSync(readFileSync(file)).toString();
    expect(text).not.toMatch(/address_|not_kept|salt and hash/);

    // A column that the backup does not know.
    await target.script(
      `${ODD_SCHEMA} alter table intake.a_child add column later text not null default 'as new';`,
    );
    await restore(target, file);
    await target.script('alter table intake.a_child drop column later');
    expect(await contents(target)).toEqual(await contents(source));
    // The trigger runs again; ids go on; the foreign keys are as before.
    await target.query('insert into intake."Odd one" (amount) values (1)');
    expect(await target.query('select max("the id") as id from intake."Odd one"')).toEqual([
      {id: 4},
    ]);
    expect(await target.query('select id from intake.announced where id = 4')).toEqual([{id: 4}]);
    await expect(
      target.query('insert into intake.a_child (odd) values (99)'),
    ).rejects.toMatchObject({
      code: '23503',
    });
    const deferrable =
      "select from pg_constraint where contype = 'f' and connamespace = 'intake'::regnamespace and condeferrable";
    expect(await target.query(deferrable)).toEqual([]);
  }));

test('a database with data, or without a place for some of it, is left alone', async () =>
  closing(await openDatabase(), async (target) => {
    await source.script(`create table intake.later (at text); insert into intake.later values ('soon');
      alter table intake.inspection_requests add column gone text`);
    const other = at('other.gz');
    await backupOf(source, other);
    await expect(restore(source, other)).rejects.toThrow(
      /already has data \(\d+ in .+\); nothing was restored: name a new/,
    );
    await target.script(ODD_SCHEMA);
    // The file loses rows after it was found whole.
    const changed = restoreBackup(file, (task) => {
      const start = (line: string) => line.startsWith('{"table":"a_child"');
      writeFileSync(
        file,
        edited((lines) => lines.splice(lines.findIndex(start), 1)),
      );
      return task(target);
    });
    await expect(changed).rejects.toThrow(/damaged or cut off/);
    expect(await target.query(NO_REQUESTS)).toEqual([]);
    await target.script('create table intake.later (at integer)');
    await expect(restore(target, other)).rejects.toThrow(
      /does not fit this database \(42703\); nothing was restored: name a new/,
    );
    expect(await target.query(NO_REQUESTS)).toEqual([]);
    await target.script('alter table intake.inspection_requests add column gone text');
    await expect(restore(target, other)).rejects.toThrow(/does not fit this database \(22P02\)/);
    expect(await target.query(NO_REQUESTS)).toEqual([]);
  }));

// Written before the first release, by `npm run backup`, and never again: each later migration meets its rows here.
test('an older backup is restored, but for the rows of a table that is gone', async () =>
  closing(await openEmbedded(), async (target) => {
    const {counts, skipped, ...head} = await restore(target, join(__dirname, 'baseline.backup.gz'));
    expect(skipped).toEqual(['urgent_words']);
    expect(contentsOf({...head, counts, skipped})).toMatch(/, 3 urgent_words \(skipped: [^,]+\), /);
    delete counts.urgent_words;
    const tables = await target.query<{name: string}>(
      "select relname as name from pg_class where relnamespace = 'intake'::regnamespace and relkind = 'r' and relpersistence = 'p' and relname <> 'request_links'",
    );
    expect(Object.keys(counts)).toEqual(tables.map(({name}) => name).sort());
    for (const [name, count] of Object.entries(counts)) {
      const [row] = await target.query(`select count(*)::integer as rows from intake.${name}`);
      expect([name, row!.rows]).toEqual([name, count]);
    }
    const [lead] = await target.query(
      "select name, state, urgent, history from intake.leads where name = 'Ann'",
    );
    expect(lead).toEqual({
      name: 'Ann',
      state: 'called',
      urgent: true,
      history: expect.stringMatching(/^.* Eastern: called by AB, will call back$/),
    });
  }));

test('a backup of an unknown version is refused, and no database is made for it', async () => {
  const dataFolder = at('data');
  const list = 'supabase_migrations.schema_migrations';
  for (const version of ['20991231000000', '20260101000100']) {
    await source.query(`insert into ${list} (version) values ($1)`, [version]);
    const unknown = at(`${version}.gz`);
    await backupOf(source, unknown);
    await expect(
      restoreBackup(unknown, (task) => onDatabase(task, {databaseUrl: null, dataFolder})),
    ).rejects.toThrow(
      new RegExp(`migration ${version}, which this version does not know: update the code, or`),
    );
    expect(existsSync(dataFolder)).toBe(false);
    await source.query(`delete from ${list} where version = $1`, [version]);
  }
});

test('a database from before the first release is refused with the command that saves its requests', async () => {
  const files = [{version: '20260101000100', name: 'schema', sql: 'create schema intake'}];
  const folder = embeddedIn(at('old'));
  await closing(await openEmbedded(folder), (engine) => migrate(engine, files));
  await expect(openDatabase(folder)).rejects.toThrow(
    /migration 20260101000100, which this version does not know\. .* "npm run leads -- --csv"/,
  );
  // This version opens the database without a migration.
  const settings = {databaseUrl: null, dataFolder: at('old')};
  const backup = await withOperations(
    (operations) => keepBackup(at('old.gz'), (sink) => operations.backup(sink)),
    {settings},
  );
  expect(backup.migrations).toEqual(['20260101000100']);
});
