-- The newsletter's form: as submit_contact_rpc, with less to check. Replies {success, error}.
create function public.subscribe_newsletter_rpc(
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
returns jsonb language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp set lock_timeout = '2s' as $$
declare
  -- Faster than one second is no person; a clock that disagrees (a negative or a long time) passes.
  c_fastest_ms constant integer := 1000;
  v_clean_email text := intake.clean_email(v_email);
  -- The times that a browser's clock can have; anything else becomes null.
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
  -- Counted before the reply says whether the address is subscribed: nobody may ask for many. The shared
  -- limit of unreadable addresses refuses, too: unlike a leaking roof, a newsletter can wait.
  elsif intake.count_try('newsletter') is not null then
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

-- Ends a subscription, by e-mail or by the token of an unsubscribe link. False when there is none.
create function intake.unsubscribe(p_email_or_token text)
returns boolean language plpgsql volatile set search_path = pg_catalog, pg_temp as $$
begin
  delete from intake.newsletter_subscribers
  where email = lower(btrim(p_email_or_token) collate "C") or unsubscribe_token::text = lower(btrim(p_email_or_token));
  return found;
end $$;
