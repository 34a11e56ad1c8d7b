-- Checks and stores an inspection request. Names a field of the form only if a rule is about it:
-- request_fields.sql names them all.

-- The reply to a request that was not taken. A suspect gets no reason, which would tell a machine which
-- rule it met.
create function intake.contact_error(p_suspicion text, p_code text, p_detail text)
returns jsonb language plpgsql immutable parallel safe set search_path = pg_catalog, pg_temp as $$
begin
  if p_suspicion is not null then
    return jsonb '{"success": false, "error": "spam_detected", "detail": "not taken"}';
  end if;
  return jsonb_build_object('success', false, 'error', p_code, 'detail', p_detail);
end $$;

-- What the visitor said about themselves and the roof: a request that says the same is the same request.
-- So is one with the line LEAK NOW before its message: the form sends it again with that line where water has
-- begun to come in. (Both are compared as far as a message of 2,000 characters has room beside the line.)
create function intake.said_in(p_request intake.inspection_requests)
returns jsonb language sql stable parallel safe set search_path = pg_catalog, pg_temp as $$
  select to_jsonb(p_request) - array[
    'id', 'received_at', 'route', 'referrer', 'user_agent', 'meta', 'suspicion', 'answered_at', 'appointment_at',
    'state', 'state_at', 'urgent'] || jsonb_build_object('message', nullif(left(ltrim(
    regexp_replace(p_request.message, '^(LEAK NOW[ \t\r]*(\n|$))+', ''), intake.space()), 1991), ''))
$$;

-- p_request: what was typed, unchecked. p_choices: for each list, the options of the form. Replies as
-- submit_contact_rpc does.
create function intake.take_request(p_request intake.inspection_requests, p_honeypot text, p_choices jsonb)
returns jsonb language plpgsql volatile set search_path = pg_catalog, pg_temp as $$
declare
  -- Three an hour for one e-mail: a correction or two, not a flood of one person's inbox.
  c_per_email    constant integer := 3;
  c_email_window constant interval := interval '1 hour';
  -- The same content again within a day is the same request: a second press, or a lost reply.
  c_same_request constant interval := interval '24 hours';
  -- Kept apart in a day of suspected spam, of urgent requests and of others, each by itself: a full disk would
  -- refuse everybody, and spam must not take the place of a person.
  c_apart_a_day  constant integer := 2000;
  -- Nobody reads and fills three required fields in less.
  c_fastest_ms   constant integer := 3000;
  c_taken        constant jsonb := jsonb '{"success": true, "error": null, "detail": null}';
  v_request       intake.inspection_requests := p_request;
  v_suspicion     text;
  v_class         text;
  v_kept_apart    text;
  v_not_offered   jsonb;
  v_unknown       jsonb;
  v_same_lead     bigint;
  v_same          bigint;
  v_email_is_full boolean;
