-- Floods that refuse nobody and fill nobody's mailbox: what is set aside, and messages that come together.
begin;
create extension if not exists pgtap with schema extensions;
set local search_path = extensions, public;
set local client_min_messages = error;
select plan(43);

create function pg_temp.from_address(p_address text, p_more jsonb default '{}') returns text language sql as
  $$select set_config('request.headers', (jsonb_build_object('cf-connecting-ip', p_address) || p_more)::text, true)$$;
create function pg_temp.contact(p_n integer, p_message text default 'a quote', p_honeypot text default '') returns text language sql as
  $$select public.submit_contact_rpc(v_honeypot => p_honeypot, v_name => 'Ann ' || p_n, v_email => 'p' || p_n || '@example.com', v_phone => '1', v_message => p_message) ->> 'error'$$;
create function pg_temp.apart(p_n integer) returns text language sql as
  $$select suspicion from intake.inspection_requests where email = 'p' || p_n || '@example.com'$$;
-- What a channel gets in one claim, so many minutes from now: kinds and numbers of requests; then all is delivered.
create function pg_temp.claimed(p_minutes numeric, p_channel text default 'mail') returns text[] language plpgsql as $$
declare
  v_at  timestamptz := now() + p_minutes * interval '1 minute';
  v_got text[] := '{}';
  v_row record;
begin
  for v_row in select c.notice as n from intake.claim_notices(p_channel, 50, '2 minutes', v_at) c loop
    v_got := v_got || concat_ws(' ', v_row.n ->> 'kind', (v_row.n -> 'request' ->> 'name'), jsonb_array_length(v_row.n -> 'bundle'), case when v_row.n ->> 'urgent' = 'true' then 'rings' end);
    perform intake.notice_delivered(id::bigint, p_channel, v_at) from jsonb_array_elements_text(coalesce(v_row.n -> 'ids', jsonb_build_array(v_row.n -> 'id'))) id;
  end loop;
  return v_got;
end $$;
create function pg_temp.forget() returns void language sql as $$delete from intake.inspection_requests; delete from intake.address_tries; delete from intake.failures; delete from intake.outbox$$;

-- ---- a patient machine with one address --------------------------------------------------------------------
select pg_temp.from_address('203.0.113.1');
create function pg_temp.window(p_from integer, p_to integer) returns integer language plpgsql as $$
declare v_taken integer := 0;
begin
  for n in p_from .. p_to loop
    v_taken := v_taken + (pg_temp.contact(n, 'LEAK NOW') is null)::integer;
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
select pg_temp.from_address('203.0.113.3', '{"x-names-another": "1"}');
select is((select count(*)::integer from generate_series(1, 14) n where pg_temp.contact(n) is null), 14, 'fourteen of a CDN''s visitors');
select is((select array_agg(coalesce(pg_temp.apart(n), '-') order by n) from generate_series(10, 11) n), array['-', 'unknown_address'], 'from the eleventh on they are set aside');
insert into intake.address_tries (address_hash, kind) select address_hash, 'set_aside' from (select * from intake.address_tries limit 1) t, generate_series(1, 296);
select is(pg_temp.contact(15), 'rate_limit', 'three hundred an hour');
select is((select count(*)::integer from intake.failures where function_name = 'requests refused'), 1, 'then there is an alarm');
select is(pg_temp.contact(16), 'rate_limit', 'one');
select is((select count(*)::integer from intake.failures where function_name = 'requests refused'), 1, 'an hour');
select pg_temp.from_address('203.0.113.3');
select is(pg_temp.contact(17), 'rate_limit', 'without a CDN, a visitor''s own limit');

-- ---- two thousand a day in all -----------------------------------------------------------------------------
select pg_temp.forget();
insert into intake.inspection_requests (name, email, phone, suspicion, received_at) select 'Bot', 'bot@example.com', '1', 'honeypot', now() - interval '1 hour' from generate_series(1, 1999);
select is(pg_temp.contact(1, 'x', 'filled'), 'spam_detected', 'the last one');
select is(pg_temp.contact(2, 'x', 'filled'), 'spam_detected', 'suspected spam is answered as ever');
select is((select count(*)::integer from intake.suspected_spam), 2000, 'but not kept');
select is((select array_agg(note) from intake.failures), array['2000 requests were kept apart within a day, suspected spam included; more of them are refused'], 'with an alarm');
select is((select count(*)::integer from generate_series(3, 12) n where pg_temp.contact(n) is null), 10, 'whoever is within the limits is not touched');
update intake.inspection_requests set received_at = now() - interval '1 day' where name = 'Bot';
select is(pg_temp.contact(13, 'x', 'filled'), 'spam_detected', 'a day later');
select is(pg_temp.apart(13), 'honeypot', 'there is room');

