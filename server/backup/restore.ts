import {UserError} from '../cli';
import type {Engine, Session} from '../database/engine';
import {appliedIn, isBeforeRelease, migrate, migrations} from '../database/migrations';
import {sqlStateOf} from '../errors';
import {sequencesOf, switchesOf, tablesOf, type Table} from './catalog';
import {rowsIn, type Header} from './format';

/** How many characters of rows go into a statement. */
const BATCH = 256 * 1024;

/** @throws UserError when the backup was made by a later version of the code, or before the first release. */
export function refuseNewer(header: Header): void {
  const known = migrations().map(({version}) => version);
  const unknown = header.migrations.find((version) => !known.includes(version));
  if (unknown) {
    throw new UserError(
      isBeforeRelease(unknown)
        ? `The backup was made before the first release (migration ${unknown}): restore it with the version that made it, and write its requests to a file with "npm run leads -- --csv".`
        : `The backup has migration ${unknown}, which this version does not know: update the code.`,
    );
  }
}

/**
 * Loads a checked backup into an empty database: as a whole, or not at all. A database that is not
 * ahead of the backup gets the migrations that it had before, and the others after, so that they
 * treat its rows as they would have treated them there.
 *
 * @param header of the file, from `checkBackup`; not newer than this code.
 * @throws UserError when the backup does not fit the database, or the database has data.
 */
export async function restoreBackup(engine: Engine, file: string, header: Header): Promise<void> {
  const known = migrations();
  const applied = await appliedIn(engine);
  const isNew = applied.length === 0;
  if (!isNew) await refuseData(engine, await tablesOf(engine));
  const isBehind = applied.every((version) => header.migrations.includes(version));
  const shared = known.filter(({version}) => header.migrations.includes(version));
  await migrate(engine, isBehind ? shared : known);
  try {
    await engine.transaction((session) => load(session, file, header, isNew));
  } catch (error) {
    throw misfit(error, header);
  }
  await migrate(engine, known);
}

async function load(session: Session, file: string, header: Header, isNew: boolean): Promise<void> {
  const tables = await tablesOf(session);
  refuseUnknownTo(tables, header);
  const names = tables.map(({name}) => `intake.${name}`).join(', ');
  // Nobody writes into them meanwhile.
  await session.query(`lock table ${names} in access exclusive mode`);
  const switches = await switchesOf(session);
  for (const {off} of switches) await session.script(off);
  if (!isNew) await refuseData(session, tables);
  // A migration may put rows into a new database; the backup has its own of them.
  for (const {name} of tables) await session.query(`delete from intake.${name}`);
  await session.script("set local timezone = 'UTC'");
  await insertAll(session, file, header);
  const standing = await sequencesOf(session);
  for (const {table, column, value, called} of header.sequences) {
    if (!standing.some((own) => own.table === table && own.column === column)) continue;
    await session.query('select setval(pg_get_serial_sequence($1, $2), $3::bigint, $4)', [
      `intake.${table}`,
      column,
      value,
      called,
    ]);
  }
  await session.script('set constraints all immediate');
  for (const {on} of switches) await session.script(on);
}

/** The names of a file go into statements only where the database has them too. */
function refuseUnknownTo(tables: Table[], header: Header): void {
  for (const {name, columns} of header.tables) {
    const own = tables.find((table) => table.name === name);
    const strange = columns.find((column) => !own?.columns.includes(column));
    if (strange !== undefined) {
      throw new UserError(
        `The database has no place for ${name}.${strange} of the backup: ${useNewDatabase}.`,
      );
    }
  }
}

const useNewDatabase =
  'name a new database (DATABASE_URL, DATA_DIR), which is then set up as the backup needs it';

/** Tables that the migrations fill: nobody's data. */
const FILLED = ['urgent_words'];

async function refuseData(session: Session, tables: Table[]): Promise<void> {
  for (const {name} of tables.filter((table) => !FILLED.includes(table.name))) {
    const [row] = await session.query<{rows: number}>(
      `select count(*) as rows from intake.${name}`,
    );
    if (row!.rows === 0) continue;
    throw new UserError(
      `The database already has data (${row!.rows} in ${name}), and nothing was restored: ${useNewDatabase}.`,
    );
  }
}

async function insertAll(session: Session, file: string, header: Header): Promise<void> {
  let batch: string[] = [];
  let size = 0;
  let current: Table | null = null;
  const flush = async (): Promise<void> => {
    if (current && batch.length > 0) await insert(session, current, batch);
    batch = [];
    size = 0;
  };
  for await (const [table, row] of rowsIn(file, header)) {
    if (table !== current || size > BATCH) await flush();
    current = table;
    batch.push(row);
    size += row.length;
  }
  await flush();
}

/** Columns that the backup does not know get their defaults. */
async function insert(session: Session, table: Table, rows: string[]): Promise<void> {
  const {name, columns, documents} = table;
  const values = columns.map((column) =>
    documents.includes(column) ? `(${column} #>> '{}')::json` : column,
  );
  await session.query(
    `insert into intake.${name} (${columns.join(', ')}) overriding system value
     select ${values.join(', ')} from json_populate_recordset(null::intake.${name}, $1::json)`,
    [`[${rows.join(',')}]`],
  );
}

/** Classes 22 and 23: the rows break a rule that the database has and the backup's had not. */
function misfit(error: unknown, {migrations: had}: Header): unknown {
  const sqlState = sqlStateOf(error);
  if (!sqlState || !/^2[23]/.test(sqlState)) return error;
  return new UserError(
    `The backup (up to migration ${had.at(-1)}) breaks a rule of this database (${sqlState}), and nothing was restored: ${useNewDatabase}.`,
  );
}
