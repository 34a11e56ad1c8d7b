-- The alarm that refuses nobody, and clocks that were wrong.
\ir setup.psql
select plan(47);

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

-- ---- notices: the clock is ahead, then set right ------------------------------------------------------------------
create function pg_temp.ask(p_message text default null, p_suspicion text default null) returns void language sql as
  $$insert into intake.inspection_requests (name, email, phone, message, suspicion) values ('Ann', 'ann@example.com', '1', p_message, p_suspicion)$$;
-- What becomes of the next notice at that time: delivered, failed, killed, or nothing is due.
create function pg_temp.next(p_at interval, p_outcome text) returns text language plpgsql as $$
declare
  v_ids bigint[] := (select array(select jsonb_array_elements_text(coalesce(c.notice -> 'ids', jsonb_build_array(c.notice -> 'id'))))::bigint[] from intake.claim_notices('mail', 1, '2 minutes', now() + p_at) c);
begin
  if v_ids is null then
    return 'nothing';
  elsif p_outcome = 'delivered' then
    perform intake.notice_delivered(id, 'mail', now() + p_at) from unnest(v_ids) id;
  elsif p_outcome = 'failed' then
    perform intake.notice_failed(id, 'mail', 'down, to be asked again in 9999 s', now() + p_at) from unnest(v_ids) id;
  end if;
  return p_outcome;
end $$;
-- A request comes at p_comes, and its notice has an outcome at p_ahead; then the clock is right, and another one comes.
create function pg_temp.after_wrong(p_comes interval, p_ahead interval, p_outcome text, p_message text, p_suspicion text) returns text language plpgsql as $$
declare
  v_then text;
begin
  perform pg_temp.forget();
  perform pg_temp.ask(p_message, p_suspicion);
  update intake.outbox set created_at = now() + p_comes;
  v_then := pg_temp.next(p_ahead, p_outcome);
  perform pg_temp.ask(p_message, p_suspicion);
  return concat_ws(', ', v_then, pg_temp.next('1 second', 'delivered'), pg_temp.next('1 second', 'delivered'), pg_temp.next('1 second', 'delivered'));
end $$;
select results_eq(
  $$select distinct outcome, pg_temp.after_wrong(comes, ahead, outcome, message, suspicion)
    from unnest('{4 hours,1 day,40 days,20 years}'::interval[]) ahead, unnest(array['0', ahead]) comes, unnest('{delivered,failed,killed}'::text[]) outcome,
      unnest(array[null, 'LEAK NOW']) message, unnest(array[null, 'address_limit']) suspicion
    where ahead < '5 days' or comes = ahead
    order by 1$$,
  $$values ('delivered', 'delivered, delivered, nothing, nothing'), ('failed', 'failed, delivered, delivered, nothing'), ('killed', 'killed, delivered, delivered, nothing')$$,
  'whatever happened while the clock was ahead, all is told once it is right');
select is(pg_temp.after_wrong('0', '40 days', 'failed', null, null), 'nothing, delivered, delivered, nothing', 'nothing is too old because of it');
select pg_temp.forget();
insert into intake.messages select 'mail', n, now() + interval '1 day', 1, true from generate_series(1, 400) n;
select pg_temp.ask('LEAK NOW');
select is(pg_temp.next('0', 'delivered'), 'delivered', 'messages of tomorrow use up no budget');
select pg_temp.forget();
select pg_temp.ask();
update intake.outbox set created_at = now() + interval '1 day';
select is(pg_temp.next(n * interval '20 minutes', 'failed'), 'failed', 'what is dated ahead is tried') from generate_series(1, 4) n where n < 2 or pg_temp.next(n * interval '200 minutes', 'killed') is not null;
select cmp_ok((select intake.oldest_undelivered(now() + interval '15 hours')), '>', 600, 'and its tries say that it does not leave');
insert into intake.failures (function_name, sql_state, failed_at) values ('f', '00000', now() + interval '2 days');
select is((select failures_last_hour from intake.health()), 0, 'a failure of the day after tomorrow is not one of the last hour');

-- ---- reminders and mornings ---------------------------------------------------------------------------------------
select pg_temp.forget();
select pg_temp.ask();
update intake.outbox set created_at = now() + interval '2 days';
select is((select array[count(*), count(since)] from intake.unanswered()), array[1, 0]::bigint[], 'staff were told the day after tomorrow: nobody knows since when');
select ok(intake.queue_reminder(id, 'first', now() + interval '5 minutes'), 'the first reminder') from intake.inspection_requests;
select is((select array[u.since = now() + interval '5 minutes', u.rung = 'first'] from intake.unanswered(now() + interval '1 hour') u), array[true, true], 'has a time for the last one');
update intake.outbox set created_at = now() + interval '1 second' where kind = 'request';
select is((select count(*)::integer from intake.unanswered()), 0, 'a transaction that began a little sooner sees nobody wait');
update intake.marks set morning_at = now() + interval '3 days';
select is((select sum(intake.queue_mornings(false, now() + n * interval '1 hour')) > 0 from generate_series(0, 95) n), true, 'a morning of the future holds up none');
select is((select morning_at <= now() + interval '95 hours' from intake.marks), true, 'and ends');

-- ---- the purge: the first one after two days waits ----------------------------------------------------------------
do $$
begin
  execute replace(pg_get_functiondef('intake.purge()'::regprocedure), 'now()', 'current_setting(''test.now'')::timestamptz');
end $$;
create function pg_temp.purge(p_after interval) returns text language plpgsql as $$
declare
  v_waits text;
begin
  perform set_config('test.now', (now() + p_after)::text, true);
  v_waits := intake.purge() ->> 'waits';
  return coalesce(v_waits, (select count(*) || ' left' from intake.inspection_requests));
end $$;
-- A request with an appointment, and purges at these times: what each of them did.
create function pg_temp.purges(p_at interval[]) returns text language plpgsql as $$
begin
  perform pg_temp.forget();
  insert into intake.inspection_requests (name, email, phone, state, answered_at, appointment_at) values ('Ann', 'ann@example.com', '1', 'scheduled', now(), now() + interval '10 days');
  update intake.marks set purge_at = now();
  return (select string_agg(pg_temp.purge(a), ', ' order by n) from unnest(p_at) with ordinality t (a, n));
end $$;
select is(pg_temp.purges(at::interval[]), done, what)
from (values
  ('{1 hour,2 hours,49 hours}', '1 left, 1 left, 1 left', 'every hour, or after two days'),
  ('{40 days,40 days 1 minute,40 days 30 minutes,40 days 1 hour}', 'true, true, true, 0 left', 'forty days ahead: it waits an hour, however often it is called'),
  ('{40 days,1 hour,2 hours}', 'true, 1 left, 1 left', 'the clock is set right within the hour: nothing is lost'),
  ('{40 days,1 hour,40 days 1 hour}', 'true, 1 left, true', 'ahead once more: it waits once more'),
  ('{3 days,3 days 59 minutes,3 days 2 hours}', 'true, 1 left, 1 left', 'a machine that was off for three days'),
  ('{-50 years,-50 years 1 hour,1 minute,2 hours}', '1 left, 1 left, true, 1 left', 'a clock without a battery')
) c (at, done, what);
select is((select count(*)::integer from intake.outbox where kind = 'alarm'), 1, 'each time staff are told');

select * from finish();
rollback;
