-- An unexpected error of the database, and what ends a call that hangs: a code for the visitor, a SQLSTATE
-- for the operator. (That the time limits really bind: tests/postgres/timeLimits.test.ts.)
\ir setup.psql
select plan(21);

select ok(
  exists (select from pg_roles r, unnest(r.rolconfig) c where r.rolname = 'anon' and c ~ '^statement_timeout=[1-9]'),
  'the role of visitors has a time limit');
select ok('lock_timeout=2s' = any (proconfig), proname || ' waits for no lock longer than two seconds')
from pg_proc where proname in ('submit_contact_rpc', 'subscribe_newsletter_rpc') order by proname;

-- A row with a route fails with this code, and quotes the row.
create function pg_temp.fail() returns trigger language plpgsql as $$
begin
  raise exception using errcode = new.route, message = new::text;
end $$;
create trigger made_to_fail before insert on intake.inspection_requests for each row when (new.route is not null) execute function pg_temp.fail();
create trigger made_to_fail before insert on intake.newsletter_subscribers for each row when (new.route is not null) execute function pg_temp.fail();
create temporary table codes on commit drop as
  select * from (values (1, '23514', 'a broken rule'), (2, '57014', 'out of time'), (3, '55P03', 'no lock'), (4, '22003', 'a number out of range')) c (n, code, label);

select is(
  public.submit_contact_rpc(v_name => 'Secret Name', v_email => 'secret@example.com', v_phone => '5550142', v_message => 'Secret message', v_route => code),
  '{"success": false, "error": "db_error", "detail": "unexpected error: see intake.failures"}', 'the contact form says db_error and no more: ' || label) from codes order by n;
select is(
  public.subscribe_newsletter_rpc(v_email => 'secret@example.com', v_route => code), '{"success": false, "error": "db_error"}',
  'so does the newsletter: ' || label) from codes order by n;
select results_eq(
  'select function_name, sql_state from intake.failures where note is null order by id',
  $$select f, code from unnest('{submit_contact_rpc,subscribe_newsletter_rpc}'::text[]) with ordinality u (f, i), codes order by i, n$$, 'the operator sees the SQLSTATEs');
select is((select count(*)::integer from intake.failures f where f::text ~* 'secret|5550142'), 0, 'and nothing that was typed');
select results_eq(
  'select f.function_name, f.note from intake.outbox o join intake.failures f on f.id = o.failure_id order by o.id',
  $$values
    ('db_error of submit_contact_rpc', 'what a visitor sent could not be stored, SQLSTATE 23514; requests may be lost until this ends'),
    ('db_error of subscribe_newsletter_rpc', 'what a visitor sent could not be stored, SQLSTATE 23514; requests may be lost until this ends')$$,
  'staff are told, once an hour');
select is((select count(*)::integer from intake.address_tries), 0, 'the failed calls left nothing behind');
select is(pg_temp.contact(1), null, 'the next call is not affected');

-- Even where staff cannot be told, or the failure not be written down, there is a reply.
delete from intake.failures;
savepoint told;
drop table intake.outbox cascade;
select is(public.subscribe_newsletter_rpc(v_email => 'secret@example.com', v_route => '23514') ->> 'error', 'db_error', 'without the outbox: db_error');
select is((select count(*)::integer from intake.failures where note is null), 1, 'which is written down');
rollback to told;
drop table intake.failures cascade;
select is(public.submit_contact_rpc(v_name => 'Ann', v_email => 'secret@example.com', v_phone => '1', v_route => '23514') ->> 'error', 'db_error', 'without the table of failures: db_error');
drop table intake.inspection_requests cascade;
select is(pg_temp.contact(3), 'db_error', 'without its table: db_error');
drop table intake.newsletter_subscribers cascade;
select is(pg_temp.newsletter(1), 'db_error', 'the same for the newsletter');

select * from finish();
rollback;
