-- The alarm that refuses nobody, and tries that a wrong clock has dated ahead.
begin;
create extension if not exists pgtap with schema extensions;
set local search_path = extensions, public;
-- The warning itself goes to the log: see tests/postgres.
set local client_min_messages = error;
select plan(25);

create function pg_temp.from_address(p_address text) returns text language sql as
  $$select set_config('request.headers', json_build_object('cf-connecting-ip', p_address)::text, true)$$;
create function pg_temp.contact(p_n integer, p_email text default null) returns text language sql as
  $$select public.submit_contact_rpc(v_name => 'Ann ' || p_n, v_email => coalesce(p_email, 'p' || p_n || '@example.com'), v_phone => '1') ->> 'error'$$;
create function pg_temp.newsletter(p_n integer) returns text language sql as
  $$select public.subscribe_newsletter_rpc(v_email => 'n' || p_n || '@example.com') ->> 'error'$$;
create function pg_temp.alarms() returns integer language sql as
  $$select count(*)::integer from intake.failures where function_name = 'site-wide breaker'$$;
-- How many of so many visitors, each with an address of their own, are taken by both forms in turn.
create function pg_temp.visitors(p_from integer, p_to integer) returns integer language sql as $$
  select count(*)::integer from generate_series(p_from, p_to) n, pg_temp.from_address('10.0.' || n / 250 || '.' || n % 250)
  where case when n % 2 = 0 then pg_temp.contact(n) else pg_temp.newsletter(n) end is null
$$;

-- ---- more than three hundred tries in ten minutes ----------------------------------------------------------
delete from intake.address_tries;
select is(pg_temp.visitors(1, 300), 300, 'three hundred visitors');
select is(pg_temp.alarms(), 0, 'raise no alarm');
select is(pg_temp.visitors(301, 310), 10, 'ten more are taken');
select results_eq(
  $$select sql_state, note from intake.failures where function_name = 'site-wide breaker'$$,
  $$values ('53400', 'more than 300 tries in 10 minutes, by all visitors; nobody was refused for it')$$, 'and the operator is told');
select is(pg_temp.visitors(311, 400), 90, 'so are ninety more');
select is((select count(*)::integer from intake.leads), 200, 'as leads');
select is(pg_temp.alarms(), 1, 'one alarm is enough');
update intake.failures set failed_at = now() - interval '1 hour';
select is(pg_temp.visitors(401, 410), 10, 'an hour later it goes on');
select is(pg_temp.alarms(), 2, 'and so does the alarm');
update intake.failures set failed_at = now() + interval '2 days';
select is(pg_temp.visitors(411, 420), 10, 'what a wrong clock has dated ahead');
select is(pg_temp.alarms(), 3, 'silences no alarm');
delete from intake.failures;
update intake.address_tries set tried_at = now() - interval '10 minutes';
select is(pg_temp.visitors(421, 430), 10, 'after ten quiet minutes');
select is(pg_temp.alarms(), 0, 'there is no alarm');

-- ---- a clock that was two days ahead -------------------------------------------------------------------------
delete from intake.address_tries;
select pg_temp.from_address('203.0.113.1');
select is((select count(*)::integer from generate_series(1001, 1010) n where pg_temp.contact(n) is null and pg_temp.newsletter(n) is null), 10, 'ten of one address');
select is(pg_temp.contact(1011), 'rate_limit', 'reach its limit');
select is((select count(*)::integer from generate_series(1, 3) n where pg_temp.from_address('203.0.113.2') is not null and pg_temp.contact(n, 'ahead@example.com') is null), 3, 'three of one email');
select is(pg_temp.contact(4, 'ahead@example.com'), 'rate_limit', 'reach its limit');
update intake.address_tries set tried_at = tried_at + interval '2 days';
update intake.inspection_requests set received_at = received_at + interval '2 days';
select is(pg_temp.contact(4, 'ahead@example.com'), null, 'the clock is set right: the email is free');
select is((select suspicion from intake.inspection_requests where email = 'ahead@example.com' and name = 'Ann 4'), null, 'and its request a lead');
select pg_temp.from_address('203.0.113.1');
select is(pg_temp.contact(1011), null, 'the address is free');
select is(pg_temp.newsletter(1011), null, 'for the newsletter, too');
insert into intake.address_tries (address_hash, wide_hash, kind, tried_at)
select '\x01', sha256(intake.salt_of((now() at time zone 'UTC')::date, true) || '2001:db8:5::/48'), 'inspection', now() + interval '2 days' from generate_series(1, 100);
select pg_temp.from_address('2001:db8:5::1');
select is(pg_temp.contact(1012), null, 'so is a /48');
insert into intake.address_salts (day, salt) values ((now() at time zone 'UTC')::date + 2, '\x02');
select isnt((intake.purge() ->> 'address_tries')::integer, 0, 'the purge deletes what is dated ahead');
select is((select count(*)::integer from intake.address_tries where tried_at > now()), 0, 'all of it');
select is((select count(*)::integer from intake.address_salts where day > (now() at time zone 'UTC')::date), 0, 'and its salt');

select * from finish();
rollback;
