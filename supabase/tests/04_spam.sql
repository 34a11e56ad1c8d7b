-- The hidden field and the speed of an inspection request.
\ir setup.psql
select plan(40);

-- ---- hidden field ------------------------------------------------------------------------------------
create function pg_temp.kept(p_email text) returns text language sql as
  $$select coalesce(string_agg(coalesce(r.suspicion, 'a lead'), ', '), 'nothing') from intake.inspection_requests r where r.email = p_email$$;
select is(pg_temp.contact(1, 'bot@example.com', p_honeypot => 'Acme'), 'spam_detected', 'a filled hidden field is spam');
select is(pg_temp.kept('bot@example.com'), 'honeypot', 'kept apart all the same');
select is((select count(*)::integer from intake.leads where email = 'bot@example.com'), 0, 'no lead');
select is((select count(*)::integer from intake.suspected_spam where email = 'bot@example.com'), 1, 'but staff can look');
select is(pg_temp.contact(1, 'bot2@example.com', p_honeypot => ' '), 'spam_detected', 'a space is filled, too');
select is(pg_temp.contact(1, 'x', p_honeypot => 'Acme'), 'spam_detected', 'spam learns nothing about its other fields');
select is(pg_temp.kept('x'), 'nothing', 'and an invalid one is not kept');
select is(pg_temp.contact(1, label || '@example.com', p_honeypot => value), null, 'hidden field: ' || label)
from (values ('', 'empty'), (null, 'null')) c (value, label);

-- ---- a person whose browser filled it: one row, and a lead from the second time on -----------------------
select is(pg_temp.contact(1, 'cy@example.com', p_honeypot => 'Filled'), 'spam_detected', 'first mistaken for spam');
select is(pg_temp.contact(1, 'cy@example.com'), null, 'then sent again with the field emptied');
select is(pg_temp.kept('cy@example.com'), 'a lead', 'it is one row, and a lead');
select is(pg_temp.contact(1, 'cy@example.com', p_honeypot => 'Filled'), 'spam_detected', 'the same as spam afterwards is still answered as spam');
select is(pg_temp.kept('cy@example.com'), 'a lead', 'and leaves the lead a lead');

-- ---- what the reply tells a machine -------------------------------------------------------------------
select is(
  public.submit_contact_rpc(v_honeypot => honeypot, v_name => 'Ida', v_email => 'ida@example.com', v_phone => '1', v_meta => meta) ->> 'detail',
  'not taken', 'the same sentence for ' || label)
from (values
  ('Acme', null::jsonb, 'the hidden field'),
  (null, '{"form_completion_time_ms": 5}', 'the time')
) c (honeypot, meta, label);

-- ---- spam first, then a clean copy, does not get around the limit of an email --------------------------------
create function pg_temp.twice(p_n integer) returns text language plpgsql as $$
begin
  perform pg_temp.contact(p_n, 'hal@example.com', p_honeypot => 'x');
  return pg_temp.contact(p_n, 'hal@example.com');
end $$;
select pg_temp.from_address('203.0.113.40');
select results_eq(
  'select pg_temp.twice(n) from generate_series(1, 10) n',
  array[null, null, null, 'rate_limit', 'rate_limit', 'rate_limit', 'rate_limit', 'rate_limit', 'rate_limit', 'rate_limit'],
  'of ten requests that were first taken for spam three become leads');
select is((select count(*)::integer from intake.leads where email = 'hal@example.com'), 3, 'three leads');
select is((select count(*)::integer from intake.suspected_spam where email = 'hal@example.com'), 3, 'the others stay with the suspected ones, three an hour');
update intake.inspection_requests set received_at = now() - interval '2 hours' where email = 'hal@example.com';
update intake.address_tries set tried_at = now() - interval '2 hours';
select results_eq(
  'select pg_temp.twice(n) from generate_series(4, 7) n',
  array[null, null, null, 'rate_limit'], 'in the next hour the kept ones count when they become leads, not when they came');
select is(
  (select count(*)::integer from intake.leads where email = 'hal@example.com' and received_at > now() - interval '1 hour'), 3,
  'a lead is received when it is taken');
select is(pg_temp.contact(1, 'hal@example.com'), null, 'a repetition of a lead is a success over the limit');
select is((select count(*)::integer from intake.leads where email = 'hal@example.com'), 6, 'and no lead more');

-- ---- nor does spam that is kept for later get around the limit of an address ------------------------------------
create function pg_temp.hoard(p_n integer, p_honeypot text) returns text language sql as
  $$select pg_temp.contact(1, 'ivy' || p_n || '@example.com', p_honeypot => p_honeypot)$$;
update intake.address_tries set tried_at = now() - interval '2 hours';
select is((select count(*)::integer from generate_series(1, 8) n where pg_temp.hoard(n, 'x') = 'spam_detected'), 8, 'eight are kept');
update intake.address_tries set tried_at = now() - interval '2 hours';
select is((select count(*)::integer from generate_series(9, 16) n where pg_temp.hoard(n, 'x') = 'spam_detected'), 8, 'and eight more, later');
update intake.address_tries set tried_at = now() - interval '2 hours';
select results_eq(
  'select pg_temp.hoard(n, '''') from generate_series(1, 16) n',
  array_fill(null::text, array[10]) || array_fill('rate_limit'::text, array[6]),
  'of sixteen sent again without it ten become leads');
select is((select count(*)::integer from intake.suspected_spam where email like 'ivy%'), 6, 'and six stay kept apart');
select set_config('request.headers', '', true);

-- ---- speed ---------------------------------------------------------------------------------------------
select is(
  public.submit_contact_rpc(v_name => 'Fay', v_email => 'fay' || n || '@example.com', v_phone => '1',
    v_meta => jsonb_build_object('form_completion_time_ms', value)) ->> 'error',
  code, 'time to fill in: ' || label)
from (values
  (1, '0'::jsonb, 'spam_detected', 'none'),
  (2, '2999', 'spam_detected', 'just under 3 s'),
  (3, '2999.9', 'spam_detected', 'a fraction'),
  (4, '3000', null, '3 s'),
  (5, '86400000', null, 'a day'),
  (6, '-1', null, 'negative: the clock was set back'),
  (7, '-86400000', null, 'a day negative'),
  (8, 'null', null, 'null'),
  (9, '"100"', null, 'a text, which the form never sends'),
  (10, '1e300', null, 'absurd')
) c (n, value, code, label);
select is((select suspicion from intake.inspection_requests where email = 'fay2@example.com'), 'too_fast', 'too fast is kept apart');
select is(
  public.submit_contact_rpc(v_name => 'Gil', v_email => 'gil' || n || '@example.com', v_phone => '1', v_started_at_ms => value,
    v_meta => '{"form_completion_time_ms": 9000}') ->> 'error',
  null, 'start by the browser''s clock: ' || label)
from (values
  (1, extract(epoch from now()) * 1000 + 86400000, 'a day ahead'),
  (2, extract(epoch from now()) * 1000 - 86400000, 'a day behind')
) c (n, value, label);

select * from finish();
rollback;
