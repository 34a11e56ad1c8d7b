-- =================================================================================================
-- 1. What is to be told, and to which channel
-- =================================================================================================
-- A row is one notice to the company's people. It holds no personal data, only a reference: what the
-- message says is read when it is sent, and erasing the person erases the notice.
create table intake.outbox (
  id            bigint generated always as identity primary key,
  created_at    timestamptz not null default now(),
  kind          text not null check (kind in ('request', 'reminder', 'set_aside', 'subscriptions', 'alarm')),
  request_id    bigint references intake.inspection_requests on delete cascade,
  failure_id    bigint references intake.failures on delete cascade,
  -- Which of the two reminders of a request.
  reminder      text check (reminder in ('first', 'last')),
  -- How many have subscribed since the digest before.
  subscriptions integer not null default 0,
  -- Each channel has its row in intake.deliveries, or there is nothing to send.
  addressed     boolean not null default false,
  check ((kind in ('request', 'reminder', 'set_aside')) = (request_id is not null)),
  check ((kind = 'alarm') = (failure_id is not null)),
  check ((kind = 'reminder') = (reminder is not null))
);
alter table intake.outbox enable row level security;
create index outbox_by_request on intake.outbox (request_id) where request_id is not null;
create index outbox_by_failure on intake.outbox (failure_id) where failure_id is not null;
create index outbox_to_address on intake.outbox (id) where not addressed;
create unique index outbox_reminders on intake.outbox (request_id, reminder) where kind = 'reminder';
comment on table intake.outbox is 'What is to be told to staff: references only, nothing that was typed.';

-- One notice by one channel.
create table intake.deliveries (
  notice_id    bigint not null references intake.outbox on delete cascade,
  channel      text not null check (channel ~ '^[a-z][a-z0-9-]{0,29}$'),
  attempts     integer not null default 0,
  -- Not before this. While somebody is sending it, the end of their lease.
  next_try_at  timestamptz not null,
  delivered_at timestamptz,
  given_up_at  timestamptz,
  last_error   text check (char_length(last_error) <= 200),
  primary key (notice_id, channel)
);
alter table intake.deliveries enable row level security;
create index deliveries_to_make on intake.deliveries (channel, next_try_at)
  where delivered_at is null and given_up_at is null;
comment on table intake.deliveries is 'How far each notice of intake.outbox is, for each channel.';

-- =================================================================================================
-- 2. Written with what it tells of, in the same transaction
-- =================================================================================================
-- The trigger's argument is the kind. A notice is never worth a lead: where it cannot be written,
-- the request is stored all the same.
create function intake.tell_of_request()
returns trigger language plpgsql set search_path = '' as $$
begin
  insert into intake.outbox (kind, request_id) values (tg_argv[0], new.id);
  return null;
exception when query_canceled or others then
  perform intake.note_failure('tell_of_request', sqlstate);
  return null;
end $$;

create function intake.tell_of_alarm()
returns trigger language plpgsql set search_path = '' as $$
begin
  insert into intake.outbox (kind, failure_id) values ('alarm', new.id);
  return null;
exception when query_canceled or others then
  raise warning 'tell_of_alarm failed with SQLSTATE %', sqlstate;
  return null;
end $$;

-- `= now()`: stored by this very transaction. Rows of a backup that is restored were told of before.
create trigger tell_of_new after insert on intake.inspection_requests
  for each row when (new.suspicion is null and new.received_at = now())
  execute function intake.tell_of_request('request');
-- Nothing but a limit speaks against these, so somebody may be waiting.
create trigger tell_of_set_aside after insert on intake.inspection_requests
  for each row when (new.suspicion in ('unknown_address', 'email_limit') and new.received_at = now())
  execute function intake.tell_of_request('set_aside');
-- First mistaken for spam.
create trigger tell_of_mended after update of suspicion on intake.inspection_requests
  for each row when (old.suspicion is not null and new.suspicion is null)
  execute function intake.tell_of_request('request');
create trigger tell_of_mended_aside after update of suspicion on intake.inspection_requests
  for each row when (new.suspicion in ('unknown_address', 'email_limit') and new.suspicion is distinct from old.suspicion)
  execute function intake.tell_of_request('set_aside');
create trigger tell_of_alarm after insert on intake.failures
  for each row when (new.note is not null and new.failed_at = now())
  execute function intake.tell_of_alarm();

-- =================================================================================================
-- 3. What cannot wait
-- =================================================================================================
-- Storm damage that can be seen, or words for water coming in, as homeowners type them in five
-- languages, with or without accents. What is said not to be ("no leaks") is taken out first.
-- supabase/tests/17_urgent.sql lists what is understood.
create function intake.is_urgent(p_storm_damage text, p_message text)
returns boolean language plpgsql immutable parallel safe set search_path = '' as $$
declare
  -- Without accents; Korean and Hindi stay as they are. Small letters by "C" alone, which is enough
  -- for letters without accents, and the same on every server.
  v_text text := lower(translate(
    normalize(regexp_replace(normalize(coalesce(p_message, ''), NFD), U&'[\0300-\036F]', '', 'g'), NFC),
    U&'\0110\0111\2019', 'dd''') collate "C");
