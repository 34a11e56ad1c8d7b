-- One person's data: found, exported, corrected, erased.
\ir setup.psql
select plan(37);

select pg_temp.from_address('203.0.113.1');
create function pg_temp.contact(p_name text, p_email text, p_honeypot text default '') returns text language sql as $$
  select public.submit_contact_rpc(v_honeypot => p_honeypot, v_name => p_name, v_email => p_email, v_phone => '555 0142') ->> 'error'
$$;
-- "2 inspection_requests, 1 suspected_spam": of whom something was found, corrected or erased.
create function pg_temp.numbers(p_counts jsonb) returns text language sql as
  $$select coalesce(string_agg(value || ' ' || key, ', ' order by key), 'nothing') from jsonb_each_text(p_counts) where value <> '0'$$;
select is(pg_temp.contact('Ann', 'ann@example.com'), null, 'Ann asks');
select is(pg_temp.contact('Anne', 'ann@example.com'), null, 'twice');
select is(pg_temp.contact('Ann', 'ann@example.com', 'filled'), 'spam_detected', 'a repetition with the hidden field filled is no row');
select is(pg_temp.contact('A.', 'ann@example.com', 'filled'), 'spam_detected', 'and once taken for spam');
select is(public.subscribe_newsletter_rpc(v_email => 'ann@example.com') ->> 'error', null, 'she subscribes');
select is(pg_temp.contact('Bea', 'bea@example.com'), null, 'so does Bea');
select is(public.subscribe_newsletter_rpc(v_email => 'bea@example.com') ->> 'error', null, 'and subscribes');

-- ---- found, exported ---------------------------------------------------------------------------------
select is(pg_temp.numbers(intake.find_person(U&'\00A0 ANN@example.com ')), '2 inspection_requests, 1 newsletter_subscribers, 1 suspected_spam', 'all of Ann is found, however it is written');
select is(
  intake.find_person('nobody@example.com'),
  '{"inspection_requests": 0, "suspected_spam": 0, "newsletter_subscribers": 0}', 'nothing of nobody');
create temporary table export on commit drop as select intake.export_person(' Ann@Example.com') as j;
select is((select j ->> 'email' from export), 'ann@example.com', 'an export says whose it is');
select is((select (j ->> 'exported_at')::timestamptz from export), now(), 'and when it was made');
select results_eq(
  $$select r ->> 'name' from export, jsonb_array_elements(j -> 'inspection_requests') r$$,
  array['Ann', 'Anne', 'A.'], 'with every request, suspected spam as well');
select set_eq(
  $$select jsonb_object_keys((j -> 'inspection_requests' -> 0) - 'history') from export$$,
  $$select column_name::text from information_schema.columns where table_schema = 'intake' and table_name = 'inspection_requests'$$,
  'every column of it');
select set_eq(
  $$select jsonb_object_keys(j -> 'newsletter_subscribers' -> 0) from export$$,
  $$select column_name::text from information_schema.columns where table_schema = 'intake' and table_name = 'newsletter_subscribers'$$,
  'and of the subscription');
select ok((select j::text !~ 'Bea|bea@' from export), 'nothing of Bea');
select is(
  intake.export_person('nobody@example.com') - array['email', 'exported_at'],
  '{"inspection_requests": [], "newsletter_subscribers": []}', 'empty lists of nobody');

-- ---- corrected -----------------------------------------------------------------------------------------
select is(pg_temp.numbers(intake.correct_person('Ann@example.com', p_name => ' Ann Lee ', p_phone => '555 0199')), '3 inspection_requests', 'name and phone are corrected everywhere');
select is((select count(*)::integer from intake.inspection_requests where name = 'Ann Lee' and phone = '555 0199'), 3, 'trimmed');
select is(pg_temp.numbers(intake.correct_person('ann@example.com', p_name => 'Ann Lee', p_phone => '555 0199')), 'nothing', 'again, nothing changes');
select is(pg_temp.numbers(intake.correct_person('ann@example.com', p_new_email => ' Ann.Lee@Example.com')), '3 inspection_requests, 1 newsletter_subscribers', 'so is the email');
select is(pg_temp.numbers(intake.find_person('ann.lee@example.com')), '2 inspection_requests, 1 newsletter_subscribers, 1 suspected_spam', 'and all of Ann is there');
select is(pg_temp.numbers(intake.correct_person('ann@example.com', p_new_email => 'ann.lee@example.com')), 'nothing', 'once');
select is((select name from intake.leads where email = 'bea@example.com'), 'Bea', 'nobody else is touched');
select is(public.subscribe_newsletter_rpc(v_email => 'ann@example.com') ->> 'error', null, 'subscribed with both emails');
select is(pg_temp.numbers(intake.correct_person('ann@example.com', p_new_email => 'ann.lee@example.com')), '1 newsletter_subscribers', 'they become one subscription');
select is((select count(*)::integer from intake.newsletter_subscribers where email like 'ann%'), 1, 'and not two');
select throws_ok($$select intake.correct_person('bea@example.com', p_name => ' ')$$, '22023', null, 'no name is no correction');
select throws_ok($$select intake.correct_person('bea@example.com', p_phone => repeat('1', 21))$$, '22023', null, 'nor a phone number too long');
select throws_ok($$select intake.correct_person('bea@example.com', p_new_email => 'bea@')$$, '22023', null, 'nor an email that is none');

-- ---- erased ------------------------------------------------------------------------------------------------
select is((select count(*)::integer from intake.address_tries where email_hash is not null), 3, 'today''s tries hold hashes of emails');
select is(pg_temp.numbers(intake.erase_person('BEA@example.com ')), '1 inspection_requests, 1 newsletter_subscribers', 'Bea is erased');
select is((select count(*)::integer from intake.address_tries where email_hash is not null), 2, 'her email''s hash with her');
select is((select count(*)::integer from intake.address_tries where kind in ('inspection', 'spam')), 4, 'but her tries still count');
select is(pg_temp.numbers(intake.erase_person('bea@example.com')), 'nothing', 'once');
select is(pg_temp.numbers(intake.erase_person('ann.lee@example.com')), '2 inspection_requests, 1 newsletter_subscribers, 1 suspected_spam', 'all of Ann is erased');
select is(
  (select count(*)::integer from intake.inspection_requests) + (select count(*)::integer from intake.newsletter_subscribers), 0,
  'nothing of either is left');

-- ---- no other table holds persons ----------------------------------------------------------------------------
select set_eq(
  $$
    select a.attrelid::regclass::text || '.' || a.attname
    from pg_attribute a join pg_class c on c.oid = a.attrelid
    where c.relnamespace = 'intake'::regnamespace and c.relkind in ('r', 'p') and a.attnum > 0 and not a.attisdropped
      and a.attname ~ 'email|mail|phone|recipient|payload|body|request|name|person'
    union
    select conrelid::regclass::text || ' refers to ' || confrelid::regclass::text
    from pg_constraint where contype = 'f' and connamespace = 'intake'::regnamespace and confdeltype <> 'c'
  $$,
  array[
    'intake.inspection_requests.name', 'intake.inspection_requests.email', 'intake.inspection_requests.phone',
    'intake.newsletter_subscribers.email', 'intake.address_tries.email_hash', 'intake.failures.function_name',
    -- Each goes with its request.
    'intake.request_history.request_id', 'intake.request_links.request_id', 'intake.outbox.request_id',
    -- A number of requests.
    'intake.weekly_counts.requests'],
  'a new table of persons has to be found, exported, corrected and erased, too');

select * from finish();
rollback;
