-- The outbox: written with what it tells of, delivered at least once.
\ir setup.psql
select plan(126);

create function pg_temp.contact(p_name text, p_honeypot text default '', p_message text default 'a quote') returns text language sql as $$
  select public.submit_contact_rpc(
    v_honeypot => p_honeypot, v_name => p_name, v_email => lower(p_name) || '@example.com', v_phone => '555 0142', v_message => p_message, v_route => '/es/contact') ->> 'error'
$$;
create function pg_temp.told() returns text[] language sql as
  $$select coalesce(array_agg(o.kind || coalesce(' of ' || r.name, '') order by o.id), '{}') from intake.outbox o left join intake.inspection_requests r on r.id = o.request_id$$;
create function pg_temp.id_of(p_name text) returns bigint language sql as
  $$select o.id from intake.outbox o join intake.inspection_requests r on r.id = o.request_id where r.name = p_name$$;
create function pg_temp.claimed(p_after interval, p_channel text default 'mail', p_how_many integer default 10) returns text[] language sql as $$
  select coalesce(array_agg((c.notice -> 'request' ->> 'name') || ' ' || c.attempt), '{}')
  from intake.claim_notices(p_channel, p_how_many, '2 minutes', now() + p_after) c
$$;

-- ---- written in the same transaction ---------------------------------------------------------------------
select is(pg_temp.contact('Ann'), null, 'Ann asks');
select is(pg_temp.told(), array['request of Ann'], 'and staff are to be told');
select is(pg_temp.contact('Ann'), null, 'the same request again');
select is(pg_temp.told(), array['request of Ann'], 'is told once');
select is(pg_temp.contact('Bot', 'filled'), 'spam_detected', 'suspected spam');
select is(pg_temp.told(), array['request of Ann'], 'is told to nobody');
select is(pg_temp.contact('Bot'), null, 'sent by a person after all');
select is(pg_temp.told(), array['request of Ann', 'request of Bot'], 'it is');
select is(pg_temp.contact('Cat', 'filled'), 'spam_detected', 'suspected spam');
select isnt(intake.set_state((select id from intake.inspection_requests where name = 'Cat'), 'new'), null, 'that staff promote');
select is(pg_temp.told(), array['request of Ann', 'request of Bot', 'request of Cat'], 'is told');
insert into intake.inspection_requests (name, email, phone, suspicion) values ('Dee', 'dee@example.com', '1', 'email_limit'), ('Eve', 'eve@example.com', '1', 'unknown_address');
select is((pg_temp.told())[4:], array['set_aside of Dee', 'set_aside of Eve'], 'what is set aside because of a limit');
select intake.raise_alarm('a test', 'a note');
select is((pg_temp.told())[6:], array['alarm'], 'an alarm');
select intake.note_failure('f', '00000');
select is((pg_temp.told())[7:], array['alarm'], 'an unexpected error is another');
insert into intake.inspection_requests (name, email, phone, received_at) values ('Old', 'old@example.com', '1', now() - interval '1 second');
insert into intake.failures (function_name, sql_state, note, failed_at) values ('f', '53400', 'old', now() - interval '1 second');
select is(cardinality(pg_temp.told()), 7, 'what a backup brings back is not told again');
select is(pg_temp.contact('Max'), null, 'a request');
update intake.inspection_requests set state = 'spam' where name = 'Max';
select is(cardinality(pg_temp.told()), 7, 'that staff take for spam before anybody was told is told to nobody');
select is(array[pg_temp.contact('Lea'), pg_temp.contact('Leo'), pg_temp.contact('Lis')], array[null, null, null]::text[], 'of three');
select is(intake.oldest_undelivered(now() + interval '9 seconds'), 9, 'who wait');
delete from intake.inspection_requests where name ~ '^(L|Max)';
savepoint broken;
drop table intake.outbox cascade;
select is(pg_temp.contact('Fay'), 'db_error', 'where no notice can be written, the visitor learns it');
select is((select count(*)::integer from intake.inspection_requests where name = 'Fay'), 0, 'and nothing is stored that nobody is told of');
select lives_ok($$select intake.note_failure('f', '00000')$$, 'an error is said without it, too');
rollback to broken;

