-- It rings until somebody has answered; and once a day for new subscribers.
begin;
create extension if not exists pgtap with schema extensions;
set local search_path = extensions, public;
select plan(42);

create function pg_temp.hours() returns jsonb language sql as
  $$select jsonb '[{"days": ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"], "opens": "07:00", "closes": "20:00"}, {"days": ["Saturday", "Sunday"], "opens": "08:00", "closes": "17:00"}]'$$;
-- In Florida, in the week of Monday, 2 November 2026: the clocks went back the night before.
create function pg_temp.at(p_local text) returns timestamptz language sql as $$select p_local::timestamp at time zone 'America/New_York'$$;
-- A request that came at that time, and the times (in steps of ten minutes) at which it rings.
create function pg_temp.rings(p_received text, p_message text default 'a quote', p_hours jsonb default pg_temp.hours())
returns text[] language plpgsql as $$
declare
  v_id  bigint;
  v_now timestamptz := pg_temp.at(p_received);
begin
  delete from intake.inspection_requests;
  insert into intake.inspection_requests (name, email, phone, message) values ('Ann', 'ann@example.com', '1', p_message) returning id into v_id;
  update intake.inspection_requests set untold_since = v_now;
  for i in 1..300 loop
    v_now := v_now + interval '10 minutes';
    perform intake.queue_reminders(p_hours, p_now => v_now);
  end loop;
  return (select array_agg(reminder || to_char(created_at at time zone 'America/New_York', ' Dy HH24:MI') order by id) from intake.outbox where kind = 'reminder');
end $$;

-- ---- a request that nobody answers -------------------------------------------------------------------------
select is(pg_temp.rings('2026-11-04 10:00'), array['first Wed 12:00', 'last Thu 08:00'], 'by day: after two hours, and two before the day is over');
select is(pg_temp.rings('2026-11-04 23:00'), array['first Thu 07:00', 'last Thu 19:00'], 'by night: in the morning, and an hour before closing');
select is(pg_temp.rings('2026-11-04 19:00'), array['first Thu 07:00', 'last Thu 17:00'], 'shortly before closing: in the morning');
select is(pg_temp.rings('2026-11-04 05:30'), array['first Wed 07:30', 'last Wed 19:00'], 'before opening: the last time in the evening before');
select is(pg_temp.rings('2026-11-06 19:30'), array['first Sat 08:00', 'last Sat 16:00'], 'into the weekend');
select is(pg_temp.rings('2026-11-01 16:00'), array['first Mon 07:00', 'last Mon 14:00'], 'out of it');
select is(pg_temp.rings('2026-10-31 23:30'), array['first Sun 08:00', 'last Sun 16:00'], 'over the night in which the clocks go back');
select is(pg_temp.rings('2026-11-04 23:00', 'it leaks'), array['first Wed 23:20', 'last Thu 21:00'], 'an urgent one: after twenty minutes, at any hour');
select is(pg_temp.rings('2026-11-04 23:00', 'a quote', '[]'), array['first Thu 01:00', 'last Thu 21:00'], 'a company without hours is always there');
select is(pg_temp.rings('2026-11-04 10:00', 'a quote', '[{"days": ["Friday"], "opens": "09:00", "closes": "12:00"}]'), array['last Thu 08:00'], 'one that is closed for days: before the day is over');

-- ---- times that the owner sets -----------------------------------------------------------------------------
delete from intake.inspection_requests;
insert into intake.inspection_requests (name, email, phone, storm_damage) values ('Ann', 'ann@example.com', '1', null), ('Urs', 'urs@example.com', '1', 'yes-visible');
update intake.inspection_requests set untold_since = pg_temp.at('2026-11-04 10:00');
create function pg_temp.queue(p_local text) returns integer language sql as
  $$select intake.queue_reminders(pg_temp.hours(), '30 minutes', '10 minutes', p_now => pg_temp.at(p_local))$$;
create function pg_temp.rung() returns text[] language sql as
  $$select coalesce(array_agg(r.name || ' ' || o.reminder order by o.id), '{}') from intake.outbox o join intake.inspection_requests r on r.id = o.request_id where o.kind = 'reminder'$$;
select is(pg_temp.queue('2026-11-04 10:09'), 0, 'not before');
select is(pg_temp.queue('2026-11-04 10:10'), 1, 'ten minutes');
select is(pg_temp.queue('2026-11-04 10:29'), 0, 'each once');
select is(pg_temp.queue('2026-11-04 10:30'), 1, 'thirty minutes');
select is(pg_temp.rung(), array['Urs first', 'Ann first'], 'as set');
select is((select count(*)::integer from intake.claim_notices('{mail}', 9, '1 minute', pg_temp.at('2026-11-04 10:31')) c where c.notice ->> 'kind' = 'reminder'), 2, 'they are sent like any notice');
update intake.inspection_requests set answered_at = now() where name = 'Ann';
select is(pg_temp.queue('2026-11-04 10:32'), 0, 'somebody calls Ann');
select is(pg_temp.rung(), array['Urs first'], 'and what was not delivered yet is taken back');
select is(pg_temp.queue('2026-11-05 09:00'), 1, 'Urs still waits');
select is(pg_temp.rung(), array['Urs first', 'Urs last'], 'and is the last to ring');
select is(pg_temp.queue('2026-11-05 09:30'), 0, 'once');
select is(pg_temp.queue('2026-11-06 09:59'), 0, 'for good');

