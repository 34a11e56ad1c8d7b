-- How staff are told: server/notify/ calls these, as does a hosted project's Edge Function.

-- ---- 1. Into the outbox, in the transaction that stores what is told ----------------------------
-- No request is stored without its notice: if the notice fails, the visitor learns at once that the request
-- was not taken, and calls. Announced are leads, and requests that only a limit has set aside: somebody may
-- be waiting.
create function intake.tell_of_request()
returns trigger language plpgsql volatile set search_path = pg_catalog, pg_temp as $$
begin
  if new.suspicion is null then
    -- Told again, it also rings again.
    delete from intake.outbox where request_id = new.id and kind = 'reminder';
    insert into intake.outbox (kind, request_id) values ('request', new.id);
  elsif new.suspicion in ('unknown_address', 'address_limit', 'email_limit') then
    insert into intake.outbox (kind, request_id) values ('set_aside', new.id);
  else
    -- Spam: drops a notice that a channel may not have delivered yet.
    delete from intake.outbox where request_id = new.id;
  end if;
  return null;
end $$;

-- An answered request needs no reminder.
create function intake.forget_reminders()
returns trigger language plpgsql volatile set search_path = pg_catalog, pg_temp as $$
begin
  delete from intake.outbox where request_id = new.id and kind = 'reminder';
  return null;
end $$;

-- The row of the alarm stays even if its notice fails.
create function intake.tell_of_alarm()
returns trigger language plpgsql volatile set search_path = pg_catalog, pg_temp as $$
begin
  insert into intake.outbox (kind, failure_id) values ('alarm', new.id);
  return null;
exception when query_canceled or others then
  raise warning 'tell_of_alarm failed with SQLSTATE %', sqlstate;
  return null;
end $$;

-- `= now()`: stored by this very transaction. Restored rows of a backup were announced before.
create trigger tell_of_new after insert on intake.inspection_requests
  for each row when (new.received_at = now()) execute function intake.tell_of_request();
create trigger tell_of_changed after update on intake.inspection_requests
  for each row when (new.suspicion is distinct from old.suspicion or new.urgent and not old.urgent)
  execute function intake.tell_of_request();
create trigger forget_reminders after update on intake.inspection_requests
  for each row when (new.answered_at is not null and old.answered_at is null)
  execute function intake.forget_reminders();
create trigger tell_of_alarm after insert on intake.failures
  for each row when (new.note is not null and new.failed_at = now()) execute function intake.tell_of_alarm();

-- ---- 2. Delivery: at least once, each channel for itself ----------------------------------------
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

-- A new link to the page of a request, for one message; null where links are off, without the site's
-- address, and while the request is being erased. (40 hexadecimal digits are 160 random bits, and no mail
-- program leaves the last sign out of the link.)
create function intake.new_link(p_site text, p_request bigint)
returns text language plpgsql volatile set search_path = pg_catalog, pg_temp as $$
declare
  v_secret text := left(encode(sha256(convert_to(gen_random_uuid()::text || gen_random_uuid()::text, 'UTF8')), 'hex'), 40);
begin
  insert into intake.request_links (secret_hash, request_id)
  select sha256(convert_to(v_secret, 'UTF8')), r.id from intake.inspection_requests r, intake.marks m
  where r.id = p_request and p_site is not null and m.links_off_at is null
  for key share of r skip locked;
  return case when found then p_site || '/request#' || v_secret end;
end $$;

-- The open requests, oldest first: the type OpenRequest in server/notify/notice.ts.
create function intake.open_requests(p_site text)
returns jsonb language sql volatile set search_path = pg_catalog, pg_temp as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', r.id, 'name', r.name, 'phone', r.phone, 'state', r.state, 'urgent', r.urgent, 'receivedAt', r.received_at,
    'appointmentAt', r.appointment_at, 'link', intake.new_link(p_site, r.id)) order by r.received_at, r.id), '[]')
  from intake.inspection_requests r where r.state in ('new', 'called', 'scheduled')
