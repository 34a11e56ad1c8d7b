-- The state of a request, its history, and the weekly counters that outlive it.
\ir setup.psql
select plan(118);

create function pg_temp.ask(p_name text, p_received interval default '1 hour', p_route text default '/es/contact', p_suspicion text default null)
returns bigint language sql as $$
  insert into intake.inspection_requests (name, email, phone, received_at, route, referrer, suspicion)
  values (p_name, p_name || '@example.com', '1', now() - p_received, p_route, 'https://www.google.com/search?q=' || p_name, p_suspicion)
  returning id
$$;
create function pg_temp.id_of(p_name text) returns bigint language sql as $$
  select id from intake.inspection_requests where name = p_name
$$;
create function pg_temp.row_of(p_name text) returns text language sql as $$
  select concat_ws(' ', state, case when answered_at is null then 'unanswered' end, case when appointment_at is not null then 'appointed' end, suspicion)
  from intake.inspection_requests where name = p_name
$$;

-- ---- every step of the way -----------------------------------------------------------------------------------
select lives_ok($$select pg_temp.ask('ann')$$, 'Ann asks');
select is(pg_temp.row_of('ann'), 'new unanswered', 'nobody has called her yet');
select is(
  intake.set_state(pg_temp.id_of('ann'), 'called', '  no answer '),
  format('Request %s (ann) is now called.', pg_temp.id_of('ann')), 'she is called');
select is(pg_temp.row_of('ann'), 'called', 'which is an answer');
select is((select answered_at from intake.leads where name = 'ann'), now(), 'of this moment');
select is((select overdue from intake.leads where name = 'ann'), false, 'and ends the waiting');
select is(
  intake.set_state(pg_temp.id_of('ann'), 'called', 'left a message', now() - interval '30 minutes'),
  format('Request %s (ann) is now called.', pg_temp.id_of('ann')), 'again');
select is((select answered_at from intake.leads where name = 'ann'), now(), 'the first call stays the answer');
select is(
  intake.set_state(pg_temp.id_of('ann'), 'scheduled', 'gate code 4', now() + interval '30 days'),
  format('Request %s (ann) is now scheduled: %s Eastern.', pg_temp.id_of('ann'), to_char((now() at time zone 'America/New_York') + interval '30 days', 'Dy, Mon FMDD, YYYY, FMHH12:MI AM')), 'an appointment is set, and said in full');
select is(pg_temp.row_of('ann'), 'scheduled appointed', 'and kept');
select throws_like($$select intake.set_state(pg_temp.id_of('ann'), 'scheduled', null, now() + interval '367 days')$$, '% is more than a year away.', 'a slip of the year would keep the row for ever');
select isnt(intake.set_state(pg_temp.id_of('ann'), 'scheduled', null, now() + interval '2 days'), null, 'it can be moved');
select isnt(intake.set_state(pg_temp.id_of('ann'), 'won'), null, 'the job is won');
select is(pg_temp.row_of('ann'), 'won appointed', 'and the row goes a day after the appointment all the same');
select results_eq(
  $$select state, note from intake.request_history where request_id = pg_temp.id_of('ann') order by id$$,
  $$values ('called', 'no answer'), ('called', 'left a message'), ('scheduled', 'gate code 4'), ('scheduled', null), ('won', null)$$,
  'all of it is written down');
select is(
  (select history from intake.leads where name = 'ann'),
  (select string_agg(intake.florida(at) || ': ' || state || coalesce(', ' || note, ''), '; ' order by id) from intake.request_history),
  'and shown to staff');
select is(intake.florida('2026-07-01 12:05Z'), 'Wed, Jul 1, 2026, 8:05 AM Eastern', 'times are Florida''s, in summer');
select is(intake.florida('2026-12-01 00:00Z'), 'Mon, Nov 30, 2026, 7:00 PM Eastern', 'and in winter');

-- ---- what is refused ------------------------------------------------------------------------------------------
create function pg_temp.refusal(p_name text, p_state text, p_note text default null, p_at timestamptz default null) returns text language plpgsql as $$
begin
  perform intake.set_state(coalesce(pg_temp.id_of(p_name), -1), p_state, p_note, p_at);
  return null;
exception when invalid_parameter_value then
  return regexp_replace(sqlerrm, '(equest) -?\d+', '\1 #');
