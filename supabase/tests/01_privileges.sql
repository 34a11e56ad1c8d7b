-- Who may do what: anonymous visitors three functions, every other API role nothing, nobody a table.
\ir setup.psql
select plan(29);

-- The API's roles that a hosted project has.
create temporary table api_role (name text) on commit drop;
insert into api_role values ('anon'), ('authenticated'), ('service_role');

-- ---- schema -------------------------------------------------------------------------------------
select is(has_schema_privilege(name, 'intake', 'usage'), false, name || ' may not look into intake') from api_role;
select is(has_schema_privilege(name, 'intake', 'create'), false, name || ' may not create in intake') from api_role;

-- ---- tables, views, sequences: every privilege on every one --------------------------------------
select is_empty(format($$
  select c.relname, p.name
  from pg_class c
  cross join (values ('select'), ('insert'), ('update'), ('delete'), ('truncate'), ('references'), ('trigger')) p (name)
  where c.relnamespace = 'intake'::regnamespace and c.relkind in ('r', 'v', 'm', 'p')
    and has_table_privilege(%L, c.oid, p.name)
$$, name), name || ' has no privilege on any table or view') from api_role;
select is_empty(format($$
  select c.relname from pg_class c
  where c.relnamespace = 'intake'::regnamespace
    and case when c.relkind = 'S' then has_sequence_privilege(%L, c.oid, 'usage, select, update') end
$$, name), name || ' has no privilege on any sequence') from api_role;
select is_empty(format($$
  select c.relname, a.attname
  from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  where c.relnamespace = 'intake'::regnamespace and c.relkind in ('r', 'v')
    and has_column_privilege(%L, c.oid, a.attnum, 'select, insert, update, references')
$$, name), name || ' has no privilege on any column') from api_role;

-- ---- row level security: the second wall ---------------------------------------------------------
select is_empty($$
  select relname from pg_class
  where relnamespace = 'intake'::regnamespace and relkind = 'r' and not relrowsecurity
$$, 'row level security is on for every table');
select is_empty($$select tablename, policyname from pg_policies where schemaname = 'intake'$$, 'and no policy lets anybody through');
select is_empty($$
  select relname from pg_class
  where relnamespace = 'intake'::regnamespace and relkind = 'v'
    and not coalesce('security_invoker=on' = any (reloptions), false)
$$, 'every view asks with the rights of whoever reads it');

-- ---- functions -----------------------------------------------------------------------------------
select is_empty(format($$
  select p.oid::regprocedure from pg_proc p
  where p.pronamespace = 'intake'::regnamespace and has_function_privilege(%L, p.oid, 'execute')
$$, name), name || ' may execute no function of intake') from api_role;
select set_eq(
  $$
    select p.proname::text from pg_proc p
    where p.pronamespace = 'public'::regnamespace and has_function_privilege('anon', p.oid, 'execute')
  $$,
  array['submit_contact_rpc', 'subscribe_newsletter_rpc', 'note_request_rpc'],
  'anon may execute the three functions, and no other of public');
select is_empty(
  $$
    select p.proname from pg_proc p
    where p.pronamespace = 'public'::regnamespace and has_function_privilege('anon', p.oid, 'execute')
      and obj_description(p.oid, 'pg_proc') is null
  $$,
  'and each says in Studio that this is on purpose');
select is_empty(format($$
  select p.proname from pg_proc p
  where p.pronamespace = 'public'::regnamespace and has_function_privilege(%L, p.oid, 'execute')
$$, name), name || ' may execute nothing in public') from api_role where name <> 'anon';
select bag_eq(
  $$
    select p.proname::text from pg_proc p
    where p.pronamespace in ('public'::regnamespace, 'intake'::regnamespace) and p.prosecdef
  $$,
  array['submit_contact_rpc', 'subscribe_newsletter_rpc', 'note_request_rpc'],
  'only the three run with the owner''s rights');
select is_empty($$
  select p.oid::regprocedure from pg_proc p
  where p.pronamespace in ('public'::regnamespace, 'intake'::regnamespace)
    and not coalesce('search_path=pg_catalog, pg_temp' = any (p.proconfig), false)
$$, 'every function looks into pg_temp last');

-- ---- what is made later, under the default privileges of a hosted project ------------------------
create table public.made_later (id bigint generated always as identity);
create function public.made_later() returns integer language sql as 'select 1';
create table intake.made_later (id bigint generated always as identity);
select is(has_table_privilege('anon', 'public.made_later', 'select'), false, 'a later table in public is closed');
select is(has_table_privilege('anon', 'intake.made_later', 'select'), false, 'a later table in intake is closed');

select * from finish();
rollback;
