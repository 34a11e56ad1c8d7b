-- The link of a notice: what it tells and does, and how little anybody else can do with it.
\ir setup.psql
select plan(93);

select pg_temp.from_address('203.0.113.1');
create function pg_temp.ask(p_name text, p_suspicion text default null) returns bigint language sql as
  $$insert into intake.inspection_requests (name, email, phone, message, suspicion) values (p_name, p_name || '@example.com', '813-555-0117', 'drips', p_suspicion) returning id$$;
create function pg_temp.link(p_name text) returns text language sql as
  $$select intake.new_link('https://roof.example', id) from intake.inspection_requests where name = p_name$$;
create function pg_temp.secret(p_name text) returns text language sql as $$select split_part(pg_temp.link(p_name), '#', 2)$$;
create function pg_temp.row_of(p_name text) returns text language sql as
  $$select concat_ws(' ', state, case when answered_at is null then 'unanswered' end, intake.florida(appointment_at), suspicion) from intake.inspection_requests where name = p_name$$;
create function pg_temp.steps(p_reply jsonb) returns text language sql as
  $$select string_agg(concat_ws(' ', s ->> 'state', s ->> 'by', s ->> 'note'), '; ') from jsonb_array_elements(p_reply #> '{request,steps}') s$$;

-- ---- a link in a message ----------------------------------------------------------------------------------
select pg_temp.ask('ann');
create temporary table claimed on commit drop as
  select notice ->> 'link' as link from intake.claim_notices('mail', 9, '1 minute', p_site => 'https://roof.example');
select matches((select link from claimed), '^https://roof\.example/request#[0-9a-f]{40}$', 'a notice has a link with 160 bits in its fragment');
select is((select count(*)::integer from intake.request_links where secret_hash = sha256(convert_to(split_part((select link from claimed), '#', 2), 'UTF8'))), 1, 'stored as its hash alone');
select is((select notice ->> 'link' from intake.claim_notices('log', 9, '1 minute')), null, 'a channel without the site''s address gets none');
select isnt(pg_temp.link('ann'), pg_temp.link('ann'), 'each message has its own');
create temporary table k on commit drop as select split_part(link, '#', 2) as secret from claimed;
create function pg_temp.note(p_state text, p_seen integer, p_by text default null, p_note text default null, p_at text default null)
returns jsonb language sql as $$select public.note_request_rpc((select secret from k), p_state, p_by, p_note, p_at, p_seen::text)$$;

-- ---- looking changes nothing and tells nothing of the person -----------------------------------------------
create temporary table look on commit drop as select public.note_request_rpc((select secret from k)) as r;
select is((select r - 'request' from look), '{"success": true, "error": null}', 'it looks');
select set_eq($$select jsonb_object_keys(r -> 'request') from look$$, array['number', 'receivedAt', 'state', 'appointmentAt', 'steps'], 'what it tells');
select ok((select r::text !~* 'ann|555-0117|drips|example' from look), 'nothing of the person');
select is(pg_temp.row_of('ann'), 'new unanswered', 'and changes nothing');

-- ---- pressed -------------------------------------------------------------------------------------------------
select is(pg_temp.note('called', 0, ' AB ', ' no answer ') ->> 'error', null, 'called');
select is(pg_temp.row_of('ann'), 'called', 'it is');
select is(pg_temp.steps(public.note_request_rpc((select secret from k))), 'called AB no answer', 'who noted what');
select is((select array_agg(u.id) from intake.unanswered() u), null, 'and rings no more');
select is(pg_temp.note('called', 0, 'AB', 'no answer') #>> '{request,steps,0,by}', 'AB', 'the same press twice is told what it did');
select is((select count(*)::integer from intake.request_history), 1, 'and is one step');
select is(pg_temp.note('called', 0, 'CD') ->> 'error', 'changed', 'a second person at the same time');
select is(pg_temp.steps(pg_temp.note('won', 0, 'CD')), 'called AB no answer', 'is told what the first did');
select is(pg_temp.row_of('ann'), 'called', 'and has noted nothing');
select is(pg_temp.note('scheduled', 1, 'CD', 'gate code 4', to_char((now() at time zone 'America/New_York') + interval '30 days', 'YYYY-MM-DD') || 'T09:00') ->> 'error', null, 'scheduled by Florida''s clock');
select is(pg_temp.row_of('ann'), 'scheduled ' || to_char((now() at time zone 'America/New_York') + interval '30 days', 'Dy, Mon FMDD, YYYY') || ', 9:00 AM Eastern', 'to the minute');
select is(pg_temp.note('undone', 2, 'AB') ->> 'error', null, 'taken back');
select is(pg_temp.row_of('ann'), 'called', 'as it was');
select is(pg_temp.note('undone', 3, 'AB') ->> 'error', 'refused', 'once');
select is(pg_temp.note('won', 3, 'AB') #>> '{request,state}', 'won', 'won');
select is((select history ~ 'called by AB, no answer; .*: undone by AB; .*: won by AB$' from intake.leads), true, 'the terminal shows who');
select is((select noted_by from intake.leads), 'AB', 'and so does the table');
select pg_temp.ask('wes');
select is(intake.set_state(id, 'spam'), format('Request %s (wes) is now spam.', id), 'a slip') from intake.inspection_requests where name = 'wes';
select is(intake.set_state(id, 'undone'), format('Request %s (wes) is now new.', id), 'taken back in the terminal') from intake.inspection_requests where name = 'wes';
select is(pg_temp.row_of('wes'), 'new unanswered', 'whole');
select pg_temp.ask('apart', 'email_limit');
select is(public.note_request_rpc(pg_temp.secret('apart'), 'new', v_seen => '0') ->> 'error', null, 'what was set aside is a person');
select is(pg_temp.row_of('apart'), 'new unanswered', 'who waits');
select is(public.note_request_rpc(pg_temp.secret('apart'), 'undone', v_seen => '1') ->> 'error', null, 'or not');
select is(pg_temp.row_of('apart'), 'spam unanswered email_limit', 'and is apart again, for the same reason');

-- ---- thirty attacks: (what, a secret or null for Ann's, state, by, note, at, seen, the reply) ------------------
create temporary table attacks (n integer generated always as identity, what text, secret text, state text, by text, note text, at text, seen text, reply text) on commit drop;
insert into attacks (what, secret, state, by, note, at, seen, reply) values
  ('no secret', '', 'lost', null, null, null, '4', 'unknown'),
  ('a guess', repeat('0', 40), 'lost', null, null, null, '4', 'unknown'),
  ('the hash itself', (select encode(secret_hash, 'hex') from intake.request_links limit 1), 'lost', null, null, null, '4', 'unknown'),
  ('a torn link', (select left(secret, 39) from k), 'lost', null, null, null, '4', 'unknown'),
  ('a longer one', (select secret || '0' from k), 'lost', null, null, null, '4', 'unknown'),
  ('capitals', (select upper(secret) || 'A' from k), 'lost', null, null, null, '4', 'unknown'),
  ('with its hash sign', (select '#' || secret from k), 'lost', null, null, null, '4', 'unknown'),
  ('a blank behind it', (select secret || ' ' from k), 'lost', null, null, null, '4', 'unknown'),
  ('a pattern', '%', 'lost', null, null, null, '4', 'unknown'),
  ('SQL', ''' or true --', 'lost', null, null, null, '4', 'unknown'),
  ('a megabyte', repeat('a', 1000000), 'lost', null, null, null, '4', 'unknown'),
  ('the number of a request', (select id::text from intake.inspection_requests where name = 'wes'), 'lost', null, null, null, '4', 'unknown'),
  ('an old page', null, 'lost', null, null, null, '0', 'changed'),
  ('a page from the future', null, 'lost', null, null, null, '9', 'changed'),
  ('no page', null, 'lost', null, null, null, null, 'changed'),
  ('a number that is none', null, 'lost', null, null, null, 'NaN', 'changed'),
  ('a state that is none', null, 'deleted', null, null, null, '4', 'refused'),
  ('an empty one', null, '', null, null, null, '4', 'refused'),
  ('SQL for a state', null, 'lost''; drop table x --', null, null, null, '4', 'refused'),
  ('a blank behind a state', null, 'won ', null, null, null, '4', 'refused'),
  ('a long note', null, 'lost', null, repeat('x', 301), null, '4', 'refused'),
  ('no time', null, 'scheduled', null, null, null, '4', 'refused'),
  ('a time beyond a year', null, 'scheduled', null, null, '2199-01-01T09:00', '4', 'refused'),
  ('a time that has passed', null, 'scheduled', null, null, '2020-01-01T09:00', '4', 'refused'),
  ('no such day', null, 'scheduled', null, null, '2099-02-30T09:00', '4', 'refused'),
  ('for ever', null, 'scheduled', null, null, 'infinity', '4', 'refused'),
  ('words for a time', null, 'scheduled', null, null, 'tomorrow', '4', 'refused'),
  ('SQL for a time', null, 'scheduled', null, null, '2099-01-01T09:00''; --', '4', 'refused'),
  ('a year of many digits', null, 'scheduled', null, null, '99999999-01-01T09:00', '4', 'refused'),
  ('the next century by minutes', null, 'scheduled', null, null, '2099-01-01T99:99', '4', 'refused'),
  ('a long state', null, repeat('won', 10000), null, null, null, '4', 'refused');
create temporary table before on commit drop as
  select (select jsonb_agg(r order by r.id) from intake.inspection_requests r) as requests, (select count(*) from intake.request_history) as steps;
create temporary table replies on commit drop as
  select a.n, a.what, a.reply, public.note_request_rpc(coalesce(a.secret, (select secret from k)), a.state, a.by, a.note, a.at, a.seen) as r from attacks a order by a.n;
select is(r ->> 'error', reply, what) from replies order by n;
select is((select count(distinct r)::integer from replies where reply = 'unknown'), 1, 'whoever does not have a link learns nothing from the reply');
select is((select jsonb_agg(r order by r.id) from intake.inspection_requests r), (select requests from before), 'nothing has changed');
select is((select count(*) from intake.request_history), (select steps from before), 'and nothing is noted');
select is((select count(*)::integer from intake.failures where function_name = 'note_request_rpc'), 0, 'nor has anything failed');

-- ---- what was typed is kept as it is, and cut --------------------------------------------------------------
select is(pg_temp.steps(pg_temp.note('lost', 4, E'<b>=cmd|\u202e' || repeat('x', 40), '<script>alert(1)</script>')) ~ 'lost <b>=cmd\|\u202ex{11} <script>alert\(1\)</script>$', true, 'text stays text, initials are twenty signs at most');

-- ---- limits -------------------------------------------------------------------------------------------------
select pg_temp.from_address('203.0.113.9');
create temporary table tries on commit drop as select n, public.note_request_rpc('guess') ->> 'error' as error from generate_series(1, 61) n;
select is((select array_agg(error order by n) from tries where n in (1, 60, 61)), array['unknown', 'unknown', 'rate_limit'], 'sixty calls in ten minutes');
select is(public.note_request_rpc((select secret from k)), '{"success": false, "error": "rate_limit"}', 'beyond, a right secret opens no more than a wrong one');
select pg_temp.from_address('203.0.113.10');
select is(public.note_request_rpc((select secret from k)) ->> 'error', null, 'another office is not held up');

-- ---- ended ---------------------------------------------------------------------------------------------------
select is(intake.end_links(), 'Every link that was sent has ended. The next notices have new ones.', 'the owner changes all');
select is(public.note_request_rpc((select secret from k)), public.note_request_rpc('guess'), 'an old link is as good as a guess');
create temporary table wes on commit drop as select pg_temp.secret('wes') as secret;
select is(public.note_request_rpc((select secret from wes)) ->> 'error', null, 'a new one works');
select isnt(intake.erase_person('wes@example.com'), null, 'Wes is erased');
select is(public.note_request_rpc((select secret from wes)), public.note_request_rpc('guess'), 'and his link with him');
select is(intake.end_links(true), 'Every link that was sent has ended. The next notices have none.', 'switched off');
select is(pg_temp.link('ann'), null, 'there are none');
select isnt(intake.end_links(), null, 'and on again');
select isnt(pg_temp.link('ann'), null, 'there are');

insert into intake.request_history (request_id, state) select id, 'called' from intake.inspection_requests, generate_series(1, 99 - (select count(*)::integer from intake.request_history h where h.request_id = inspection_requests.id)) where name = 'ann';
create temporary table many on commit drop as select pg_temp.link('ann') as link;
select is((select public.note_request_rpc(substring(link from '#(.*)'), 'called', v_seen => '99') ->> 'error' from many), null, 'the hundredth step');
select is((select public.note_request_rpc(substring(link from '#(.*)'), 'called', v_seen => '100') ->> 'error' from many), 'refused', 'and no more by a link');

-- ---- the morning (the week of Monday, 2 November 2026) --------------------------------------------------------
delete from intake.inspection_requests;
delete from intake.weekly_counts;
delete from intake.outbox;
create function pg_temp.morning(p_local text) returns integer language sql as $$select intake.queue_mornings(p_now => pg_temp.at(p_local))$$;
update intake.marks set morning_at = pg_temp.at('2026-10-30 08:00'), backup_at = now(), check_at = now();
insert into intake.inspection_requests (name, email, phone, received_at) values
  ('old', 'old@example.com', '1', pg_temp.at('2026-10-29 10:00')), ('new', 'new@example.com', '2', pg_temp.at('2026-11-03 08:00')),
  ('out', 'out@example.com', '3', pg_temp.at('2026-10-28 10:00')), ('won', 'won@example.com', '4', pg_temp.at('2026-10-27 10:00'));
update intake.inspection_requests set state = 'scheduled', appointment_at = pg_temp.at('2026-11-04 09:00') where name = 'out';
update intake.inspection_requests set state = 'won', answered_at = pg_temp.at('2026-10-27 10:30') where name = 'won';
select is(pg_temp.morning('2026-10-30 09:00'), 0, 'nobody is told on the day on which the database was set up');
select is(pg_temp.morning('2026-10-31 09:00'), 0, 'nor on a Saturday');
select is(pg_temp.morning('2026-11-02 06:59'), 0, 'nor before seven');
select is(pg_temp.morning('2026-11-02 07:00'), 2, 'but on Monday of what is open, and of the week');
select is(pg_temp.morning('2026-11-02 23:00'), 0, 'once');
select is(pg_temp.morning('2026-11-03 07:30'), 1, 'and on Tuesday of what is open');
create temporary table told on commit drop as
  select notice -> 'open' as open, notice -> 'week' as week from intake.claim_notices('mail', 9, '1 minute', pg_temp.at('2026-11-03 09:00'), 'https://roof.example') c;
create temporary table listed on commit drop as
  select e.* from (select open from told where open <> 'null' limit 1) t, jsonb_array_elements(t.open) with ordinality e (o, n);
select is((select string_agg(o ->> 'name', ' ' order by n) from listed), 'out old new', 'the oldest first, without what is closed');
select is((select bool_and(o ->> 'link' ~ '/request#[0-9a-f]{40}$') from listed), true, 'each with its link');
select is(
  (select week from told where week <> 'null'),
  jsonb_build_object('from', '2026-10-26', 'requests', 3, 'called', 2, 'medianMinutes', 30, 'backupAt', now(), 'checkAt', now()),
  'with last week''s numbers');
delete from intake.inspection_requests;
select is(pg_temp.morning('2026-11-04 07:00'), 0, 'where nothing is open, nobody is told');
select is(intake.last_week(pg_temp.at('2026-12-07 09:00')) - array['backupAt', 'checkAt'], '{"from": "2026-11-30", "requests": 0, "called": 0, "medianMinutes": null}', 'but a week without a request is said');

select * from finish();
rollback;
