-- =================================================================================================
-- 1. What cannot wait
-- =================================================================================================
-- As before, several times as quick, because each request asks now: one pattern made of all of them
-- cost most of the time.
create or replace function intake.is_urgent(p_storm_damage text, p_message text)
returns boolean language plpgsql immutable parallel safe set search_path = '' as $$
declare
  v_text text;
begin
  if p_storm_damage = 'yes-visible' or coalesce(p_message, '') = '' then
    return coalesce(p_storm_damage = 'yes-visible', false);
  end if;
  -- Without accents; Korean and Hindi stay as they are. Small letters by "C" alone, which is enough
  -- for letters without accents, and the same on every server.
  v_text := lower(translate(
    normalize(regexp_replace(normalize(p_message, NFD), U&'[\0300-\036F]', '', 'g'), NFC),
    U&'\0110\0111\2019', 'dd''') collate "C");
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

  return
    -- English
    v_text ~ '\m(leak|drip(s|ping|ped)?\M|flood|ceiling|soaked|pouring in\M|caved? in\M)'
    or v_text ~ '\mwater (is |was |keeps |has |started |are )?(now )?(been )?(coming|pouring|getting|running|dripping|seeping|entering|inside|in (the|my|our)|through|everywhere|all over|on the floor)'
    or v_text ~ '\mrain(water)? (is |was |keeps )?(coming|getting|pouring|inside|in (the|my|our))'
    or v_text ~ '\m(hole in (the|my|our) roof|roof (has |was |is |just )?(collaps|gone|ripped off|blown off|blew off|came off))'
    or v_text ~ '\m(tree|branch|limb) (fell |has fallen |came down |is |down )?(on|onto|through) (the|my|our) (roof|house|home)'
    or v_text ~ '\memergency'
    -- Spanish
    or v_text ~ '\m(goter?[ao]\w*|filtra\w*|filtro (el )?agua|inund\w+|chorre\w+|cielo ?r?raso|plafon\w*|emergencia)'
    or v_text ~ '\m(entra\w*|met\w+|cae|cayendo|cuela|colando|sale|saliendo) (el |mucha |much[ao]s? )?agua'
    or v_text ~ '\magua (me |se |ya |nos |esta |que ){0,3}(entra|met|ca[ey]|cuel|col|cayendo|sale|por todas|por el techo|adentro|dentro|en (el|la|mi) (casa|sala|cuarto|piso|cocina|habitacion))'
    or v_text ~ '\mllueve (a?dentro|en (la|mi) casa)'
    -- Vietnamese
    or v_text ~ '\m(bi|mai|nha|tran|noc|dang) dot\M|\mdot (mai|nha|nuoc|tran|o|tu|nang|qua|roi)\M|\mtham (nuoc|dot)|\mro ri\M|\mngam nuoc|\mri nuoc|\mngap|\mtran nha|\mnho giot|\mkhan cap|\mdot\.?$'
    or v_text ~ '\mnuoc (mua )?(da |dang |bi |cu )?(tham|chay|nho|ri|do|vao|tran|giot|ngap|roi|lot)\M|\mmua (dot|vao nha|lot)'
    -- Korean
    or v_text ~ '누수|침수|천장|천정|물바다|물난리|물방울|빗물|응급|긴급'
    or v_text ~ '(물|비|지붕)(이|가|은|는|에서|도)? ?(물이 |비가 )?(줄줄 |뚝뚝 |계속 |많이 |좀 |자꾸 |막 )?(새(?!로| ?것| ?지붕| ?걸)|샙|샌|샜|떨어|들어오|들어와|흘러|뚝뚝)'
    -- Hindi, in both scripts
    or v_text ~ 'टपक|लीक|(^|[^ऀ-ॿ])रिस|सीलन|सीलिंग|बा(ढ़|ढ़)|(^| )चू रह|इमरजेंसी|आपातकाल'
    or v_text ~ '(पानी|बारिश)( का पानी)?( घर| कमरे)?( के| में| अंदर| भीतर)*( आ| घुस| गिर| भर| निकल| अंदर| भीतर| बह)'
    or v_text ~ '\m(tapak|risav|risaav|paani (aa|gir|ghus|andar|ghar|bhar)|pani (aa|gir|ghus|andar|ghar|bhar))';
  -- cspell:enable
end $$;

-- =================================================================================================
-- 2. Stored with the request
-- =================================================================================================
-- Staff's list, the notices and the reminders read one column, so that they cannot disagree, and none
-- of them reads messages again. It is true to what staff correct, and to what a backup brings back.
-- A migration that changes intake.is_urgent drops this column and adds it again, or old rows keep
-- what the patterns of their day said.
alter table intake.inspection_requests
  add column urgent boolean not null generated always as (intake.is_urgent(storm_damage, message)) stored;

-- As before, and `urgent` knows what the message says.
create or replace view intake.leads with (security_invoker = on) as
select
  r.id,
  r.received_at,
  r.state,
  case when r.answered_at is null then now() - r.received_at end as waiting,
  -- The promise on every page is a reply within 24 hours.
  r.answered_at is null and r.received_at < now() - interval '24 hours' as overdue,
  r.urgent,
  intake.language_of(r.route) as language,
  r.name, r.phone, r.email,
  r.roof_type, r.roof_age, r.last_inspection, r.storm_damage, r.message,
  r.state_at, r.answered_at, r.appointment_at,
  (
    select string_agg(intake.florida(h.at) || ': ' || h.state || coalesce(', ' || h.note, ''), '; ' order by h.id)
    from intake.request_history h where h.request_id = r.id
  ) as history,
  r.route, r.referrer, r.user_agent, r.meta
from intake.inspection_requests r
where r.suspicion is null
order by (r.answered_at is not null), r.received_at, r.id;

-- =================================================================================================
-- 3. Read by whoever delivers
-- =================================================================================================
-- A request as a notice tells of it: the type NoticeRequest in server/notify/notice.ts. A new field
-- of the form has its line here.
create function intake.request_for_notice(p_request intake.inspection_requests)
returns jsonb language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'id', p_request.id, 'receivedAt', p_request.received_at, 'urgent', p_request.urgent, 'suspicion', p_request.suspicion,
    'language', intake.language_of(p_request.route),
    'name', p_request.name, 'email', p_request.email, 'phone', p_request.phone,
    'roofType', p_request.roof_type, 'roofAge', p_request.roof_age, 'lastInspection', p_request.last_inspection,
    'stormDamage', p_request.storm_damage, 'message', p_request.message,
    'route', p_request.route, 'referrer', p_request.referrer)
$$;

-- As before.
create or replace function intake.claim_notices(
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
    'request', case when r.id is not null then intake.request_for_notice(r) end)
  from claimed c
  join intake.outbox o on o.id = c.notice_id
  left join intake.inspection_requests r on r.id = o.request_id
  left join intake.failures f on f.id = o.failure_id
  order by c.attempts > 1, o.id, c.channel;
end $$;

-- As before.
create or replace function intake.queue_reminders(
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

-- =================================================================================================
-- 4. Who may do what: as before
-- =================================================================================================
revoke execute on all functions in schema intake from public, anon, authenticated, service_role;
