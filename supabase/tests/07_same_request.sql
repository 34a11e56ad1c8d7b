-- The same content of the same e-mail within 24 hours is the same request.
\ir setup.psql
select plan(44);

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

-- ---- with LEAK NOW before it -------------------------------------------------------------------------
-- Sends a request of its own, then the same again with that line or without, from other addresses; then what is kept of it, and whether staff were told.
create function pg_temp.told(p_who text) returns text language sql as $$
  select format('%s of %s urgent, %s told', count(*) filter (where r.urgent), count(*), sum((select count(*) from intake.outbox o where o.request_id = r.id)))
  from intake.inspection_requests r where r.email = p_who || '@example.com'
$$;
create function pg_temp.press(p_who text, variadic p_messages text[]) returns text language plpgsql as $$
begin
  for n in 1 .. cardinality(p_messages) loop
    perform set_config('request.headers', format('{"cf-connecting-ip": "203.0.113.%s"}', n), true);
    if pg_temp.send(v_email => p_who || '@example.com', v_message => p_messages[n]) <> 'true' then
      return p_messages[n] || ' was refused';
    end if;
  end loop;
  return pg_temp.told(p_who);
end $$;
delete from intake.address_tries;
select is(pg_temp.press('ada', 'hello', E'LEAK NOW\nhello'), '1 of 1 urgent, 2 told', 'it is the same, is urgent, and is told again');
select is((select message from intake.leads where email = 'ada@example.com'), E'LEAK NOW\nhello', 'the line is kept');
select is(pg_temp.press('ada', 'hello', E'LEAK NOW\nhello', 'hello', E'LEAK NOW\nhello'), '1 of 1 urgent, 2 told', 'a lost reply changes nothing more');
select is(pg_temp.press('bob', E'LEAK NOW\nhello', 'hello'), '1 of 1 urgent, 1 told', 'the line first: it stays urgent');
select is(pg_temp.press('cem', null, 'LEAK NOW', null), '1 of 1 urgent, 2 told', 'without a message');
select is(pg_temp.press('dot', E'LEAK NOW\nhello', E'LEAK NOW\nLEAK NOW\nhello'), '1 of 1 urgent, 1 told', 'the line twice');
select is(pg_temp.press('eli', E'  two\nlines ', E'LEAK NOW\n  two\nlines '), '1 of 1 urgent, 2 told', 'spaces at its ends');
select is(pg_temp.press('fay', repeat('é', 2000), E'LEAK NOW\n' || repeat('é', 2000), repeat('é', 2000)), '1 of 1 urgent, 2 told', 'the longest message');
select is(pg_temp.press('gus', E'LEAK NOW\n' || repeat('é', 2000), repeat('é', 2000)), '1 of 1 urgent, 1 told', 'and the line first');
select is(pg_temp.press('hal', 'hello', E'LEAK NOW\nhello, 12 Palm St'), '1 of 2 urgent, 2 told', 'another message is another request');
select is(pg_temp.press('ivy', 'hello', E'LEAK NOW hello'), '1 of 2 urgent, 2 told', 'and so are words on the same line');
select is((select count(*)::integer from intake.address_tries where kind = 'inspection'), 11, 'no limit counts it');
-- Beyond every limit, from the address that has used it up.
select is(pg_temp.press('jo', 'one'), '0 of 1 urgent, 1 told', 'the first of three');
insert into intake.inspection_requests (name, email, phone) select n::text, 'jo@example.com', '1' from generate_series(1, 3) n;
insert into intake.address_tries (address_hash, kind) select t.address_hash, 'inspection' from (select address_hash from intake.address_tries order by id desc limit 1) t, generate_series(1, 10);
select is(pg_temp.send(v_email => 'jo@example.com', v_message => 'two'), 'false', 'the next is refused');
select is(pg_temp.press('jo', E'LEAK NOW\none'), '1 of 4 urgent, 5 told', 'and the line is taken');

-- What staff have done before, and what never rings.
create function pg_temp.after(p_who text, p_change text, p_line text default 'LEAK NOW', p_honeypot text default '') returns text language plpgsql as $$
begin
  delete from intake.address_tries;
  perform pg_temp.press(p_who, 'hello');
  execute format(p_change, (select id from intake.inspection_requests where email = p_who || '@example.com'));
  perform public.submit_contact_rpc(v_honeypot => p_honeypot, v_name => 'Ann', v_email => p_who || '@example.com', v_phone => '1', v_roof_age => '0-5',
    v_last_inspection => 'never', v_roof_type => 'metal', v_storm_damage => 'no', v_message => concat_ws(E'\n', p_line, 'hello'));
  return pg_temp.told(p_who) || coalesce(', ' || (select string_agg(distinct kind, ' ') from intake.outbox o join intake.inspection_requests r on r.id = o.request_id where r.email = p_who || '@example.com'), '');
end $$;
select is(pg_temp.after('kim', 'select intake.set_state(%s, ''called'')'), '1 of 1 urgent, 2 told, request', 'called: told again');
select is((select state from intake.leads where email = 'kim@example.com'), 'called', 'and still called');
select is(pg_temp.after('lea', 'select intake.set_state(%s, ''lost'')'), '1 of 1 urgent, 2 told, request', 'lost: told again');
select is(pg_temp.after('max', 'select intake.queue_reminder(%s, ''last'')'), '1 of 1 urgent, 2 told, request', 'reminded of: the reminders begin again');
select is(pg_temp.after('ned', 'update intake.inspection_requests set suspicion = ''address_limit'' where id = %s'), '1 of 1 urgent, 3 told, request set_aside', 'set aside by a limit: told again');
select is(pg_temp.after('ola', 'select intake.set_state(%s, ''spam'')'), '1 of 1 urgent, 0 told', 'what staff called spam is not told');
select is(pg_temp.after('pam', 'select %s', 'LEAK NOW', 'Acme'), '0 of 1 urgent, 1 told, request', 'nor a filled hidden field');
select is(pg_temp.after('quy', 'update intake.inspection_requests set suspicion = ''honeypot'' where id = %s', 'LEAK NOW', 'Acme'), '0 of 1 urgent, 0 told', 'of a suspect either');
select is(pg_temp.after('roy', 'update intake.inspection_requests set suspicion = ''honeypot'' where id = %s'), '1 of 1 urgent, 1 told, request', 'once it is emptied, it rings');
select is(pg_temp.after('sam', 'update intake.inspection_requests set suspicion = ''too_fast'', message = E''LEAK NOW\nhello'' where id = %s', null), '1 of 1 urgent, 1 told, request', 'the line is not lost');

select * from finish();
rollback;
