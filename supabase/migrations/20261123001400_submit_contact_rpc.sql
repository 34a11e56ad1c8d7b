-- The reply to a request that was not taken. Whoever is suspected learns nothing but that: the
-- sentence must not tell a machine which rule it met.
create function intake.contact_error(p_suspicion text, p_code text, p_detail text)
returns jsonb language plpgsql immutable parallel safe set search_path = pg_catalog, pg_temp as $$
begin
  if p_suspicion is not null then
    return jsonb '{"success": false, "error": "spam_detected", "detail": "not taken"}';
  end if;
  return jsonb_build_object('success', false, 'error', p_code, 'detail', p_detail);
end $$;

-- The inspection request. Replies {success, error, detail}. detail is a fixed sentence for engineers,
-- or null: what a visitor typed is in no reply and in no log. Every parameter has a default, so that
-- a missing field gets its error code and a CORS preflight finds the function.
--
-- v_ip and v_email_hash are the browser's own word and are not used; nor is v_started_at_ms here,
-- since the time taken is in v_meta and needs no clock but one.
--
-- lock_timeout: whoever waits two seconds for the requests before theirs is not in a queue but
-- behind something that hangs. (The time of the whole statement is the role's: the last baseline file.)
-- plan_cache_mode: PostgreSQL plans the first five runs of a statement for their very values, and goes
-- on so where that looks better than one plan for all. Every statement here looks up rows by a key,
-- whatever the values, and planning is a good part of its cost.
create function public.submit_contact_rpc(
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
returns jsonb language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp set lock_timeout = '2s' set plan_cache_mode = force_generic_plan as $$
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