end $$;
select is(pg_temp.refusal('nobody', 'won'), 'There is no inspection request #.', 'there is no such request');
select is(pg_temp.refusal('ann', 'lots'), 'A request is new, called, scheduled, won, lost or spam.', 'nor state');
select is(pg_temp.refusal('ann', null), 'A request is new, called, scheduled, won, lost or spam.', 'nor none');
select is(pg_temp.refusal('ann', 'lost', repeat('x', 301)), 'A note has at most 300 characters; this one has 301.', 'a note is short');
select is(pg_temp.refusal('ann', 'scheduled'), 'Say when the appointment is, such as "tomorrow 9am".', 'an appointment has a time');
select is(
  pg_temp.refusal('ann', 'scheduled', null, '2026-01-05 09:00 America/New_York'),
  'Mon, Jan 5, 2026, 9:00 AM Eastern has passed: an appointment is still to come.', 'that is still to come');
select matches(pg_temp.refusal('ann', 'called', null, now() + interval '1 day'), ' is still to come: say when it happened\.$', 'a call has been');
select matches(pg_temp.refusal('ann', 'called', null, now() - interval '1 day'), '^The request came at .* Eastern: nothing can have happened before\.$', 'since the request');
select is((select count(*)::integer from intake.request_history), 5, 'and what is refused is not written down');

-- ---- times as people type them ----------------------------------------------------------------------------------
create function pg_temp.typed(p_typed text) returns text language plpgsql as $$
begin
  return intake.florida(intake.florida_time(p_typed));
exception when invalid_parameter_value then
  return 'refused';
end $$;
select is(pg_temp.typed(typed), said, 'typed: ' || typed) from (values
  ('2027-03-02 09:00', 'Tue, Mar 2, 2027, 9:00 AM Eastern'),
  ('2027-07-02T14:30', 'Fri, Jul 2, 2027, 2:30 PM Eastern'),
  ('7/2/2027 9 PM', 'Fri, Jul 2, 2027, 9:00 PM Eastern'),
  ('Jul 2 2027 9:30 am', 'Fri, Jul 2, 2027, 9:30 AM Eastern'),
  ('3/2/2027 noon', 'Tue, Mar 2, 2027, 12:00 PM Eastern'),
  ('2027-03-02', 'refused'), ('monday', 'refused'), ('mon 3/1 9am', 'refused'), ('soon 9am', 'refused'), ('tomorrow', 'refused'), ('9am', 'refused'), ('2027-02-30 9am', 'refused'), ('2027-03-02 25:00', 'refused'), ('infinity', 'refused'), ('', 'refused')
) t (typed, said);
select is(intake.florida_time('tomorrow 9am') at time zone 'America/New_York', date_trunc('day', now() at time zone 'America/New_York') + interval '33 hours', 'tomorrow by that clock');
select is(
  (intake.florida_time('1/2 9am') at time zone 'America/New_York')::date,
  make_date(extract(year from now() at time zone 'America/New_York')::integer, 1, 2), 'a date without its year is this year''s');
select is(
  (select array_agg((intake.florida_time(to_char(d, name) || ' 14:30') at time zone 'America/New_York')::date = d order by d)
   from generate_series((now() at time zone 'America/New_York')::date + 1, (now() at time zone 'America/New_York')::date + 7, interval '1 day') d, (values ('dy'), ('FMDay')) n (name)),
  array_fill(true, array[14]), 'a weekday is the next one');
select is(intake.florida_time(null), null, 'none is none');
set local datestyle = 'SQL, DMY';
select is(intake.florida_time('7/2/2027 9 PM') at time zone 'UTC', '2027-07-03 01:00'::timestamp, 'month first, whatever the cluster took from its locale');
set local datestyle = 'ISO, MDY';
update intake.marks set time_zone = 'America/Chicago', zone_label = 'Central';
select is(intake.florida_time('2027-03-02 09:00') at time zone 'UTC', '2027-03-02 15:00'::timestamp, 'by the company''s clock');
select is(intake.florida('2027-03-02 15:00Z'), 'Tue, Mar 2, 2027, 9:00 AM Central', 'and back');
update intake.marks set time_zone = default, zone_label = default;

