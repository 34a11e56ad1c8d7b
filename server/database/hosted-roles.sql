-- What a hosted Supabase project has before the first migration: the API's roles, the schema `extensions`,
-- and default privileges that grant everything in `public` to the API's roles by name. `npm run migrate`,
-- the local server and the SQL tests run this on a new database, so that migrations meet the same
-- conditions everywhere. Never run on a hosted project. (There, service_role bypasses row level security,
-- too; only a superuser could give it that.)
do $$
begin
  if not exists (select from pg_roles where rolname = 'anon') then
    create role anon nologin noinherit;
  end if;
  if not exists (select from pg_roles where rolname = 'authenticated') then
    create role authenticated nologin noinherit;
  end if;
  if not exists (select from pg_roles where rolname = 'service_role') then
    create role service_role nologin noinherit;
  end if;
end $$;

create schema if not exists extensions;
grant usage on schema public, extensions to anon, authenticated, service_role;
alter default privileges in schema public grant all on tables to anon, authenticated, service_role;
alter default privileges in schema public grant all on functions to anon, authenticated, service_role;
alter default privileges in schema public grant all on sequences to anon, authenticated, service_role;
