-- =================================================================================================
-- 1. What may be stored
-- =================================================================================================
-- email_limit: valid, but its e-mail has reached its limit, by what another client sent.
alter table intake.inspection_requests drop constraint inspection_requests_suspicion_check;
alter table intake.inspection_requests add constraint inspection_requests_suspicion_check
  check (suspicion in ('honeypot', 'too_fast', 'unknown_address', 'email_limit'));

-- All three are salted like address_hash, and go with it within a day.
alter table intake.address_tries
  -- In the order in which they came: the site-wide breaker looks back a number of tries.
  add column id bigint generated always as identity primary key,
  -- IPv6 by its first 48 bits; null for IPv4.
  add column wide_hash bytea,
  -- The e-mail of an inspection request that is not taken for spam: has this client itself sent what
  -- has brought the e-mail to its limit?
  add column email_hash bytea;
create index address_tries_by_wide on intake.address_tries (wide_hash, kind, tried_at) where wide_hash is not null;

-- A fixed sentence, where the code says too little.
alter table intake.failures add column note text;
create index failures_by_time on intake.failures (failed_at);
comment on table intake.failures is
  'Unexpected errors behind a db_error reply (the SQLSTATE alone, nothing that was typed), and alarms.';

-- =================================================================================================
-- 2. What the operator is told
-- =================================================================================================
-- As before, but for a time limit that ends just here.
create or replace function intake.note_failure(p_function text, p_sql_state text)
returns void language plpgsql volatile set search_path = '' as $$
begin
  raise warning '% failed with SQLSTATE %', p_function, p_sql_state;
  insert into intake.failures (function_name, sql_state) values (p_function, p_sql_state);
exception when query_canceled or others then
  raise warning 'intake.failures could not be written: SQLSTATE %', sqlstate;
end $$;

-- Tells the operator, in the server's log and in intake.failures, at most once an hour.
create function intake.raise_alarm(p_name text, p_note text)
returns void language plpgsql volatile set search_path = '' as $$
declare
  c_pause constant interval := interval '1 hour';
begin
  -- Class 3. Never waits: whoever holds it is raising this alarm.
  if not pg_try_advisory_xact_lock(3, hashtext(p_name)) then
    return;
  end if;
  insert into intake.failures (function_name, sql_state, note)
  select p_name, '53400', p_note -- configuration_limit_exceeded
  where not exists (
    select from intake.failures f
    where f.failed_at > now() - c_pause and f.failed_at <= clock_timestamp() and f.function_name = p_name
  );
  if found then
    raise warning 'Alarm of %: %', p_name, p_note;
  end if;
end $$;

