-- Floods that refuse nobody and fill nobody's mailbox: what is set aside, and one budget for all messages.
\ir setup.psql
select plan(89);

create function pg_temp.apart(p_n integer) returns text language sql as
  $$select suspicion from intake.inspection_requests where email = 'p' || p_n || '@example.com'$$;
-- What a channel gets in one claim, so many minutes from now: kinds and numbers of requests; then all is delivered.
create function pg_temp.claimed(p_minutes numeric, p_channel text default 'mail', p_how_many integer default 50) returns text[] language plpgsql as $$
declare
  v_at  timestamptz := now() + p_minutes * interval '1 minute';
  v_got text[] := '{}';
  v_row record;
begin
  for v_row in select c.notice as n from intake.claim_notices(p_channel, p_how_many, '2 minutes', v_at) c loop
    v_got := v_got || concat_ws(' ', v_row.n ->> 'kind', (v_row.n -> 'request' ->> 'name'), v_row.n ->> 'total', case when v_row.n ->> 'urgent' = 'true' then 'rings' end);
    perform intake.notice_delivered(id::bigint, p_channel, v_at) from jsonb_array_elements_text(coalesce(v_row.n -> 'ids', jsonb_build_array(v_row.n -> 'id'))) id;
  end loop;
  return v_got;
end $$;

-- ---- a patient machine with one address --------------------------------------------------------------------
select pg_temp.from_address('203.0.113.1');
create function pg_temp.window(p_from integer, p_to integer) returns integer language plpgsql as $$
declare v_taken integer := 0;
begin
  for n in p_from .. p_to loop
    v_taken := v_taken + (pg_temp.contact(n, p_message => 'LEAK NOW, water comes in') is null)::integer;
    if n % 10 = 0 then
      update intake.address_tries set tried_at = tried_at - interval '10 minutes';
    end if;
  end loop;
  return v_taken;
end $$;
select is(pg_temp.window(1, 60), 60, 'sixty in an hour, ten in each window');
select is((select count(*)::integer from intake.leads), 30, 'thirty of them are leads');
select is(pg_temp.apart(31), 'address_limit', 'the others are set aside');
select pg_temp.from_address('203.0.113.2');
select is(pg_temp.contact(99), null, 'another address');
select is(pg_temp.apart(99), null, 'is not touched');
update intake.address_tries set tried_at = now() - interval '1 day';
select pg_temp.from_address('203.0.113.1');
select is(pg_temp.contact(100) || coalesce(pg_temp.apart(100), ''), null, 'a day later');
select is(pg_temp.apart(100), null, 'it is free again');

-- ---- an address that may be a CDN's ------------------------------------------------------------------------
select pg_temp.forget();
select pg_temp.from_address('203.0.113.3', '1');
select is((select count(*)::integer from generate_series(1, 14) n where pg_temp.contact(n) is null), 14, 'fourteen of a CDN''s visitors');
select is((select array_agg(coalesce(pg_temp.apart(n), '-') order by n) from generate_series(10, 11) n), array['-', 'unknown_address'], 'from the eleventh on they are set aside');
insert into intake.address_tries (address_hash, kind) select address_hash, 'set_aside' from (select * from intake.address_tries limit 1) t, generate_series(1, 296);
select is(pg_temp.contact(15), 'rate_limit', 'three hundred an hour');
select is((select count(*)::integer from intake.failures where function_name = 'requests refused'), 1, 'then there is an alarm');
select is(pg_temp.contact(16), 'rate_limit', 'one');
select is((select count(*)::integer from intake.failures where function_name = 'requests refused'), 1, 'an hour');
select pg_temp.from_address('203.0.113.3');
select is(pg_temp.contact(17), 'rate_limit', 'without a CDN, a visitor''s own limit');

-- ---- an urgent request meets no window of somebody else's ---------------------------------------------------
select pg_temp.forget();
select is((select count(*)::integer from generate_series(1, 10) n where pg_temp.contact(n) is null), 10, 'ten plausible requests of one address');
select is(pg_temp.contact(11), 'rate_limit', 'an ordinary one of a neighbor is refused');
select is(pg_temp.contact(12, p_message => 'LEAK NOW') || coalesce(pg_temp.apart(12), ''), null, 'an urgent one is not');
select is(pg_temp.apart(12), 'address_limit', 'but set aside');
select is((select array_agg(o.kind) from intake.outbox o join intake.inspection_requests r on r.id = o.request_id where r.urgent), array['set_aside'], 'and told');
create function pg_temp.of_gia(p_n integer, p_message text) returns text language sql as $$
  select public.submit_contact_rpc(v_name => 'Gia ' || p_n, v_email => 'gia@example.com', v_phone => '1', v_message => p_message) ->> 'error'
