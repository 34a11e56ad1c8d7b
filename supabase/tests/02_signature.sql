-- The parameters that the site sends, each with a default: a missing one gets an error code, and a
-- CORS preflight, which names none, finds the function.
\ir setup.psql
select plan(15);

select is(array_to_string(proargnames, ' '), names, proname || ' has exactly the parameters of the contract')
from pg_proc join (values
  ('submit_contact_rpc', 'v_honeypot v_started_at_ms v_name v_email v_phone v_roof_age v_last_inspection v_roof_type v_storm_damage v_message v_ip v_route v_referrer v_user_agent v_email_hash v_meta'),
  ('subscribe_newsletter_rpc', 'v_email v_honeypot v_started_at_ms v_ip v_route v_referrer v_user_agent v_email_hash v_meta'),
  ('note_request_rpc', 'v_secret v_state v_by v_note v_at v_seen')
) c (name, names) on proname = name;
select is(pronargs, pronargdefaults, proname || ': every parameter has a default')
from pg_proc where proname in ('submit_contact_rpc', 'subscribe_newsletter_rpc', 'note_request_rpc') order by proname;
select is(prorettype, 'jsonb'::regtype::oid, proname || ' answers with jsonb')
from pg_proc where proname in ('submit_contact_rpc', 'subscribe_newsletter_rpc', 'note_request_rpc') order by proname;

create temporary table replies on commit drop as
  select * from (values
    (public.submit_contact_rpc(), 'invalid_name', '{detail,error,success}'),
    (public.subscribe_newsletter_rpc(), 'invalid_email', '{error,success}'),
    (public.note_request_rpc(), 'unknown', '{error,request,success}')
  ) c (reply, error, keys);
select is(reply ->> 'error', error, 'called with nothing: ' || error) from replies;
select is((select array_agg(k order by k)::text from jsonb_object_keys(reply) k), keys, 'the reply has these keys') from replies;

select * from finish();
rollback;