-- =================================================================================================
-- 3. Limits
-- =================================================================================================
-- Counts one try of this client, unless a limit is reached: then false. Sliding window. A try that
-- is refused is not counted, so that waiting always helps. All clients whose address cannot be read
-- are one. Tries dated ahead do not count: a clock that was wrong and has been set right limits
-- nobody. (clock_timestamp(), because another transaction may have begun after this one and
-- committed before it took the lock.)
--
-- p_email is that of an inspection request; p_own_limit is null, or how many this client may have
-- sent for it since p_own_since: its e-mail has reached its limit. Not asked of unknown clients,
-- who cannot be told apart.
drop function intake.count_try(text);
create function intake.count_try(
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
  v_block     text := coalesce(intake.client_block(), 'unknown');
  v_wide      text := case when v_block ~ ':' then network(set_masklen(v_block::inet, 48))::text end;
  v_limit     integer := case when v_block = 'unknown' then c_unknown_tries else c_tries end;
  v_today     date := (now() at time zone 'UTC')::date;
  v_salt      bytea := intake.salt_of(v_today, true);
  v_earlier   bytea;
  v_hashes    bytea[];
  v_id        bigint;
  v_is_flood  boolean;
begin
  -- In the first hour after midnight the windows still reach into yesterday, which had another salt.
  if (now() - interval '1 hour') at time zone 'UTC' < v_today then
    v_earlier := intake.salt_of(v_today - 1, false);
  end if;
  v_hashes := array[sha256(v_salt || convert_to(v_block, 'UTF8')), sha256(v_earlier || convert_to(v_block, 'UTF8'))];
  -- Two requests of one address at the same moment take turns. (Class 2; class 1 is the e-mail's.
  -- Every path takes class 1 before class 2, so there is no deadlock.)
  perform pg_advisory_xact_lock(2, hashtext(coalesce(v_wide, v_block)));

  if p_own_limit is not null and v_block <> 'unknown' and (
    select count(*) from intake.address_tries t
    where t.address_hash = any (v_hashes) and t.kind = p_kind
      and t.tried_at > p_own_since and t.tried_at <= clock_timestamp()
      and t.email_hash in (sha256(v_salt || convert_to(p_email, 'UTF8')), sha256(v_earlier || convert_to(p_email, 'UTF8')))
  ) >= p_own_limit then
    return false;
  end if;
  if v_wide is not null and (
    select count(*) from intake.address_tries t
    where t.wide_hash in (sha256(v_salt || convert_to(v_wide, 'UTF8')), sha256(v_earlier || convert_to(v_wide, 'UTF8')))
      and t.kind = p_kind and t.tried_at > now() - c_window and t.tried_at <= clock_timestamp()
  ) >= c_wide_tries then
    return false;
  end if;
  insert into intake.address_tries (address_hash, wide_hash, email_hash, kind)
  select v_hashes[1], sha256(v_salt || convert_to(v_wide, 'UTF8')), sha256(v_salt || convert_to(p_email, 'UTF8')), p_kind
  where (
    select count(*) from intake.address_tries t
    where t.address_hash = any (v_hashes) and t.kind = p_kind
      and t.tried_at > now() - c_window and t.tried_at <= clock_timestamp()
  ) < v_limit
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
  end if;
  if v_is_flood then
    perform intake.raise_alarm('site-wide breaker', format(
      'more than %s tries in %s minutes, by all visitors; nobody was refused for it',
      c_site_tries, extract(epoch from c_window)::integer / 60));
  end if;
  return true;
end $$;

-- =================================================================================================
-- 4. The inspection request
-- =================================================================================================
-- As before, but for the limit of an e-mail, which nobody can use against somebody else; for a
-- request that was first mistaken for spam, which counts for its address too; and for time limits.
--
-- lock_timeout: whoever waits two seconds for the requests before theirs is not in a queue but
-- behind something that hangs. (The time of the whole statement is the role's: see 6.)
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

-- =================================================================================================
-- 5. The newsletter
-- =================================================================================================
-- As before, but for time limits.
create or replace function public.subscribe_newsletter_rpc(
  v_email         text default null,
  v_honeypot      text default null,
  v_started_at_ms numeric default null,
  v_ip            text default null,
  v_route         text default null,
  v_referrer      text default null,
  v_user_agent    text default null,
  v_email_hash    text default null,
  v_meta          jsonb default null
)
returns jsonb language plpgsql volatile security definer set search_path = '' set lock_timeout = '2s' as $$
declare
  -- Faster than one second is no person; a clock that disagrees (a negative or a long time) passes.
  c_fastest_ms constant integer := 1000;
  v_clean_email text := intake.clean_email(v_email);
  -- What a clock in a browser can say; anything else is as good as nothing.
  v_started_ms  numeric := case when v_started_at_ms between -8.64e15 and 8.64e15 then round(v_started_at_ms) end;
  v_elapsed_ms  numeric := extract(epoch from clock_timestamp()) * 1000 - v_started_ms;
  v_known       numeric;
  v_is_known    boolean;
begin
  if v_honeypot <> '' then
    return jsonb '{"success": false, "error": "spam_detected"}';
  elsif v_clean_email is null then
    return jsonb '{"success": false, "error": "invalid_email"}';
  end if;

  perform pg_advisory_xact_lock(1, hashtext(v_clean_email));
  select s.started_at_ms into v_known from intake.newsletter_subscribers s where s.email = v_clean_email;
  v_is_known := found;
  if v_is_known and v_known = v_started_ms then
    return jsonb '{"success": true, "error": null}';
  elsif v_elapsed_ms >= 0 and v_elapsed_ms < c_fastest_ms then
    return jsonb '{"success": false, "error": "too_fast"}';
  -- Counted before it is said whether the address is subscribed: nobody may ask for many. Beyond the
  -- shared limit of unreadable addresses, too: unlike a leaking roof, a newsletter can wait.
  elsif not intake.count_try('newsletter') then
    return jsonb '{"success": false, "error": "rate_limit"}';
  elsif v_is_known then
    return jsonb '{"success": false, "error": "already_subscribed"}';
  end if;

  insert into intake.newsletter_subscribers (email, started_at_ms, route, referrer, user_agent, meta)
  values (
    v_clean_email, v_started_ms, left(v_route, 300), left(v_referrer, 500), left(v_user_agent, 300),
    intake.small_meta(v_meta)
  );
  return jsonb '{"success": true, "error": null}';
exception when query_canceled or others then
  perform intake.note_failure('subscribe_newsletter_rpc', sqlstate);
  return jsonb '{"success": false, "error": "db_error"}';
end $$;

-- =================================================================================================
-- 6. Time limits
-- =================================================================================================
-- A function's own `set statement_timeout` does not end the call that is running, so it is a setting
-- of the role, which PostgREST applies to every request
-- (https://docs.postgrest.org/en/stable/references/transactions.html#impersonated-role-settings);
-- server/ sets its own. Hosted projects come with 3 seconds; what is set stays.
do $$
begin
  if exists (select from pg_roles r, unnest(r.rolconfig) c where r.rolname = 'anon' and c like 'statement_timeout=%') then
    return;
  end if;
  alter role anon set statement_timeout = '5s';
  notify pgrst, 'reload config';
exception when insufficient_privilege then
  raise warning 'anon has no statement_timeout: run "alter role anon set statement_timeout = ''5s''" as a role that may.';
end $$;

-- =================================================================================================
-- 7. The hourly run
-- =================================================================================================
-- As before, but for what a clock has dated ahead: it would outlive its day.
create or replace function intake.purge()
returns jsonb language plpgsql volatile set search_path = '' as $$
declare
  -- Hashes of addresses live a day at most: 23 hours, and the hour until the next run.
  c_tries    constant interval := interval '23 hours';
  -- A transaction that runs beside this one may have begun later.
  c_ahead    constant interval := interval '1 minute';
  -- The crew needs name and number on the day itself.
  c_requests constant interval := interval '1 day';
  -- Long enough for staff to look through; nobody was promised a reply.
  c_spam     constant interval := interval '30 days';
  c_failures constant interval := interval '30 days';
  v_today date := (now() at time zone 'UTC')::date;
  v_tries integer; v_requests integer; v_spam integer; v_failures integer;
begin
  delete from intake.address_tries where tried_at < now() - c_tries or tried_at > now() + c_ahead;
  get diagnostics v_tries = row_count;
  -- Yesterday's salt is needed for the first hour of today; without its salt a hash can no longer be
  -- matched with any address. (Tomorrow's may be of a transaction that has just begun.)
  delete from intake.address_salts
  where day < ((now() - interval '1 hour') at time zone 'UTC')::date or day > v_today + 1;
  delete from intake.inspection_requests where appointment_at < now() - c_requests;
  get diagnostics v_requests = row_count;
  delete from intake.inspection_requests where suspicion is not null and received_at < now() - c_spam;
  get diagnostics v_spam = row_count;
  delete from intake.failures where failed_at < now() - c_failures;
  get diagnostics v_failures = row_count;
  return jsonb_build_object(
    'address_tries', v_tries, 'inspection_requests', v_requests, 'suspected_spam', v_spam, 'failures', v_failures);
end $$;

-- =================================================================================================
-- 8. Who may do what: as before
-- =================================================================================================
revoke execute on all functions in schema intake from public, anon, authenticated, service_role;
revoke execute on function public.submit_contact_rpc, public.subscribe_newsletter_rpc
  from public, anon, authenticated, service_role;
grant execute on function public.submit_contact_rpc, public.subscribe_newsletter_rpc to anon;
