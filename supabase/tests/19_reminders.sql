-- It rings until somebody has answered (when: tests/unit/server/notify/reminders.test.ts); and once a day
-- for new subscribers.
\ir setup.psql
select plan(29);

-- The week of Monday, 2 November 2026: the clocks went back the night before.
create function pg_temp.told_at(p_local text) returns void language sql as $$update intake.outbox set created_at = pg_temp.at(p_local) where kind = 'request'$$;
create function pg_temp.unanswered(p_local text) returns text[] language sql as
  $$select coalesce(array_agg(concat_ws(' ', r.name, case when u.urgent then 'urgent' end, u.rung) order by r.id), '{}') from intake.unanswered(pg_temp.at(p_local)) u join intake.inspection_requests r using (id)$$;
create function pg_temp.ring(p_name text, p_reminder text) returns boolean language sql as
  $$select intake.queue_reminder(id, p_reminder, pg_temp.at('2026-11-04 12:00')) from intake.inspection_requests where name = p_name$$;

-- ---- a request that nobody answers -------------------------------------------------------------------------
insert into intake.inspection_requests (name, email, phone, message) values ('Ann', 'ann@example.com', '1', null), ('Urs', 'urs@example.com', '1', 'LEAK NOW');
select pg_temp.told_at('2026-11-04 10:00');
select is(pg_temp.unanswered('2026-11-04 09:59'), '{}', 'nobody waits before');
select is(pg_temp.unanswered('2026-11-04 10:00'), array['Ann', 'Urs urgent'], 'who waits');
select is((select array_agg(distinct since) from intake.unanswered(pg_temp.at('2026-11-04 10:00'))), array[pg_temp.at('2026-11-04 10:00')], 'since when');
select ok(pg_temp.ring('Urs', 'first'), 'it rings');
select ok(not pg_temp.ring('Urs', 'first'), 'once');
select is(pg_temp.unanswered('2026-11-04 13:00'), array['Ann', 'Urs urgent first'], 'what has rung');
select ok(pg_temp.ring('Urs', 'last'), 'a last time');
select is(pg_temp.unanswered('2026-11-04 13:00'), array['Ann', 'Urs urgent last'], 'is the last');
select is((select count(*)::integer from intake.claim_notices('mail', 9, '1 minute', pg_temp.at('2026-11-04 12:01')) c where c.notice ->> 'kind' = 'reminder'), 2, 'they are sent like any notice');
update intake.inspection_requests set answered_at = now() where name = 'Urs';
select is(pg_temp.unanswered('2026-11-04 13:00'), array['Ann'], 'somebody calls Urs');
select is((select count(*)::integer from intake.outbox where kind = 'reminder'), 0, 'and what was not delivered yet is taken back');
select ok(not pg_temp.ring('Urs', 'first'), 'whoever has been called meanwhile rings no more');
select is(pg_temp.unanswered('2026-11-06 10:01'), '{}', 'what is two days old does not ring: staff see it as overdue');

-- ---- who is not called for ---------------------------------------------------------------------------------
delete from intake.inspection_requests;
insert into intake.inspection_requests (name, email, phone, suspicion) values ('Bot', 'bot@example.com', '1', 'honeypot'), ('Lim', 'lim@example.com', '1', 'email_limit');
update intake.outbox set created_at = pg_temp.at('2026-11-04 10:00');
select is(pg_temp.unanswered('2026-11-04 12:00'), '{}', 'nobody is reminded of spam, nor of what is set aside');
select isnt(intake.set_state(id, 'new'), null, name || ' is a person') from intake.inspection_requests order by name;
select pg_temp.told_at('2026-11-06 10:00');
select is(pg_temp.unanswered('2026-11-06 10:00'), array['Bot', 'Lim'], 'and waits since staff were told');
insert into intake.inspection_requests (name, email, phone, received_at) values ('Old', 'old@example.com', '1', now() - interval '1 hour');
select is(pg_temp.unanswered('2026-11-06 10:00'), array['Bot', 'Lim'], 'what a backup brings back rings for nobody');

-- ---- the digest --------------------------------------------------------------------------------------------
create function pg_temp.subscribe(p_local text) returns void language sql as
  $$insert into intake.newsletter_subscribers (email, subscribed_at) values (gen_random_uuid() || '@example.com', pg_temp.at(p_local))$$;
create function pg_temp.digests() returns integer[] language sql as
  $$select coalesce(array_agg(o.subscriptions order by o.id), '{}') from intake.outbox o where o.kind = 'subscriptions'$$;
create function pg_temp.digest(p_local text) returns boolean language plpgsql as $$
declare
  v_before integer := cardinality(pg_temp.digests());
begin
  perform intake.queue_mornings(true, pg_temp.at(p_local));
  return cardinality(pg_temp.digests()) > v_before;
end $$;
update intake.marks set morning_at = pg_temp.at('2026-11-02 10:00');
select pg_temp.subscribe(d) from unnest('{2026-11-02 09:00,2026-11-02 11:00,2026-11-03 09:00}'::text[]) d;
select ok(pg_temp.digest('2026-11-03 10:00'), 'the first digest');
select is(pg_temp.digests(), array[2], 'tells of those since the morning before');
select ok(not pg_temp.digest('2026-11-03 23:59'), 'once');
select ok(not pg_temp.digest('2026-11-04 06:59'), 'a day');
select ok(not pg_temp.digest('2026-11-04 07:00'), 'and nothing of none');
select is(pg_temp.digests(), array[2], 'so that nobody is told');
select pg_temp.subscribe('2026-11-04 08:01');
select ok(not pg_temp.digest('2026-11-04 08:02'), 'nor earlier for it');
select ok(pg_temp.digest('2026-11-07 08:00'), 'days later');
select is(pg_temp.digests(), array[2, 1], 'every one is counted, once');
delete from intake.newsletter_subscribers;
select is((select c.notice - array['id', 'createdAt', 'isFirst'] from intake.claim_notices('mail', 9, '1 minute', pg_temp.at('2026-11-07 08:00')) c where c.notice ->> 'kind' = 'subscriptions' order by (c.notice ->> 'id')::bigint desc limit 1),
  '{"kind": "subscriptions", "request": null, "subscriptions": 1, "note": null, "link": null, "open": null, "week": null}', 'told by their number alone');
select is((select count(*)::integer from intake.deliveries d join intake.outbox o on o.id = d.notice_id where o.kind = 'subscriptions'), 2, 'and none of nobody');

select * from finish();
rollback;
