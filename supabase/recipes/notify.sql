-- A message to staff for each new lead, on hosted Supabase. No migration: run it once in the SQL
-- editor, with the address of your own channel (chat, mail service, function) in place of the
-- example. The message names no person: staff open the lead in Studio.
--
-- The request is queued by pg_net and sent after the commit, and whatever goes wrong here is
-- swallowed: a notice is never worth a lead.
--
-- All or nothing: where pg_net cannot be had, triggers that could only warn would be left behind.
begin;

do $$
begin
  create extension if not exists pg_net;
exception when others then
  raise exception 'No notices were set up and nothing was changed: pg_net, which would send them, cannot be had here (%). Hosted Supabase has it.', sqlerrm;
end $$;

create or replace function intake.notify_staff()
returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform net.http_post(
    url := 'https://hooks.example.com/new-lead',
    body := jsonb_build_object('text', format('New inspection request %s. Open intake.leads in Studio.', new.id))
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
  for each row when (new.suspicion is null) execute function intake.notify_staff();
create or replace trigger notify_staff_of_mended
  after update of suspicion on intake.inspection_requests
  for each row when (old.suspicion is not null and new.suspicion is null) execute function intake.notify_staff();

commit;
