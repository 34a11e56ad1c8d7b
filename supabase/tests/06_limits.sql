-- Limits at their edges, for addresses and for e-mails.
\ir setup.psql
select plan(80);


-- ---- ten inspection requests of one address in ten minutes ----------------------------------------------
select pg_temp.from_address('203.0.113.1');
select is((select count(*)::integer from generate_series(1, 10) n where pg_temp.contact(n) is null), 10, 'ten requests of one address pass');
select is(pg_temp.contact(11), 'rate_limit', 'the eleventh does not');
select is((select count(*)::integer from intake.inspection_requests where email = 'p11@example.com'), 0, 'and is not kept');
select is(pg_temp.contact(1), null, 'the same as an earlier one is still that one, over the limit');
select is((select count(*)::integer from intake.inspection_requests where email = 'p1@example.com'), 1, 'in one row');
select is(pg_temp.newsletter(1), null, 'the newsletter counts for itself');
select is((select count(*)::integer from intake.address_tries where kind = 'inspection'), 10, 'a refused try does not count');

-- ---- other addresses -----------------------------------------------------------------------------------
select pg_temp.from_address('203.0.113.2');
select is(pg_temp.contact(12), null, 'another address is free');

-- ---- the window slides -----------------------------------------------------------------------------------
select pg_temp.from_address('203.0.113.1');
update intake.address_tries set tried_at = now() - interval '10 minutes' + interval '1 microsecond'
where ctid in (select ctid from intake.address_tries where kind = 'inspection' order by tried_at limit 11);
select is(pg_temp.contact(13), 'rate_limit', 'a try counts until its ten minutes are over');
update intake.address_tries set tried_at = now() - interval '10 minutes' where kind = 'inspection';
select is(pg_temp.contact(13), null, 'and not a moment longer');

-- ---- invalid ones cost nothing, spam counts for itself ------------------------------------------------------------------
select pg_temp.from_address('203.0.113.3');
select is((select count(*)::integer from generate_series(1, 30) n where public.submit_contact_rpc(v_name => '', v_email => 'x' || n) ->> 'error' = 'invalid_name'), 30, 'mistakes are free');
select is(pg_temp.contact(14), null, 'one passes after thirty mistakes');
select pg_temp.from_address('203.0.113.4');
select is(
  (select count(*)::integer from generate_series(1, 12) n
   where public.submit_contact_rpc(v_honeypot => 'x', v_name => 'Bot', v_email => 'bot' || n || '@example.com', v_phone => '1') ->> 'error' = 'spam_detected'),
  12, 'spam is answered as spam however often');
select is((select count(*)::integer from intake.suspected_spam), 10, 'but not kept beyond the limit');
select is((select count(*)::integer from generate_series(5001, 5010) n where pg_temp.contact(n) is null), 10, 'and takes no request of a person behind the same address');

-- ---- three requests of one e-mail in an hour --------------------------------------------------------------------
select pg_temp.from_address('203.0.113.5');
select is(pg_temp.contact(20, 'dee@example.com'), null, 'first');
select is(pg_temp.contact(21, 'Dee@Example.com '), null, 'second');
select is(pg_temp.contact(22, 'dee@example.com'), null, 'third');
select is(pg_temp.contact(23, 'dee@example.com'), 'rate_limit', 'fourth');
select is(pg_temp.contact(22, 'dee@example.com'), null, 'a repetition of the third is a success');
update intake.inspection_requests set received_at = now() - interval '1 hour' + interval '1 microsecond' where email = 'dee@example.com';
update intake.address_tries set tried_at = now() - interval '1 hour' + interval '1 microsecond';
select is(pg_temp.contact(23, 'dee@example.com'), 'rate_limit', 'until the hour is over');
update intake.inspection_requests set received_at = now() - interval '1 hour' where email = 'dee@example.com';
select is(pg_temp.contact(23, 'dee@example.com'), null, 'and not a moment longer');

