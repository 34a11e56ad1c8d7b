-- =================================================================================================
-- 1. A db_error rings
-- =================================================================================================
-- As before, and staff are told, once an hour for each form. (Where the disk is full, neither row can
-- be written; the warning is in the log.)
create or replace function intake.note_failure(p_function text, p_sql_state text)
returns void language plpgsql volatile set search_path = pg_catalog, pg_temp as $$
begin
  raise warning '% failed with SQLSTATE %', p_function, p_sql_state;
  insert into intake.failures (function_name, sql_state) values (p_function, p_sql_state);
  perform intake.raise_alarm('db_error of ' || p_function, format(
    'what a visitor sent could not be stored, SQLSTATE %s; requests may be lost until this ends', p_sql_state));
exception when query_canceled or others then
  raise warning 'intake.failures could not be written: SQLSTATE %', sqlstate;
end $$;

-- =================================================================================================
-- 2. What the server tells of in /healthz
-- =================================================================================================
-- One row. overdue_hours: for so long the oldest unanswered request has been overdue (as in
-- intake.leads); null where none is. oldest_undelivered_seconds: null where no notice waits.
create function intake.health()
returns table (failures_last_hour integer, overdue_hours numeric, oldest_undelivered_seconds integer)
language sql stable set search_path = pg_catalog, pg_temp as $$
  select
    -- (What has a note is an alarm.)
    (select count(*)::integer from intake.failures f where f.failed_at > now() - interval '1 hour' and f.note is null),
    (select round(extract(epoch from max(l.waiting)) / 3600 - 24, 1) from intake.leads l where l.overdue),
    intake.oldest_undelivered()
$$;

-- =================================================================================================
-- 3. No name is looked up in pg_temp first
-- =================================================================================================
-- An empty search_path is not enough: relations and types are then looked up in pg_temp before
-- pg_catalog, so whoever may become anon could put a domain named "text" there, whose check runs as
-- the owner (https://www.postgresql.org/docs/current/sql-createfunction.html#SQL-CREATEFUNCTION-SECURITY).
do $$
declare
  v_function regprocedure;
begin
  for v_function in
    select p.oid from pg_catalog.pg_proc p
    where p.pronamespace = 'intake'::regnamespace
      or p.oid in ('public.submit_contact_rpc'::regproc, 'public.subscribe_newsletter_rpc'::regproc)
    order by p.oid
  loop
    execute format('alter function %s set search_path = pg_catalog, pg_temp', v_function);
  end loop;
end $$;

-- =================================================================================================
-- 4. Who may do what: as before
-- =================================================================================================
revoke execute on all functions in schema intake from public, anon, authenticated, service_role;
