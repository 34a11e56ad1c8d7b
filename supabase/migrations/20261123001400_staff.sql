-- What staff do and read, in Supabase Studio's SQL editor or with `npm run leads`. Functions of
-- `intake` run with the caller's own rights, and only the owner of the tables has any.

-- ---- 1. The state of a request ------------------------------------------------------------------
-- Keeps the state consistent with the columns that others write: suspicion (submit_contact_rpc),
-- answered_at and appointment_at (a backup), any of them (the table editor).
create function intake.keep_state()
returns trigger language plpgsql volatile set search_path = pg_catalog, pg_temp as $$
declare
  v_before text := case when tg_op = 'UPDATE' then old.state end;
begin
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
  return new;
end $$;

create trigger keep_state before insert or update on intake.inspection_requests
  for each row execute function intake.keep_state();

-- "Mon, Mar 2, 2026, 9:00 AM Eastern": a time as text, by the company's clock.
create function intake.florida(p_at timestamptz)
returns text language sql stable parallel safe set search_path = pg_catalog, pg_temp as $$
  select to_char(p_at at time zone m.time_zone, 'Dy, Mon FMDD, YYYY, FMHH12:MI AM') || ' ' || m.zone_label from intake.marks m
$$;

-- A time as people type it, in the same time zone: "tomorrow 9am", "mon 14:30" (the next Monday), "3/1
-- noon" (of this year), "2026-03-01 09:00". PostgreSQL itself reads none of the first three, and takes
-- midnight where the time is missing. (Month first, whatever initdb took from its locale. The settings end
-- with the function.)
create function intake.florida_time(p_typed text)
returns timestamptz language plpgsql stable strict
set search_path = pg_catalog, pg_temp set datestyle = 'ISO, MDY' set timezone = 'UTC' as $$
declare
  v_typed text;
  v_day   date;
begin
  perform set_config('timezone', (select m.time_zone from intake.marks m), true);
  v_typed := regexp_replace(regexp_replace(regexp_replace(
    p_typed, '\m(\d{1,2}) *([ap]m)\M', '\1:00\2', 'i'), '\mnoon\M', '12:00', 'i'),
    '^(\d{1,2}/\d{1,2})(?= )', '\1/' || extract(year from current_date));
  v_day := (select d from generate_series(current_date + 1, current_date + 7, interval '1 day') d where p_typed ~* ('^' || to_char(d, 'dy')));
  if v_day is not null then
    v_typed := regexp_replace(v_typed, '^[a-z]+', v_day::text, 'i');
  end if;
  if v_typed ~ '\d:\d\d' then
    return v_typed::timestamptz;
  end if;
  raise data_exception;
exception when data_exception then
  raise exception using errcode = '22023', message = format(
    '"%s" is no day with a time: write "tomorrow 9am", or "2026-03-01 09:00".', p_typed);
end $$;

-- /es/contact was read in Spanish; a path without a language is English.
create function intake.language_of(p_route text)
returns text language sql immutable parallel safe set search_path = pg_catalog, pg_temp as $$
  select coalesce(substring(p_route from '^/([a-z]{2,3})(?:/|$)'), 'en')
$$;

-- Moves a request to any state, also to its present one (each call deserves an entry), adds the step to the
-- history, and returns a sentence. `undone`: reverts the newest step, once. p_at: for `scheduled` the
-- appointment, else when it happened (now, if null). Errors (22023) are sentences, too.
create function intake.set_state(
  p_id    bigint,
  p_state text,
  p_note  text default null,
  p_at    timestamptz default null,
  p_by    text default null
)
returns text language plpgsql volatile set search_path = pg_catalog, pg_temp as $$
declare
  v_note     text := nullif(btrim(p_note, intake.space()), '');
  v_by       text := nullif(btrim(left(p_by, 20), intake.space()), '');
  v_happened timestamptz := case when p_state = 'scheduled' then now() else coalesce(p_at, now()) end;
  v_request  intake.inspection_requests;
  v_after    intake.inspection_requests;
  v_was      jsonb;
  v_wrong    text;
