-- What ends a call that hangs, and what is answered then. (That the limits really bind is shown on
-- PostgreSQL: tests/postgres/timeLimits.test.ts. The embedded database has one connection and no timers.)
begin;
create extension if not exists pgtap with schema extensions;
set local search_path = extensions, public;
set local client_min_messages = error;
select plan(9);

select ok(
  exists (select from pg_roles r, unnest(r.rolconfig) c where r.rolname = 'anon' and c ~ '^statement_timeout=[1-9]'),
  'the role of visitors has a time limit');
select ok('lock_timeout=2s' = any (proconfig), proname || ' waits for no lock longer than two seconds')
from pg_proc where proname in ('submit_contact_rpc', 'subscribe_newsletter_rpc') order by proname;

-- Fails with the code that is the name.
create function pg_temp.fail() returns trigger language plpgsql as $$
begin
  raise exception using errcode = new.route;
end $$;
create trigger made_to_fail before insert on intake.inspection_requests for each row execute function pg_temp.fail();
create trigger made_to_fail before insert on intake.newsletter_subscribers for each row execute function pg_temp.fail();

select is(
  public.submit_contact_rpc(v_name => 'Ann', v_email => 'ann@example.com', v_phone => '1', v_route => code) ->> 'error', 'db_error',
  'an inspection request: ' || label)
from (values ('57014', 'out of time'), ('55P03', 'no lock'), ('22003', 'a number out of range')) c (code, label);
select is(public.subscribe_newsletter_rpc(v_email => 'ann@example.com', v_route => code) ->> 'error', 'db_error', 'a subscription: ' || label)
from (values ('57014', 'out of time'), ('22003', 'a number out of range')) c (code, label);
select results_eq(
  'select function_name, sql_state from intake.failures where note is null order by id',
  $$values ('submit_contact_rpc', '57014'), ('submit_contact_rpc', '55P03'), ('submit_contact_rpc', '22003'),
    ('subscribe_newsletter_rpc', '57014'), ('subscribe_newsletter_rpc', '22003')$$,
  'and the operator sees each');

select * from finish();
rollback;
