/**
 * What a backup holds, as the database's own catalog says: a table that a later migration adds is in
 * it without a word here.
 */
import type {Session} from '../database/engine';

export interface Table {
  /** Quoted where that is needed, without its schema. */
  name: string;
  /** Without generated ones, which the database fills itself. */
  columns: string[];
  /** Those of type json and jsonb, which are written as text: a null of JSON's own is not SQL's. */
  documents: string[];
}

export interface Sequence {
  /** Of the column that owns it. */
  table: string;
  column: string;
  /** As `setval` takes them. A bigint may be too long for a JavaScript number. */
  value: string;
  called: boolean;
}

/**
 * The tables of `intake`. Unlogged ones hold what must not outlive a day (hashes of client IPs and
 * their salts), and stay out of every backup.
 */
export const tablesOf = (session: Session): Promise<Table[]> =>
  session.query<Table>(`
    select quote_ident(c.relname) as name,
           array_agg(quote_ident(a.attname) order by a.attnum) as columns,
           coalesce(
             array_agg(quote_ident(a.attname) order by a.attnum)
               filter (where a.atttypid in ('json'::regtype, 'jsonb'::regtype)),
             '{}'
           ) as documents
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where c.relnamespace = 'intake'::regnamespace
      and c.relkind in ('r', 'p') and not c.relispartition and c.relpersistence = 'p'
    group by c.relname order by c.relname`);

/** The sequences behind the columns of those tables, each with where it stands. */
export async function sequencesOf(session: Session): Promise<Sequence[]> {
  const owned = await session.query<{name: string; table: string; column: string}>(`
    select s.oid::regclass::text as name, quote_ident(t.relname) as table, a.attname as column
    from pg_class s
    join pg_depend d on d.classid = 'pg_class'::regclass and d.objid = s.oid
      and d.refclassid = 'pg_class'::regclass and d.deptype in ('a', 'i')
    join pg_class t on t.oid = d.refobjid
    join pg_attribute a on a.attrelid = t.oid and a.attnum = d.refobjsubid
    where s.relkind = 'S' and t.relnamespace = 'intake'::regnamespace and t.relpersistence = 'p'
    order by 2, 3`);
  const sequences: Sequence[] = [];
  for (const {name, table, column} of owned) {
    const [row] = await session.query<{value: string; called: boolean}>(
      `select last_value::text as value, is_called as called from ${name}`,
    );
    sequences.push({table, column, ...row!});
  }
  return sequences;
}

/** Statements that turn something off for a restore, and on again as it was. */
interface Switch {
  off: string;
  on: string;
}

/**
 * Triggers would treat a restored row as a new one (and announce an old lead again), and a row may
 * come before the one that it refers to: triggers rest, and foreign keys wait until all is there.
 */
export const switchesOf = (session: Session): Promise<Switch[]> =>
  session.query<Switch>(`
    select format('alter table %s disable trigger %I', t.tgrelid::regclass, t.tgname) as off,
           format('alter table %s enable %s trigger %I', t.tgrelid::regclass,
             case t.tgenabled when 'A' then 'always' when 'R' then 'replica' else '' end, t.tgname) as on
    from pg_trigger t join pg_class c on c.oid = t.tgrelid
    where c.relnamespace = 'intake'::regnamespace and not t.tgisinternal and t.tgenabled <> 'D' and t.tgparentid = 0
    union all
    select format('alter table %s alter constraint %I deferrable initially deferred', k.conrelid::regclass, k.conname),
           format('alter table %s alter constraint %I %s', k.conrelid::regclass, k.conname,
             case when k.condeferrable and k.condeferred then 'deferrable initially deferred'
                  when k.condeferrable then 'deferrable initially immediate' else 'not deferrable' end)
    from pg_constraint k
    where k.connamespace = 'intake'::regnamespace and k.contype = 'f' and k.conparentid = 0`);
