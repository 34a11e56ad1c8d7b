-- =================================================================================================
-- 1. A request is its own notice until it is taken to the outbox
-- =================================================================================================
-- One row for each submission instead of two, with a foreign key, a trigger and a savepoint
-- between them, which cost a fifth of it; and nothing can store a request without its notice.
--
-- Staff are to be told of it, since then. Null where they are not, or once intake.fill_outbox has
-- written its row.
alter table intake.inspection_requests add column untold_since timestamptz;
create index inspection_requests_untold on intake.inspection_requests (id) where untold_since is not null;

drop trigger tell_of_new on intake.inspection_requests;
drop trigger tell_of_set_aside on intake.inspection_requests;
drop trigger tell_of_mended on intake.inspection_requests;
drop trigger tell_of_mended_aside on intake.inspection_requests;
drop function intake.tell_of_request();

-- As before, and it says whether staff are to be told.
create or replace function intake.keep_state()
returns trigger language plpgsql volatile set search_path = '' as $$
declare
  v_before text := case when tg_op = 'UPDATE' then old.state end;
begin
  -- Nearly all: a visitor's request, stored by this very transaction.
  if tg_op = 'INSERT' and new.suspicion is null and new.state = 'new' and new.answered_at is null and new.received_at = now() then
    new.untold_since := now();
    return new;
  end if;
  if new.state = 'spam' and v_before is distinct from 'spam' then
    new.suspicion := coalesce(new.suspicion, 'staff');
  elsif new.state = 'new' and v_before <> 'new' then
    new.answered_at := null;
  end if;
  if new.suspicion is not null then
    new.state := 'spam';
  elsif new.state = 'spam' then
    -- A person after all, whom nobody has called.
    new.state := 'new';
    new.answered_at := null;
  elsif new.state = 'new' and new.answered_at is not null then
    new.state := case when new.appointment_at is null then 'called' else 'scheduled' end;
  elsif new.state <> 'new' and new.answered_at is null then
    new.answered_at := now();
  end if;
  if new.state <> v_before and new.state_at = old.state_at then
    new.state_at := now();
  end if;

  if tg_op = 'UPDATE' and new.suspicion is not distinct from old.suspicion then
    return new;
  elsif tg_op = 'INSERT' and new.received_at <> now() then
    -- Rows of a backup that is restored were told of before.
    return new;
  end if;
  -- Nothing but a limit speaks against the two, so somebody may be waiting.
  new.untold_since := case when new.suspicion is null or new.suspicion in ('unknown_address', 'email_limit') then now() end;
  return new;
end $$;

-- Writes the outbox's row for each request that staff are still to be told of, in their order, at most
-- so many at once (null: all). Waits for whoever else does so: what is skipped would be missed by a
-- caller who then looks into the outbox. Says how many.
create function intake.fill_outbox(p_how_many integer default null)
returns integer language plpgsql volatile set search_path = '' as $$
declare
  v_count integer;
begin
  with untold as (
    select r.id, r.untold_since, r.suspicion from intake.inspection_requests r
    where r.untold_since is not null order by r.id limit p_how_many for update
  ), taken as (
    update intake.inspection_requests r set untold_since = null from untold u where r.id = u.id
  )
  insert into intake.outbox (kind, request_id, created_at)
  select case when u.suspicion is null then 'request' else 'set_aside' end, u.id, u.untold_since
  from untold u order by u.id;
  get diagnostics v_count = row_count;
  return v_count;
end $$;

-- =================================================================================================
-- 2. Whoever reads the outbox fills it first
-- =================================================================================================
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

-- As before.
create or replace function intake.oldest_undelivered(p_now timestamptz default now())
returns integer language sql stable set search_path = '' as $$
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

-- As before.
create or replace function intake.purge_notices(p_now timestamptz default now())
returns integer language plpgsql volatile set search_path = '' as $$
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

-- =================================================================================================
-- 3. What a submission costs, and nothing of what it does
-- =================================================================================================
-- Each expression of PL/pgSQL is prepared anew in each transaction, and each block with an exception
-- is a savepoint, so there are fewer of both on the way that nearly every request takes.

-- As before.
create or replace function intake.address_block(p_address text)
returns text language plpgsql immutable parallel safe set search_path = '' as $$
declare
  v_address inet;
begin
  if position(':' in p_address) = 0 then
    return case when p_address ~ '^\d{1,3}(\.\d{1,3}){3}$' then p_address end;
  end if;
  begin
    v_address := p_address::inet;
  exception when invalid_text_representation then
    return null;
  end;
  -- An IPv4 address in IPv6 notation, as sockets that listen on both report it.
  if v_address <<= '::ffff:0:0/96'::inet then
    return host('0.0.0.0'::inet + (v_address - '::ffff:0:0'::inet));
  end if;
  return network(set_masklen(v_address, 64))::text;