begin
  select * into v_request from intake.inspection_requests where id = p_id for no key update;
  select h.was into v_was from intake.request_history h where h.request_id = p_id order by h.id desc limit 1;
  v_wrong := case
    when v_request.id is null then format('There is no inspection request %s.', p_id)
    when p_state = 'undone' and v_was is null then format('Request %s has no step that can be taken back.', p_id)
    when coalesce(p_state not in ('new', 'called', 'scheduled', 'won', 'lost', 'spam', 'undone'), true) then
      'A request is new, called, scheduled, won, lost or spam.'
    when char_length(v_note) > 300 then format('A note has at most 300 characters; this one has %s.', char_length(v_note))
    when p_state = 'scheduled' and p_at is null then 'Say when the appointment is, such as "tomorrow 9am".'
    when p_state = 'scheduled' and p_at <= now() then format('%s has passed: an appointment is still to come.', intake.florida(p_at))
    -- (A slip of the pen: the row is erased a day after its appointment.)
    when p_state = 'scheduled' and p_at > now() + interval '1 year' then format('%s is more than a year away.', intake.florida(p_at))
    when v_happened > now() + interval '1 minute' then format('%s is still to come: say when it happened.', intake.florida(p_at))
    when v_happened < v_request.received_at and p_at is not null then
      format('The request came at %s: nothing can have happened before.', intake.florida(v_request.received_at))
  end;
  if v_wrong is not null then
    raise exception using errcode = '22023', message = v_wrong;
  end if;

  insert into intake.request_history (request_id, state, at, note, noted_by, was)
  values (p_id, p_state, v_happened, v_note, v_by, case when p_state <> 'undone' then jsonb_build_object(
    'state', v_request.state, 'state_at', v_request.state_at, 'answered_at', v_request.answered_at,
    'appointment_at', v_request.appointment_at, 'suspicion', v_request.suspicion) end);
  v_after := jsonb_populate_record(v_request, case when p_state = 'undone' then v_was else jsonb_build_object(
    'state', p_state, 'state_at', v_happened,
    'answered_at', case when p_state <> 'new' then coalesce(v_request.answered_at, v_happened) end,
    -- Another call ends the appointment; won or lost requests keep it, and are deleted a day after it.
    'appointment_at', case when p_state = 'scheduled' then p_at when p_state in ('won', 'lost') then v_request.appointment_at end,
    'suspicion', case when p_state = 'spam' then 'staff' end) end);
  update intake.inspection_requests set (state, state_at, answered_at, appointment_at, suspicion)
    = (v_after.state, v_after.state_at, v_after.answered_at, v_after.appointment_at, v_after.suspicion)
  where id = p_id;
  return format('Request %s (%s) is now %s%s.', p_id, v_request.name, v_after.state,
    case when v_after.state = 'scheduled' then ': ' || intake.florida(v_after.appointment_at) else '' end);
end $$;

-- What staff read of a request beside its columns. noted_by: who noted the newest step.
create function intake.beside(p_request intake.inspection_requests)
returns table (waiting interval, overdue boolean, language text, history text, noted_by text)
language sql stable set search_path = pg_catalog, pg_temp as $$
  select
    case when p_request.answered_at is null then now() - p_request.received_at end,
    coalesce(p_request.answered_at is null and p_request.received_at < now() - make_interval(hours => m.answer_hours), false),
    intake.language_of(p_request.route),
    string_agg(intake.florida(h.at) || ': ' || h.state || coalesce(' by ' || h.noted_by, '') || coalesce(', ' || h.note, ''), '; ' order by h.id),
    (array_agg(h.noted_by order by h.id desc))[1]
  from intake.marks m left join intake.request_history h on h.request_id = p_request.id
  group by m.answer_hours
$$;

