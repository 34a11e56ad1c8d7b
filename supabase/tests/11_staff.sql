-- What staff see and do.
\ir setup.psql
select plan(24);

insert into intake.inspection_requests (name, email, phone, received_at, route) values
  ('second', 'b@example.com', '1', now() - interval '2 hours', '/es/contact'),
  ('first', 'a@example.com', '1', now() - interval '25 hours', '/contact'),
  ('third', 'c@example.com', '1', now() - interval '1 hour', null),
  ('done', 'd@example.com', '1', now() - interval '3 days', '/hi/contact');
insert into intake.inspection_requests (name, email, phone, suspicion) values ('spam', 'e@example.com', '1', 'honeypot');

select isnt(intake.set_state((select id from intake.inspection_requests where name = 'done'), 'scheduled', null, now() + interval '2 days'), null, 'an appointment is set');
select results_eq('select name from intake.leads', array['first', 'second', 'third', 'done'], 'the longest waiting first, the answered last');
select results_eq('select overdue from intake.leads', array[false, false, false, false], 'without a promise nothing is overdue');
update intake.marks set answer_hours = 24;
select results_eq('select overdue from intake.leads', array[true, false, false, false], 'more than the promised hours is overdue');
select is((select answered_at from intake.leads where name = 'done'), now(), 'an appointment is an answer');
select is((select waiting from intake.leads where name = 'done'), null, 'that ends the waiting');
select isnt(intake.set_state((select id from intake.inspection_requests where name = 'done'), 'scheduled', null, now() + interval '3 days'), null, 'it can be moved');
select is((select appointment_at from intake.leads where name = 'done'), now() + interval '3 days', 'to another day');

-- ---- language from the route ----------------------------------------------------------------------------------
create temporary table routes (n integer, route text, language text) on commit drop;
insert into routes values
  (1, '/contact', 'en'), (2, '/es/contact', 'es'), (3, '/vi', 'vi'), (4, '/ko/', 'ko'), (5, '/hi/knowledge-center/x', 'hi'),
  (6, '/', 'en'), (7, '/knowledge-center', 'en'), (8, '', 'en'), (9, null, 'en'), (10, '/ES/contact', 'en'), (11, 'es/contact', 'en');
insert into intake.inspection_requests (name, email, phone, route) select 'route ' || n, 'route@example.com', '1', route from routes;
select is((select l.language from intake.leads l where l.name = 'route ' || n), language, 'route ' || coalesce(route, 'null')) from routes order by n;

-- ---- suspected ---------------------------------------------------------------------------------------------------
select is((select name from intake.suspected_spam), 'spam', 'suspected spam is apart');
-- The fields of the form: tests/sql/fields.test.ts.
select is_empty($$
  select unnest(array['id', 'received_at', 'suspicion', 'route', 'referrer', 'user_agent'])
  except select attname::text from pg_attribute where attrelid = 'intake.suspected_spam'::regclass
$$, 'with all that was sent');
select isnt(intake.set_state((select id from intake.suspected_spam), 'new'), null, 'it can be a person after all');
select is((select count(*)::integer from intake.leads where name = 'spam'), 1, 'and is a lead then');
select is((select count(*)::integer from intake.suspected_spam), 0, 'no longer apart');

select * from finish();
rollback;