end $$;

-- As before.
create or replace function intake.client_block()
returns text language plpgsql stable set search_path = '' as $$
begin
  return intake.address_block(btrim(nullif(current_setting('request.headers', true), '')::json ->> 'cf-connecting-ip'));
exception when invalid_text_representation then
  return null;
end $$;

-- As before. OFFSET stops at the limit, where count(*) would go on.
create or replace function intake.count_try(
  p_kind      text,
  p_email     text default null,
  p_own_limit integer default null,
  p_own_since timestamptz default null
)
returns boolean language plpgsql volatile set search_path = '' as $$
declare
  -- Ten in ten minutes for each form: a shelter's Wi-Fi or a neighbourhood meeting is one address.
  c_tries         constant integer := 10;
  -- A /48 may be one customer with 65,536 networks, or the phones of a whole town: ten times as many.
  c_wide_tries    constant integer := 100;
  -- Behind a proxy that hides them these are all visitors at once, on the day after a storm too.
  c_unknown_tries constant integer := 300;
  -- One every two seconds for ten minutes, both forms together: more than a crew can call back. A
  -- storm or an attack, and a person should look. Nobody is refused for it.
  c_site_tries    constant integer := 300;
  c_window        constant interval := interval '10 minutes';
  v_block     text := intake.client_block();
  v_is_known  boolean := v_block is not null;
  v_wide      text;
  v_today     date := (now() at time zone 'UTC')::date;
  v_salt      bytea;
  v_earlier   bytea;
  v_hashes    bytea[];
  v_id        bigint;
  v_is_flood  boolean;
begin
  v_block := coalesce(v_block, 'unknown');
  if position(':' in v_block) > 0 then
    v_wide := network(set_masklen(v_block::inet, 48))::text;
  end if;
  -- Two requests of one address at the same moment take turns. (Class 2; class 1 is the e-mail's.
  -- Every path takes class 1 before class 2, so there is no deadlock.)
  perform pg_advisory_xact_lock(2, hashtext(coalesce(v_wide, v_block)));

  select s.salt into v_salt from intake.address_salts s where s.day = v_today;
  if v_salt is null then
    v_salt := intake.salt_of(v_today, true);
  end if;
  v_hashes := array[sha256(v_salt || convert_to(v_block, 'UTF8'))];
  -- In the first hour after midnight the windows still reach into yesterday, which had another salt.
  if (now() - interval '1 hour') at time zone 'UTC' < v_today then
    v_earlier := intake.salt_of(v_today - 1, false);
    v_hashes := v_hashes || sha256(v_earlier || convert_to(v_block, 'UTF8'));
  end if;

  if p_own_limit is not null and v_is_known and exists (
    select from intake.address_tries t
    where t.address_hash = any (v_hashes) and t.kind = p_kind
      and t.tried_at > p_own_since and t.tried_at <= clock_timestamp()
      and t.email_hash in (sha256(v_salt || convert_to(p_email, 'UTF8')), sha256(v_earlier || convert_to(p_email, 'UTF8')))
    offset p_own_limit - 1
  ) then
    return false;
  end if;
  if v_wide is not null and exists (
    select from intake.address_tries t
    where t.wide_hash in (sha256(v_salt || convert_to(v_wide, 'UTF8')), sha256(v_earlier || convert_to(v_wide, 'UTF8')))
      and t.kind = p_kind and t.tried_at > now() - c_window and t.tried_at <= clock_timestamp()
    offset c_wide_tries - 1
  ) then
    return false;
  end if;
  insert into intake.address_tries (address_hash, wide_hash, email_hash, kind)
  select v_hashes[1], sha256(v_salt || convert_to(v_wide, 'UTF8')), sha256(v_salt || convert_to(p_email, 'UTF8')), p_kind
  where not exists (
    select from intake.address_tries t
    where t.address_hash = any (v_hashes) and t.kind = p_kind
      and t.tried_at > now() - c_window and t.tried_at <= clock_timestamp()
    offset case when v_is_known then c_tries else c_unknown_tries end - 1
  )
  returning id into v_id;
  if v_id is null then
    return false;
  end if;

  -- Counting them all would cost most when there are most: every tenth looks at the one that came so
  -- many tries ago.
  if v_id % 10 = 0 then
    select t.tried_at > now() - c_window and t.tried_at <= clock_timestamp() into v_is_flood
    from intake.address_tries t where t.id <= v_id - c_site_tries
    order by t.id desc limit 1;
    if v_is_flood then
      perform intake.raise_alarm('site-wide breaker', format(
        'more than %s tries in %s minutes, by all visitors; nobody was refused for it',
        c_site_tries, extract(epoch from c_window)::integer / 60));
    end if;
  end if;
  return true;