$$;

-- The week before that of p_now, and the site's health: the type Week in server/notify/notice.ts.
create function intake.last_week(p_now timestamptz default now())
returns jsonb language sql stable set search_path = pg_catalog, pg_temp as $$
  select jsonb_build_object(
    'from', w.week, 'requests', coalesce(r.requests, 0), 'called', coalesce(r.requests - r.new, 0),
    'medianMinutes', r.median_minutes, 'backupAt', m.backup_at, 'checkAt', m.check_at)
  from intake.marks m cross join (select date_trunc('week', p_now at time zone (select z.time_zone from intake.marks z))::date - 7) w (week)
  left join intake.report r on r.week = w.week
$$;

-- What a bundle says of its requests, urgent ones first: the type Bundled in server/notify/notice.ts. Nothing
-- that was typed: no mail server refuses it, and one name cannot hold up twenty others.
create function intake.bundled(p_notices bigint[], p_site text)
returns jsonb language sql volatile set search_path = pg_catalog, pg_temp as $$
  select jsonb_agg(jsonb_build_object(
    'id', r.id, 'urgent', r.urgent, 'suspicion', r.suspicion, 'language', intake.language_of(r.route), 'receivedAt', r.received_at,
    'link', intake.new_link(p_site, r.id)) order by r.urgent desc, r.id)
  from intake.inspection_requests r where r.id in (select o.request_id from intake.outbox o where o.id = any (p_notices))
$$;

-- Claims the due notices of this channel, at most p_how_many: first attempts in their order, then retries.
-- A claim lasts for the lease; where neither notice_delivered nor notice_failed is called by then (a
-- process was killed), the notice is due again, with the same id. A new channel begins with the notices of
-- the last five days.
--
-- In a flood nobody reads a message for each request, and mail services refuse the five hundredth of a day:
-- more than twenty about requests are one message, a bundle, at once. What was set aside comes together as
-- well: the first at once, the next after twenty minutes; an urgent one at once, the next urgent one after
-- five. A bundle rings (as an emergency) where no urgent notice has been delivered for twenty minutes.
-- `notice`: the type Notice in server/notify/notice.ts. p_site: the site's address, for links to people.
create function intake.claim_notices(
  p_channel  text,
  p_how_many integer,
  p_lease    interval,
  p_now      timestamptz default now(),
  p_site     text default null
)
returns table (attempt integer, notice jsonb)
language plpgsql volatile set search_path = pg_catalog, pg_temp as $$
declare
  c_many    constant integer := 20;
  c_pause   constant interval := interval '20 minutes';
  -- At most 288 messages a day; Gmail's accounts take 500.
  c_urgent  constant interval := interval '5 minutes';
  v_ids     bigint[];
  v_attempt integer;