-- ---- 2. The report: requests by week ------------------------------------------------------------
-- The page without language, query and hash. The client sends it, and could send anything: a name that no
-- page of ours could have (capitals, signs, five digits in a row) is "other".
create function intake.page_of(p_route text)
returns text language sql immutable parallel safe set search_path = pg_catalog, pg_temp as $$
  select case when path = '' then '/' when path ~ '^(/[a-z0-9-]+)+$' and path !~ '\d{5}' and char_length(path) <= 100 then path else 'other' end
  from regexp_replace(
    regexp_replace(coalesce(p_route, '?'), '(?<=.)[?#].*$|/+(?=[?#]|$).*$', ''), '^/[a-z]{2,3}(?=/|$)', '') path
$$;

-- The host of the referrer, never its path; a bare IP is "other", because it may be a person's.
create function intake.referrer_host(p_referrer text)
returns text language sql immutable parallel safe set search_path = pg_catalog, pg_temp as $$
  select case
    when coalesce(p_referrer, '') = '' then 'none'
    when char_length(host) <= 100 and host ~ '^[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z][a-z0-9-]+$' then host
    else 'other'
  end
  from (select substring(lower(p_referrer) from '^https?://(?:[^/?#]*@)?(?:www\.)?([^/?#:@]+)') as host) r
$$;

-- The wait for the first call as a step of a scale: "within so many minutes".
create function intake.minutes_step(p_wait interval)
returns integer language sql immutable parallel safe set search_path = pg_catalog, pg_temp as $$
  select coalesce(min(step), 99999)
  from unnest(array[5, 10, 15, 30, 60, 120, 240, 480, 720, 1440, 2880, 10080]) step
  where extract(epoch from p_wait) <= step * 60
$$;

-- Everything that the report counts of a request. Of spam only the state; nothing of the deployment check
-- (npm run smoke).
create function intake.facts_of(
  p_received_at timestamptz, p_state text, p_answered_at timestamptz, p_route text, p_referrer text, p_user_agent text
)
returns table (week date, kind text, value text) language sql stable parallel safe set search_path = pg_catalog, pg_temp as $$
  select date_trunc('week', p_received_at at time zone (select m.time_zone from intake.marks m))::date, f.kind, f.value
  from (values
    ('state', p_state),
    ('page', intake.page_of(p_route)),
    ('referrer', intake.referrer_host(p_referrer)),
    ('language', intake.language_of(p_route)),
    ('minutes', case when p_answered_at is not null then intake.minutes_step(p_answered_at - p_received_at)::text end)
  ) f (kind, value)
  where f.value is not null and (f.kind = 'state' or p_state <> 'spam') and p_user_agent is distinct from 'npm run smoke'
$$;

-- Counts every deleted row, whatever its state, so that each request is in the report once: by its row, and
-- after the deletion by these counters.
create function intake.count_deleted()
returns trigger language plpgsql volatile set search_path = pg_catalog, pg_temp as $$
begin
  insert into intake.weekly_counts as c (week, kind, value, requests)
  select f.week, f.kind, f.value, count(*)
  from gone g
  cross join lateral intake.facts_of(g.received_at, g.state, g.answered_at, g.route, g.referrer, g.user_agent) f
  group by 1, 2, 3
  -- Two deletions at once take the counters in the same order.
  order by 1, 2, 3
  on conflict (week, kind, value) do update set requests = c.requests + excluded.requests;
  return null;
end $$;

create trigger count_deleted after delete on intake.inspection_requests
  referencing old table as gone for each statement execute function intake.count_deleted();

-- A roof is often sold after the row of its appointment is deleted: moves one appointment of the week in
-- which the request came (p_day: any day of it) to won or lost. Errors (22023) are sentences.
create function intake.count_outcome(p_day date, p_state text)
returns text language plpgsql volatile set search_path = pg_catalog, pg_temp as $$
declare
  v_week date := date_trunc('week', p_day::timestamp)::date;