end $$;

-- As before.
create or replace function public.submit_contact_rpc(
  v_honeypot        text default null,
  v_started_at_ms   numeric default null,
  v_name            text default null,
  v_email           text default null,
  v_phone           text default null,
  v_roof_age        text default null,
  v_last_inspection text default null,
  v_roof_type       text default null,
  v_storm_damage    text default null,
  v_message         text default null,
  v_ip              text default null,
  v_route           text default null,
  v_referrer        text default null,
  v_user_agent      text default null,
  v_email_hash      text default null,
  v_meta            jsonb default null
)
returns jsonb language plpgsql volatile security definer set search_path = '' set lock_timeout = '2s' as $$
declare
  -- Three an hour for one e-mail: a correction or two, not a flood of one person's inbox.
  c_per_email    constant integer := 3;
  c_email_window constant interval := interval '1 hour';
  -- The same content again within a day is the same request: a second press, or a lost reply.
  c_same_request constant interval := interval '24 hours';
  -- Nobody reads and fills three required fields in less.
  c_fastest_ms   constant integer := 3000;
  c_space constant text := intake.space();
  v_clean_name    text := btrim(coalesce(v_name, ''), c_space);
  v_clean_email   text := intake.clean_email(v_email);
  v_clean_phone   text := btrim(coalesce(v_phone, ''), c_space);
  v_clean_message text := nullif(btrim(v_message, c_space), '');
  v_clean_meta    jsonb := intake.small_meta(v_meta);
  v_unknown       jsonb;
  v_suspicion     text;
  v_kept_apart    text;
  v_same_lead     bigint;
  v_same          bigint;
  v_email_is_full boolean;
