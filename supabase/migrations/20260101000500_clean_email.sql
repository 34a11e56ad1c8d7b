-- =================================================================================================
-- 1. What an e-mail is, once for both forms
-- =================================================================================================
-- What String.trim() removes in a browser; \s would depend on the database's locale.
create function intake.space()
returns text language sql immutable parallel safe set search_path = '' as $$
  select E' \t\n\r\f\u000b\u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u2028\u2029\u202f\u205f\u3000\ufeff'
$$;

-- An address as it is stored: trimmed, in small letters. Null where it is none: it needs a local
-- part, an @, a domain, a dot and an ending of two letters or more, in at most 254 characters. The
-- forms check the same (src/forms/core/rules.ts).
create function intake.clean_email(p_email text)
returns text language plpgsql immutable parallel safe set search_path = '' as $$
declare
  c_space constant text := intake.space();
  c_email constant text := '^[^@' || c_space || ']+@[^@' || c_space || ']+\.[a-z]{2,}$';
  v_email text := lower(btrim(p_email, c_space) collate "C");
begin
  return case when char_length(v_email) <= 254 and v_email ~ c_email then v_email end;
end $$;

-- =================================================================================================
-- 2. The inspection request
-- =================================================================================================
-- As before, but for the e-mail's check, which has moved.
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
returns jsonb language plpgsql volatile security definer set search_path = '' as $$
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
  v_same_lead     bigint;
  v_same          bigint;
  v_recent        integer;
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
  -- suspected spam, and how many came within the hour? What looks like spam is counted by itself:
  -- spam in somebody's name must not lock them out.
  select
    min(r.id) filter (where r.same and not r.spam),
    min(r.id) filter (where r.same),
    count(*) filter (where r.received_at > now() - c_email_window and r.spam = (v_suspicion is not null))
  into v_same_lead, v_same, v_recent
  from (
    select i.id, i.received_at, coalesce(i.suspicion in ('honeypot', 'too_fast'), false) as spam,
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
  elsif v_recent >= c_per_email then
    return intake.contact_error(v_suspicion, 'rate_limit', 'too many requests of one e-mail or one address');
  elsif v_same is not null then
    -- First mistaken for spam, now sent by a person who emptied the hidden field. It counts for its
    -- e-mail from now on (else spam, kept for later, could become any number of leads at once); for
    -- its address it has been counted already.
    update intake.inspection_requests set suspicion = null, received_at = now() where id = v_same;
    return jsonb '{"success": true, "error": null, "detail": null}';
  elsif not intake.count_try('inspection') then
    if v_suspicion is not null or intake.client_block() is not null then
      return intake.contact_error(v_suspicion, 'rate_limit', 'too many requests of one e-mail or one address');
    end if;
    -- Nobody can tell whose fault it is that the shared limit is reached: kept for staff to look at.
    v_suspicion := 'unknown_address';
  end if;

  insert into intake.inspection_requests (
    name, email, phone, roof_age, last_inspection, roof_type, storm_damage, message,
    route, referrer, user_agent, meta, suspicion
  ) values (
    v_clean_name, v_clean_email, v_clean_phone, v_roof_age, v_last_inspection, v_roof_type, v_storm_damage, v_clean_message,
    left(v_route, 300), left(v_referrer, 500), left(v_user_agent, 300), v_clean_meta, v_suspicion
  );
  if v_suspicion in ('honeypot', 'too_fast') then
    return intake.contact_error(v_suspicion, null, null);
  end if;
  return jsonb '{"success": true, "error": null, "detail": null}';
exception when others then
  perform intake.note_failure('submit_contact_rpc', sqlstate);
  return jsonb '{"success": false, "error": "db_error", "detail": "unexpected error: see intake.failures"}';
end $$;

-- =================================================================================================
-- 3. The newsletter
-- =================================================================================================
-- As before, but for the same.
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
returns jsonb language plpgsql volatile security definer set search_path = '' as $$
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
  -- Counted before it is said whether the address is subscribed: nobody may ask for many.
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
exception when others then
  perform intake.note_failure('subscribe_newsletter_rpc', sqlstate);
  return jsonb '{"success": false, "error": "db_error"}';
end $$;

-- =================================================================================================
-- 4. Who may do what: as before
-- =================================================================================================
revoke execute on all functions in schema intake from public, anon, authenticated, service_role;
revoke execute on function public.submit_contact_rpc, public.subscribe_newsletter_rpc
  from public, anon, authenticated, service_role;
grant execute on function public.submit_contact_rpc, public.subscribe_newsletter_rpc to anon;