-- ---- back, and spam ---------------------------------------------------------------------------------------------
select isnt(intake.set_state(pg_temp.id_of('ann'), 'new', 'wrong number'), null, 'a slip is taken back');
select is(pg_temp.row_of('ann'), 'new unanswered', 'she waits again');
select isnt(intake.set_state(pg_temp.id_of('ann'), 'spam'), null, 'staff find that it is spam');
select is(pg_temp.row_of('ann'), 'spam staff', 'it is kept apart');
select is((select suspicion from intake.suspected_spam where name = 'ann'), 'staff', 'with the others');
select isnt(intake.set_state(pg_temp.id_of('ann'), 'new'), null, 'it was none');
select is(pg_temp.row_of('ann'), 'new unanswered', 'and waits for a call');
select isnt(intake.set_state(pg_temp.id_of('ann'), s), null, 'from there: ' || s) from unnest(array['spam', 'called', 'spam', 'won', 'won', 'spam', 'lost', 'new', 'new']) s;
select is(pg_temp.row_of('ann'), 'new unanswered', 'any state leads to any other, and to itself');
select lives_ok($$
  select pg_temp.ask('old', p_suspicion => 'honeypot');
  update intake.inspection_requests set suspicion = null where name = 'old'
$$, 'the form itself may find that a request is none');
select is(pg_temp.row_of('old'), 'new unanswered', 'that waits as well');
select lives_ok($$
  insert into intake.inspection_requests (name, email, phone, answered_at, appointment_at) values
    ('backup 1', 'b@example.com', '1', now(), null), ('backup 2', 'b@example.com', '1', now(), now())
$$, 'rows of an older backup have no state');
select is(pg_temp.row_of('backup 1') || ', ' || pg_temp.row_of('backup 2'), 'called, scheduled appointed', 'and get the right one');
select lives_ok($$update intake.inspection_requests set state = 'spam' where name = 'backup 1'$$, 'a state typed into the table editor');
select is(pg_temp.row_of('backup 1'), 'spam staff', 'is kept true');
select lives_ok($$
  update intake.inspection_requests set state = 'called' where name = 'old';
  update intake.inspection_requests set state = 'new' where name = 'old'
$$, 'a call typed there and taken back');
select is(pg_temp.row_of('old'), 'new unanswered', 'is no answer');

insert into intake.inspection_requests (name, email, phone, message) values ('leak', 'leak@example.com', '1', 'LEAK NOW');
select results_eq(
  $$select name, urgent from intake.leads where name in ('leak', 'old') order by name$$, $$values ('leak', true), ('old', false)$$,
  'staff see what is urgent');

-- ---- what the counters hold ---------------------------------------------------------------------------------
create temporary table pages (n integer, route text, page text) on commit drop;
insert into pages values
  (1, '/contact', '/contact'), (2, '/vi/contact?name=Ann%20Lee#x', '/contact'), (3, '/ko', '/'), (4, '/', '/'),
  (5, '/knowledge-center/how-long-does-roof-last-florida', '/knowledge-center/how-long-does-roof-last-florida'),
  (6, '/ann@example.com', 'other'), (7, '/call/8135550142', 'other'), (8, '/Ann', 'other'), (9, null, 'other'), (10, '/' || repeat('a', 100), 'other');
select is(intake.page_of(route), page, 'page of ' || coalesce(left(route, 40), 'null')) from pages order by n;
select is(
  (select array_agg(intake.referrer_host(r) order by n) from unnest(array[
    'https://www.google.com/search?q=ann', 'http://ann:secret@News.Example.org:8080/x', 'https://203.0.113.9/', 'ann@example.com', null
  ]) with ordinality u (r, n)),
  array['google.com', 'news.example.org', 'other', 'other', 'none'], 'of a referrer the host alone');

-- ---- each request once, in whatever order ----------------------------------------------------------------------
delete from intake.inspection_requests;
delete from intake.weekly_counts;
create function pg_temp.counted() returns text language sql as $$
  select string_agg(value || ' ' || requests, ', ' order by value)
  from (select value, sum(requests) as requests from intake.report_details where kind = 'state' group by value) s
$$;
create function pg_temp.pages() returns integer language sql as $$
  select coalesce(sum(requests), 0)::integer from intake.report_details where kind = 'page'
$$;
create function pg_temp.live(p_name text, variadic p_states text[]) returns void language plpgsql as $$
declare
  v_id bigint := pg_temp.ask(p_name, '0 hours');
  v_state text;
begin
  foreach v_state in array p_states loop
    perform intake.set_state(v_id, v_state, null, case v_state when 'scheduled' then now() + interval '1 hour' end);
  end loop;