begin
  if v_honeypot <> '' then
    v_suspicion := 'honeypot';
  elsif jsonb_typeof(v_clean_meta -> 'form_completion_time_ms') = 'number'
    and (v_clean_meta ->> 'form_completion_time_ms')::numeric >= 0
    and (v_clean_meta ->> 'form_completion_time_ms')::numeric < c_fastest_ms then
    v_suspicion := 'too_fast';
  end if;

  -- Every field again: the browser's checks are a courtesy.
  if char_length(v_clean_name) not between 1 and 100 then
    return intake.contact_error(v_suspicion, 'invalid_name', 'v_name: 1 to 100 characters');
  elsif v_clean_email is null then
    return intake.contact_error(v_suspicion, 'invalid_email', 'v_email: an address of at most 254 characters');
  elsif char_length(v_clean_phone) not between 1 and 20 then
    return intake.contact_error(v_suspicion, 'invalid_phone', 'v_phone: 1 to 20 characters');
  end if;

  -- A lead is worth more than tidiness: a value that the form does not offer is moved to meta, a
  -- message that is too long is cut.
  if char_length(v_clean_message) > 2000 then
    v_clean_message := left(v_clean_message, 2000);
    v_clean_meta := v_clean_meta || jsonb '{"message_cut": true}';
  end if;
  v_roof_age := nullif(v_roof_age, '');
  v_last_inspection := nullif(v_last_inspection, '');
  v_roof_type := nullif(v_roof_type, '');
  v_storm_damage := nullif(v_storm_damage, '');
  v_unknown := jsonb '{}';
  if v_roof_age not in ('0-5', '6-10', '11-15', '16-20', '20+', 'unknown') then
    v_unknown := v_unknown || jsonb_build_object('roof_age', left(v_roof_age, 100));
    v_roof_age := null;
  end if;
  if v_last_inspection not in ('6months', '1year', '2years', '3+years', 'never') then
    v_unknown := v_unknown || jsonb_build_object('last_inspection', left(v_last_inspection, 100));
    v_last_inspection := null;
  end if;
  if v_roof_type not in ('shingle', 'metal', 'tile', 'concrete', 'gravel', 'flat', 'unknown') then
    v_unknown := v_unknown || jsonb_build_object('roof_type', left(v_roof_type, 100));
    v_roof_type := null;
  end if;
  if v_storm_damage not in ('yes-visible', 'yes-suspected', 'no', 'unsure') then
    v_unknown := v_unknown || jsonb_build_object('storm_damage', left(v_storm_damage, 100));
    v_storm_damage := null;
  end if;
  if v_unknown <> jsonb '{}' then
    v_clean_meta := v_clean_meta || jsonb_build_object('unknown_values', v_unknown);
  end if;

  -- Requests of one e-mail take turns (class 1), so that what is counted below stays true.
  perform pg_advisory_xact_lock(1, hashtext(v_clean_email));

  -- One look at this e-mail's requests of the last day: is this one among them, as a lead or as
  -- suspected spam, and did too many come within the hour? What looks like spam is counted by
  -- itself: spam in somebody's name must not lock them out. What was kept apart for this limit does
  -- not count, nor does what a clock has dated ahead.
  -- Nearly everybody asks for the first time.
  if exists (
    select from intake.inspection_requests i
    where i.email = v_clean_email and i.received_at > now() - c_same_request
  ) then
    select
      min(r.id) filter (where r.same and not r.spam),
      min(r.id) filter (where r.same),
      count(*) filter (
        where r.spam = (v_suspicion is not null) and r.suspicion is distinct from 'email_limit'
          and r.received_at > now() - c_email_window and r.received_at <= clock_timestamp()
      ) >= c_per_email
    into v_same_lead, v_same, v_email_is_full
    from (
      select i.id, i.received_at, i.suspicion, coalesce(i.suspicion in ('honeypot', 'too_fast'), false) as spam,
        (i.name, i.phone, i.roof_age, i.last_inspection, i.roof_type, i.storm_damage, i.message) is not distinct from
        (v_clean_name, v_clean_phone, v_roof_age, v_last_inspection, v_roof_type, v_storm_damage, v_clean_message) as same
      from intake.inspection_requests i
      where i.email = v_clean_email and i.received_at > now() - c_same_request
    ) r;
  end if;

  -- The same request again is a success, before any limit is asked.
  if v_same is not null and v_suspicion is not null then
    return intake.contact_error(v_suspicion, null, null);
  elsif v_same_lead is not null then
    return jsonb '{"success": true, "error": null, "detail": null}';
  end if;

  if v_suspicion is not null then
    if v_email_is_full or not intake.count_try('inspection') then
      return intake.contact_error(v_suspicion, null, null);
    end if;
  elsif not intake.count_try(
    'inspection', v_clean_email, case when v_email_is_full then c_per_email end, now() - c_email_window
  ) then
    if intake.client_block() is not null then
      return intake.contact_error(null, 'rate_limit', 'too many requests of one e-mail or one address');
    end if;
    -- Nobody can tell whose fault it is that the shared limit is reached: kept for staff to look at.
    v_kept_apart := 'unknown_address';
  elsif v_email_is_full then
    -- Others have sent in this e-mail's name: whose it is must not be locked out by them.
    v_kept_apart := 'email_limit';
  end if;

  if v_same is not null then
    -- First mistaken for spam, now sent by a person who emptied the hidden field. It counts like any
    -- other from now on: else spam, kept for later, could become any number of leads at once.
    update intake.inspection_requests set suspicion = v_kept_apart, received_at = now() where id = v_same;
    return jsonb '{"success": true, "error": null, "detail": null}';
  end if;

  insert into intake.inspection_requests (
    name, email, phone, roof_age, last_inspection, roof_type, storm_damage, message,
    route, referrer, user_agent, meta, suspicion
  ) values (
    v_clean_name, v_clean_email, v_clean_phone, v_roof_age, v_last_inspection, v_roof_type, v_storm_damage, v_clean_message,
    left(v_route, 300), left(v_referrer, 500), left(v_user_agent, 300), v_clean_meta,
    coalesce(v_suspicion, v_kept_apart)
  );
  if v_suspicion is not null then
    return intake.contact_error(v_suspicion, null, null);
  end if;
  return jsonb '{"success": true, "error": null, "detail": null}';
-- `others` does not include query_canceled (57014), which a statement_timeout raises.
exception when query_canceled or others then
  perform intake.note_failure('submit_contact_rpc', sqlstate);
  return jsonb '{"success": false, "error": "db_error", "detail": "unexpected error: see intake.failures"}';
end $$;

-- (create or replace forgets it: see 20260101000850_quick_submissions.sql.)
alter function public.submit_contact_rpc set plan_cache_mode = force_generic_plan;

-- =================================================================================================
-- 4. Who may do what: as before
-- =================================================================================================
revoke execute on all functions in schema intake from public, anon, authenticated, service_role;
revoke execute on function public.submit_contact_rpc from public, anon, authenticated, service_role;
grant execute on function public.submit_contact_rpc to anon;
