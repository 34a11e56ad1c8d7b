-- How staff are told: server/notify/ calls these, as does a hosted project's Edge Function.

-- =================================================================================================
-- 1. Into the outbox
-- =================================================================================================
-- Writes the outbox's row for each request that staff are still to be told of, in their order, at most
-- so many at once (null: all). Waits for whoever else does so: what is skipped would be missed by a
-- caller who then looks into the outbox. Says how many. By index alone: where the table has not been
-- analyzed lately (the embedded database never is), the planner takes nearly every request for untold,
-- and reads them all at each call.
create function intake.fill_outbox(p_how_many integer default null)
returns integer language plpgsql volatile set search_path = pg_catalog, pg_temp set enable_seqscan = off as $$
declare
  v_ids constant bigint[] := array(
    select r.id from intake.inspection_requests r
    where r.untold_since is not null order by r.id limit p_how_many for update);
begin
  insert into intake.outbox (kind, request_id, created_at)
  select case when r.suspicion is null then 'request' else 'set_aside' end, r.id, r.untold_since
  from intake.inspection_requests r where r.id = any (v_ids) order by r.id;
  update intake.inspection_requests set untold_since = null where id = any (v_ids);
  return cardinality(v_ids);
end $$;

-- An alarm is told like a request. A notice must not cost the row that it is about.
create function intake.tell_of_alarm()
returns trigger language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  insert into intake.outbox (kind, failure_id) values ('alarm', new.id);
  return null;
exception when query_canceled or others then
  raise warning 'tell_of_alarm failed with SQLSTATE %', sqlstate;
  return null;
end $$;

-- `= now()`: stored by this very transaction. Rows of a backup that is restored were told of before.
create trigger tell_of_alarm after insert on intake.failures
  for each row when (new.note is not null and new.failed_at = now())
  execute function intake.tell_of_alarm();

-- =================================================================================================
-- 2. Delivery: at least once, each channel for itself
-- =================================================================================================
-- A request as a notice tells of it: the type NoticeRequest in server/notify/notice.ts. A new field
-- of the form has its line here.
create function intake.request_for_notice(p_request intake.inspection_requests)
returns jsonb language sql stable set search_path = pg_catalog, pg_temp as $$
  select jsonb_build_object(
    'id', p_request.id, 'receivedAt', p_request.received_at, 'urgent', p_request.urgent, 'suspicion', p_request.suspicion,
    'language', intake.language_of(p_request.route),
    'name', p_request.name, 'email', p_request.email, 'phone', p_request.phone,
    'roofType', p_request.roof_type, 'roofAge', p_request.roof_age, 'lastInspection', p_request.last_inspection,
    'stormDamage', p_request.storm_damage, 'message', p_request.message,
    'route', p_request.route, 'referrer', p_request.referrer)
$$;