begin
  -- Only once the channel has no first attempt left, and then many at once: in a flood, this reads all
  -- notices. (A second process waits at the primary key, and then inserts nothing.)
  insert into intake.deliveries (notice_id, channel, next_try_at)
  select o.id, p_channel, case when o.kind <> 'set_aside' or p_channel = 'log' then o.created_at else greatest(o.created_at, (
    select max(d.delivered_at) + case when r.urgent then c_urgent else c_pause end
    from intake.deliveries d join intake.outbox b on b.id = d.notice_id and b.kind = 'set_aside' join intake.inspection_requests i on i.id = b.request_id
    where d.channel = p_channel and d.delivered_at > p_now - c_pause and i.urgent >= r.urgent)) end
  from intake.outbox o left join intake.inspection_requests r on r.id = o.request_id
  where o.created_at > p_now - interval '5 days'
    and not exists (select from intake.deliveries d where d.notice_id = o.id and d.channel = p_channel)
    and not exists (
      select from intake.deliveries d
      where d.channel = p_channel and d.attempts = 0 and d.next_try_at <= p_now
        and d.delivered_at is null and d.given_up_at is null)
  order by o.id
  limit 1000
  on conflict do nothing;

  if p_channel <> 'log' then
    with waiting as (
      select d.notice_id, d.next_try_at <= p_now as is_due, o.kind = 'set_aside' as is_aside
      from intake.deliveries d join intake.outbox o on o.id = d.notice_id
      where d.channel = p_channel and d.delivered_at is null and d.given_up_at is null and o.request_id is not null
        and (d.next_try_at <= p_now or o.kind = 'set_aside' and d.attempts = 0)
      for update of d skip locked
    ), kinds as (
      select count(*) filter (where is_due) > c_many as are_many, count(*) filter (where is_aside) > 1 and bool_or(is_aside and is_due) as are_aside from waiting
    ), claimed as (
      update intake.deliveries d set attempts = d.attempts + 1, next_try_at = p_now + p_lease
      from waiting w cross join kinds k
      where d.notice_id = w.notice_id and d.channel = p_channel and (k.are_many or k.are_aside and w.is_aside)
      returning d.notice_id, d.attempts
    )
    select array_agg(c.notice_id order by c.notice_id), min(c.attempts) into v_ids, v_attempt from claimed c;
  end if;
  if v_ids is not null then
    return query
    select v_attempt, jsonb_build_object(
      'id', v_ids[1], 'ids', to_jsonb(v_ids), 'kind', 'bundle', 'createdAt', max(o.created_at), 'subscriptions', 0,
      'urgent', bool_or(r.urgent) and not exists (
        select from intake.deliveries d join intake.outbox b on b.id = d.notice_id join intake.inspection_requests i on i.id = b.request_id
        where d.channel = p_channel and d.delivered_at > p_now - c_pause and i.urgent),
      'bundle', intake.bundled(v_ids, p_site))
    from intake.outbox o join intake.inspection_requests r on r.id = o.request_id where o.id = any (v_ids);
    return;
  end if;

  return query
  with due as (
    select d.notice_id from intake.deliveries d
    where d.channel = p_channel and d.delivered_at is null and d.given_up_at is null and d.next_try_at <= p_now
    order by d.attempts > 0, case when d.attempts > 0 then d.next_try_at end, d.notice_id
    limit p_how_many for update skip locked
  ), claimed as (
    update intake.deliveries d set attempts = d.attempts + 1, next_try_at = p_now + p_lease
    from due where d.notice_id = due.notice_id and d.channel = p_channel
    returning d.notice_id, d.attempts, d.last_error
  )
  select c.attempts, jsonb_build_object(
    'id', o.id, 'kind', o.kind, 'createdAt', o.created_at, 'subscriptions', o.subscriptions,
    'note', f.function_name || ': ' || f.note,
    'request', case when r.id is not null then intake.request_for_notice(r) end,
    'link', intake.new_link(p_site, r.id),
    'open', case when o.kind = 'open' then intake.open_requests(p_site) end,
    'week', case when o.kind = 'week' then intake.last_week(p_now) end)
    || case when c.last_error ~ ' 5\d\d to DATA' then jsonb '{"isRefused": true}' else '{}' end
    || case when p_channel = 'log' or exists (select from intake.deliveries d where d.channel = p_channel and d.delivered_at is not null) then jsonb '{}' else '{"isFirst": true}' end
  from claimed c
  join intake.outbox o on o.id = c.notice_id
  left join intake.inspection_requests r on r.id = o.request_id
  left join intake.failures f on f.id = o.failure_id
  order by c.attempts > 1, o.id;
end $$;

-- False for an unknown or delivered notice. The channel works, so failed notices are due now instead of
-- after a long pause. (Notices in delivery have a lease, which is shorter than that pause.)
create function intake.notice_delivered(p_notice bigint, p_channel text, p_now timestamptz default now())
returns boolean language plpgsql volatile set search_path = pg_catalog, pg_temp as $$
begin
  update intake.deliveries set delivered_at = p_now, last_error = null
  where notice_id = p_notice and channel = p_channel and delivered_at is null;
  if not found then
    return false;
  end if;
  update intake.deliveries set next_try_at = p_now
  where channel = p_channel and delivered_at is null and given_up_at is null and attempts > 0 and next_try_at > p_now + interval '5 minutes';
  return true;