$$;
select pg_temp.from_address('203.0.113.5');
select is((select count(*)::integer from generate_series(1, 3) n where pg_temp.of_gia(n, 'a quote') is null), 3, 'three in the name of Gia');
select is(pg_temp.of_gia(4, 'a quote'), 'rate_limit', 'a fourth of the same address is refused');
select is(pg_temp.of_gia(5, 'LEAK NOW'), null, 'not an urgent one: it may be hers');
select is((select suspicion from intake.inspection_requests where name = 'Gia 5'), 'email_limit', 'it is set aside');
select pg_temp.from_address('2001:db8:9::1');
insert into intake.address_tries (address_hash, wide_hash, kind) select t.address_hash, sha256(intake.salt_of((now() at time zone 'UTC')::date, true) || '2001:db8:9::/48'), k.kind
from (select * from intake.address_tries limit 1) t, unnest(array_fill('inspection'::text, array[100]) || array_fill('set_aside'::text, array[300])) k (kind);
select is(pg_temp.contact(13), 'rate_limit', 'where a network has used up what is set aside of it');
select is(pg_temp.contact(14, p_message => 'LEAK NOW') || coalesce(pg_temp.apart(14), ''), null, 'an urgent one of it still has room');
select is(pg_temp.apart(14), 'address_limit', 'set aside, too');
update intake.address_tries set kind = 'urgent' where kind = 'set_aside';
select is(pg_temp.contact(15, p_message => 'LEAK NOW'), 'rate_limit', 'three hundred urgent ones an hour');
select is(pg_temp.contact(16, p_message => 'LEAK NOW'), 'rate_limit', 'are enough for one network');
select is((select count(*)::integer from intake.failures where function_name = 'urgent requests refused'), 1, 'with one alarm of its own');

-- ---- two thousand a day, each kind by itself ----------------------------------------------------------------
-- What is stored with each suspicion, urgent or not, and who is then refused: spam, an ordinary request beyond a limit, an urgent one.
create function pg_temp.full_of(p_suspicion text, p_message text) returns text language plpgsql as $$
declare
  v_kept text := '';
begin
  perform pg_temp.forget();
  insert into intake.inspection_requests (name, email, phone, suspicion, received_at)
  select 'Bot', 'bot@example.com', '1', p_suspicion, now() - interval '1 hour' from generate_series(1, 2000);
  update intake.inspection_requests set urgent = true where p_message is not null;
  perform pg_temp.from_address('203.0.113.9', '1'), pg_temp.contact(n) from generate_series(1, 10) n;
  perform pg_temp.contact(11, p_honeypot => 'filled');
  perform pg_temp.contact(12);
  perform pg_temp.contact(13, p_message => 'LEAK NOW');
  return (select string_agg(case n when 11 then 'spam' when 12 then 'ordinary' else 'urgent' end || case when pg_temp.apart(n) is null then ' refused' else '' end, ', ' order by n) from generate_series(11, 13) n);
end $$;
select is(pg_temp.full_of(suspicion, message), refused, '2,000 of ' || suspicion || coalesce(', ' || message, ''))
from (values
  ('honeypot', null, 'spam refused, ordinary, urgent'),
  ('too_fast', 'LEAK NOW', 'spam refused, ordinary, urgent'),
  ('staff', null, 'spam, ordinary, urgent'),
  ('staff', 'LEAK NOW', 'spam, ordinary, urgent'),
  ('address_limit', null, 'spam, ordinary refused, urgent'),
  ('email_limit', 'LEAK NOW', 'spam, ordinary, urgent refused'),
  ('unknown_address', 'LEAK NOW', 'spam, ordinary, urgent refused')
) c (suspicion, message, refused);
select is((select array_agg(function_name || ': ' || note) from intake.failures), array['urgent requests refused: 2000 urgent requests were kept apart within a day; more are refused'], 'with an alarm');
select is((select count(*)::integer from generate_series(21, 30) n where pg_temp.from_address('203.0.113.10') is not null and pg_temp.contact(n) is null), 10, 'whoever is within the limits is not touched');
update intake.inspection_requests set received_at = now() - interval '1 day' where name = 'Bot';
select is(pg_temp.contact(31, p_message => 'LEAK NOW') || coalesce(pg_temp.apart(31), ''), null, 'a day later');
select is(pg_temp.apart(31), 'address_limit', 'there is room');

