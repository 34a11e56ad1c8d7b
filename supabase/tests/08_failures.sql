-- An unexpected error of the database: a code for the visitor, a SQLSTATE for the operator.
begin;
create extension if not exists pgtap with schema extensions;
set local search_path = extensions, public;
-- The warning itself goes to the log: see tests/postgres.
set local client_min_messages = error;
select plan(9);

alter table intake.inspection_requests add constraint made_to_fail check (name <> 'Secret Name');
alter table intake.newsletter_subscribers add constraint made_to_fail check (email <> 'secret@example.com');

select is(
  public.submit_contact_rpc(v_name => 'Secret Name', v_email => 'secret@example.com', v_phone => '5550142', v_message => 'Secret message'),
  '{"success": false, "error": "db_error", "detail": "unexpected error: see intake.failures"}', 'the contact form says db_error and no more');
select is(
  public.subscribe_newsletter_rpc(v_email => 'secret@example.com'),
  '{"success": false, "error": "db_error"}', 'so does the newsletter');
select results_eq(
  'select function_name, sql_state from intake.failures order by id',
  $$values ('submit_contact_rpc', '23514'), ('subscribe_newsletter_rpc', '23514')$$, 'the operator sees the SQLSTATEs');
select is((select count(*)::integer from intake.failures f where f::text ~* 'secret|5550142'), 0, 'and nothing that was typed');
select is((select count(*)::integer from intake.address_tries), 0, 'the failed call left nothing behind');
select is(
  public.submit_contact_rpc(v_name => 'Ann', v_email => 'ann@example.com', v_phone => '1') ->> 'success', 'true',
  'the next call is not affected');

-- Even where the failure cannot be written down, there is a reply.
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