-- Takes what is due, up to so many for each channel: first attempts in their order, then what has
-- failed before. Whoever takes a notice has it for the lease; where neither notice_delivered nor
-- notice_failed is called by then (a process was killed), it is due again, with the same id.
-- `notice` has the shape of the type Notice in server/notify/notice.ts.
--
-- p_channels are all that are set up, the same for every process that delivers from this database: a
-- notice is addressed once, to the channels of whoever comes first. p_only takes what is due for one
-- of them.
create function intake.claim_notices(
  p_channels text[],
  p_how_many integer,
  p_lease    interval,
  p_now      timestamptz default now(),
  p_only     text default null
)
returns table (channel text, attempt integer, notice jsonb)
language plpgsql volatile set search_path = pg_catalog, pg_temp as $$
begin
  perform intake.fill_outbox(200);
  with fresh as (
    -- So many at once that a flood is taken in short statements. Waits for whoever else addresses them,
    -- for another channel: what is skipped here would not be seen below.
    select o.id from intake.outbox o where not o.addressed order by o.id limit 200 for update
  ), addressed as (
    update intake.outbox o set addressed = true from fresh f where o.id = f.id returning o.id, o.created_at
  )
  insert into intake.deliveries (notice_id, channel, next_try_at)
  -- What has waited since before channels were set up is no news.
  select a.id, c, a.created_at from addressed a, unnest(p_channels) c where a.created_at > p_now - interval '5 days'
  on conflict do nothing;

  return query
  with due as (
    select d.notice_id, d.channel
    from unnest(case when p_only is null then p_channels else array[p_only] end) c cross join lateral (
      select o.notice_id, o.channel from intake.deliveries o
      where o.channel = c and o.delivered_at is null and o.given_up_at is null and o.next_try_at <= p_now
      order by o.attempts > 0, case when o.attempts > 0 then o.next_try_at end, o.notice_id
      limit p_how_many for update skip locked
    ) d
  ), claimed as (
    update intake.deliveries d set attempts = d.attempts + 1, next_try_at = p_now + p_lease
    from due where d.notice_id = due.notice_id and d.channel = due.channel
    returning d.notice_id, d.channel, d.attempts
  )
  select c.channel, c.attempts, jsonb_build_object(
    'id', o.id, 'kind', o.kind, 'createdAt', o.created_at, 'subscriptions', o.subscriptions,
    'note', f.function_name || ': ' || f.note,
    'request', case when r.id is not null then intake.request_for_notice(r) end)
  from claimed c
  join intake.outbox o on o.id = c.notice_id
  left join intake.inspection_requests r on r.id = o.request_id
  left join intake.failures f on f.id = o.failure_id
  order by c.attempts > 1, o.id, c.channel;
end $$;

-- False where it is unknown or has been delivered before. The channel works, so what has failed is
-- due now instead of after a long pause. (What is on its way has a lease, which is shorter.)
create function intake.notice_delivered(p_notice bigint, p_channel text, p_now timestamptz default now())
returns boolean language plpgsql volatile set search_path = pg_catalog, pg_temp as $$
begin
  update intake.deliveries set delivered_at = p_now, last_error = null
  where notice_id = p_notice and channel = p_channel and delivered_at is null;
  if not found then
    return false;
  end if;
  update intake.deliveries set next_try_at = p_now
  where channel = p_channel and delivered_at is null and given_up_at is null and next_try_at > p_now + interval '5 minutes';
  return true;
end $$;

-- cspell:ignore cntrl
-- Keeps the reason, without what could be an e-mail or a number, and says when it will be tried
-- again: null for never. After five days it is given up, and the operator told.
create function intake.notice_failed(p_notice bigint, p_channel text, p_reason text, p_now timestamptz default now())
returns timestamptz language plpgsql volatile set search_path = pg_catalog, pg_temp as $$
declare
  c_patience constant interval := interval '5 days';
  -- A restart of the mail server, then an hour of it, then a night; after that every hour.
  c_pauses constant interval[] := array['30 seconds', '1 minute', '2 minutes', '5 minutes', '15 minutes', '30 minutes']::interval[];
  v_reason text := left(regexp_replace(regexp_replace(regexp_replace(
    p_reason, '\S*@\S*', '[address]', 'g'), '\+?\d[\d().\s-]{5,}\d', '[number]', 'g'), '[[:cntrl:]]+', ' ', 'g'), 200);
  v_notice intake.outbox;
  v_next   timestamptz;
begin
  select o.* into v_notice from intake.outbox o where o.id = p_notice;
  update intake.deliveries d
  set last_error = v_reason,
      given_up_at = case when v_notice.created_at <= p_now - c_patience then p_now end,
      next_try_at = p_now + coalesce(c_pauses[d.attempts], interval '1 hour')
  where d.notice_id = p_notice and d.channel = p_channel and d.delivered_at is null and d.given_up_at is null
  returning case when d.given_up_at is null then d.next_try_at end into v_next;
  if found and v_next is null and v_notice.kind <> 'alarm' then
    perform intake.raise_alarm('the outbox', format(
      'notice %s, about %s, was given up after five days of trying %s', p_notice,
      coalesce('request ' || v_notice.request_id, v_notice.kind), p_channel));
  end if;
  return v_next;