-- ---- nobody can lock somebody else out -----------------------------------------------------------------------------
select pg_temp.from_address('203.0.113.60');
select is((select count(*)::integer from generate_series(1, 3) n where pg_temp.contact(n, 'gia@example.com') is null), 3, 'three in Gia''s name');
select pg_temp.from_address('203.0.113.61');
select is(pg_temp.contact(4, 'gia@example.com'), null, 'Gia herself, from another address, is not refused');
select is((select suspicion from intake.suspected_spam where email = 'gia@example.com'), 'email_limit', 'but kept apart');
select is(pg_temp.contact(4, 'gia@example.com'), null, 'the same again is the same');
select is((select count(*)::integer from intake.inspection_requests where email = 'gia@example.com'), 4, 'in one row');
select is(pg_temp.contact(5, 'gia@example.com'), null, 'a correction is not refused either');
select is(pg_temp.contact(6, 'gia@example.com'), null, 'nor another');
select is(pg_temp.contact(7, 'gia@example.com'), 'rate_limit', 'but a fourth of one address is');
select pg_temp.from_address('203.0.113.60');
select is(pg_temp.contact(8, 'gia@example.com'), 'rate_limit', 'and any of the address that sent the first three');
update intake.inspection_requests set received_at = now() - interval '1 hour' where email = 'gia@example.com' and suspicion is null;
select pg_temp.from_address('203.0.113.62');
select is(pg_temp.contact(9, 'gia@example.com'), null, 'an hour after them');
select is((select suspicion from intake.inspection_requests where email = 'gia@example.com' and name = 'Ann 9'), null, 'whoever sends is a lead again: what was kept apart does not count');
select is(
  public.submit_contact_rpc(v_honeypot => 'x', v_name => 'Gia', v_email => 'dee@example.com', v_phone => '1') ->> 'error',
  'spam_detected', 'spam is spam at the limit, too');

-- ---- spam in somebody's name does not lock them out ---------------------------------------------------------------
select is(
  (select count(*)::integer from generate_series(1, 5) n
   where public.submit_contact_rpc(v_honeypot => 'x', v_name => 'Bot ' || n, v_email => 'eve@example.com', v_phone => '1') ->> 'error' = 'spam_detected'),
  5, 'spam in Eve''s name');
select is((select count(*)::integer from intake.suspected_spam where email = 'eve@example.com'), 3, 'three of it are kept');
select is(pg_temp.contact(30, 'eve@example.com'), null, 'and Eve herself passes');

-- ---- ten newsletter tries of one address, known e-mails counted --------------------------------------------------------
select pg_temp.from_address('203.0.113.7');
select is((select count(*)::integer from generate_series(1, 10) n where public.subscribe_newsletter_rpc(v_email => 'n1@example.com') ->> 'error' = 'already_subscribed'), 10, 'ten tries');
select is(pg_temp.newsletter(1), 'rate_limit', 'the eleventh is not told who is subscribed');
select is(public.subscribe_newsletter_rpc(v_email => 'nonsense') ->> 'error', 'invalid_email', 'a mistake is still told');

-- ---- IPv6 by /64, IPv4 in IPv6 notation, no address ----------------------------------------------------------------------
select is(intake.address_block(address), block, 'address ' || coalesce(address, 'null'))
from (values
  ('203.0.113.9', '203.0.113.9'),
  ('2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'),
  ('2001:db8:1:2::ffff', '2001:db8:1:2::/64'),
  ('2001:db8:1:3::1', '2001:db8:1:3::/64'),
  ('::ffff:203.0.113.9', '203.0.113.9'),
  ('::1', '::/64'),
  ('not an address', null),
  ('dead:beef:not', null),
  ('203.0.113.9, 198.51.100.1', null),
  (null, null)
) c (address, block);
select pg_temp.from_address('2001:db8::' || n) || pg_temp.contact(40 + n) from generate_series(1, 10) n;
select pg_temp.from_address('2001:db8::abcd');
select is(pg_temp.contact(51), 'rate_limit', 'one /64 is one client');

-- ---- and more loosely by /48 ---------------------------------------------------------------------------------------------
delete from intake.address_tries;
select pg_temp.from_address(format('2001:db8:77:%s::1', to_hex(n / 10))) || coalesce(pg_temp.contact(3000 + n), '') from generate_series(0, 99) n;
select is((select count(*)::integer from intake.leads where email ~ '^p30\d\d@'), 100, 'a hundred of ten networks in one /48 pass');
select is((select count(*)::integer from generate_series(1, 100) n, pg_temp.from_address(format('2001:db8:76:%s::1', to_hex((n - 1) / 10))) a
  where public.submit_contact_rpc(v_honeypot => left(a, 1), v_name => 'Bot', v_email => 'wide' || n || '@example.com', v_phone => '1') ->> 'error' = 'spam_detected'),
  100, 'spam of ten networks in another /48');