-- ---- claimed ---------------------------------------------------------------------------------------------
select is(intake.oldest_undelivered(now() + interval '7 seconds'), 7, 'the oldest waits');
delete from intake.outbox where kind not in ('request');
select is(pg_temp.claimed('0', 'mail', 2), array['Ann 1', 'Bot 1'], 'first attempts in their order');
select is(pg_temp.claimed('0', 'mail', 2), array['Cat 1'], 'each once');
select is(pg_temp.claimed('119 seconds'), '{}', 'while the lease holds');
select is(pg_temp.claimed('2 minutes'), array['Ann 2', 'Bot 2', 'Cat 2'], 'after it, again: whoever had them was killed');
select is(pg_temp.claimed('1 hour', 'webhook'), array['Ann 1', 'Bot 1', 'Cat 1'], 'a channel that is set up later gets it, too');
select is(pg_temp.claimed('5 days', 'fax'), '{}', 'but not what is five days old');
select ok(intake.notice_delivered(pg_temp.id_of('Ann'), 'mail'), 'Ann''s is delivered');
select ok(not intake.notice_delivered(pg_temp.id_of('Ann'), 'mail'), 'once');
select ok(not intake.notice_delivered(pg_temp.id_of('Ann'), 'fax'), 'by a channel that had it');
select is(pg_temp.claimed('4 minutes'), array['Bot 3', 'Cat 3'], 'and not sent again');
select is(pg_temp.contact('Gus'), null, 'a new one');
select is(pg_temp.claimed('7 minutes', 'mail', 2), array['Gus 1', 'Bot 4'], 'comes before what has failed');
select is(pg_temp.claimed('7 minutes', 'webhook', 1), array['Gus 1'], 'by each channel');
delete from intake.outbox where id <> pg_temp.id_of('Ann');
select is(intake.oldest_undelivered(), null, 'somebody knows, though the webhook still has hers');
select ok(intake.notice_delivered(pg_temp.id_of('Ann'), 'webhook'), 'and delivers it');
select is(pg_temp.claimed('0', 'log'), array['Ann 1'], 'what the log takes');
select is(intake.oldest_undelivered(), null, 'nothing is left');

select is(pg_temp.contact('Hal', p_message => 'LEAK NOW'), null, 'a last one');
create temporary table notice on commit drop as select notice as n from intake.claim_notices('mail', 1, '2 minutes');
select is((select n - array['id', 'createdAt', 'request'] from notice), '{"kind": "request", "subscriptions": 0, "note": null, "link": null, "open": null, "week": null}', 'a notice holds its kind');
select is((select (n ->> 'createdAt')::timestamptz from notice), now(), 'its time');
select ok(
  (select (n -> 'request') @> '{"urgent": true, "suspicion": null, "language": "es", "name": "Hal", "email": "hal@example.com", "phone": "555 0142",
    "roofType": null, "roofAge": null, "lastInspection": null, "stormDamage": null, "message": "LEAK NOW", "route": "/es/contact", "referrer": null}'
    and not (n -> 'request') ?| array['userAgent', 'meta'] from notice),
  'and what the message needs');

-- ---- failed ----------------------------------------------------------------------------------------------
create function pg_temp.pauses(p_reason text) returns integer[] language plpgsql as $$
declare
  v_now    timestamptz := now();
  v_next   timestamptz;
  v_pauses integer[] := '{}';
begin
  update intake.deliveries set attempts = 1, next_try_at = now() + interval '2 minutes' where notice_id = pg_temp.id_of('Hal');
  for i in 1..8 loop
    v_next := intake.notice_failed(pg_temp.id_of('Hal'), 'mail', p_reason, v_now);
    v_pauses := v_pauses || extract(epoch from v_next - v_now)::integer;
    v_now := v_next;
    perform intake.claim_notices('mail', 1, '2 minutes', v_now);
  end loop;
  return v_pauses;
