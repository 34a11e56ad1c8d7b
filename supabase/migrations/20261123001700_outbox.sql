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
-- A request as a notice tells of it, with every field of the form: the type NoticeRequest in
-- server/notify/notice.ts, whose names are those of the form (roof_type is roofType).
create function intake.request_for_notice(p_request intake.inspection_requests)
returns jsonb language sql stable set search_path = pg_catalog, pg_temp as $$
  select jsonb_object_agg(lower(left(key, 1)) || substr(replace(initcap(replace(key, '_', ' ')), ' ', ''), 2), value)
    || jsonb_build_object('language', intake.language_of(p_request.route))
  from jsonb_each(to_jsonb(p_request) - array['user_agent', 'meta', 'state', 'state_at', 'answered_at', 'appointment_at'])
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
-- that was typed but the number of who calls for help, digits and + alone: no mail server refuses it, and one
-- name cannot hold up forty others.
create function intake.bundled(p_notices bigint[], p_listed integer, p_site text)
returns jsonb language sql volatile set search_path = pg_catalog, pg_temp as $$
  select jsonb_agg(jsonb_build_object(
    'id', r.id, 'urgent', r.urgent, 'suspicion', r.suspicion, 'language', intake.language_of(r.route), 'receivedAt', r.received_at,
    -- (Without the extension, as the link in server/notify/links.ts.)
    'number', case when r.urgent then regexp_replace(regexp_replace(normalize(r.phone, NFKC), '(e?xt?|[#,;]).*$', '', 'i'), '[^0-9+]', '', 'g') end,
    'link', intake.new_link(p_site, r.id)) order by r.urgent desc, r.id)
  from (
    select * from intake.inspection_requests i where i.id in (select o.request_id from intake.outbox o where o.id = any (p_notices))
    order by i.urgent desc, i.id limit p_listed) r
$$;

-- What a channel has still to send, in its order: urgent first, leads, first attempts. A notice that
-- is due later than any pause lasts was dated by a clock that ran ahead. (That of an urgent one is short.)
create function intake.due_notices(p_channel text, p_now timestamptz)
returns table (notice_id bigint, request_id bigint, urgent boolean)
language sql stable set search_path = pg_catalog, pg_temp as $$
  select d.notice_id, o.request_id, coalesce(r.urgent, false)
  from intake.deliveries d join intake.outbox o on o.id = d.notice_id left join intake.inspection_requests r on r.id = o.request_id
  where d.channel = p_channel and d.delivered_at is null and d.given_up_at is null and (d.attempts = 0 or d.next_try_at <= p_now
    or d.next_try_at > p_now + case when r.urgent then interval '5 minutes' else interval '3 hours' end)
  order by 3 desc, r.suspicion is not null, d.attempts > 0, case when d.attempts > 0 then d.next_try_at end, d.notice_id
$$;

-- Claims due notices of this channel: one message each, at most p_how_many, or one bundle. A claim lasts for the
-- lease; where neither notice_delivered nor notice_failed is called by then (a process was killed), the notice is
-- due again, with the same id. A new channel begins with the notices of the last five days.
--
-- One budget for each account that sends, all recipients of mail together (the channels mail, mail-2 and so on):
-- beyond it nobody reads a message for each request, and mail services refuse the five hundredth of a day. Then
-- what is about requests leaves in bundles, and so do many urgent ones, which ring once.
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
  -- One by one in an hour and in a day; from so many a day on, bundles are rarer; urgent ones in ten minutes.
  c_hour   constant integer := 40;
  c_day    constant integer := 150;
  c_much   constant integer := 300;
  c_urgent constant integer := 6;
  -- In a bundle, at most so many urgent ones and so many lines.
  c_listed constant integer := 40;
  v_account text := split_part(p_channel, '-', 1);
  v_sent    record;
  -- How many more leave one by one, and whether the urgent ones do not.
  v_left    integer := p_how_many;
  v_crowd   boolean := false;
  v_pause   interval := interval '20 minutes';
  v_short   interval := interval '5 minutes';
  v_urgent  integer;
  v_waiting integer;
  v_ids     bigint[] := array[]::bigint[];
  v_bundled boolean;
