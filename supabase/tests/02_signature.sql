-- The parameters that the site sends, each with a default: a missing one gets an error code, and a
-- CORS preflight, which names none, finds the function.
begin;
create extension if not exists pgtap with schema extensions;
set local search_path = extensions, public;
select plan(15);

select is(
  (select array_to_string(proargnames, ' ') from pg_proc where proname = 'submit_contact_rpc'),
  'v_honeypot v_started_at_ms v_name v_email v_phone v_roof_age v_last_inspection v_roof_type v_storm_damage v_message v_ip v_route v_referrer v_user_agent v_email_hash v_meta',
  'submit_contact_rpc has exactly the parameters of the contract');
select is(
  (select array_to_string(proargnames, ' ') from pg_proc where proname = 'subscribe_newsletter_rpc'),
  'v_email v_honeypot v_started_at_ms v_ip v_route v_referrer v_user_agent v_email_hash v_meta',
  'subscribe_newsletter_rpc has exactly the parameters of the contract');
select is(
  (select array_to_string(proargnames, ' ') from pg_proc where proname = 'note_request_rpc'),
  'v_secret v_state v_by v_note v_at v_seen', 'note_request_rpc has exactly its parameters');
select is(pronargs, pronargdefaults, proname || ': every parameter has a default')
from pg_proc where proname in ('submit_contact_rpc', 'subscribe_newsletter_rpc', 'note_request_rpc') order by proname;
select is(prorettype, 'jsonb'::regtype::oid, proname || ' answers with jsonb')
from pg_proc where proname in ('submit_contact_rpc', 'subscribe_newsletter_rpc', 'note_request_rpc') order by proname;

select is(public.submit_contact_rpc() ->> 'error', 'invalid_name', 'called with nothing, the first field is named');
select is(public.subscribe_newsletter_rpc() ->> 'error', 'invalid_email', 'called with nothing, the e-mail is named');
select is(public.note_request_rpc() ->> 'error', 'unknown', 'called with nothing, no request is known');
select set_eq(
  $$select jsonb_object_keys(public.note_request_rpc())$$,
  array['success', 'error', 'request'], 'the reply to a note has three keys');
select set_eq(
  $$select jsonb_object_keys(public.submit_contact_rpc())$$,
  array['success', 'error', 'detail'], 'a contact reply has three keys');
select set_eq(
  $$select jsonb_object_keys(public.subscribe_newsletter_rpc())$$,
  array['success', 'error'], 'a newsletter reply has two');

select * from finish();
rollback;