-- ---- what is set aside comes together ----------------------------------------------------------------------
select pg_temp.forget();
create function pg_temp.aside(p_names text, p_message text default 'a quote') returns void language sql as $$
  insert into intake.inspection_requests (name, email, phone, message, suspicion) select name, 'x@example.com', '1', p_message, 'address_limit' from regexp_split_to_table(p_names, ' ') name
$$;
select pg_temp.aside('Ann');
select is(pg_temp.claimed(0), array['set_aside Ann'], 'the first one at once');
select pg_temp.aside('Bea Cyd Dot');
select is(pg_temp.claimed(1), '{}', 'the next ones wait');
select is(intake.oldest_undelivered(now() + interval '1 minute'), null, 'which is no outage');
insert into intake.inspection_requests (name, email, phone) values ('Lea', 'lea@example.com', '1');
select is(pg_temp.claimed(2), array['request Lea'], 'and hold up nobody');
select pg_temp.aside('Eve', 'LEAK NOW');
select is(pg_temp.claimed(3), array['bundle 4 rings'], 'an urgent one takes them with it, and rings');
select pg_temp.aside('Fay', 'LEAK NOW');
select pg_temp.aside('Gus');
select is(pg_temp.claimed(4), '{}', 'the next urgent one waits');
select is(pg_temp.claimed(7.9), '{}', 'for five minutes');
select is(pg_temp.claimed(8), array['bundle 2'], 'and then comes, without ringing again');
select pg_temp.aside('Hal');
select is(pg_temp.claimed(24, 'webhook'), array['bundle 8 rings'], 'another channel has a time of its own, and gets all of them');
select is(pg_temp.claimed(43), array['set_aside Hal'], 'one alone is told as such');

-- ---- more than twenty at once ------------------------------------------------------------------------------
select pg_temp.forget();
insert into intake.inspection_requests (name, email, phone) select 'Kim', 'kim@example.com', '1' from generate_series(1, 20);
select is(cardinality(pg_temp.claimed(0)), 20, 'twenty are twenty messages');
insert into intake.inspection_requests (name, email, phone) select 'Kim', 'kim@example.com', '1' from generate_series(1, 20);
insert into intake.inspection_requests (name, email, phone, message) values ('Liv', 'liv@example.com', '1', 'LEAK NOW');
select intake.raise_alarm('a test', 'a note');
select is(pg_temp.claimed(1), array['bundle 21 rings'], 'twenty-one are one, which rings for the urgent one');
select is(pg_temp.claimed(1), array['alarm'], 'alarms go by themselves');
insert into intake.inspection_requests (name, email, phone, message) select 'Max', 'max@example.com', '1', 'LEAK NOW' from generate_series(1, 21);
select is(pg_temp.claimed(2), array['bundle 21'], 'the next leaves at once as well, without ringing');
insert into intake.inspection_requests (name, email, phone, message) select 'Max', 'max@example.com', '1', 'LEAK NOW' from generate_series(1, 21);
select is(pg_temp.claimed(22.1), array['bundle 21 rings'], 'after twenty minutes it rings');
select is(cardinality(pg_temp.claimed(22.1, 'log')), 50, 'the server''s own log has a line for each');

insert into intake.inspection_requests (name, email, phone, message, route) select 'Ned ' || n, 'ned@example.com', '1', case when n = 7 then 'LEAK NOW' end, '/vi/contact' from generate_series(1, 21) n;
create temporary table bundle on commit drop as select c.attempt, c.notice as n from intake.claim_notices('mail', 3, '2 minutes', now() + interval '1 hour', 'https://roof.example') c;
select is((select count(*)::integer from bundle), 1, 'a bundle');
select is(
  (select array_agg(key order by key) from bundle, jsonb_object_keys(n -> 'bundle' -> 0) key),
  array['id', 'language', 'link', 'receivedAt', 'suspicion', 'urgent'], 'says nothing that was typed');
select ok((select (n -> 'bundle' -> 0) @> '{"urgent": true, "language": "vi", "suspicion": null}' and n -> 'bundle' -> 0 ->> 'link' ~ '^https://roof.example/request#[0-9a-f]{40}$' from bundle), 'but the urgent one first, with its language and link');
select is((select count(*)::integer from intake.claim_notices('mail', 3, '2 minutes', now() + interval '61 minutes')), 0, 'has a lease');
select is((select count(*)::integer from bundle, jsonb_array_elements_text(n -> 'ids') id where intake.notice_failed(id::bigint, 'mail', 'refused', now() + interval '1 hour') = now() + interval '1 hour 30 seconds'), 21, 'fails as one');
select is((select array_agg((c.notice ->> 'kind') || c.attempt) from intake.claim_notices('mail', 3, '2 minutes', now() + interval '62 minutes') c), array['bundle2'], 'and is sent again as one');

select * from finish();
rollback;
