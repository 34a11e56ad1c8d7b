-- An unexpected error of the database: a code for the visitor, a SQLSTATE for the operator.
begin;
create extension if not exists pgtap with schema extensions;
set local search_path = extensions, public;
-- The warning itself goes to the log: see tests/postgres.
set local client_min_messages = error;
select plan(14);

alter table intake.inspection_requests add constraint made_to_fail check (name <> 'Secret Name');
alter table intake.newsletter_subscribers add constraint made_to_fail check (email <> 'secret@example.com');

select is(
  public.submit_contact_rpc(v_name => 'Secret Name', v_email => 'secret@example.com', v_phone => '5550142', v_message => 'Secret message'),
  '{"success": false, "error": "db_error", "detail": "unexpected error: see intake.failures"}', 'the contact form says db_error and no more');
select is(
  public.subscribe_newsletter_rpc(v_email => 'secret@example.com'),
  '{"success": false, "error": "db_error"}', 'so does the newsletter');
select results_eq(
  'select function_name, sql_state from intake.failures where note is null order by id',
  $$values ('submit_contact_rpc', '23514'), ('subscribe_newsletter_rpc', '23514')$$, 'the operator sees the SQLSTATEs');
select is((select count(*)::integer from intake.failures f where f::text ~* 'secret|5550142'), 0, 'and nothing that was typed');
select results_eq(
  'select f.function_name, f.note from intake.outbox o join intake.failures f on f.id = o.failure_id order by o.id',
  $$values
    ('db_error of submit_contact_rpc', 'what a visitor sent could not be stored, SQLSTATE 23514; requests may be lost until this ends'),
    ('db_error of subscribe_newsletter_rpc', 'what a visitor sent could not be stored, SQLSTATE 23514; requests may be lost until this ends')$$,
  'staff are told');
select is(
  (select count(*)::integer from generate_series(1, 3) where public.subscribe_newsletter_rpc(v_email => 'secret@example.com') ->> 'error' = 'db_error'), 3,
  'three more');
select results_eq(
  'select count(*) filter (where note is null)::integer, count(*) filter (where note is not null)::integer from intake.failures',
  'values (5, 2)', 'are written down, and told once an hour');
select is((select count(*)::integer from intake.address_tries), 0, 'the failed call left nothing behind');
select is(
  public.submit_contact_rpc(v_name => 'Ann', v_email => 'ann@example.com', v_phone => '1') ->> 'success', 'true',
  'the next call is not affected');

-- Even where staff cannot be told, or the failure not be written down, there is a reply.
delete from intake.failures;
savepoint told;
drop table intake.outbox cascade;
select is(
  public.subscribe_newsletter_rpc(v_email => 'secret@example.com') ->> 'error', 'db_error',
  'without the outbox: db_error');
select is((select count(*)::integer from intake.failures where note is null), 1, 'which is written down');
rollback to told;
drop table intake.failures cascade;
select is(
  public.submit_contact_rpc(v_name => 'Secret Name', v_email => 'secret@example.com', v_phone => '1') ->> 'error', 'db_error',
  'without the table of failures: db_error');
drop table intake.inspection_requests cascade;
select is(
  public.submit_contact_rpc(v_name => 'Ann', v_email => 'ann2@example.com', v_phone => '1') ->> 'error', 'db_error',
  'without its table: db_error');
drop table intake.newsletter_subscribers cascade;
select is(public.subscribe_newsletter_rpc(v_email => 'ann@example.com') ->> 'error', 'db_error', 'the same for the newsletter');

select * from finish();
rollback;
