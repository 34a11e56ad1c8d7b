-- Calls the Edge Function `deliver` each minute, on hosted Supabase. Not a migration: run it once in
-- the SQL editor, as it stands, when the function is deployed and Vault has these two secrets:
--
--   deliver_url     https://<project>.supabase.co/functions/v1/deliver
--   deliver_secret  what the function was given as DELIVER_SECRET
--
-- The job reads them at each call, so the key is in no text, and a new key needs no new job. To run
-- this twice is as good as once. To end it: select cron.unschedule('intake-deliver');
--
-- All or nothing: it stops with a sentence where something is missing.
begin;

do $$
declare
  v_extension text;
  v_url       text;
  v_secret    text;
begin
  if to_regclass('intake.outbox') is null then
    raise exception 'Nothing was changed: this database has no outbox. Run "npx supabase@3 db push --remote" first.';
  end if;
  -- What each brings, and what it is called.
  if to_regclass('cron.job') is null then
    v_extension := 'pg_cron';
    create extension if not exists pg_cron;
  end if;
  if to_regnamespace('net') is null then
    v_extension := 'pg_net';
    create extension if not exists pg_net with schema extensions;
  end if;
  if to_regclass('vault.decrypted_secrets') is null then
    v_extension := 'supabase_vault';
    create extension if not exists supabase_vault;
  end if;
  v_extension := null;

  select s.decrypted_secret into v_url from vault.decrypted_secrets s where s.name = 'deliver_url';
  select s.decrypted_secret into v_secret from vault.decrypted_secrets s where s.name = 'deliver_secret';
  if coalesce(v_url, '') !~ '^https://[^/\s]+/functions/v1/deliver$' then
    raise exception using errcode = 'P0002',
      message = 'Nothing was changed: Vault has no secret deliver_url such as https://<project>.supabase.co/functions/v1/deliver. Add it (Integrations, Vault).';
  end if;
  if coalesce(v_secret, '') !~ '^[!-~]{32,}$' then
    raise exception using errcode = 'P0002',
      message = 'Nothing was changed: Vault has no secret deliver_secret of 32 characters or more, the DELIVER_SECRET of the function. Add it (Integrations, Vault).';
  end if;
exception when others then
  if v_extension is null then
    raise;
  end if;
  raise exception 'Nothing was changed: %, which the schedule needs, is not available here (%). Hosted Supabase has it.', v_extension, sqlerrm;
end $$;

select cron.schedule('intake-deliver', '* * * * *', $job$
  select net.http_post(
    url := (select decrypted_secret from vault.decrypted_secrets where name = 'deliver_url'),
    headers := jsonb_build_object(
      'Content-Type', 'application/json',
      'Authorization', 'Bearer ' || (select decrypted_secret from vault.decrypted_secrets where name = 'deliver_secret')),
    body := '{}'::jsonb,
    timeout_milliseconds := 55000)
$job$);

-- pg_cron notes each run, and forgets none by itself.
select cron.schedule('intake-deliver-log', '17 5 * * *', $job$
  delete from cron.job_run_details where end_time < now() - interval '7 days'
    and jobid in (select jobid from cron.job where jobname like 'intake-%')
$job$);

commit;