-- ---- one by one, as long as the account's budget lasts ------------------------------------------------------
create function pg_temp.ask(p_how_many integer, p_message text default 'a quote', p_suspicion text default null) returns void language sql as $$
  insert into intake.inspection_requests (name, email, phone, message, suspicion, route)
  select 'Kim', 'kim@example.com', '(813) 555-01' || n || ' x 4', p_message, p_suspicion, '/vi/contact' from generate_series(10, 9 + p_how_many) n
$$;
-- "3 request, 1 bundle of 7 rings": what one account sends so many minutes from now, until nothing is left to claim.
create function pg_temp.sends(p_minutes numeric, p_channel text default 'mail') returns text language plpgsql as $$
declare
  v_all text[] := '{}';
  v_got text[];
begin
  loop
    v_got := pg_temp.claimed(p_minutes, p_channel, 3);
    exit when v_got = '{}';
    v_all := v_all || v_got;
  end loop;
  return coalesce((select string_agg(n || ' ' || what, ', ' order by what) from (select what, count(*) n from unnest(v_all) what group by 1) c), 'nothing');
end $$;
select pg_temp.forget();
select pg_temp.ask(3, p_suspicion => 'address_limit');
select pg_temp.ask(37);
select is(pg_temp.sends(0), '37 request Kim, 3 set_aside Kim', 'forty messages an hour, whatever they tell of');
select intake.raise_alarm('a test', 'a note');
select pg_temp.ask(1);
select is(pg_temp.sends(1), '2 alarm, 1 request Kim', 'alarms leave, one of the budget among them; the next leaves as the first bundle');
select pg_temp.ask(4);
select pg_temp.ask(2, p_suspicion => 'email_limit');
select is(pg_temp.sends(2), 'nothing', 'the next ones wait');
select is(intake.oldest_undelivered(now() + interval '15 minutes'), null, 'which is no outage');
select is(pg_temp.sends(20.9), 'nothing', 'for twenty minutes');
select is(pg_temp.sends(21), '1 bundle 6', 'and come together');
select pg_temp.ask(1, 'LEAK NOW');
select pg_temp.ask(2);
select is(pg_temp.sends(22), '1 bundle 3 rings', 'an urgent one leaves at once, rings, and takes along what waits');
select pg_temp.ask(1, 'LEAK NOW', 'unknown_address');
select is(pg_temp.sends(26.9), 'nothing', 'the next urgent one waits');
select is(pg_temp.sends(27), '1 set_aside Kim', 'for five minutes');
select is((select count(*)::integer from intake.failures where function_name = 'messages'), 1, 'there is one alarm');
select pg_temp.ask(1);
select is(pg_temp.sends(62), '1 request Kim', 'an hour later they leave one by one again');


-- ---- what counts --------------------------------------------------------------------------------------------
select pg_temp.forget();
select pg_temp.ask(15);
select is(pg_temp.sends(0), '15 request Kim', 'recipients of mail');
select is(pg_temp.sends(0, 'mail-2'), '15 request Kim', 'are one account');
select is(pg_temp.sends(0, 'mail-3'), '1 alarm, 1 bundle 5, 10 request Kim', 'with one budget, and an alarm');
select is(pg_temp.sends(0, 'webhook'), '1 alarm, 15 request Kim', 'the webhook has another');
select is(cardinality(pg_temp.claimed(0, 'log')), 16, 'the server''s own log has a line for each');
delete from intake.inspection_requests;
select pg_temp.ask(1);
select is(pg_temp.sends(0), '1 alarm, 1 request Kim', 'whoever is erased, or called spam, was told of all the same: this one leaves as a first bundle');
select pg_temp.ask(1);
select is(pg_temp.sends(1), 'nothing', 'and this one waits');

select pg_temp.forget();
select pg_temp.ask(1);
create function pg_temp.refused(p_minutes numeric) returns bigint language sql as $$
  select count(intake.notice_failed((c.notice ->> 'id')::bigint, 'mail', 'The mail server answered 421.', now() + p_minutes * interval '1 minute'))
  from intake.claim_notices('mail', 3, '2 minutes', now() + p_minutes * interval '1 minute') c