begin
  if p_storm_damage = 'yes-visible' then
    return true;
  end if;
  v_text := regexp_replace(v_text, '\s+', ' ', 'g');

  -- cspell:disable
  -- Not so: English; the parts of a roof or of a policy that are called alike; Spanish; Vietnamese;
  -- Korean; Hindi.
  v_text := regexp_replace(v_text, '\m(no|not|never|without|(is|does|has|are|did|have|do)n''?t|don''?t (have|see)) (been |any |be |seen |yet |active |visible |current |known |obvious |signs? of |interior |currently |had ){0,3}(leak|drip|flood|water|ceiling)\w*', ' ', 'g');
  v_text := regexp_replace(v_text, '\m(drip edge|(flood|ceiling)[ -]?(lights?|zones?|insurance|plains?|fans?|heights?))\M', ' ', 'g');
  v_text := regexp_replace(v_text, '\m(no|sin|nunca|ni|tampoco) (hay |tiene |tengo |tenemos |se |esta |veo |ha |ninguna? |me ){0,3}(gote|filtr|inund|entra|agua)\w*( agua)?', ' ', 'g');
  v_text := regexp_replace(v_text, '\m(khong|chua|ko) (he |co |bi |thay |con ){0,3}(dot|tham|ro ri|ri|ngap)( nuoc)?\M', ' ', 'g');
  v_text := regexp_replace(v_text, '(누수|물|비)(는|은|가|이|도)? ?(없|안 ?[새샙]|(새|들어오)지(는|도)? ?않)', ' ', 'g');
  v_text := regexp_replace(v_text, '(टपक|रिस|लीक|पानी)\S*( \S+){0,2} (नहीं|नही)( (टपक|रिस|लीक|आ|घुस)\S*)?|(नहीं|नही) (टपक|रिस|लीक)\S*', ' ', 'g');

  return v_text ~ concat_ws('|',
    -- English
    '\m(leak|drip(s|ping|ped)?\M|flood|ceiling|soaked|pouring in\M|caved? in\M)',
    '\mwater (is |was |keeps |has |started |are )?(now )?(been )?(coming|pouring|getting|running|dripping|seeping|entering|inside|in (the|my|our)|through|everywhere|all over|on the floor)',
    '\mrain(water)? (is |was |keeps )?(coming|getting|pouring|inside|in (the|my|our))',
    '\m(hole in (the|my|our) roof|roof (has |was |is |just )?(collaps|gone|ripped off|blown off|blew off|came off))',
    '\m(tree|branch|limb) (fell |has fallen |came down |is |down )?(on|onto|through) (the|my|our) (roof|house|home)',
    '\memergency',
    -- Spanish
    '\m(goter?[ao]\w*|filtra\w*|filtro (el )?agua|inund\w+|chorre\w+|cielo ?r?raso|plafon\w*|emergencia)',
    '\m(entra\w*|met\w+|cae|cayendo|cuela|colando|sale|saliendo) (el |mucha |much[ao]s? )?agua',
    '\magua (me |se |ya |nos |esta |que ){0,3}(entra|met|ca[ey]|cuel|col|cayendo|sale|por todas|por el techo|adentro|dentro|en (el|la|mi) (casa|sala|cuarto|piso|cocina|habitacion))',
    '\mllueve (a?dentro|en (la|mi) casa)',
    -- Vietnamese
    '\m(bi|mai|nha|tran|noc|dang) dot\M|\mdot (mai|nha|nuoc|tran|o|tu|nang|qua|roi)\M|\mtham (nuoc|dot)|\mro ri\M|\mngam nuoc|\mri nuoc|\mngap|\mtran nha|\mnho giot|\mkhan cap|\mdot\.?$',
    '\mnuoc (mua )?(da |dang |bi |cu )?(tham|chay|nho|ri|do|vao|tran|giot|ngap|roi|lot)\M|\mmua (dot|vao nha|lot)',
    -- Korean
    '누수|침수|천장|천정|물바다|물난리|물방울|빗물|응급|긴급',
    '(물|비|지붕)(이|가|은|는|에서|도)? ?(물이 |비가 )?(줄줄 |뚝뚝 |계속 |많이 |좀 |자꾸 |막 )?(새(?!로| ?것| ?지붕| ?걸)|샙|샌|샜|떨어|들어오|들어와|흘러|뚝뚝)',
    -- Hindi, in both scripts
    'टपक|लीक|(^|[^ऀ-ॿ])रिस|सीलन|सीलिंग|बा(ढ़|ढ़)|(^| )चू रह|इमरजेंसी|आपातकाल',
    '(पानी|बारिश)( का पानी)?( घर| कमरे)?( के| में| अंदर| भीतर)*( आ| घुस| गिर| भर| निकल| अंदर| भीतर| बह)',
    '\m(tapak|risav|risaav|paani (aa|gir|ghus|andar|ghar|bhar)|pani (aa|gir|ghus|andar|ghar|bhar))');
  -- cspell:enable