end $$;

-- For how many seconds the oldest notice has waited that is still to be delivered; null for none.
create function intake.oldest_undelivered(p_now timestamptz default now())
returns integer language sql stable set search_path = pg_catalog, pg_temp as $$
  -- (greatest() alone would turn no notice into no time.)
  select case when min(w.created_at) is not null then greatest(extract(epoch from p_now - min(w.created_at)), 0)::integer end
  from (
    select r.untold_since as created_at from intake.inspection_requests r where r.untold_since is not null
    union all
    select o.created_at from intake.outbox o where not o.addressed
    union all
    select o.created_at from intake.deliveries d join intake.outbox o on o.id = d.notice_id
    where d.delivered_at is null and d.given_up_at is null
  ) w
$$;

-- What the server tells of in /healthz: one row. overdue_hours: for so long the oldest unanswered
-- request has been overdue (as in intake.leads); null where none is. oldest_undelivered_seconds: null
-- where no notice waits.
create function intake.health()
returns table (failures_last_hour integer, overdue_hours numeric, oldest_undelivered_seconds integer)
language sql stable set search_path = pg_catalog, pg_temp as $$
  select
    -- (What has a note is an alarm.)
    (select count(*)::integer from intake.failures f where f.failed_at > now() - interval '1 hour' and f.note is null),
    (select round(extract(epoch from max(l.waiting)) / 3600 - 24, 1) from intake.leads l where l.overdue),
    intake.oldest_undelivered()
$$;

-- =================================================================================================
-- 3. Until somebody has answered
-- =================================================================================================
-- The company's hours, as src/data/company.ts has them ([{"days": ["Monday"], "opens": "07:00",
-- "closes": "20:00"}]), as moments round a given one.
create function intake.opening_windows(p_hours jsonb, p_zone text, p_around timestamptz)
returns table (opens timestamptz, closes timestamptz) language sql stable set search_path = pg_catalog, pg_temp as $$
  select (d + (h ->> 'opens')::time) at time zone p_zone, (d + (h ->> 'closes')::time) at time zone p_zone
  from generate_series(-8, 8) n
  cross join lateral (select date_trunc('day', p_around at time zone p_zone) + n * interval '1 day' as d) day
  cross join jsonb_array_elements(p_hours) h
  where h -> 'days' ? to_char(d, 'FMDay')
$$;

-- Rings again for requests that nobody has answered: once after a while (an urgent one after a
-- shorter while, at any hour), and once more before the promised time is over (where that moment
-- lies outside the hours, an hour before the last closing time). Each once. Says how many.
--
-- A request that was first taken for spam waits since it was told to staff.
create function intake.queue_reminders(
  p_hours        jsonb,
  p_after        interval default interval '2 hours',
  p_urgent_after interval default interval '20 minutes',
  p_promise      interval default interval '24 hours',
  p_zone         text default 'America/New_York',
  p_now          timestamptz default now()
)
returns integer language plpgsql volatile set search_path = pg_catalog, pg_temp as $$
declare
  -- So long before the end of the promised time.
  c_last  constant interval := interval '2 hours';
  c_close constant interval := interval '1 hour';
  v_count integer;
