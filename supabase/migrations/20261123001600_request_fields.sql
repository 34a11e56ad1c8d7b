-- All that names the fields of the inspection form, beside their columns: what staff read, and what visitors
-- call. A new field is a column and a changed copy of this file, under its own version (docs/engineers.md).

-- Unanswered first, the longest waiting at the top.
drop view if exists intake.leads;
create view intake.leads with (security_invoker = on) as
select
  r.id, r.received_at, r.state, b.waiting, b.overdue, r.urgent, b.language,
  r.name, r.phone, r.email, r.roof_type, r.roof_age, r.last_inspection, r.storm_damage, r.message,
  r.state_at, r.answered_at, r.appointment_at, b.history, b.noted_by, r.route, r.referrer, r.user_agent, r.meta
from intake.inspection_requests r left join lateral intake.beside(r) b on true
where r.suspicion is null
order by (r.answered_at is not null), r.received_at, r.id;

-- Sent by machines, or by a person whose browser filled the hidden field: worth a look.
drop view if exists intake.suspected_spam;
create view intake.suspected_spam with (security_invoker = on) as
select
  r.id, r.received_at, r.suspicion,
  r.name, r.phone, r.email, r.roof_type, r.roof_age, r.last_inspection, r.storm_damage, r.message,
  r.route, r.referrer, r.user_agent
from intake.inspection_requests r
where r.suspicion is not null
order by r.received_at desc, r.id desc;

-- The inspection request, as visitors send it. Replies {success, error, detail}. detail is a fixed sentence
-- for engineers, or null: what a visitor typed is in no reply and in no log. Every parameter has a default,
-- so that a missing field gets its error code and a CORS preflight finds the function.
--
-- v_ip and v_email_hash are claims of the browser and are not used; nor is v_started_at_ms here, since
-- v_meta has the time taken, by one clock alone.
--
-- lock_timeout: after two seconds, a request is not in a queue but behind something that hangs. (The time
-- limit of the whole statement is the role's: the last baseline file.)
drop function if exists public.submit_contact_rpc;
create function public.submit_contact_rpc(
  v_honeypot        text default null,
  v_started_at_ms   numeric default null,
  v_name            text default null,
  v_email           text default null,
  v_phone           text default null,
  v_roof_age        text default null,
  v_last_inspection text default null,
  v_roof_type       text default null,
  v_storm_damage    text default null,
  v_message         text default null,
  v_ip              text default null,
  v_route           text default null,
  v_referrer        text default null,
  v_user_agent      text default null,
  v_email_hash      text default null,
  v_meta            jsonb default null
)
returns jsonb language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp set lock_timeout = '2s' as $$
begin
  -- No variable of the table's type: it would wait for a lock on the table before `exception` could note why.
  return intake.take_request(jsonb_populate_record(null::intake.inspection_requests, jsonb_build_object(
    'name', v_name, 'email', v_email, 'phone', v_phone, 'roof_age', v_roof_age,
    'last_inspection', v_last_inspection, 'roof_type', v_roof_type, 'storm_damage', v_storm_damage,
    'message', v_message, 'route', v_route, 'referrer', v_referrer, 'user_agent', v_user_agent, 'meta', v_meta
  )), v_honeypot, jsonb '{
    "roof_age": ["0-5", "6-10", "11-15", "16-20", "20+", "unknown"],
    "last_inspection": ["6months", "1year", "2years", "3+years", "never"],
    "roof_type": ["shingle", "metal", "tile", "concrete", "gravel", "flat", "unknown"],
    "storm_damage": ["yes-visible", "yes-suspected", "no", "unsure"]
  }');
-- `others` does not include query_canceled (57014), which a statement_timeout raises.
exception when query_canceled or others then
  perform intake.note_failure('submit_contact_rpc', sqlstate);
  return jsonb '{"success": false, "error": "db_error", "detail": "unexpected error: see intake.failures"}';
end $$;

-- By name, because default privileges of a hosted project may grant them.
revoke execute on function public.submit_contact_rpc from public, anon, authenticated, service_role;
grant execute on function public.submit_contact_rpc to anon;
comment on function public.submit_contact_rpc is
  'The inspection form calls this as anon, on purpose. Without that right (Security Advisor proposes to revoke it) no request arrives.';