end $$;
select is(pg_temp.pauses('refused'), array[30, 60, 120, 300, 300, 300, 300, 300], 'pauses grow, for an emergency to five minutes');
select is(pg_temp.pauses('The webhook answered 429, to be asked again in 9999 s.'), array_fill(300, array[8]), 'whatever the receiver asks for');
update intake.inspection_requests set message = 'a quote' where name = 'Hal';
select is(pg_temp.pauses('refused'), array[30, 60, 120, 300, 900, 1800, 3600, 3600], 'for others to an hour');
select is(pg_temp.pauses('The webhook answered 429, to be asked again in 9999 s.'), array_fill(9999, array[8]), 'or as the receiver asks');
select lives_ok(format($$select intake.notice_failed(%s, 'mail', E'550 <hal@example.com>\r\nunknown at +1 (555) 010-0142: ' || repeat('x', 300))$$, pg_temp.id_of('Hal')), 'a reason that says too much');
select matches((select last_error from intake.deliveries where notice_id = pg_temp.id_of('Hal')), '^550 \[address\] unknown at \[number\]: x+$', 'is kept without addresses and numbers');
select is((select char_length(last_error) from intake.deliveries where notice_id = pg_temp.id_of('Hal')), 200, 'and cut');
select isnt(intake.notice_failed(pg_temp.id_of('Hal'), 'mail', 'refused', now() + interval '40 days'), null, 'eight tries are not five days of them, whatever the clock says');
update intake.deliveries set attempts = 20 where notice_id = pg_temp.id_of('Hal');
select isnt(intake.notice_failed(pg_temp.id_of('Hal'), 'mail', 'refused', now() + interval '5 days' - interval '1 second'), null, 'it is tried for five days');
select is(intake.notice_failed(pg_temp.id_of('Hal'), 'mail', 'refused', now() + interval '5 days'), null, 'then given up');
select is(intake.notice_failed(pg_temp.id_of('Hal'), 'mail', 'refused', now() + interval '5 days'), null, 'once');
select is(
  (select array_agg(f.note) from intake.failures f where f.function_name = 'the outbox'),
  array[format('notice %s, about request %s, was given up after five days of trying mail: refused', pg_temp.id_of('Hal'), (select id from intake.inspection_requests where name = 'Hal'))],
  'the operator is told');
select is((select count(*)::integer from intake.outbox where kind = 'alarm'), 1, 'by a notice, too');
select is((select n.note from intake.claim_notices('mail', 9, '2 minutes') c, jsonb_to_record(c.notice) n (note text)) ~ '^the outbox: notice', true, 'that says so');
update intake.failures set failed_at = now() - interval '2 hours';
update intake.deliveries set attempts = 20;
select is(intake.notice_failed((select id from intake.outbox where kind = 'alarm'), 'mail', 'refused', now() + interval '6 days'), null, 'which, given up');
select is((select count(*)::integer from intake.failures where function_name = 'the outbox'), 1, 'raises no alarm of its own');
select is(pg_temp.claimed('6 days'), '{}', 'what was given up is not tried again');
select is(intake.notice_failed(0, 'mail', 'refused'), null, 'an unknown notice is no error');

-- ---- what 5xx to DATA means: words, or not -----------------------------------------------------------------------
-- From the n-th try on the notice is without words, if always the same is answered; null: never, in five tries.
create function pg_temp.without_words_from(p_codes text) returns integer language plpgsql as $$
declare
  v_notice jsonb;
begin
  update intake.deliveries set attempts = 0, refusals = 0, given_up_at = null where notice_id = pg_temp.id_of('Hal') and channel = 'mail';
  for i in 1..5 loop
    select c.notice into v_notice from intake.claim_notices('mail', 1, '2 minutes', now() + i * interval '1 day' / 2) c where (c.notice ->> 'id')::bigint = pg_temp.id_of('Hal');
    if v_notice ? 'isRefused' then return i; end if;
    perform intake.notice_failed(pg_temp.id_of('Hal'), 'mail', format('The mail server answered %s.', p_codes), now() + i * interval '1 day' / 2);
  end loop;
  return null;