end $$;

-- cspell:ignore cntrl
-- Stores the reason, without what could be an e-mail or a number, and returns when the next try is. After
-- five days it gives up, returns null, and tells the operator.
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
      next_try_at = p_now + greatest(coalesce(c_pauses[d.attempts], interval '1 hour'),
        substring(p_reason from 'again in (\d{1,4}) s')::integer * interval '1 second')
  where d.notice_id = p_notice and d.channel = p_channel and d.delivered_at is null and d.given_up_at is null
  returning case when d.given_up_at is null then d.next_try_at end into v_next;
  if found and v_next is null and v_notice.kind <> 'alarm' then
    perform intake.raise_alarm('the outbox', format(
      'notice %s, about %s, was given up after five days of trying %s', p_notice,
      coalesce('request ' || v_notice.request_id, v_notice.kind), p_channel));
  end if;
  return v_next;
end $$;

-- The age in seconds of the oldest undelivered notice; null for none. The server's own log
-- (server/notify/log.ts) does not count, because it reaches nobody.
create function intake.oldest_undelivered(p_now timestamptz default now())
returns integer language sql stable set search_path = pg_catalog, pg_temp as $$
  -- (Without a notice, greatest() alone would return 0.)
  select case when min(o.created_at) is not null then greatest(extract(epoch from p_now - min(o.created_at)), 0)::integer end
  from intake.outbox o
  where not exists (select from intake.deliveries d where d.notice_id = o.id and d.channel <> 'log')
    or exists (
      select from intake.deliveries d
      where d.notice_id = o.id and d.channel <> 'log' and d.delivered_at is null and d.given_up_at is null
        -- (Not while it waits for others that were set aside.)
        and (d.attempts > 0 or d.next_try_at <= p_now))
$$;

-- One row, the database's part of /healthz. overdue_hours: how long the oldest unanswered request has been
-- overdue (as in intake.leads); null where none is. oldest_undelivered_seconds: null where no notice waits.
create function intake.health()
returns table (failures_last_hour integer, overdue_hours numeric, oldest_undelivered_seconds integer)
language sql stable set search_path = pg_catalog, pg_temp as $$
  select
    -- (What has a note is an alarm.)
    (select count(*)::integer from intake.failures f where f.failed_at > now() - interval '1 hour' and f.note is null),
    (select round(extract(epoch from max(l.waiting)) / 3600 - (select m.answer_hours from intake.marks m), 1) from intake.leads l where l.overdue),
    intake.oldest_undelivered()
$$;

-- ---- 3. Until somebody has answered -------------------------------------------------------------
-- Requests of the last two days that nobody has answered. `since`: when staff were told; a request that was
-- first taken for spam waits from then on. `rung`: the last reminder. server/notify/reminders.ts decides
-- when the next one is due.
create function intake.unanswered(p_now timestamptz default now())
returns table (id bigint, urgent boolean, since timestamptz, rung text)
language sql stable set search_path = pg_catalog, pg_temp as $$
  select r.id, r.urgent, max(o.created_at) filter (where o.kind = 'request'), max(o.reminder)
  from intake.outbox o join intake.inspection_requests r on r.id = o.request_id
  where r.answered_at is null and r.suspicion is null
  group by r.id
  having max(o.created_at) filter (where o.kind = 'request') between p_now - interval '48 hours' and p_now
$$;

-- Queues the first or the last reminder of a request. False where the request is answered or the reminder
-- exists.
create function intake.queue_reminder(p_request bigint, p_reminder text, p_now timestamptz default now())
returns boolean language plpgsql volatile set search_path = pg_catalog, pg_temp as $$
begin
  insert into intake.outbox (kind, request_id, reminder, created_at)
  select 'reminder', r.id, p_reminder, p_now
  from intake.inspection_requests r where r.id = p_request and r.answered_at is null
  on conflict (request_id, reminder) where kind = 'reminder' do nothing;
  return found;
