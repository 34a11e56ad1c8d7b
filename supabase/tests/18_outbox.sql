-- The outbox: written with what it tells of, delivered at least once.
begin;
create extension if not exists pgtap with schema extensions;
set local search_path = extensions, public;
set local client_min_messages = error;
select plan(68);

create function pg_temp.contact(p_name text, p_honeypot text default '') returns text language sql as $$
  select public.submit_contact_rpc(
    v_honeypot => p_honeypot, v_name => p_name, v_email => lower(p_name) || '@example.com', v_phone => '555 0142', v_message => 'LEAK NOW', v_route => '/es/contact') ->> 'error'
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
select is(intake.oldest_undelivered(), 0, 'the webhook still has hers');
select ok(intake.notice_delivered(pg_temp.id_of('Ann'), 'webhook'), 'until it has delivered it');
select is(pg_temp.claimed('0', 'log'), array['Ann 1'], 'what the log takes');
select is(intake.oldest_undelivered(), null, 'nothing is left');

select is(pg_temp.contact('Hal'), null, 'a last one');
create temporary table notice on commit drop as select notice as n from intake.claim_notices('mail', 1, '2 minutes');
select is((select n - array['id', 'createdAt', 'request'] from notice), '{"kind": "request", "subscriptions": 0, "note": null, "link": null, "open": null, "week": null}', 'a notice holds its kind');
select is((select (n ->> 'createdAt')::timestamptz from notice), now(), 'its time');
select ok(
  (select (n -> 'request') @> '{"urgent": true, "suspicion": null, "language": "es", "name": "Hal", "email": "hal@example.com", "phone": "555 0142",
    "roofType": null, "roofAge": null, "lastInspection": null, "stormDamage": null, "message": "LEAK NOW", "route": "/es/contact", "referrer": null}'
    and not (n -> 'request') ?| array['userAgent', 'meta'] from notice),
  'and what the message needs');

-- ---- failed ----------------------------------------------------------------------------------------------
create temporary table pause (n integer generated always as identity, seconds integer) on commit drop;
do $$
declare
  v_now timestamptz := now();
  v_next timestamptz;
begin
  for i in 1..8 loop
    v_next := intake.notice_failed(pg_temp.id_of('Hal'), 'mail', 'refused', v_now);
    insert into pause (seconds) values (extract(epoch from v_next - v_now));
    v_now := v_next;
    perform intake.claim_notices('mail', 1, '2 minutes', v_now);
  end loop;
end $$;
select is((select array_agg(seconds order by n) from pause), array[30, 60, 120, 300, 900, 1800, 3600, 3600], 'pauses grow');
select lives_ok(format($$select intake.notice_failed(%s, 'mail', E'550 <hal@example.com>\r\nunknown at +1 (555) 010-0142: ' || repeat('x', 300))$$, pg_temp.id_of('Hal')), 'a reason that says too much');
select matches((select last_error from intake.deliveries where notice_id = pg_temp.id_of('Hal')), '^550 \[address\] unknown at \[number\]: x+$', 'is kept without addresses and numbers');
select is((select char_length(last_error) from intake.deliveries where notice_id = pg_temp.id_of('Hal')), 200, 'and cut');
select isnt(intake.notice_failed(pg_temp.id_of('Hal'), 'mail', 'refused', now() + interval '5 days' - interval '1 second'), null, 'it is tried for five days');
select is(intake.notice_failed(pg_temp.id_of('Hal'), 'mail', 'refused', now() + interval '5 days'), null, 'then given up');
select is(intake.notice_failed(pg_temp.id_of('Hal'), 'mail', 'refused', now() + interval '5 days'), null, 'once');
select is(
  (select array_agg(f.note) from intake.failures f where f.function_name = 'the outbox'),
  array[format('notice %s, about request %s, was given up after five days of trying mail', pg_temp.id_of('Hal'), (select id from intake.inspection_requests where name = 'Hal'))],
  'the operator is told');
select is((select count(*)::integer from intake.outbox where kind = 'alarm'), 1, 'by a notice, too');
select is((select n.note from intake.claim_notices('mail', 9, '2 minutes') c, jsonb_to_record(c.notice) n (note text)) ~ '^the outbox: notice', true, 'that says so');
update intake.failures set failed_at = now() - interval '2 hours';
select is(intake.notice_failed((select id from intake.outbox where kind = 'alarm'), 'mail', 'refused', now() + interval '6 days'), null, 'which, given up');
select is((select count(*)::integer from intake.failures where function_name = 'the outbox'), 1, 'raises no alarm of its own');
select is(pg_temp.claimed('6 days'), '{}', 'what was given up is not tried again');
select is(intake.notice_failed(0, 'mail', 'refused'), null, 'an unknown notice is no error');

-- ---- a channel that works again --------------------------------------------------------------------------
select is(array[pg_temp.contact('Ida'), pg_temp.contact('Jon'), pg_temp.contact('Kim')], array[null, null, null]::text[], 'three ask');
select is(pg_temp.claimed('0'), array['Ida 1', 'Jon 1', 'Kim 1'], 'and are to be told');
update intake.deliveries set next_try_at = now() + interval '15 minutes', last_error = 'refused' where notice_id = pg_temp.id_of('Ida');
select ok(intake.notice_delivered(pg_temp.id_of('Kim'), 'mail'), 'one is delivered');
select is(pg_temp.claimed('0'), array['Ida 2'], 'what has failed is due at once, what is on its way is not');
delete from intake.outbox where id in (pg_temp.id_of('Ida'), pg_temp.id_of('Jon'), pg_temp.id_of('Kim'));

-- ---- erased, purged --------------------------------------------------------------------------------------
select is(intake.erase_person('ann@example.com') ->> 'inspection_requests', '1', 'Ann is erased');
select is(pg_temp.told(), array['request of Hal', 'alarm'], 'and her notices with her');
select is((select count(*)::integer from intake.deliveries), 2, 'wherever they were to go');
delete from intake.outbox;
insert into intake.outbox (kind, request_id, created_at)
select 'request', (select min(id) from intake.inspection_requests), now() - age from unnest('{6 days,8 days}'::interval[]) age;
insert into intake.deliveries (notice_id, channel, next_try_at) select id, 'mail', now() from intake.outbox;
select is(intake.purge() ->> 'notices', '1', 'the purge says how many notices it deleted');
select results_eq(
  $$select kind, (extract(epoch from now() - created_at) / 86400)::integer from intake.outbox order by created_at$$,
  $$values ('request', 6)$$, 'those of a week');
select is((select count(*)::integer from intake.deliveries), 1, 'with their deliveries');

select * from finish();
rollback;