end $$;
delete from intake.outbox where kind = 'alarm';
select is(pg_temp.without_words_from(codes), n, codes)
from (values
  ('550, 5.7.1 to DATA', 2), ('554, 5.6.0 to DATA', 2), ('550, 5.7.26 to DATA', 2), ('550, 5.7.705 to DATA, naming a limit', 2),
  ('554 to DATA', 3), ('550, 5.1.1 to DATA', 3), ('550, 5.0.0 to DATA', 3), ('554, 5.5.0 to DATA', 3), ('552, 5.2.3 to DATA', 3), ('550, 5.2.21 to DATA', 3),
  ('552 to DATA, naming a limit', null), ('550, 5.4.5 to DATA', null), ('552, 5.2.2 to DATA', null), ('552, 5.3.4 to DATA', null),
  ('550, 5.0.0 to DATA, naming a limit', null), ('550, 4.7.1 to DATA', null), ('451, 4.7.1 to DATA', null), ('421 to DATA', null),
  ('550, 5.7.1 to RCPT TO', null), ('554 to MAIL FROM', null), ('535', null)
) c (codes, n);
select is((select last_error from intake.deliveries where notice_id = pg_temp.id_of('Hal') and channel = 'mail'), 'The mail server answered 535.', 'the codes are kept');
select is(pg_temp.without_words_from('550, 5.7.26 to DATA'), 2, 'without words');
select is((select last_error from intake.deliveries where notice_id = pg_temp.id_of('Hal') and channel = 'mail'), 'The mail server answered 550, 5.7.26 to DATA.', 'with the enhanced one');
update intake.deliveries set refusals = 0 where notice_id = pg_temp.id_of('Hal');
select intake.notice_failed(pg_temp.id_of('Hal'), 'mail', 'The mail server answered ' || said || '.') from unnest('{554 to DATA,421 to DATA,554 to DATA}'::text[]) said;
select is((select refusals from intake.deliveries where notice_id = pg_temp.id_of('Hal') and channel = 'mail'), 2, 'two refusals are two, whatever came between');
select ok(intake.notice_delivered(pg_temp.id_of('Hal'), 'mail', now()), 'told without words');
select is(intake.oldest_undelivered(now() + interval '1 hour'), null, 'somebody knows');
create function pg_temp.whole(p_after interval) returns text[] language sql as $$
  select coalesce(array_agg((c.notice -> 'request' ->> 'name') || coalesce(c.notice ->> 'isRefused', '')), '{}') from intake.claim_notices('mail', 9, '2 minutes', now() + p_after) c
$$;
select is(pg_temp.whole('4 minutes'), '{}', 'a little later');
select is(pg_temp.whole('5 minutes'), array['Hal'], 'the whole one is tried');
savepoint tried;
select ok(intake.notice_delivered(pg_temp.id_of('Hal'), 'mail', now() + interval '5 minutes'), 'it may pass');
select is(pg_temp.whole('1 day'), '{}', 'then nothing is left to do');
rollback to tried;
select isnt(intake.notice_failed(pg_temp.id_of('Hal'), 'mail', 'The mail server answered 421.', now() + interval '5 minutes'), null, 'it is tried again if it was not read');
select is(pg_temp.whole('1 hour'), array['Hal'], 'later');
select is(intake.notice_failed(pg_temp.id_of('Hal'), 'mail', 'The mail server answered 554 to DATA.', now() + interval '1 hour'), null, 'and no more if it is refused');
select is(pg_temp.whole('1 day'), '{}', 'once');
select is((select count(*)::integer from intake.failures where function_name = 'the outbox' and failed_at = now()), 0, 'which is no alarm');

-- ---- a channel that works again --------------------------------------------------------------------------
select is(array[pg_temp.contact('Ida'), pg_temp.contact('Jon'), pg_temp.contact('Kim')], array[null, null, null]::text[], 'three ask');
select is(pg_temp.claimed('0'), array['Ida 1', 'Jon 1', 'Kim 1'], 'and are to be told');
update intake.deliveries set next_try_at = now() + interval '15 minutes', last_error = 'refused' where notice_id = pg_temp.id_of('Ida');
select ok(intake.notice_delivered(pg_temp.id_of('Kim'), 'mail'), 'one is delivered');
select is(pg_temp.claimed('0'), array['Ida 2'], 'what has failed is due at once, what is on its way is not');
delete from intake.outbox where id in (pg_temp.id_of('Ida'), pg_temp.id_of('Jon'), pg_temp.id_of('Kim'));

