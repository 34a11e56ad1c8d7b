import type {Session} from '../../server/database/engine';

/** Tables that later migrations may well bring: a backup has to take them without knowing them. */
export const ODD_SCHEMA = `
  create table intake."Odd one" (
    "the id" bigint generated always as identity primary key,
    parent bigint references intake."Odd one",
    amount numeric, at timestamptz, took interval, bytes bytea, tags text[], data jsonb,
    doubled numeric generated always as (amount * 2) stored,
    note text not null default 'none'
  );
  create table intake.a_child (
    id uuid primary key default gen_random_uuid(),
    odd bigint not null references intake."Odd one" on delete cascade,
    request bigint references intake.inspection_requests
  );
  alter table intake."Odd one" add column favorite uuid references intake.a_child;
  create unlogged table intake.not_kept (secret text);
  create table intake.announced (id bigint);
  create function intake.announce() returns trigger language plpgsql as $$
  begin insert into intake.announced values (new."the id"); return new; end $$;
  create trigger announce after insert on intake."Odd one" for each row execute function intake.announce();
`;

/** Rows with every value that a careless format would change. */
export const ODD_ROWS = `
  insert into intake."Odd one" (amount, at, took, bytes, tags, data, note) values
    (12345678901234567890.123456789, '2026-03-08 02:30:00.123456-05', '1 mon 2 days 03:04:05.6', '\\x00ff5c', array['a,b', null, 'c"d'],
     '{"big": 12345678901234567890.5, "a": "x\\ny"}', e'line\\nline\\u2028Nhà \\\\ "quoted"'),
    (null, 'infinity', null, '', '{}', '{"nothing": null}', ''),
    (3, '0044-03-15 BC', '-1 second', null, null, null, 'x');
  update intake."Odd one" set parent = 3 where "the id" = 1;
  insert into intake.a_child (odd) values (1), (2);
  update intake."Odd one" set favorite = (select id from intake.a_child where odd = 1) where "the id" = 2;
  insert into intake.not_kept values ('salt and hash');
`;

/** Everything in the schema as text, by table. */
export async function contents(session: Session): Promise<Record<string, unknown>> {
  const tables = await session.query<{name: string}>(
    "select c.oid::regclass::text as name from pg_class c where relnamespace = 'intake'::regnamespace and relkind = 'r' and relpersistence = 'p' order by 1",
  );
  const all: Record<string, unknown> = {};
  await session.script("set timezone = 'UTC'");
  for (const {name} of tables) {
    all[name] = await session.query(`select r::text as row from ${name} r order by 1`);
  }
  return all;
}
