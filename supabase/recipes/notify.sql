-- Sends staff a message for each new lead, for each request that was set aside because of a limit, and
-- for each alarm, on hosted Supabase. Not a migration: run it once in the
-- SQL editor, with the URL of your own channel (chat, mail service, function) in place of the
-- example. The message names nobody: staff open the lead in Studio.
--
-- pg_net queues the message and sends it after the commit. Any error here is swallowed: a notice
-- must never cost a lead.
--
-- All or nothing: without pg_net, this would leave behind triggers that can only fail.
begin;

do $$
begin
  create extension if not exists pg_net;
exception when others then
  raise exception 'No notices were set up and nothing was changed: pg_net, which would send them, is not available here (%). Hosted Supabase has it.', sqlerrm;
end $$;

-- The trigger's argument is the message, with %s for the number of the row.
create or replace function intake.notify_staff()
returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform net.http_post(
    url := 'https://hooks.example.com/new-lead',
    body := jsonb_build_object('text', format(tg_argv[0], new.id))
  );
  return null;
exception when others then
  raise warning 'notify_staff failed with SQLSTATE %', sqlstate;
  return null;
end $$;

revoke execute on function intake.notify_staff() from public, anon, authenticated, service_role;

-- A request that was first mistaken for spam becomes a lead by an update.
create or replace trigger notify_staff_of_new
  after insert on intake.inspection_requests
  for each row when (new.suspicion is null)
  execute function intake.notify_staff('New inspection request %s. Open intake.leads in Studio.');
create or replace trigger notify_staff_of_mended
  after update of suspicion on intake.inspection_requests
  for each row when (old.suspicion is not null and new.suspicion is null)
  execute function intake.notify_staff('New inspection request %s. Open intake.leads in Studio.');

-- Nothing but a limit speaks against these, so somebody may be waiting.
create or replace trigger notify_staff_of_set_aside
  after insert or update of suspicion on intake.inspection_requests
  for each row when (new.suspicion in ('unknown_address', 'email_limit'))
  execute function intake.notify_staff('Inspection request %s was set aside. Open intake.suspected_spam in Studio.');

create or replace trigger notify_staff_of_alarm
  after insert on intake.failures
  for each row when (new.note is not null)
  execute function intake.notify_staff('Alarm %s. Open intake.failures in Studio.');

commit;