-- ---- one channel does not get what another has ------------------------------------------------------------------
-- After how many tries it is named; null: not in twenty.
savepoint one;
insert into intake.inspection_requests (name, email, phone) values ('Mia', 'mia@example.com', '1');
create function pg_temp.named_after(p_reason text, p_is_told boolean default true) returns integer language plpgsql as $$
begin
  delete from intake.outbox;
  delete from intake.failures;
  delete from intake.messages;
  insert into intake.outbox (kind, request_id) select 'request', r.id from intake.inspection_requests r where r.name = 'Mia';
  perform intake.claim_notices(c, 9, '2 minutes') from unnest('{mail,mail-2,log}'::text[]) c;
  perform intake.notice_delivered(pg_temp.id_of('Mia'), 'log');
  if p_is_told then perform intake.notice_delivered(pg_temp.id_of('Mia'), 'mail'); end if;
  for i in 1..20 loop
    update intake.deliveries set attempts = i where channel = 'mail-2';
    perform intake.notice_failed(pg_temp.id_of('Mia'), 'mail-2', p_reason, p_to => 'office@example.com');
    if exists (select from intake.failures) then return i; end if;
  end loop;
  return null;
end $$;
select is(pg_temp.named_after(reason), n, reason)
from (values
  ('The mail server answered 550, 5.1.1 to RCPT TO.', 3), ('The mail server answered 554 to RCPT TO.', 3),
  ('The mail server answered 451, 4.7.1 to RCPT TO.', 7), ('The mail server could not be used (ECONNREFUSED).', 7),
  ('The mail server answered 550, 5.7.1 to DATA.', 7), ('The webhook answered 404.', 7)
) c (reason, n);
select is(pg_temp.named_after('The mail server answered 550 to RCPT TO.', false), null, 'by nobody, where nobody is told');
select is(intake.oldest_undelivered(now() + interval '1 hour'), 3600, 'which is an outage');
select is((select unreached_channels from intake.health()), '{}', 'of all');
select is(pg_temp.named_after('The mail server answered 550, 5.1.1 to RCPT TO.'), 3, 'where others are');
select is((select note from intake.failures), 'office@example.com gets nothing, while others do: The mail server answered 550, 5.1.1 to RCPT TO.', 'it is said who, and why');
select is((select n.note from intake.claim_notices('mail', 9, '2 minutes') c, jsonb_to_record(c.notice) n (note text)) ~ 'office@', true, 'by the channel that works');
select is((select unreached_channels from intake.health()), array['mail-2'], 'and in /healthz');
delete from intake.outbox where kind = 'alarm';
select is(intake.oldest_undelivered(now() + interval '1 hour'), null, 'which has no outage');
update intake.failures set failed_at = now() - interval '23 hours';
select is(intake.notice_failed(pg_temp.id_of('Mia'), 'mail-2', 'The mail server answered 550 to RCPT TO.') is null, false, 'the next failure');
select is((select count(*)::integer from intake.failures), 1, 'is not said again on that day');
update intake.deliveries set next_try_at = now() - interval '2 hours' where channel = 'mail-2';
select is((select unreached_channels from intake.health()), '{}', 'a channel that is gone from the settings is none');
rollback to one;

-- ---- erased, purged --------------------------------------------------------------------------------------
select is(intake.erase_person('ann@example.com') ->> 'inspection_requests', '1', 'Ann is erased');
select is(pg_temp.told(), array['request of Hal'], 'and her notices with her');
select is((select count(*)::integer from intake.deliveries), 1, 'wherever they were to go');
delete from intake.outbox;
insert into intake.outbox (kind, request_id, created_at)
select 'request', (select min(id) from intake.inspection_requests), now() - age from unnest('{6 days,8 days,8 days}'::interval[]) age;
insert into intake.deliveries (notice_id, channel, next_try_at, delivered_at) select id, channel, now(), now() from intake.outbox, unnest('{mail,log}'::text[]) channel;
update intake.deliveries set delivered_at = null where channel = 'mail' and notice_id = (select max(id) from intake.outbox);
select is(intake.purge() ->> 'notices', '1', 'the purge says how many notices it deleted');
select results_eq(
  $$select kind, (extract(epoch from now() - created_at) / 86400)::integer from intake.outbox order by created_at$$,
  $$values ('request', 8), ('request', 6)$$, 'those of a week, and what told nobody stays');
select is((select count(*)::integer from intake.deliveries), 4, 'with their deliveries');
update intake.inspection_requests set state = 'called';
select is(intake.purge() ->> 'notices', '1', 'until somebody has called');

select * from finish();
rollback;