$$;
select is((select count(*)::integer from generate_series(0, 19) n where pg_temp.refused(n) > 0), 5, 'what a mail server refuses');
select is((select count(*)::integer from intake.messages), 0, 'was not sent');
select is((select count(*)::integer from intake.claim_notices('mail', 3, '2 minutes', now() + interval '1 hour')), 1, 'what a killed process had');
select is((select count(*)::integer from intake.messages), 1, 'may have been');

-- ---- a day of it --------------------------------------------------------------------------------------------
select pg_temp.forget();
insert into intake.messages select 'mail', 0, now() - interval '2 hours', 0, false from generate_series(1, 149);
select pg_temp.ask(2);
select is(pg_temp.sends(0), '1 alarm, 2 request Kim', 'a hundred and fifty a day, and a first bundle');
select pg_temp.ask(2);
select is(pg_temp.sends(19), 'nothing', 'then they wait, whatever the hour had');
insert into intake.messages select 'mail-2', 0, now() - interval '2 hours', 0, false from generate_series(1, 149);
select is(pg_temp.sends(20), 'nothing', 'after three hundred');
select is(pg_temp.sends(59), 'nothing', 'longer');
select is(pg_temp.sends(60), '1 bundle 2', 'for an hour');
select pg_temp.ask(1, 'LEAK NOW');
select is(pg_temp.sends(61), '1 request Kim', 'an urgent one leaves at once');
select pg_temp.ask(1, 'LEAK NOW');
select is(pg_temp.sends(75), 'nothing', 'the next');
select is(pg_temp.sends(76), '1 request Kim', 'fifteen minutes later');
delete from intake.messages where notice_id = 0;
insert into intake.messages select 'mail', 0, now() - interval '1 day', 0, false from generate_series(1, 500);
insert into intake.messages select 'mail', 0, now() + interval '1 day', 1, true from generate_series(1, 500);
select pg_temp.ask(2);
select is(pg_temp.sends(0), '2 request Kim', 'a day later, and of a clock that was a day ahead, nothing counts');

-- ---- many emergencies ---------------------------------------------------------------------------------------
select pg_temp.forget();
select pg_temp.ask(6, 'LEAK NOW');
select is(pg_temp.sends(0), '6 request Kim', 'six emergencies are six messages');
select pg_temp.ask(1, 'LEAK NOW');
select pg_temp.ask(2);
select is(pg_temp.sends(4.9), '2 request Kim', 'a seventh within ten minutes waits, and holds up nobody');
select pg_temp.ask(2, 'LEAK NOW');
select is(pg_temp.sends(5), '1 bundle 3', 'for others, five minutes, without ringing again');
select pg_temp.forget();
select pg_temp.ask(90, 'LEAK NOW');
select pg_temp.ask(3);
select is(pg_temp.sends(0), '1 bundle 40 rings, 3 request Kim', 'ninety at once are one message of forty, which rings,');
select is(pg_temp.sends(5), '1 bundle 40', 'another');
select is(pg_temp.sends(10), '1 bundle 10', 'and the rest');

-- ---- what a bundle says -------------------------------------------------------------------------------------
select pg_temp.forget();
insert into intake.messages select 'mail', 0, now(), 0, false from generate_series(1, 40);
select pg_temp.ask(1, 'LEAK NOW');
select pg_temp.ask(44);
create temporary table bundle on commit drop as select c.attempt, c.notice as n from intake.claim_notices('mail', 3, '2 minutes', now(), 'https://roof.example') c;
delete from intake.outbox where kind = 'alarm';
select is((select array[(n ->> 'total')::integer, jsonb_array_length(n -> 'ids'), jsonb_array_length(n -> 'bundle')] from bundle), array[45, 45, 40], 'a line for each of forty');
select is(
  (select array_agg(distinct key order by key) from bundle, jsonb_array_elements(n -> 'bundle') line, jsonb_object_keys(line) key),
  array['id', 'language', 'link', 'number', 'receivedAt', 'suspicion', 'urgent'], 'says nothing else that was typed');