begin
  perform intake.fill_outbox();
  -- What has been answered needs no reminder, should its channel come back.
  delete from intake.outbox o using intake.inspection_requests r
  where o.kind = 'reminder' and r.id = o.request_id and r.answered_at is not null
    and exists (select from intake.deliveries d where d.notice_id = o.id and d.delivered_at is null);

  insert into intake.outbox (kind, request_id, reminder, created_at)
  select 'reminder', w.id, case when p_now >= due.last then 'last' else 'first' end, p_now
  from (
    select r.id, r.urgent, max(o.created_at) as since
    from intake.outbox o join intake.inspection_requests r on r.id = o.request_id
    where o.kind = 'request' and o.created_at between p_now - p_promise * 2 and p_now - least(p_after, p_urgent_after)
      and r.answered_at is null and r.suspicion is null
    group by r.id
  ) w
  cross join lateral (
    select w.since + case when w.urgent then p_urgent_after else p_after end as first, w.since + p_promise - c_last as last
  ) wish
  cross join lateral (
    select
      case when w.urgent then wish.first else coalesce(
        (select min(greatest(o.opens, wish.first)) from intake.opening_windows(p_hours, p_zone, wish.first) o
         where o.closes > wish.first), wish.first) end as first,
      case when w.urgent then wish.last else coalesce(
        (select max(least(o.closes - c_close, wish.last)) from intake.opening_windows(p_hours, p_zone, wish.last) o
         where o.opens <= wish.last and o.closes - c_close > w.since), wish.last) end as last
  ) due
  where (p_now >= due.first or p_now >= due.last)
    and not exists (
      select from intake.outbox o
      where o.kind = 'reminder' and o.request_id = w.id and (o.reminder = 'last' or p_now < due.last))
  on conflict (request_id, reminder) where kind = 'reminder' do nothing;
  get diagnostics v_count = row_count;
  return v_count;
end $$;

-- Once a day, from that hour on: how many have subscribed since the last time. False where it is not
-- time. (A day without any leaves a row, too, as the mark of its time, but is not told.)
create function intake.queue_subscriptions_digest(
  p_hour integer default 8,
  p_zone text default 'America/New_York',
  p_now  timestamptz default now()
)
returns boolean language plpgsql volatile set search_path = pg_catalog, pg_temp as $$
declare
  v_local timestamp := p_now at time zone p_zone;
  v_due   timestamptz := (date_trunc('day', v_local - make_interval(hours => p_hour)) + make_interval(hours => p_hour)) at time zone p_zone;
  v_last  timestamptz;
  v_count integer;
begin
  -- Class 4: of two servers the second waits, and finds it done.
  perform pg_advisory_xact_lock(4, 0);
  select max(o.created_at) into v_last from intake.outbox o where o.kind = 'subscriptions';
  if v_last >= v_due then
    return false;
  end if;
  select count(*) into v_count from intake.newsletter_subscribers s
  where s.subscribed_at > coalesce(v_last, p_now - interval '1 day') and s.subscribed_at <= p_now;
  insert into intake.outbox (kind, subscriptions, addressed, created_at) values ('subscriptions', v_count, v_count = 0, p_now);
  return v_count > 0;
end $$;

-- =================================================================================================
-- 4. Retention
-- =================================================================================================
-- A notice that has been delivered goes after three days, until when it keeps reminders from ringing
-- twice; one that has not after a week. The newest digest stays, for the next one counts from it.
create function intake.purge_notices(p_now timestamptz default now())
returns integer language plpgsql volatile set search_path = pg_catalog, pg_temp as $$
declare
  c_delivered constant interval := interval '3 days';
  c_any       constant interval := interval '7 days';
  v_count integer;
begin
  perform intake.fill_outbox();
  delete from intake.outbox o
  where o.created_at < p_now - case
      when o.addressed and not exists (select from intake.deliveries d where d.notice_id = o.id and d.delivered_at is null)
      then c_delivered else c_any end
    and not (o.kind = 'subscriptions' and o.id = (select max(n.id) from intake.outbox n where n.kind = 'subscriptions'));
  get diagnostics v_count = row_count;
  return v_count;
end $$;

-- Every hour: by pg_cron (the last baseline file), or by the local server.
create function intake.purge()
returns jsonb language sql volatile set search_path = pg_catalog, pg_temp as $$
  select intake.purge_records() || jsonb_build_object('notices', intake.purge_notices())
$$;
