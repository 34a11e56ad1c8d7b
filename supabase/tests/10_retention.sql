-- How long things are kept (privacy policy); on request: 16.
\ir setup.psql
select plan(8);

insert into intake.inspection_requests (name, email, phone, received_at, answered_at, appointment_at, suspicion) values
  ('waiting', 'waiting@example.com', '1', now() - interval '2 years', null, null, null),
  ('to come', 'tocome@example.com', '1', now() - interval '40 days', now(), now() + interval '1 day', null),
  ('today', 'today@example.com', '1', now() - interval '40 days', now(), now() - interval '1 day' + interval '1 second', null),
  ('been', 'been@example.com', '1', now() - interval '40 days', now(), now() - interval '1 day' - interval '1 second', null),
  ('young spam', 'young@example.com', '1', now() - interval '30 days' + interval '1 second', null, null, 'honeypot'),
  ('old spam', 'old@example.com', '1', now() - interval '30 days' - interval '1 second', null, null, 'too_fast');
insert into intake.newsletter_subscribers (email, subscribed_at) values ('reader@example.com', now() - interval '5 years');
insert into intake.address_tries (address_hash, kind, tried_at) values
  ('\x01', 'inspection', now() - interval '23 hours' + interval '1 second'),
  ('\x02', 'inspection', now() - interval '23 hours' - interval '1 second');
insert into intake.address_salts (day, salt) values
  ((now() at time zone 'UTC')::date, '\x01'), ((now() at time zone 'UTC')::date - 2, '\x02')
on conflict do nothing;
insert into intake.failures (function_name, sql_state, failed_at) values
  ('f', '00000', now() - interval '29 days'), ('f', '00001', now() - interval '31 days');

select is(
  intake.purge(), '{"address_tries": 1, "inspection_requests": 1, "suspected_spam": 1, "failures": 1, "notices": 0}', 'the purge says what it deleted');
select set_eq(
  'select name from intake.inspection_requests', array['waiting', 'to come', 'today', 'young spam'],
  'a request goes a day after its appointment, suspected spam after thirty days, an unanswered one never');
select is((select count(*)::integer from intake.newsletter_subscribers), 1, 'a subscriber stays until unsubscribed');
select set_eq('select address_hash from intake.address_tries', array['\x01'::bytea], 'a hash goes before it is a day old');
select is((select count(*)::integer from intake.address_salts where day < (now() at time zone 'UTC')::date - 1), 0, 'old salts are gone');
select isnt((select salt from intake.address_salts where day = (now() at time zone 'UTC')::date), null, 'today''s salt stays');
select set_eq('select sql_state from intake.failures', array['00000'], 'failures are kept for thirty days');
select is(
  intake.purge(), '{"address_tries": 0, "inspection_requests": 0, "suspected_spam": 0, "failures": 0, "notices": 0}', 'a second purge finds nothing');

select * from finish();
rollback;
