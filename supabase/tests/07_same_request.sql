-- The same content of the same e-mail within 24 hours is the same request.
begin;
create extension if not exists pgtap with schema extensions;
set local search_path = extensions, public;
select plan(19);

create function pg_temp.send(
  v_name text default 'Ann', v_email text default 'ann@example.com', v_phone text default '1', v_roof_age text default '0-5',
  v_last_inspection text default 'never', v_roof_type text default 'metal', v_storm_damage text default 'no', v_message text default 'hello',
  v_route text default '/contact', v_started_at_ms numeric default 1
) returns text language sql as $$
  select public.submit_contact_rpc(v_name => v_name, v_email => v_email, v_phone => v_phone, v_roof_age => v_roof_age,
    v_last_inspection => v_last_inspection, v_roof_type => v_roof_type, v_storm_damage => v_storm_damage, v_message => v_message,
    v_route => v_route, v_started_at_ms => v_started_at_ms) ->> 'success'
$$;
create function pg_temp.kept() returns integer language sql as 'select count(*)::integer from intake.inspection_requests';

select is(pg_temp.send(), 'true', 'a request');
select is(pg_temp.send(), 'true', 'again');
select is(pg_temp.kept(), 1, 'is one row');
select is(pg_temp.send(v_name => ' Ann ', v_email => ' ANN@example.com', v_message => 'hello '), 'true', 'otherwise spaced');
select is(pg_temp.kept(), 1, 'is still one row');
select is(pg_temp.send(v_route => '/es/contact', v_started_at_ms => 2), 'true', 'from another page at another time');
select is(pg_temp.kept(), 1, 'is still one row');

-- Each field makes it another request. (The hourly limit of an e-mail would count: each is aged.)
update intake.inspection_requests set received_at = now() - interval '2 hours';
create function pg_temp.another(p_reply text) returns boolean language plpgsql as $$
begin
  update intake.inspection_requests set received_at = now() - interval '2 hours';
  return p_reply = 'true';
end $$;
select ok(pg_temp.another(pg_temp.send(v_name => 'Anna')) and pg_temp.kept() = 2, 'another name is another request');
select ok(pg_temp.another(pg_temp.send(v_phone => '2')) and pg_temp.kept() = 3, 'another phone');
select ok(pg_temp.another(pg_temp.send(v_roof_age => null)) and pg_temp.kept() = 4, 'another roof age');
select ok(pg_temp.another(pg_temp.send(v_last_inspection => null)) and pg_temp.kept() = 5, 'another last inspection');
select ok(pg_temp.another(pg_temp.send(v_roof_type => 'tile')) and pg_temp.kept() = 6, 'another roof type');
select ok(pg_temp.another(pg_temp.send(v_storm_damage => 'unsure')) and pg_temp.kept() = 7, 'another damage');
select ok(pg_temp.another(pg_temp.send(v_message => null)) and pg_temp.kept() = 8, 'another message');
select ok(pg_temp.another(pg_temp.send(v_message => null)) and pg_temp.kept() = 8, 'and without a message the same again');
select ok(pg_temp.another(pg_temp.send(v_email => 'bee@example.com')) and pg_temp.kept() = 9, 'another e-mail');

-- ---- 24 hours ----------------------------------------------------------------------------------------
update intake.inspection_requests set received_at = now() - interval '24 hours' + interval '1 microsecond' where email = 'bee@example.com';
select ok(pg_temp.send(v_email => 'bee@example.com') = 'true' and pg_temp.kept() = 9, 'within 24 hours it is the same');
update intake.inspection_requests set received_at = now() - interval '24 hours' where email = 'bee@example.com';
select ok(pg_temp.send(v_email => 'bee@example.com') = 'true' and pg_temp.kept() = 10, 'after them a new one');
select is((select count(*)::integer from intake.address_tries), 10, 'a repetition is not counted as a try');

select * from finish();
rollback;