begin
  if coalesce(p_state not in ('won', 'lost'), true) then
    raise exception using errcode = '22023', message = 'An outcome is won or lost.';
  end if;
  update intake.weekly_counts set requests = requests - 1
  where week = v_week and kind = 'state' and value = 'scheduled' and requests > 0;
  if not found then
    raise exception using errcode = '22023', message = format(
      'Of the week of %s no appointment without an outcome is left.', coalesce(to_char(v_week, 'Mon FMDD, YYYY'), 'no day'));
  end if;
  insert into intake.weekly_counts as c (week, kind, value, requests) values (v_week, 'state', p_state, 1)
  on conflict (week, kind, value) do update set requests = c.requests + 1;
  return format('One appointment of the week of %s is now %s.', to_char(v_week, 'Mon FMDD, YYYY'), p_state);
end $$;

-- Requests by week and fact, from the rows and the counters together.
create view intake.report_details with (security_invoker = on) as
select a.week, a.kind, a.value, sum(a.requests)::integer as requests
from (
  select f.week, f.kind, f.value, 1 as requests
  from intake.inspection_requests r
  cross join lateral intake.facts_of(r.received_at, r.state, r.answered_at, r.route, r.referrer, r.user_agent) f
  union all
  select c.week, c.kind, c.value, c.requests from intake.weekly_counts c
) a
group by a.week, a.kind, a.value
having sum(a.requests) > 0
order by a.week desc, a.kind, requests desc, a.value;

-- A line for each week, newest first; the last one (week null) is the total. median_minutes: the median
-- wait of those who were called, as a step of the scale (99999: more than a week).
create view intake.report with (security_invoker = on) as
select
  w.week,
  coalesce(sum(d.requests) filter (where d.kind = 'state' and d.value <> 'spam'), 0)::integer as requests,
  coalesce(sum(d.requests) filter (where d.kind = 'state' and d.value = 'new'), 0)::integer as new,
  coalesce(sum(d.requests) filter (where d.kind = 'state' and d.value = 'called'), 0)::integer as called,
  coalesce(sum(d.requests) filter (where d.kind = 'state' and d.value = 'scheduled'), 0)::integer as scheduled,
  coalesce(sum(d.requests) filter (where d.kind = 'state' and d.value = 'won'), 0)::integer as won,
  coalesce(sum(d.requests) filter (where d.kind = 'state' and d.value = 'lost'), 0)::integer as lost,
  coalesce(sum(d.requests) filter (where d.kind = 'state' and d.value = 'spam'), 0)::integer as spam,
  (
    select percentile_disc(0.5) within group (order by m.value::integer)
    from intake.report_details m cross join generate_series(1, m.requests)
    where m.kind = 'minutes' and (m.week = w.week or w.week is null)
  ) as median_minutes
from (select distinct week from intake.report_details union all select null) w (week)
join intake.report_details d on d.week = w.week or w.week is null
group by w.week
order by w.week desc nulls last;

-- ---- 3. One person's data (privacy policy): found, exported, corrected, erased ------------------
-- A person is identified by an e-mail. Two tables hold a person's data: the requests, suspected spam
-- included, and the subscribers; for less than a day, address_tries holds a hash. The history and the
-- notices of a request are deleted with it. supabase/tests/16_person.sql fails for a table of persons that
-- these functions do not know.

-- An e-mail as both tables hold it; also one that the forms would not take today.
create function intake.email_key(p_email text)
returns text language sql immutable parallel safe set search_path = pg_catalog, pg_temp as $$
  select lower(btrim(p_email, intake.space()) collate "C")
$$;

-- How much is kept of a person.
create function intake.find_person(p_email text)
returns jsonb language sql stable set search_path = pg_catalog, pg_temp as $$
  select jsonb_build_object(
    'inspection_requests', count(*) filter (where r.suspicion is null),
    'suspected_spam', count(*) filter (where r.suspicion is not null),
    'newsletter_subscribers', (select count(*) from intake.newsletter_subscribers s where s.email = intake.email_key(p_email)))
  from intake.inspection_requests r where r.email = intake.email_key(p_email)
$$;