begin
  v_request.name := intake.clean(coalesce(v_request.name, ''));
  v_request.email := intake.clean_email(v_request.email);
  v_request.phone := intake.clean(coalesce(v_request.phone, ''), 'tel:');
  v_request.message := nullif(intake.clean(v_request.message), '');
  v_request.meta := intake.small_meta(v_request.meta);

  if p_honeypot <> '' then
    v_suspicion := 'honeypot';
  elsif jsonb_typeof(v_request.meta -> 'form_completion_time_ms') = 'number'
    and (v_request.meta ->> 'form_completion_time_ms')::numeric >= 0
    and (v_request.meta ->> 'form_completion_time_ms')::numeric < c_fastest_ms then
    v_suspicion := 'too_fast';
  end if;

  -- Every field again: the browser's checks are a courtesy.
  if char_length(v_request.name) not between 1 and 100 then
    return intake.contact_error(v_suspicion, 'invalid_name', 'v_name: 1 to 100 characters');
  elsif v_request.email is null then
    return intake.contact_error(v_suspicion, 'invalid_email', 'v_email: an address of at most 254 characters');
  elsif char_length(v_request.phone) not between 1 and 20 then
    return intake.contact_error(v_suspicion, 'invalid_phone', 'v_phone: 1 to 20 characters');
  end if;

  -- A lead is worth more than tidiness: a value that the form does not offer is moved to meta, a
  -- message that is too long is cut.
  if char_length(v_request.message) > 2000 then
    v_request.message := left(v_request.message, 2000);
    v_request.meta := v_request.meta || jsonb '{"message_cut": true}';
  end if;
  select jsonb_object_agg(key, null), jsonb_object_agg(key, left(f.value, 100)) filter (where f.value <> '')
  into v_not_offered, v_unknown
  from jsonb_each(p_choices) c join jsonb_each_text(to_jsonb(v_request)) f using (key)
  where not c.value ? f.value;
  v_request := jsonb_populate_record(v_request, coalesce(v_not_offered, '{}'));
  if v_unknown is not null then
    v_request.meta := v_request.meta || jsonb_build_object('unknown_values', v_unknown);
  end if;
  v_request.urgent := intake.is_urgent(v_request.message);

  -- Requests of one e-mail take turns (class 1), so that what is counted below stays true.
  perform pg_advisory_xact_lock(1, hashtext(v_request.email));

  -- One query of this e-mail's requests of the last day: is this one among them, as a lead or as suspected
  -- spam, and did too many come within the hour? Suspected spam is counted by itself: spam in somebody's
  -- name must not lock them out. Requests kept apart for this limit do not count, nor do requests that a
  -- clock has dated ahead.
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
      intake.said_in(i) = intake.said_in(v_request) as same
    from intake.inspection_requests i
    where i.email = v_request.email and i.received_at > now() - c_same_request
  ) r;

  -- The same request again is a success, before any limit is asked. With LEAK NOW before it, it becomes urgent, and
  -- staff are told again (tell_of_changed).
  if v_same is not null and v_suspicion is not null then
    return intake.contact_error(v_suspicion, null, null);
  elsif v_same_lead is not null then
    update intake.inspection_requests set message = v_request.message
    where id = v_same_lead and not urgent and message is distinct from v_request.message;
    return c_taken;
  end if;

  if v_suspicion is not null then
    -- Counted for itself: whoever shares the address is a person.
    if v_email_is_full or intake.count_try('spam') is not null then
      return intake.contact_error(v_suspicion, null, null);
    end if;
  else
    v_kept_apart := intake.count_try(
      case when v_request.urgent then 'urgent' else 'inspection' end, v_request.email, case when v_email_is_full then c_per_email end, now() - c_email_window);
    if v_kept_apart = 'refused' then
      return intake.contact_error(null, 'rate_limit', 'too many requests of one e-mail or one address');
    elsif v_email_is_full then
      -- Other clients used up the e-mail's limit: they must not lock out its owner.
      v_kept_apart := coalesce(v_kept_apart, 'email_limit');
    end if;
  end if;

  if v_same is not null then
    -- First mistaken for spam, now sent by a person who emptied the hidden field. From now on it counts
    -- like any other: else stored spam could become any number of leads at once.
    update intake.inspection_requests
    set suspicion = v_kept_apart, received_at = now(), message = case when urgent then message else v_request.message end
    where id = v_same;
    return c_taken;
  end if;

  v_class := case when v_suspicion is not null then 'suspected spam' when v_request.urgent then 'urgent requests' else 'requests' end;
  if coalesce(v_suspicion, v_kept_apart) is not null and c_apart_a_day <= (
    select count(*) from intake.inspection_requests i
    where i.suspicion is not null and i.received_at > now() - interval '1 day' and i.received_at <= clock_timestamp()
      and case when v_suspicion is not null then i.suspicion in ('honeypot', 'too_fast')
        else i.suspicion in ('unknown_address', 'address_limit', 'email_limit') and i.urgent = v_request.urgent end
  ) then
    perform intake.raise_alarm(v_class || ' refused', format('%s %s were kept apart within a day; more are refused', c_apart_a_day, v_class));
    return intake.contact_error(v_suspicion, 'rate_limit', 'too many requests beyond the limits');
  end if;

  v_request.route := left(v_request.route, 300);
  v_request.referrer := left(v_request.referrer, 500);
  v_request.user_agent := left(v_request.user_agent, 300);
  v_request.suspicion := coalesce(v_suspicion, v_kept_apart);
  v_request.received_at := now();
  v_request.state := 'new';
  v_request.state_at := now();
  -- (The table assigns the id, which is null here.)
  insert into intake.inspection_requests overriding user value values (v_request.*);
  if v_suspicion is not null then
    return intake.contact_error(v_suspicion, null, null);
  end if;
  return c_taken;
end $$;
