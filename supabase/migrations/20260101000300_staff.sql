-- =================================================================================================
-- 1. Nothing here is for the API
-- =================================================================================================
-- Functions of `intake` run with the caller's own rights, and only the owner of the tables has any:
-- staff call them in Supabase Studio's SQL editor, or with `npm run leads` on the local server.
alter default privileges in schema intake revoke execute on functions from public, anon, authenticated, service_role;

-- =================================================================================================
-- 2. What staff read
-- =================================================================================================
-- Unanswered first, the longest waiting at the top.
create view intake.leads with (security_invoker = on) as
select
  r.id,
  r.received_at,
  case when r.answered_at is null then now() - r.received_at end as waiting,
  -- The promise on every page is a reply within 24 hours.
  r.answered_at is null and r.received_at < now() - interval '24 hours' as overdue,
  -- /es/contact was read in Spanish; a path without a language is English.
  coalesce(substring(r.route from '^/([a-z]{2,3})(?:/|$)'), 'en') as language,
  r.name, r.phone, r.email,
  r.roof_type, r.roof_age, r.last_inspection, r.storm_damage, r.message,
  r.answered_at, r.appointment_at,
  r.route, r.referrer, r.user_agent, r.meta
from intake.inspection_requests r
where r.suspicion is null
order by (r.answered_at is not null), r.received_at, r.id;

-- Sent by machines, or by a person whose browser filled the hidden field: worth a look.
create view intake.suspected_spam with (security_invoker = on) as
select r.id, r.received_at, r.suspicion, r.name, r.phone, r.email, r.message, r.route, r.user_agent
from intake.inspection_requests r
where r.suspicion is not null
order by r.received_at desc, r.id desc;

-- =================================================================================================
-- 3. What staff do
-- =================================================================================================

-- The person has been answered and the inspection set: the row leaves the waiting list, and is
-- deleted once the appointment has been. False when there is no such lead.
create function intake.mark_appointment(p_id bigint, p_at timestamptz)
returns boolean language plpgsql volatile set search_path = '' as $$
begin
  update intake.inspection_requests
  set appointment_at = p_at, answered_at = coalesce(answered_at, now())
  where id = p_id and suspicion is null;
  return found;
end $$;

-- Suspected spam that is a person after all becomes a lead. False when there is none of that id.
create function intake.not_spam(p_id bigint)
returns boolean language plpgsql volatile set search_path = '' as $$
begin
  update intake.inspection_requests set suspicion = null where id = p_id and suspicion is not null;
  return found;
end $$;

-- Ends a subscription, by e-mail or by the token of an unsubscribe link. False when there is none.
create function intake.unsubscribe(p_email_or_token text)
returns boolean language plpgsql volatile set search_path = '' as $$
begin
  delete from intake.newsletter_subscribers
  where email = lower(btrim(p_email_or_token) collate "C") or unsubscribe_token::text = lower(btrim(p_email_or_token));
  return found;
end $$;

-- Everything kept of one person is deleted (a request under the privacy policy). Says how much.
create function intake.erase_person(p_email text)
returns jsonb language plpgsql volatile set search_path = '' as $$
declare
  v_email    text := lower(btrim(p_email) collate "C");
  v_requests integer;
  v_newsletter integer;
begin
  delete from intake.inspection_requests where email = v_email;
  get diagnostics v_requests = row_count;
  delete from intake.newsletter_subscribers where email = v_email;
  get diagnostics v_newsletter = row_count;
  return jsonb_build_object('inspection_requests', v_requests, 'newsletter_subscribers', v_newsletter);
end $$;

-- =================================================================================================
-- 4. Retention (privacy policy): run every hour
-- =================================================================================================
create function intake.purge()
returns jsonb language plpgsql volatile set search_path = '' as $$
declare
  -- Hashes of addresses live a day at most: 23 hours, and the hour until the next run.
  c_tries    constant interval := interval '23 hours';
  -- The crew needs name and number on the day itself.
  c_requests constant interval := interval '1 day';
  -- Long enough for staff to look through; nobody was promised a reply.
  c_spam     constant interval := interval '30 days';
  c_failures constant interval := interval '30 days';
  v_tries integer; v_requests integer; v_spam integer; v_failures integer;
begin
  delete from intake.address_tries where tried_at < now() - c_tries;
  get diagnostics v_tries = row_count;
  -- Yesterday's salt is needed for the first ten minutes of today; without its salt a hash can no
  -- longer be matched with any address.
  delete from intake.address_salts where day < ((now() - interval '1 hour') at time zone 'UTC')::date;
  delete from intake.inspection_requests where appointment_at < now() - c_requests;
  get diagnostics v_requests = row_count;
  delete from intake.inspection_requests where suspicion is not null and received_at < now() - c_spam;
  get diagnostics v_spam = row_count;
  delete from intake.failures where failed_at < now() - c_failures;
  get diagnostics v_failures = row_count;
  return jsonb_build_object(
    'address_tries', v_tries, 'inspection_requests', v_requests, 'suspected_spam', v_spam, 'failures', v_failures);
end $$;

revoke execute on all functions in schema intake from public, anon, authenticated, service_role;
revoke all on all tables in schema intake from public, anon, authenticated, service_role;

-- =================================================================================================
-- 5. The hourly run, where pg_cron exists
-- =================================================================================================
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