select pg_temp.from_address('2001:db8:76:ffff::1');
select is(pg_temp.contact(3099), null, 'does not shut out an eleventh one');
select is((select suspicion from intake.inspection_requests where email = 'p3099@example.com'), null, 'which is a lead');
select pg_temp.from_address('2001:db8:77:ffff::1');
select is(pg_temp.contact(3100), null, 'beyond a hundred, an eleventh network is not refused');
select is((select suspicion from intake.inspection_requests where email = 'p3100@example.com'), 'address_limit', 'but kept apart');
select is((select count(*)::integer from intake.outbox o join intake.inspection_requests r on r.id = o.request_id where r.email = 'p3100@example.com' and o.kind = 'set_aside'), 1, 'and staff are told');
select is((select count(*)::integer from generate_series(3101, 3112) n where pg_temp.contact(n) = 'rate_limit'), 3, 'ten of it, as of any address');
select is(
  (select count(*)::integer from generate_series(0, 299) n, pg_temp.from_address(format('2001:db8:77:%s::1', to_hex(4096 + n / 10))) a
   where pg_temp.contact(6000 + n, 'wide' || left(a, 0) || n || '@example.org') is null), 290, 'three hundred an hour are kept apart');
select is(pg_temp.contact(6299), 'rate_limit', 'the next is refused');
select is(
  (select array_agg(sql_state || ' ' || note) from intake.failures where function_name = 'requests refused'),
  array['53400 more than 300 requests in an hour were kept apart for one network, or for visitors without a readable IP; more of them are refused'],
  'with one alarm');
update intake.address_tries set tried_at = now() - interval '1 hour' where kind = 'set_aside';
select is(pg_temp.contact(6299), null, 'until the hour is over');
select is(pg_temp.newsletter(3100), null, 'the newsletter counts for itself');
select pg_temp.from_address('2001:db8:78::1');
select is(pg_temp.contact(3100), null, 'nor is another /48 touched');

-- ---- no address -----------------------------------------------------------------------------------------------------------
select set_config('request.headers', '{"x-forwarded-for": "203.0.113.1"}', true);
select is((select count(*)::integer from generate_series(1, 4) n where pg_temp.contact(n, 'una@example.com') is null), 4, 'four of one email by unknown clients pass');
select is((select suspicion from intake.suspected_spam where email = 'una@example.com'), 'email_limit', 'the fourth kept apart for its email');
delete from intake.address_tries;
select is((select count(*)::integer from generate_series(1001, 1300) n where pg_temp.contact(n) is null), 300, 'x-forwarded-for is not believed: all without an address share three hundred');
select is((select count(*)::integer from intake.leads where email ~ '^p1[0-3]\d\d@'), 300, 'which become leads');
select pg_temp.from_address('198.51.100.7:4711');
select is(pg_temp.contact(1301), null, 'whoever comes after them, with an address that cannot be read, is not refused');
select is((select suspicion from intake.inspection_requests where email = 'p1301@example.com'), 'unknown_address', 'but kept apart');
select is(pg_temp.contact(1301), null, 'the same again is the same');
select is((select count(*)::integer from intake.suspected_spam where email = 'p1301@example.com'), 1, 'and stays one, kept apart');
select is(
  (select count(*)::integer from generate_series(1, 5) n where pg_temp.contact(2000 + n, 'fay@example.com') is null), 5,
  'nor by the limit of an e-mail: who sent the others cannot be told');
select is(
  public.submit_contact_rpc(v_honeypot => 'x', v_name => 'Bot', v_email => 'last@example.com', v_phone => '1') ->> 'error', 'spam_detected',
  'spam stays spam');
select is((select count(*)::integer from intake.inspection_requests where email = 'last@example.com'), 1, 'and counts for itself');
select is((select count(*)::integer from generate_series(4001, 4300) n where pg_temp.newsletter(n) is null), 300, 'three hundred subscriptions pass as well');
select is(pg_temp.newsletter(4301), 'rate_limit', 'but beyond them the newsletter can wait');
select pg_temp.from_address('203.0.113.8');
select is(pg_temp.contact(1302), null, 'whoever has an address is not touched');
select is((select suspicion from intake.inspection_requests where email = 'p1302@example.com'), null, 'and is a lead');

select * from finish();
rollback;