end $$;
select is(pg_temp.counted(), null, 'nothing yet');
select pg_temp.live('won', 'called', 'scheduled', 'won');
select is(pg_temp.counted(), 'won 1', 'a won request counts once, with its row');
select is(intake.erase_person('won@example.com') ->> 'inspection_requests', '1', 'it is erased');
select is(pg_temp.counted(), 'won 1', 'and counts once, without');
select pg_temp.ask('new');
select is(intake.erase_person('new@example.com') ->> 'inspection_requests', '1', 'one is erased while new');
select is(pg_temp.counted(), 'new 1, won 1', 'and counts as new');
select pg_temp.live('back', 'won', 'lost', 'called', 'new', 'spam', 'new', 'lost');
select is(pg_temp.counted(), 'lost 1, new 1, won 1', 'the last of many states counts');
select pg_temp.ask('mended', p_suspicion => 'too_fast');
select is(pg_temp.counted(), 'lost 1, new 1, spam 1, won 1', 'suspected spam counts as such');
select is(pg_temp.pages(), 3, 'and nothing else of it');
select isnt(intake.set_state(pg_temp.id_of('mended'), 'new'), null, 'that is a person after all');
select is(pg_temp.counted(), 'lost 1, new 2, won 1', 'is a request from then on');
select is(pg_temp.pages(), 4, 'wholly');
select pg_temp.live('been', 'called', 'scheduled');
update intake.inspection_requests set appointment_at = now() - interval '2 days' where name = 'been';
update intake.inspection_requests set state_at = now() - interval '31 days' where name = 'back';
select is((intake.purge() -> 'inspection_requests')::text, '2', 'what has been, and what came to an end a month ago, is purged');
select is(pg_temp.counted(), 'lost 1, new 2, scheduled 1, won 1', 'and stays counted');
select is(
  intake.count_outcome((now() at time zone 'America/New_York')::date, 'won'),
  format('One appointment of the week of %s is now won.', to_char(date_trunc('week', now() at time zone 'America/New_York'), 'Mon FMDD, YYYY')),
  'the roof is sold later');
select is(pg_temp.counted(), 'lost 1, new 2, won 2', 'which moves the count');
select throws_ok($$select intake.count_outcome((now() at time zone 'America/New_York')::date, 'lost')$$, '22023', null, 'once');
insert into intake.inspection_requests (name, email, phone, user_agent) values ('SMOKE TEST', 'smoke@example.com', '1', 'npm run smoke');
select is(pg_temp.counted(), 'lost 1, new 2, won 2', 'the check of a deployment is no request');
select is((select count(*)::integer from intake.request_history h left join intake.inspection_requests r on r.id = h.request_id where r.id is null), 0, 'no history outlives its request');
select is(
  (select count(*)::integer from intake.weekly_counts where concat(kind, value) ~ '@|search|won@|mended|8135550142'), 0,
  'no counter holds what somebody typed');

-- ---- how long until the first call --------------------------------------------------------------------------------
delete from intake.inspection_requests;
delete from intake.weekly_counts;
create function pg_temp.answered(p_minutes integer, p_weeks integer default 0) returns void language sql as $$
  insert into intake.inspection_requests (name, email, phone, received_at, answered_at, appointment_at)
  select 'm', 'm@example.com', '1', t, t + make_interval(mins => p_minutes), now() - interval '1 year'
  from (select now() - interval '21 days' - make_interval(weeks => p_weeks) as t) t
$$;
select pg_temp.answered(m) from unnest(array[3, 12, 55, 90, 20000]) m;
select pg_temp.answered(4, 1);
select results_eq(
  'select requests, median_minutes from intake.report', 'values (5, 60), (1, 5), (6, 15)',
  'half of those who were called waited that long or less, by week and together');
select is((intake.purge() -> 'inspection_requests')::text, '6', 'when the rows are gone');
select results_eq(
  'select requests, median_minutes from intake.report', 'values (5, 60), (1, 5), (6, 15)', 'the report says the same');
select is((select array_agg(value::integer order by value::integer) from intake.weekly_counts where kind = 'minutes'), array[5, 5, 15, 60, 120, 99999], 'from steps, not from times');
insert into intake.inspection_requests (name, email, phone, received_at) values ('n', 'n@example.com', '1', now());
select is((select median_minutes from intake.report limit 1), null, 'no median where nobody was called');
select is(
  (select week from intake.facts_of('2026-03-02 04:59Z', 'new', null, null, null, null) limit 1), '2026-02-23'::date,
  'a week begins on Monday, by the clock of Florida');

-- ---- one person ------------------------------------------------------------------------------------------------
select pg_temp.live('cleo', 'called');
select isnt(intake.set_state(pg_temp.id_of('cleo'), 'lost', 'roof too new', null, ' AB '), null, 'something is noted about Cleo');
select is(
  (select r -> 'history' from jsonb_array_elements(intake.export_person('cleo@example.com') -> 'inspection_requests') r),
  jsonb_build_array(
    jsonb_build_object('state', 'called', 'at', now(), 'note', null, 'noted_by', null),
    jsonb_build_object('state', 'lost', 'at', now(), 'note', 'roof too new', 'noted_by', 'AB')),
  'which she is given');
select is((intake.correct_person('cleo@example.com', p_new_email => 'chloe@example.com') -> 'inspection_requests')::text, '1', 'her email is corrected');
select is((select count(*)::integer from intake.leads where email = 'chloe@example.com' and history like '%roof too new'), 1, 'the history follows');
select is((intake.erase_person('chloe@example.com') -> 'inspection_requests')::text, '1', 'she is erased');
select is((select count(*)::integer from intake.request_history), 0, 'with her history');

select * from finish();
rollback;