begin
  -- Class 4: recipients take turns, so that what is counted stays true.
  perform pg_advisory_xact_lock(4, hashtext(v_account));
  -- What is newer than all that the channel has; once it has no first attempt left, all: in a flood, that is slow.
  insert into intake.deliveries (notice_id, channel, next_try_at)
  select o.id, p_channel, least(o.created_at, p_now)
  from intake.outbox o
  where o.created_at > p_now - interval '5 days'
    and not exists (select from intake.deliveries d where d.notice_id = o.id and d.channel = p_channel)
    and o.id > case when exists (
      select from intake.deliveries d
      where d.channel = p_channel and d.attempts = 0 and d.next_try_at <= p_now
        and d.delivered_at is null and d.given_up_at is null)
      then (select max(d.notice_id) from intake.deliveries d where d.channel = p_channel) else 0 end
  order by o.id
  limit 1000
  on conflict do nothing;

  if v_account <> 'log' then
    select
      count(*) filter (where m.sent_at > p_now - interval '1 hour') as hour, count(*) as day,
      max(m.sent_at) filter (where m.channel = p_channel and m.bundled) as bundled,
      max(m.sent_at) filter (where m.channel = p_channel and m.urgent > 0) as rang,
      coalesce(sum(m.urgent) filter (where m.channel = p_channel and m.sent_at > p_now - interval '10 minutes'), 0) as urgent
    into v_sent
    from intake.messages m
    where split_part(m.channel, '-', 1) = v_account and m.sent_at > p_now - interval '1 day' and m.sent_at <= p_now;
    v_left := greatest(least(c_hour - v_sent.hour, c_day - v_sent.day), 0)::integer;
    if v_sent.day >= c_much then
      v_pause := interval '60 minutes';
      v_short := interval '15 minutes';
    end if;
    select (count(*) filter (where w.urgent))::integer, count(*)::integer into v_urgent, v_waiting
    from intake.due_notices(p_channel, p_now) w where w.request_id is not null;
    v_crowd := v_sent.urgent + v_urgent > c_urgent;
    if v_left = 0 and v_waiting > 0 then
      perform intake.raise_alarm('messages', format(
        '%s has sent %s messages within an hour and %s within a day: for now, requests come in bundles, emergencies first',
        v_account, v_sent.hour, v_sent.day), '1 day');
    end if;
    if (v_left = 0 or v_crowd) and v_urgent > 0 and coalesce(v_sent.rang <= p_now - v_short, true)
      or v_left = 0 and v_waiting > 0 and coalesce(v_sent.bundled <= p_now - v_pause, true) then
      v_ids := array(
        select w.notice_id
        from (select d.*, row_number() over () as place from intake.due_notices(p_channel, p_now) d where d.request_id is not null) w
        where case when w.urgent then w.place <= c_listed else v_left = 0 end);
    end if;
  end if;
  v_bundled := cardinality(v_ids) > 0;
  if not v_bundled then
    v_ids := array(
      select w.notice_id from intake.due_notices(p_channel, p_now) w
      where w.request_id is null or v_left > 0 and not (w.urgent and v_crowd)
      limit case when v_left > 0 then least(p_how_many, v_left) else p_how_many end);
  end if;

  if v_left = 0 or v_crowd then
    -- What waits for its bundle waits on purpose (oldest_undelivered).
    update intake.deliveries d set next_try_at = 'infinity'
    from intake.due_notices(p_channel, p_now) w
    where (v_left = 0 or w.urgent) and w.request_id is not null and w.notice_id <> all (v_ids)
      and d.notice_id = w.notice_id and d.channel = p_channel and d.attempts = 0 and d.next_try_at <= p_now;
  end if;

  with claimed as (
    update intake.deliveries d set attempts = d.attempts + 1, next_try_at = p_now + p_lease
    where d.channel = p_channel and d.notice_id in (
      select f.notice_id from intake.deliveries f where f.channel = p_channel and f.notice_id = any (v_ids) for update skip locked)
    returning d.notice_id
  )
  select coalesce(array_agg(c.notice_id order by c.notice_id), '{}') into v_ids from claimed c;
  insert into intake.messages (channel, notice_id, sent_at, urgent, bundled)
  select p_channel, min(o.id), p_now, count(*) filter (where r.urgent), v_bundled
  from intake.outbox o left join intake.inspection_requests r on r.id = o.request_id
  where o.id = any (v_ids) and v_account <> 'log' group by case when not v_bundled then o.id end;

  if v_bundled and cardinality(v_ids) > 1 then
    return query
    select min(d.attempts), jsonb_build_object(
      'id', v_ids[1], 'ids', to_jsonb(v_ids), 'kind', 'bundle', 'createdAt', max(o.created_at), 'subscriptions', 0,
      'urgent', bool_or(r.urgent) and coalesce(v_sent.rang <= p_now - interval '20 minutes', true),
      'total', count(distinct r.id), 'bundle', intake.bundled(v_ids, c_listed, p_site))
    from intake.outbox o join intake.inspection_requests r on r.id = o.request_id join intake.deliveries d on d.notice_id = o.id and d.channel = p_channel
    where o.id = any (v_ids);
    return;
  end if;
  return query
  select d.attempts, jsonb_build_object(
    'id', o.id, 'kind', o.kind, 'createdAt', o.created_at, 'subscriptions', o.subscriptions,
    'note', f.function_name || ': ' || f.note,
    'request', case when r.id is not null then intake.request_for_notice(r) end,
    'link', intake.new_link(p_site, r.id),
    'open', case when o.kind = 'open' then intake.open_requests(p_site) end,
    'week', case when o.kind = 'week' then intake.last_week(p_now) end)
    || case when d.refusals > 1 then jsonb '{"isRefused": true}' else '{}' end
    -- A reminder answers the first message, for a mail program.
    || coalesce((
      select jsonb_build_object('repeats', jsonb_build_object('id', p.id, 'kind', p.kind, 'createdAt', p.created_at))
      from intake.outbox p where o.kind = 'reminder' and p.kind = 'request' and p.request_id = o.request_id order by p.id desc limit 1), '{}')
    || case when p_channel = 'log' or exists (select from intake.deliveries e where e.channel = p_channel and e.delivered_at is not null) then jsonb '{}' else '{"isFirst": true}' end
  from intake.deliveries d
  join intake.outbox o on o.id = d.notice_id
  left join intake.inspection_requests r on r.id = o.request_id
  left join intake.failures f on f.id = o.failure_id
  where d.channel = p_channel and d.notice_id = any (v_ids)
  order by d.attempts > 1, o.id;