-- All data of a person, to hand to them, with what staff noted about each request.
create function intake.export_person(p_email text)
returns jsonb language sql stable set search_path = pg_catalog, pg_temp as $$
  select jsonb_build_object(
    'email', intake.email_key(p_email),
    'exported_at', now(),
    'inspection_requests', (
      select coalesce(jsonb_agg(to_jsonb(r) || jsonb_build_object('history', (
        select coalesce(jsonb_agg(to_jsonb(h) - array['id', 'request_id', 'was'] order by h.id), '[]')
        from intake.request_history h where h.request_id = r.id)) order by r.id), '[]')
      from intake.inspection_requests r where r.email = intake.email_key(p_email)),
    'newsletter_subscribers', (
      select coalesce(jsonb_agg(to_jsonb(s) order by s.id), '[]')
      from intake.newsletter_subscribers s where s.email = intake.email_key(p_email)))
$$;

-- Corrects the name, the phone or the e-mail in all rows of a person, by the rules of the forms. Returns
-- how many rows have changed; a second call changes none.
create function intake.correct_person(
  p_email     text,
  p_name      text default null,
  p_phone     text default null,
  p_new_email text default null
)
returns jsonb language plpgsql volatile set search_path = pg_catalog, pg_temp as $$
declare
  v_email      text := intake.email_key(p_email);
  v_name       text := intake.clean(p_name);
  v_phone      text := intake.clean(p_phone, 'tel:');
  v_new_email  text := case when p_new_email is null then v_email else intake.clean_email(p_new_email) end;
  v_requests   integer;
  v_newsletter integer := 0;
begin
  if char_length(v_name) not between 1 and 100 then
    raise exception using errcode = '22023', message = 'A name has 1 to 100 characters.';
  elsif char_length(v_phone) not between 1 and 20 then
    raise exception using errcode = '22023', message = 'A phone number has 1 to 20 characters.';
  elsif v_new_email is null then
    raise exception using errcode = '22023', message = 'The new email is not one that the forms would take.';
  end if;
  -- The requests of both e-mails wait for this (class 1), always in the same order.
  perform pg_advisory_xact_lock(1, key)
  from (select distinct hashtext(e) as key from unnest(array[v_email, v_new_email]) e order by 1) k;

  update intake.inspection_requests r
  set name = coalesce(v_name, r.name), phone = coalesce(v_phone, r.phone), email = v_new_email
  where r.email = v_email
    and (r.name, r.phone, r.email) is distinct from (coalesce(v_name, r.name), coalesce(v_phone, r.phone), v_new_email);
  get diagnostics v_requests = row_count;
  if v_new_email <> v_email then
    -- Subscribed with both: one subscription stays.
    delete from intake.newsletter_subscribers s
    where s.email = v_email and exists (select from intake.newsletter_subscribers o where o.email = v_new_email);
    get diagnostics v_newsletter = row_count;
    if v_newsletter = 0 then
      update intake.newsletter_subscribers set email = v_new_email where email = v_email;
      get diagnostics v_newsletter = row_count;
    end if;
  end if;
  return jsonb_build_object('inspection_requests', v_requests, 'newsletter_subscribers', v_newsletter);
end $$;

-- Deletes everything kept of one person, and returns how much; a second call deletes nothing. Their tries
-- still count for the client's address, but no longer name the e-mail.
create function intake.erase_person(p_email text)
returns jsonb language plpgsql volatile set search_path = pg_catalog, pg_temp as $$
declare
  v_email text := intake.email_key(p_email);
  v_gone  jsonb;
begin
  -- A request that is just being taken is waited for, and erased with the others.
  perform pg_advisory_xact_lock(1, hashtext(v_email));
  with requests as (
    delete from intake.inspection_requests where email = v_email returning suspicion
  ), subscribers as (
    delete from intake.newsletter_subscribers where email = v_email returning id
  )
  select jsonb_build_object(
    'inspection_requests', count(*) filter (where suspicion is null), 'suspected_spam', count(suspicion),
    'newsletter_subscribers', (select count(*) from subscribers))
  into v_gone from requests;
  update intake.address_tries set email_hash = null
  where email_hash in (select sha256(s.salt || convert_to(v_email, 'UTF8')) from intake.address_salts s);
  return v_gone;
end $$;
