-- What a new project of hosted Supabase has, as far as the migrations and PostgREST meet it, after
-- https://github.com/supabase/postgres/tree/develop/migrations/db. Run by the superuser of a new cluster,
-- who is called supabase_admin there, as here.
create role postgres login createdb createrole replication bypassrls password 'postgres';
alter database postgres owner to postgres;
create role anon nologin;
create role authenticated nologin;
create role service_role nologin bypassrls;
create role authenticator login noinherit password 'postgres';
grant anon, authenticated, service_role to authenticator;
grant anon, authenticated, service_role, pg_monitor, pg_read_all_data, pg_signal_backend to postgres;

create schema extensions authorization postgres;
create schema graphql_public;
grant usage on schema public, extensions, graphql_public to postgres, anon, authenticated, service_role;
do $$
declare
  v_owner text;
  v_kind  text;
begin
  foreach v_owner in array array['postgres', 'supabase_admin'] loop
    foreach v_kind in array array['tables', 'functions', 'sequences'] loop
      execute format(
        'alter default privileges for role %I in schema public grant all on %s to postgres, anon, authenticated, service_role',
        v_owner, v_kind);
    end loop;
  end loop;
end $$;
alter role postgres set search_path to "$user", public, extensions;
alter role anon set statement_timeout = '3s';
alter role authenticated set statement_timeout = '8s';
alter role authenticator set statement_timeout = '8s';
alter role authenticator set lock_timeout = '8s';

-- PostgREST learns of new functions by itself.
create function extensions.pgrst_watch() returns event_trigger language plpgsql as
  'begin notify pgrst, ''reload schema''; end';
create event trigger pgrst_ddl_watch on ddl_command_end execute function extensions.pgrst_watch();
create event trigger pgrst_drop_watch on sql_drop execute function extensions.pgrst_watch();

-- There, `postgres` may create it by a module of the host. PostgreSQL 17 of npm has none.
do $$
begin
  create extension pg_cron;
  grant usage on schema cron to postgres;
  grant execute on all functions in schema cron to postgres;
  grant select on cron.job to postgres;
  grant select, delete on cron.job_run_details to postgres;
exception when undefined_file or feature_not_supported then
  null;
end $$;