end $$;

-- Once a day, from seven on: on working days the list of open requests, if any came before seven; on
-- Mondays the weekly sign of life; with p_digest the number of subscribers since the last morning. Call it
-- each minute.
create function intake.queue_mornings(p_digest boolean default false, p_now timestamptz default now())
returns integer language plpgsql volatile set search_path = pg_catalog, pg_temp as $$
declare
  v_zone  text := (select m.time_zone from intake.marks m);
  v_local timestamp := p_now at time zone v_zone;
  v_due   timestamptz := (date_trunc('day', v_local) + interval '7 hours') at time zone v_zone;
  v_day   integer := extract(isodow from v_local);
  v_last  timestamptz;
  v_count integer;
begin
  -- A second server waits here, and then finds it done.
  update intake.marks m set morning_at = p_now
  from (select b.morning_at from intake.marks b where b.morning_at < v_due and v_due <= p_now for update) before
  returning before.morning_at into v_last;
  if not found then
    return 0;
  end if;
  insert into intake.outbox (kind, subscriptions, created_at)
  select 'open', 0, p_now where v_day <= 5 and exists (
    select from intake.inspection_requests r where r.state in ('new', 'called', 'scheduled') and r.received_at < v_due)
  union all select 'week', 0, p_now where v_day = 1
  union all select 'subscriptions', count(*), p_now from intake.newsletter_subscribers s
  where p_digest and s.subscribed_at > v_last and s.subscribed_at <= p_now having count(*) > 0;
  get diagnostics v_count = row_count;
  return v_count;
end $$;

-- ---- 4. Retention (privacy policy) --------------------------------------------------------------
-- Deletes what has reached its limit. Called every hour, by pg_cron (the last baseline file) or the local
-- server. The limit of suspected spam counts from the day on which staff marked it, if they did. Tries and
-- salts that a clock has dated ahead go too: they would outlive their day.
create function intake.purge()
returns jsonb language sql volatile set search_path = pg_catalog, pg_temp as $$
  with tries as (
    -- Hashes of addresses live a day at most: 23 hours, and the hour until the next run. (A transaction that
    -- runs beside this one may have begun later.)
    delete from intake.address_tries
    where tried_at < now() - interval '23 hours' or tried_at > now() + interval '1 minute' returning id
  ), salts as (
    -- Yesterday's salt is needed for the first hour of today; without its salt a hash can no longer be
    -- matched with any address. (Tomorrow's may be of a transaction that has just begun.)
    delete from intake.address_salts
    where day < ((now() - interval '1 hour') at time zone 'UTC')::date or day > (now() at time zone 'UTC')::date + 1
  ), requests as (
    delete from intake.inspection_requests
    -- The crew needs name and number on the day itself.
    where appointment_at < now() - interval '1 day'
      -- Won or lost without an appointment: long enough to correct a slip, or to be called back.
      or (state in ('won', 'lost') and appointment_at is null and state_at < now() - interval '30 days')
      -- Long enough for staff to look through; nobody was promised a reply.
      or (suspicion is not null and greatest(received_at, case when suspicion = 'staff' then state_at end) < now() - interval '30 days')
    returning suspicion
  ), failures as (
    delete from intake.failures where failed_at < now() - interval '30 days' returning id
  ), notices as (
    -- Two days longer than they are tried.
    delete from intake.outbox where created_at < now() - interval '7 days' returning id
  )
  select jsonb_build_object(
    'address_tries', (select count(*) from tries), 'inspection_requests', count(*) filter (where suspicion is null),
    'suspected_spam', count(suspicion), 'failures', (select count(*) from failures), 'notices', (select count(*) from notices))
  from requests
$$;