end $$;

-- Whether a channel has told it, without the words of the visitor perhaps. The server's own log does not count,
-- because it reaches nobody.
create function intake.is_told(p_notice bigint)
returns boolean language sql stable set search_path = pg_catalog, pg_temp as $$
  select exists (
    select from intake.deliveries d where d.notice_id = p_notice and d.channel <> 'log' and (d.delivered_at is not null or d.refusals < 0))
$$;

-- False for an unknown or delivered notice. After a message without words that a mail server had refused, the whole
-- one is due once more. The channel works, so failed notices are due now instead of after a long pause. (Notices in
-- delivery have a lease of two minutes.)
create function intake.notice_delivered(p_notice bigint, p_channel text, p_now timestamptz default now())
returns boolean language plpgsql volatile set search_path = pg_catalog, pg_temp as $$
begin
  update intake.deliveries d
  set delivered_at = case when d.refusals < 2 then p_now end, last_error = case when d.refusals > 1 then d.last_error end,
      refusals = case when d.refusals > 1 then -1 else d.refusals end, next_try_at = p_now + interval '5 minutes'
  where d.notice_id = p_notice and d.channel = p_channel and d.delivered_at is null;
  if not found then
    return false;
  end if;
  update intake.deliveries set next_try_at = p_now
  where channel = p_channel and delivered_at is null and given_up_at is null and attempts > 0 and refusals >= 0
    and next_try_at > p_now + interval '2 minutes';
  return true;
end $$;

-- cspell:ignore cntrl
-- Stores the reason, without what could be an e-mail or a number, and returns when the next try is. After
-- five days it gives up, returns null, and tells the operator. (Not before twenty tries: a clock may have run ahead.)
-- p_to: whom the channel reaches, as staff know it. Whoever gets nothing is named, with the reason, where others
-- have it: a recipient who is refused after three tries, anything else within the hour.
create function intake.notice_failed(p_notice bigint, p_channel text, p_reason text, p_now timestamptz default now(), p_to text default null)
returns timestamptz language plpgsql volatile set search_path = pg_catalog, pg_temp as $$
declare
  c_patience constant interval := interval '5 days';
  -- A restart of the mail server, then an hour of it, then a night; after that every hour. For an urgent request
  -- no pause is longer than five minutes, whatever the receiver asks for: a try that is refused costs nothing.
  c_pauses constant interval[] := array['30 seconds', '1 minute', '2 minutes', '5 minutes', '15 minutes', '30 minutes']::interval[];
  c_urgent constant interval := interval '5 minutes';
  -- What 5xx to DATA means (server/notify/mail.ts gives both codes, and says where the server names a limit): words
  -- that it refuses, surely (5.6.x, 5.7.x) or if it says so twice. Not a mailbox, a network or a quota.
  v_refusals constant integer := case
    when p_reason ~ ' 5\d\d, 5\.[67]\.\d+ to DATA' then 2
    when p_reason ~ ' 5\d\d to DATA| 5\d\d, 5\.(?![34]\.|2\.2 )\d+\.\d+ to DATA' and p_reason !~ 'naming a limit' then 1
    else 0 end;
  v_reason text := left(regexp_replace(regexp_replace(regexp_replace(
    p_reason, '\S*@\S*', '[address]', 'g'), '\+?\d([().\s-]*\d){6,}', '[number]', 'g'), '[[:cntrl:]]+', ' ', 'g'), 200);
  v_notice   intake.outbox;
  v_urgent   boolean;
  v_attempts integer;
  v_next     timestamptz;
  v_given_up timestamptz;
