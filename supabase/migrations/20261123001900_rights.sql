-- ---- 1. Who may do what: anon three functions, nobody anything else -----------------------------
-- By name, because default privileges of a hosted project may have granted in between.
revoke execute on all functions in schema intake from public, anon, authenticated, service_role;
revoke all on all tables in schema intake from public, anon, authenticated, service_role;
revoke all on all sequences in schema intake from public, anon, authenticated, service_role;
revoke execute on function public.subscribe_newsletter_rpc, public.note_request_rpc from public, anon, authenticated, service_role;
grant execute on function public.subscribe_newsletter_rpc, public.note_request_rpc to anon;
-- (submit_contact_rpc is granted in its file.)
comment on function public.subscribe_newsletter_rpc is
  'The newsletter form calls this as anon, on purpose. Without that right (Security Advisor proposes to revoke it) nobody can subscribe.';
comment on function public.note_request_rpc is
  'The links of notices call this as anon, on purpose. Without that right (Security Advisor proposes to revoke it) they do nothing.';

-- ---- 2. Time limits -----------------------------------------------------------------------------
-- A function's own `set statement_timeout` does not end the call that is running, so it is a setting
-- of the role, which PostgREST applies to every request
-- (https://docs.postgrest.org/en/stable/references/transactions.html#impersonated-role-settings);
-- server/ sets its own. Hosted projects come with 3 seconds; what is set stays.
do $$
begin
  if exists (select from pg_roles r, unnest(r.rolconfig) c where r.rolname = 'anon' and c like 'statement_timeout=%') then
    return;
  end if;
  alter role anon set statement_timeout = '5s';
  notify pgrst, 'reload config';
exception when insufficient_privilege then
  raise warning 'anon has no statement_timeout: run "alter role anon set statement_timeout = ''5s''" as a role that may.';
end $$;

-- ---- 3. The hourly run, where pg_cron exists ----------------------------------------------------
-- Hosted Supabase has it. Elsewhere the local server calls intake.purge() itself. That an extension
-- can be loaded is known only by trying (shared_preload_libraries need not be readable).
do $$
begin
  if not exists (select from pg_available_extensions where name = 'pg_cron') then
    return;
  end if;
  create extension if not exists pg_cron;
  perform cron.schedule('intake-purge', '7 * * * *', 'select intake.purge()');
exception when others then
  raise warning 'No hourly purge by pg_cron (SQLSTATE %): call intake.purge() every hour by other means.', sqlstate;
end $$;