end $$;

-- =================================================================================================
-- 4. Delivery: at least once, each channel for itself
-- =================================================================================================
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
language plpgsql volatile set search_path = '' as $$
begin
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
    'request', case when r.id is not null then jsonb_build_object(
      'id', r.id, 'receivedAt', r.received_at, 'urgent', intake.is_urgent(r.storm_damage, r.message),
      'suspicion', r.suspicion,
      -- As in intake.leads.
      'language', coalesce(substring(r.route from '^/([a-z]{2,3})(?:/|$)'), 'en'),
      'name', r.name, 'email', r.email, 'phone', r.phone,
      'roofType', r.roof_type, 'roofAge', r.roof_age, 'lastInspection', r.last_inspection,
      'stormDamage', r.storm_damage, 'message', r.message, 'route', r.route, 'referrer', r.referrer) end)
  from claimed c
  join intake.outbox o on o.id = c.notice_id
  left join intake.inspection_requests r on r.id = o.request_id
  left join intake.failures f on f.id = o.failure_id
  order by c.attempts > 1, o.id, c.channel;
end $$;

-- False where it is unknown or has been delivered before. The channel works, so what has failed is
-- due now instead of after a long pause. (What is on its way has a lease, which is shorter.)
create function intake.notice_delivered(p_notice bigint, p_channel text, p_now timestamptz default now())
returns boolean language plpgsql volatile set search_path = '' as $$
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
returns timestamptz language plpgsql volatile set search_path = '' as $$
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
returns integer language sql stable set search_path = '' as $$
  -- (greatest() alone would turn no notice into no time.)
  select case when min(w.created_at) is not null then greatest(extract(epoch from p_now - min(w.created_at)), 0)::integer end
  from (
    select o.created_at from intake.outbox o where not o.addressed
    union all
    select o.created_at from intake.deliveries d join intake.outbox o on o.id = d.notice_id
    where d.delivered_at is null and d.given_up_at is null
  ) w
$$;

-- =================================================================================================
-- 5. Until somebody has answered
-- =================================================================================================
-- The company's hours, as src/data/company.ts has them ([{"days": ["Monday"], "opens": "07:00",
-- "closes": "20:00"}]), as moments round a given one.
create function intake.opening_windows(p_hours jsonb, p_zone text, p_around timestamptz)
returns table (opens timestamptz, closes timestamptz) language sql stable set search_path = '' as $$
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
returns integer language plpgsql volatile set search_path = '' as $$
declare
  -- So long before the end of the promised time.
  c_last  constant interval := interval '2 hours';
  c_close constant interval := interval '1 hour';
  v_count integer;
begin
  -- What has been answered needs no reminder, should its channel come back.
  delete from intake.outbox o using intake.inspection_requests r
  where o.kind = 'reminder' and r.id = o.request_id and r.answered_at is not null
    and exists (select from intake.deliveries d where d.notice_id = o.id and d.delivered_at is null);

  insert into intake.outbox (kind, request_id, reminder, created_at)
  select 'reminder', w.id, case when p_now >= due.last then 'last' else 'first' end, p_now
  from (
    select r.id, intake.is_urgent(r.storm_damage, r.message) as urgent, max(o.created_at) as since
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
returns boolean language plpgsql volatile set search_path = '' as $$
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
-- 6. Retention
-- =================================================================================================
-- A notice that has been delivered goes after three days, until when it keeps reminders from ringing
-- twice; one that has not after a week. The newest digest stays, for the next one counts from it.
create function intake.purge_notices(p_now timestamptz default now())
returns integer language plpgsql volatile set search_path = '' as $$
declare
  c_delivered constant interval := interval '3 days';
  c_any       constant interval := interval '7 days';
  v_count integer;
begin
  delete from intake.outbox o
  where o.created_at < p_now - case
      when o.addressed and not exists (select from intake.deliveries d where d.notice_id = o.id and d.delivered_at is null)
      then c_delivered else c_any end
    and not (o.kind = 'subscriptions' and o.id = (select max(n.id) from intake.outbox n where n.kind = 'subscriptions'));
  get diagnostics v_count = row_count;
  return v_count;
end $$;

-- What ran every hour as intake.purge() goes on under another name, and the notices with it.
alter function intake.purge() rename to purge_records;
create function intake.purge()
returns jsonb language sql volatile set search_path = '' as $$
  select intake.purge_records() || jsonb_build_object('notices', intake.purge_notices())
$$;

-- =================================================================================================
-- 7. Who may do what: as before
-- =================================================================================================
revoke execute on all functions in schema intake from public, anon, authenticated, service_role;
revoke all on all tables in schema intake from public, anon, authenticated, service_role;
revoke all on all sequences in schema intake from public, anon, authenticated, service_role;