begin
  select o.* into v_notice from intake.outbox o where o.id = p_notice;
  select r.urgent into v_urgent from intake.inspection_requests r where r.id = v_notice.request_id;
  -- What was not sent does not count. (The whole message after one without words is a later one.)
  delete from intake.messages m where m.notice_id = p_notice and m.channel = p_channel and m.sent_at > p_now - interval '5 minutes';
  update intake.deliveries d
  set last_error = v_reason,
      refusals = case when d.refusals < 0 then -1 else d.refusals + v_refusals end,
      delivered_at = case when d.refusals < 0 and (v_refusals > 0 or v_notice.created_at <= p_now - c_patience) then p_now end,
      given_up_at = case when d.refusals >= 0 and v_notice.created_at <= p_now - c_patience and d.attempts >= 20 then p_now end,
      next_try_at = p_now + least(greatest(coalesce(c_pauses[d.attempts], interval '1 hour'),
        substring(p_reason from 'again in (\d{1,4}) s')::integer * interval '1 second'), case when v_urgent then c_urgent end)
  where d.notice_id = p_notice and d.channel = p_channel and d.delivered_at is null and d.given_up_at is null
  returning case when d.given_up_at is null and d.delivered_at is null then d.next_try_at end, d.given_up_at, d.attempts into v_next, v_given_up, v_attempts;
  if v_notice.kind = 'alarm' then
    return v_next;
  end if;
  if v_given_up is not null then
    perform intake.raise_alarm('the outbox', format(
      'notice %s, about %s, was given up after five days of trying %s: %s', p_notice,
      coalesce('request ' || v_notice.request_id, v_notice.kind), coalesce(p_to, p_channel), v_reason));
  elsif v_attempts >= (case when p_reason ~ ' 5\d\d[^ ]*( \d[.\d]+)? to RCPT TO' then 3 else 7 end) and intake.is_told(p_notice) then
    perform intake.raise_alarm(p_channel, format('%s gets nothing, while others do: %s', coalesce(p_to, p_channel), v_reason), '1 day');
  end if;
  return v_next;
end $$;

-- The age in seconds of the oldest notice that nobody has been told; null for none.
create function intake.oldest_undelivered(p_now timestamptz default now())
returns integer language sql stable set search_path = pg_catalog, pg_temp as $$
  -- What is dated ahead is told by its tries alone, three minutes each.
  select max(case when o.created_at <= p_now then extract(epoch from p_now - o.created_at) else coalesce(d.attempts, 0) * 180 end)::integer
  from intake.outbox o left join intake.deliveries d on d.notice_id = o.id and d.channel <> 'log'
  where not intake.is_told(o.id) and (d.channel is null or d.given_up_at is null
    -- (Not while it waits for its bundle, which is an hour at most.)
    and (d.attempts > 0 or d.next_try_at <= p_now or o.created_at < p_now - interval '65 minutes'))
$$;

-- One row, the database's part of /healthz. overdue_hours: how long the oldest unanswered request has been
-- overdue (as in intake.leads); null where none is. oldest_undelivered_seconds: null where no notice waits. unreached_channels: those that have
-- failed three times with what another has told, and are still tried.
create function intake.health()
returns table (failures_last_hour integer, overdue_hours numeric, oldest_undelivered_seconds integer, unreached_channels text[], unknown_addresses integer)
language sql stable set search_path = pg_catalog, pg_temp as $$
  select
    -- (What has a note is an alarm.)
    (select count(*)::integer from intake.failures f where f.failed_at between now() - interval '1 hour' and now() and f.note is null),
    (select round(extract(epoch from max(l.waiting)) / 3600 - (select m.answer_hours from intake.marks m), 1) from intake.leads l where l.overdue),
    intake.oldest_undelivered(),
    array(
      select distinct d.channel from intake.deliveries d
      where d.channel <> 'log' and d.delivered_at is null and d.given_up_at is null and d.refusals >= 0 and d.attempts > 2
        and d.next_try_at > now() - interval '1 hour' and intake.is_told(d.notice_id) order by 1),
    -- Of the last hour, by visitors without a readable address, who share one limit.
    (select count(*)::integer from intake.address_tries t
     where t.address_hash = any (intake.hashes_of(array(select s.salt from intake.address_salts s), 'unknown'))
       and t.tried_at > now() - interval '1 hour' and t.tried_at <= clock_timestamp())
