-- What is kept of an address: a hash with a salt that changes every day, outside the log.
\ir setup.psql
select plan(12);

select pg_temp.from_address('203.0.113.1');
select is(public.subscribe_newsletter_rpc(v_email => 'ann@example.com') ->> 'success', 'true', 'a try');
select is((select count(*)::integer from intake.address_tries), 1, 'is counted');
select is((select octet_length(address_hash) from intake.address_tries), 32, 'by a hash');
select isnt((select address_hash from intake.address_tries), sha256('203.0.113.1'), 'that is salted');
select is(
  (select address_hash from intake.address_tries),
  (select sha256(salt || convert_to('203.0.113.1', 'UTF8')) from intake.address_salts where day = (now() at time zone 'UTC')::date),
  'with the salt of the day');
select is((select octet_length(salt) from intake.address_salts), 32, 'of 256 bits');
select isnt(
  intake.salt_of((now() at time zone 'UTC')::date, true), intake.salt_of((now() at time zone 'UTC')::date + 1, true),
  'tomorrow''s salt is another');
select is(intake.salt_of(date '2000-01-01', false), null, 'an old salt is not made anew');
select is_empty(
  $$select c.relname from pg_class c where c.relname in ('address_tries', 'address_salts') and c.relpersistence <> 'u'$$,
  'neither reaches the write-ahead log');
select is_empty($$
  select table_name, column_name from information_schema.columns
  where table_schema = 'intake' and table_name in ('inspection_requests', 'newsletter_subscribers')
    and (column_name ~ '(^|_)ip($|_)|hash|address' or udt_name in ('inet', 'cidr'))
$$, 'no other table has room for an address');

-- ---- what the browser says of itself ---------------------------------------------------------------------
select is(
  public.subscribe_newsletter_rpc(v_email => 'ann@example.com', v_ip => '198.51.100.7') ->> 'error' is not null, true,
  'v_ip is only the browser''s word');
select is_empty(
  $$select 1 from intake.address_tries t, intake.address_salts s where t.address_hash = sha256(s.salt || convert_to('198.51.100.7', 'UTF8'))$$,
  'and is not counted');

select * from finish();
rollback;
