-- The limit of an address across midnight (UTC), when the salt of its hash changes.
\ir setup.psql
select plan(12);

-- A clock that the test sets, in place of now(), until the rollback.
do $$
declare
  v_function regprocedure;
begin
  foreach v_function in array array['intake.count_try(text, text, integer, timestamptz)', 'intake.purge()']::regprocedure[] loop
    execute replace(pg_get_functiondef(v_function), 'now()', 'current_setting(''test.now'')::timestamptz');
  end loop;
end $$;
alter table intake.address_tries alter column tried_at set default current_setting('test.now')::timestamptz;

delete from intake.address_tries;
delete from intake.address_salts;

create function pg_temp.at_time(p_time text) returns text language sql as
  $$select set_config('test.now', p_time, true)$$;
-- How many of ten requests, or subscriptions, pass.
create function pg_temp.requests(p_name text) returns integer language sql as $$
  select count(*)::integer from generate_series(1, 10) n
  where public.submit_contact_rpc(v_name => p_name, v_email => p_name || n || '@example.com', v_phone => '1') ->> 'error' is null
$$;
create function pg_temp.subscriptions(p_name text) returns integer language sql as $$
  select count(*)::integer from generate_series(1, 10) n
  where public.subscribe_newsletter_rpc(v_email => p_name || n || '@example.com') ->> 'error' is null
$$;

-- ---- ten before midnight and ten after are not twenty ------------------------------------------------------
select pg_temp.from_address('203.0.113.1');
select pg_temp.at_time('2026-03-01 23:55:00Z');
select is(pg_temp.requests('before'), 10, 'ten requests before midnight pass');
select is(pg_temp.subscriptions('before'), 10, 'and ten subscriptions');
select pg_temp.at_time('2026-03-02 00:00:00Z');
select is(pg_temp.requests('midnight'), 0, 'none passes at midnight');
select pg_temp.at_time('2026-03-02 00:04:59Z');
select is(pg_temp.requests('after'), 0, 'nor while the ten minutes last');
select is(pg_temp.subscriptions('after'), 0, 'and no subscription');
select is((select count(*)::integer from intake.address_salts), 2, 'although the day has a new salt');
select pg_temp.at_time('2026-03-02 00:05:00Z');
select is(pg_temp.requests('later'), 10, 'the window ends ten minutes after the tries');
select is((select count(*)::integer from intake.address_tries where kind = 'inspection'), 20, 'each counted once');

-- ---- the purge at seven minutes past leaves what the window needs -----------------------------------------
select pg_temp.from_address('203.0.113.2');
select pg_temp.at_time('2026-03-01 23:59:00Z');
select is(pg_temp.requests('second'), 10, 'ten requests a minute before midnight');
select pg_temp.at_time('2026-03-02 00:07:00Z');
select intake.purge();
select pg_temp.at_time('2026-03-02 00:08:59Z');
select is(pg_temp.requests('third'), 0, 'still count after the purge');
select pg_temp.at_time('2026-03-02 01:07:00Z');
select intake.purge();
select is((select count(*)::integer from intake.address_salts where day < '2026-03-02'), 0, 'the next purge deletes the old salt');
select is(pg_temp.requests('fourth'), 10, 'which nobody misses');

select * from finish();
rollback;