$$;

-- ---- 3. Until somebody has answered -------------------------------------------------------------
-- Requests of the last two days that nobody has answered. `since`: when staff were told; a request that was
-- first taken for spam waits from then on. `rung`: the last reminder. server/notify/reminders.ts decides
-- when the next one is due. A time that is still to come tells no age: then the first reminder's counts, or none.
create function intake.unanswered(p_now timestamptz default now())
returns table (id bigint, urgent boolean, since timestamptz, rung text)
language sql stable set search_path = pg_catalog, pg_temp as $$
  select * from (
    select r.id, r.urgent, coalesce(
      max(o.created_at) filter (where o.kind = 'request' and o.created_at <= p_now + interval '1 minute'),
      max(o.created_at) filter (where o.kind = 'reminder' and o.created_at <= p_now)) as since, max(o.reminder)
    from intake.outbox o join intake.inspection_requests r on r.id = o.request_id
    where r.answered_at is null and r.suspicion is null
    group by r.id having bool_or(o.kind = 'request')) w
  where w.since is null or w.since between p_now - interval '48 hours' and p_now
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
  from (select b.morning_at from intake.marks b where (b.morning_at < v_due or b.morning_at > p_now) and v_due <= p_now for update) before
  returning before.morning_at into v_last;
  if not found then
    return 0;
  end if;
  insert into intake.outbox (kind, subscriptions, created_at)
  select 'open', 0, p_now where v_day <= 5 and exists (
    select from intake.inspection_requests r where r.state in ('new', 'called', 'scheduled') and r.received_at < v_due)
  union all select 'week', 0, p_now where v_day = 1
  union all select 'subscriptions', count(*), p_now from intake.newsletter_subscribers s
  where p_digest and s.subscribed_at > case when v_last > p_now then v_due - interval '1 day' else v_last end and s.subscribed_at <= p_now having count(*) > 0;
  get diagnostics v_count = row_count;
  return v_count;
end $$;

-- ---- 4. Retention (privacy policy) --------------------------------------------------------------
-- Deletes what has reached its limit. Called every hour, by pg_cron (the last baseline file) or the local
-- server. The limit of suspected spam counts from the day on which staff marked it, if they did. Tries and
-- salts that a clock has dated ahead go too: they would outlive their day. After more than two days without a run
-- the clock may have run ahead: the first one only raises an alarm, and what an hour later is still due goes.
create function intake.purge()
returns jsonb language plpgsql volatile set search_path = pg_catalog, pg_temp as $$
declare
  v_last timestamptz := (select m.purge_at from intake.marks m);
  v_gone jsonb;
begin
  if v_last < now() - interval '2 days' then
    perform intake.raise_alarm('the purge', format(
      'by the clock, nothing was deleted for %s days; unless the clock is wrong, nothing has to be done: what has reached its limit is deleted in an hour',
      extract(day from now() - v_last)));
    -- (A minute less: the next hourly run may begin a little sooner.)
    update intake.marks set purge_at = now() + interval '59 minutes' returning purge_at into v_last;
  end if;
  if v_last > now() and v_last < now() + interval '1 hour' then
    return jsonb '{"waits": true}';
  end if;
  update intake.marks set purge_at = now();
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
    -- Two days longer than they are tried, and what told nobody while nobody has called.
    delete from intake.outbox o where o.created_at < now() - interval '7 days' and not exists (
      select from intake.inspection_requests r where r.id = o.request_id and r.state = 'new' and not exists (
        select from intake.deliveries d where d.notice_id = o.id and d.channel <> 'log' and d.delivered_at is not null))
    returning id
  ), messages as (
    delete from intake.messages where sent_at < now() - interval '1 day' or sent_at > now() + interval '1 minute'
  )
  select jsonb_build_object(
    'address_tries', (select count(*) from tries), 'inspection_requests', count(*) filter (where suspicion is null),
    'suspected_spam', count(suspicion), 'failures', (select count(*) from failures), 'notices', (select count(*) from notices))
  into v_gone from requests;
  return v_gone;
end $$;