select ok((select (n -> 'bundle' -> 0) @> '{"urgent": true, "language": "vi", "suspicion": null, "number": "8135550110"}' and n -> 'bundle' -> 0 ->> 'link' ~ '^https://roof.example/request#[0-9a-f]{40}$' from bundle), 'but of the urgent one its number, language and link, first');
select is((select n -> 'bundle' -> 1 -> 'number' from bundle), 'null', 'of others no number');
select is((select count(*)::integer from intake.claim_notices('mail', 3, '2 minutes', now() + interval '1 minute')), 0, 'has a lease');
select is((select count(*)::integer from bundle, jsonb_array_elements_text(n -> 'ids') id where intake.notice_failed(id::bigint, 'mail', 'refused', now()) = now() + interval '30 seconds'), 45, 'fails as one');
select is((select array_agg((c.notice ->> 'kind') || c.attempt) from intake.claim_notices('mail', 3, '2 minutes', now() + interval '1 minute') c), array['bundle2'], 'and is sent again as one');
select is((select intake.bundled(array_agg(o.id), 9, null) -> 0 ->> 'number' from intake.outbox o join intake.inspection_requests r on r.id = o.request_id where r.urgent), '8135550110', 'the number alone');
update intake.inspection_requests set phone = case when urgent then typed else phone end from (values ('+84 91.234 5678;9')) c (typed);
select is((select intake.bundled(array_agg(o.id), 9, null) -> 0 ->> 'number' from intake.outbox o), '+84912345678', 'of whatever was typed');

-- ---- a night of an attack, minute by minute -----------------------------------------------------------------
-- So many urgent requests and others in each of so many minutes. The channel is down until p_down. What was sent, how many in the
-- worst hour, and how many minutes the unluckiest emergency waited (or, where the channel was down, from then on).
create function pg_temp.night(p_minutes integer, p_urgent integer, p_others integer, p_step numeric, p_down numeric, out sent integer, out hour integer, out waited numeric, out untold integer)
language plpgsql as $$
declare
  v_at     timestamptz;
  v_minute numeric;
  v_ids    bigint[];
begin
  perform pg_temp.forget();
  waited := 0;
  for i in 0 .. ceil((greatest(p_minutes, p_down) + 16) / p_step) loop
    v_minute := i * p_step;
    v_at := now() + v_minute * interval '1 minute';
    if v_minute < p_minutes then
      insert into intake.inspection_requests (name, email, phone, message)
      select v_minute, 'x@example.com', '1', case when n <= p_urgent then 'LEAK NOW' end from generate_series(1, p_urgent + p_others) n;
    end if;
    loop
      select array(select jsonb_array_elements_text(coalesce(c.notice -> 'ids', jsonb_build_array(c.notice -> 'id'))))::bigint[] into v_ids
      from intake.claim_notices('mail', 1, '2 minutes', v_at) c;
      exit when not found;
      if v_minute < p_down then
        perform intake.notice_failed(n, 'mail', 'The webhook answered 429, to be asked again in 9999 s.', v_at) from unnest(v_ids) n;
        exit;
      end if;
      perform intake.notice_delivered(n, 'mail', v_at) from unnest(v_ids) n;
      waited := greatest(waited, (
        select max(v_minute - greatest(r.name::numeric, p_down)) from intake.outbox o join intake.inspection_requests r on r.id = o.request_id
        where r.urgent and o.id = any (v_ids)));
    end loop;
  end loop;
  sent := (select count(*) from intake.messages);
  hour := (select max((select count(*) from intake.messages o where o.sent_at > m.sent_at - interval '1 hour' and o.sent_at <= m.sent_at)) from intake.messages m);
  untold := (select count(*) from intake.outbox o join intake.inspection_requests r on r.id = o.request_id
    where r.urgent and not exists (select from intake.deliveries d where d.notice_id = o.id and d.delivered_at is not null));
end $$;
select is(row(n.hour, n.waited, n.untold)::text, '(47,4,0)', 'an emergency and another request each minute: the messages of the worst hour, and nobody waits for five minutes') from pg_temp.night(70, 1, 1, 1, 0) n;
select is(row(n.hour, n.waited, n.untold)::text, '(4,8,0)', 'a hundred and twenty emergencies in ten minutes: every number is told, forty at a time') from pg_temp.night(10, 12, 0, 1, 0) n;
select is((select array_agg(down || ' min: ' || n.waited) from unnest('{10,30,60,120}'::integer[]) down, pg_temp.night(1, 1, 4, 2, down) n where n.waited > 5 or n.untold > 0), null,
  'after an outage, whatever the receiver asked for, an emergency is told within five minutes');

select * from finish();
rollback;
