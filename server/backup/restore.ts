import {UserError} from '../cli';
import type {Engine, Session} from '../database/engine';
import {appliedIn, migrate, migrations} from '../database/migrations';
import {sqlStateOf} from '../errors';
import {checkBackup, damaged, linesIn, type Backup, type Rows, type Tail} from './format';

/**
 * Loads a backup into an empty database, and brings it to this version of the code. Rows of a table that this
 * version no longer has are skipped.
 *
 * @param onDatabase opens the database for a task, once the backup is known to be whole, and closes it.
 */
export async function restoreBackup(
  file: string,
  onDatabase: (task: (engine: Engine) => Promise<unknown>) => Promise<unknown>,
): Promise<Backup> {
  const backup = await checkBackup(file);
  const known = migrations().map(({version}) => version);
  const unknown = backup.migrations.find((version) => !known.includes(version));
  if (unknown !== undefined) {
    throw new UserError(
      `The backup has migration ${unknown}, which this version does not know: update the code, or restore it with the version that made it.`,
    );
  }
  await onDatabase(async (engine) => {
    backup.skipped = await restore(engine, file, backup);
  });
  return backup;
}

/**
 * As a whole, or not at all. The migrations of the backup are applied first, then its rows are loaded,
 * then newer migrations are applied, which convert the rows.
 */
async function restore(engine: Engine, file: string, backup: Backup): Promise<string[]> {
  const known = migrations();
  const applied = await appliedIn(engine);
  if (applied.length > 0) await refuseData(engine);
  const isBehind = applied.every((version) => backup.migrations.includes(version));
  const shared = known.filter(({version}) => backup.migrations.includes(version));
  await migrate(engine, isBehind ? shared : known);
  let skipped: string[];
  try {
    skipped = await engine.transaction((session) => load(session, file, backup));
  } catch (error) {
    throw misfit(error);
  }
  await migrate(engine, known);
  return skipped;
}

const USE_NEW_DATABASE =
  'nothing was restored: name a new database (DATABASE_URL, DATA_DIR), which is then set up as the backup needs it';

async function refuseData(session: Session): Promise<void> {
  const tables = await session.query<{name: string}>(
    `select quote_ident(relname) as name from pg_class
     where relnamespace = 'intake'::regnamespace and relkind = 'r' and relpersistence = 'p' and relname <> 'marks'`,
  );
  for (const {name} of tables) {
    const rows = await countOf(session, name);
    if (rows === 0) continue;
    throw new UserError(`The database already has data (${rows} in ${name}); ${USE_NEW_DATABASE}.`);
  }
}

async function countOf(session: Session, table: string): Promise<number> {
  const [row] = await session.query<{rows: number}>(`select count(*) as rows from intake.${table}`);
  return row!.rows;
}

/**
 * Disables triggers, which would announce old leads again, and defers foreign keys, because a row may
 * precede the row that it references. Disabling a trigger locks its table against other writers.
 */
const SWITCHES = `
  select format('alter table intake.%I disable trigger user', relname) as off,
         format('alter table intake.%I enable trigger user', relname) as on
  from pg_class where relnamespace = 'intake'::regnamespace and relkind = 'r'
  union all
  select format('alter table %s alter constraint %I deferrable initially deferred', conrelid::regclass, conname),
         format('alter table %s alter constraint %I not deferrable', conrelid::regclass, conname)
  from pg_constraint where connamespace = 'intake'::regnamespace and contype = 'f'`;

/** @returns the tables of the backup that this version does not have. */
async function load(session: Session, file: string, {counts, sequences}: Tail): Promise<string[]> {
  const switches = await session.query<{off: string; on: string}>(SWITCHES);
  for (const {off} of switches) await session.script(off);
  // The one row that the migrations make.
  await session.query('delete from intake.marks');
  const gone = await session.query<{table: string}>(
    `select key as table from json_object_keys($1::json) key where to_regclass(format('intake.%I', key)) is null`,
    [JSON.stringify(counts)],
  );
  const skipped = gone.map(({table}) => table);
  for await (const line of linesIn(file)) await insert(session, line, skipped);
  for (const [table, count] of Object.entries(counts))
    if (!skipped.includes(table) && (await countOf(session, quoted(table))) !== count)
      throw damaged(file);
  await session.query(
    `select setval(name, value::bigint) from json_each_text($1::json), to_regclass(format('intake.%I', key)) name
     where name is not null`,
    [JSON.stringify(sequences)],
  );
  await session.script('set constraints all immediate');
  for (const {on} of switches) await session.script(on);
  return skipped;
}

/** Columns that the backup does not know get their defaults. */
async function insert(session: Session, line: string, skipped: string[]): Promise<void> {
  const {table, rows} = JSON.parse(line) as Partial<Rows>;
  // The head and the tail.
  if (!table || !rows || skipped.includes(table)) return;
  const columns = Object.keys(rows[0]!).map(quoted).join(', ');
  await session.query(
    `insert into intake.${quoted(table)} (${columns}) overriding system value
     select ${columns} from json_populate_recordset(null::intake.${quoted(table)}, $1::json -> 'rows')`,
    [line],
  );
}

/** Quotes a name from the file as an SQL identifier. */
const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** SQLSTATE classes 22, 23 and 42: a row breaks a rule of this database, or has a column that it lacks. */
function misfit(error: unknown): unknown {
  const sqlState = sqlStateOf(error);
  return sqlState && /^(?:2[23]|42)/.test(sqlState)
    ? new UserError(`The backup does not fit this database (${sqlState}); ${USE_NEW_DATABASE}.`)
    : error;
}
