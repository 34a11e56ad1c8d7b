-- What the server tells of in /healthz.
\ir setup.psql
select plan(10);
update intake.marks set answer_hours = 24;

select results_eq(
  'select * from intake.health()',
  'values (0, null::numeric, null::integer, ''{}''::text[], 0)', 'nothing has happened');

select intake.note_failure('submit_contact_rpc', '23514');
insert into intake.failures (function_name, sql_state, failed_at) values ('submit_contact_rpc', '23514', now() - interval '61 minutes');
select is((select failures_last_hour from intake.health()), 1, 'failures of the last hour, without the alarm about them');
select is((select oldest_undelivered_seconds from intake.health()), 0, 'the alarm waits');
delete from intake.failures;

insert into intake.inspection_requests (name, email, phone, received_at) values ('Ann', 'ann@example.com', '1', now() - interval '23 hours');
select is((select overdue_hours from intake.health()), null, 'a request that can still be answered in time');
insert into intake.inspection_requests (name, email, phone, received_at, suspicion) values
  ('Bot', 'bot@example.com', '1', now() - interval '60 hours', 'honeypot');
select is((select overdue_hours from intake.health()), null, 'suspected spam is never overdue');
insert into intake.inspection_requests (name, email, phone, received_at) values
  ('Bea', 'bea@example.com', '1', now() - interval '30 hours'), ('Cat', 'cat@example.com', '1', now() - interval '49.5 hours');
select is((select overdue_hours from intake.health()), 25.5, 'the one that has been overdue longest');
update intake.marks set answer_hours = 48;
select is((select overdue_hours from intake.health()), 1.5, 'by the hours that this company promises');
update intake.marks set answer_hours = 24;
update intake.inspection_requests set answered_at = now() where name = 'Cat';
select is((select overdue_hours from intake.health()), 6.0, 'and is not answered');
update intake.inspection_requests set answered_at = now() where name = 'Bea';
select is((select overdue_hours from intake.health()), null, 'all are');

set local request.headers = '{"cf-connecting-ip": "203.0.113.9"}';
select intake.count_try('inspection');
set local request.headers = '{}';
select intake.count_try('inspection'), intake.count_try('newsletter');
update intake.address_tries set tried_at = now() - interval '61 minutes' where kind = 'newsletter';
select is((select unknown_addresses from intake.health()), 1, 'tries without a readable address, of the last hour');

select * from finish();
rollback;