-- ---- a server that was away --------------------------------------------------------------------------------
delete from intake.outbox where kind = 'reminder';
select is(pg_temp.queue('2026-11-05 12:00'), 1, 'what is overdue when it comes back');
select is(pg_temp.rung(), array['Urs last'], 'rings once, not twice');
delete from intake.outbox where kind = 'reminder';
select is(pg_temp.queue('2026-11-06 10:01'), 0, 'what is two days old does not: staff see it as overdue');

-- ---- who is not called for ---------------------------------------------------------------------------------
delete from intake.inspection_requests;
insert into intake.inspection_requests (name, email, phone, suspicion) values ('Bot', 'bot@example.com', '1', 'honeypot'), ('Lim', 'lim@example.com', '1', 'email_limit');
update intake.inspection_requests set untold_since = pg_temp.at('2026-11-04 10:00');
select is(pg_temp.queue('2026-11-04 12:00'), 0, 'nobody is reminded of spam, nor of what is set aside');
select ok(intake.not_spam(id), name || ' is a person') from intake.inspection_requests order by name;
update intake.inspection_requests set untold_since = pg_temp.at('2026-11-06 10:00');
select is(pg_temp.queue('2026-11-06 10:29'), 0, 'who is told of days later');
select is(pg_temp.queue('2026-11-06 10:30'), 2, 'and waits from then on');
insert into intake.inspection_requests (name, email, phone, received_at) values ('Old', 'old@example.com', '1', now() - interval '1 hour');
select is(intake.queue_reminders(pg_temp.hours(), '1 minute'), 0, 'what a backup brings back rings for nobody');

-- ---- the digest --------------------------------------------------------------------------------------------
create function pg_temp.subscribe(p_local text) returns void language sql as
  $$insert into intake.newsletter_subscribers (email, subscribed_at) values (gen_random_uuid() || '@example.com', pg_temp.at(p_local))$$;
create function pg_temp.digests() returns integer[] language sql as
  $$select coalesce(array_agg(o.subscriptions order by o.id) filter (where not o.addressed), '{}') from intake.outbox o where o.kind = 'subscriptions'$$;
create function pg_temp.digest(p_local text) returns boolean language sql as
  $$select intake.queue_subscriptions_digest(p_now => pg_temp.at(p_local))$$;
select pg_temp.subscribe(d) from unnest('{2026-11-02 07:00,2026-11-03 07:00,2026-11-03 09:00}'::text[]) d;
select ok(pg_temp.digest('2026-11-03 10:00'), 'the first digest');
select is(pg_temp.digests(), array[2], 'tells of a day');
select ok(not pg_temp.digest('2026-11-03 23:59'), 'once');
select ok(not pg_temp.digest('2026-11-04 07:59'), 'a day');
select ok(not pg_temp.digest('2026-11-04 08:00'), 'and nothing of none');
select is(pg_temp.digests(), array[2], 'so that nobody is told');
select pg_temp.subscribe('2026-11-04 08:01');
select ok(not pg_temp.digest('2026-11-04 08:02'), 'nor earlier for it');
select ok(pg_temp.digest('2026-11-07 08:00'), 'days later');
select is(pg_temp.digests(), array[2, 1], 'every one is counted, once');
delete from intake.newsletter_subscribers;
select is((select c.notice - array['id', 'createdAt'] from intake.claim_notices('{mail}', 9, '1 minute', pg_temp.at('2026-11-07 08:00')) c where c.notice ->> 'kind' = 'subscriptions' order by (c.notice ->> 'id')::bigint desc limit 1),
  '{"kind": "subscriptions", "request": null, "subscriptions": 1, "note": null}', 'told by their number alone');

-- ---- the hours --------------------------------------------------------------------------------------
select results_eq(
  $$select opens at time zone 'UTC', closes at time zone 'UTC' from intake.opening_windows(pg_temp.hours(), 'America/New_York', pg_temp.at('2026-11-01 12:00')) where opens between pg_temp.at('2026-10-31') and pg_temp.at('2026-11-03') order by 1$$,
  $$values (timestamp '2026-10-31 12:00', timestamp '2026-10-31 21:00'), ('2026-11-01 13:00', '2026-11-01 22:00'), ('2026-11-02 12:00', '2026-11-03 01:00')$$, 'hours are those of Florida, whatever its clocks do');

select * from finish();
rollback;
