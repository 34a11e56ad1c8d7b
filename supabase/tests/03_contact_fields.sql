-- Every field of the inspection request: what is accepted, what is refused, with which code, and
-- what is kept. Each limit, each choice and what an email is: tests/sql/fields.test.ts.
\ir setup.psql
select plan(40);

-- ---- name ----------------------------------------------------------------------------------------
select is(public.submit_contact_rpc(v_name => value, v_email => 'name' || n || '@example.com', v_phone => '1') ->> 'error', code, 'name: ' || label)
from (values
  (1, 'Ann', null, 'plain'),
  (2, 'A', null, 'one letter'),
  (4, repeat('é', 100), null, '100 characters of two bytes'),
  (5, repeat('김', 100), null, '100 characters of three bytes'),
  (6, '  Ann  ', null, 'spaces around'),
  (7, 'O''Brien; drop table x --', null, 'a quote'),
  (8, 'नमस्ते', null, 'Hindi'),
  (9, ' ' || repeat('x', 100) || ' ', null, '100 characters and spaces around'),
  (10, null, 'invalid_name', 'missing'),
  (11, '', 'invalid_name', 'empty'),
  (12, '   ', 'invalid_name', 'spaces only'),
  (13, E'\t\r\n', 'invalid_name', 'tab and line ends only'),
  (14, U&'\00A0\3000\FEFF\2003', 'invalid_name', 'foreign spaces only')
) c (n, value, code, label);

-- ---- phone ---------------------------------------------------------------------------------------
select is(public.submit_contact_rpc(v_name => 'Ann', v_email => 'phone' || n || '@example.com', v_phone => value) ->> 'error', code, 'phone: ' || label)
from (values
  (1, '(813) 555-0142', null, 'as written here'),
  (2, '+1 813 555 0142 x 12', null, '20 characters'),
  (3, '8', null, 'one character'),
  (4, ' 8135550142 ', null, 'spaces around'),
  (5, 'call after five', null, 'any text: people write phones in every way'),
  (6, null, 'invalid_phone', 'missing'),
  (7, '', 'invalid_phone', 'empty'),
  (8, '  ', 'invalid_phone', 'spaces only')
) c (n, value, code, label);

-- ---- the first wrong field is the one that is named ------------------------------------------------
select is(public.submit_contact_rpc(v_name => '', v_email => '', v_phone => '') ->> 'error', 'invalid_name', 'name before e-mail');
select is(public.submit_contact_rpc(v_name => 'Ann', v_email => '', v_phone => '') ->> 'error', 'invalid_email', 'e-mail before phone');

-- ---- what is kept ----------------------------------------------------------------------------------
select is(
  public.submit_contact_rpc(
    v_honeypot => '', v_started_at_ms => 1764000000000, v_name => '  Ann Bee ', v_email => ' Ann.Bee@Example.COM ',
    v_phone => ' (813) 555-0142 ', v_roof_age => '11-15', v_last_inspection => '3+years', v_roof_type => 'tile',
    v_storm_damage => 'yes-suspected', v_message => E'  two\nlines  ', v_ip => '203.0.113.9', v_route => '/ko/contact',
    v_referrer => 'https://example.com/', v_user_agent => 'Browser/1', v_email_hash => 'abc',
    v_meta => '{"roof_type": "tile", "roof_age": "11-15", "storm_damage": "yes-suspected", "has_message": true, "form_completion_time_ms": 42000}'),
  '{"success": true, "error": null, "detail": null}', 'a whole request succeeds');
select results_eq(
  $$select name, email, phone, roof_age, last_inspection, roof_type, storm_damage, message, route, referrer, user_agent, suspicion, answered_at
    from intake.inspection_requests where email = 'ann.bee@example.com'$$,
  $$values ('Ann Bee', 'ann.bee@example.com', '(813) 555-0142', '11-15', '3+years', 'tile', 'yes-suspected', E'two\nlines',
    '/ko/contact', 'https://example.com/', 'Browser/1', null::text, null::timestamptz)$$,
  'as typed, trimmed, the e-mail in small letters');
select is(
  (select meta from intake.inspection_requests where email = 'ann.bee@example.com'),
  '{"roof_type": "tile", "roof_age": "11-15", "storm_damage": "yes-suspected", "has_message": true, "form_completion_time_ms": 42000}',
  'with its meta');
select is(
  (select count(*)::integer from intake.inspection_requests r where r.email = 'ann.bee@example.com' and r::text ~ '203.0.113.9|abc'),
  0, 'the address and the hash that the browser sent are not kept');

select is(
  public.submit_contact_rpc(v_name => 'Min', v_email => 'min@example.com', v_phone => '1', v_roof_age => '', v_message => '  '),
  '{"success": true, "error": null, "detail": null}', 'the least request succeeds');
select results_eq(
  $$select roof_age, last_inspection, roof_type, storm_damage, message, route, referrer, user_agent, meta::text
    from intake.inspection_requests where email = 'min@example.com'$$,
  $$values (null::text, null::text, null::text, null::text, null::text, null::text, null::text, null::text, '{}')$$,
  'what is empty is null');

-- ---- option values: an unknown one keeps the lead --------------------------------------------------
select is(
  public.submit_contact_rpc(v_name => 'Odd', v_email => 'odd@example.com', v_phone => '1', v_roof_age => '100+',
    v_last_inspection => 'yesterday', v_roof_type => repeat('z', 300), v_storm_damage => 'maybe') ->> 'success',
  'true', 'unknown option values are no reason to lose a lead');
select results_eq(
  $$select roof_age, last_inspection, roof_type, storm_damage from intake.inspection_requests where email = 'odd@example.com'$$,
  $$values (null::text, null::text, null::text, null::text)$$, 'the columns hold known values only');
select is(
  (select meta -> 'unknown_values' from intake.inspection_requests where email = 'odd@example.com'),
  jsonb_build_object('roof_age', '100+', 'last_inspection', 'yesterday', 'roof_type', repeat('z', 100), 'storm_damage', 'maybe'),
  'and meta what was sent instead, cut');

-- ---- lengths -----------------------------------------------------------------------------------------
select is(
  public.submit_contact_rpc(v_name => 'Long', v_email => 'long@example.com', v_phone => '1', v_message => repeat('m', 2001),
    v_route => '/' || repeat('r', 400), v_referrer => repeat('f', 600), v_user_agent => repeat('u', 400)) ->> 'success',
  'true', 'a message of 2001 characters keeps the lead');
select results_eq(
  $$select char_length(message), char_length(route), char_length(referrer), char_length(user_agent), meta ->> 'message_cut'
    from intake.inspection_requests where email = 'long@example.com'$$,
  $$values (2000, 300, 500, 300, 'true')$$, 'everything long is cut, the message''s cut noted');
select is(
  public.submit_contact_rpc(v_name => 'Full', v_email => 'full@example.com', v_phone => '1', v_message => repeat('m', 2000)) ->> 'success',
  'true', 'a message of 2000 characters is taken');
select is((select meta ->> 'message_cut' from intake.inspection_requests where email = 'full@example.com'), null, 'whole');

-- ---- meta --------------------------------------------------------------------------------------------
select is(public.submit_contact_rpc(v_name => 'Meta', v_email => 'meta' || n || '@example.com', v_phone => '1', v_meta => value) ->> 'success', 'true', 'meta: ' || label)
from (values
  (1, '[1, 2]'::jsonb, 'a list'),
  (2, '"text"', 'a text'),
  (3, jsonb_build_object('big', repeat('x', 2000)), 'too large')
) c (n, value, label);
select results_eq(
  $$select meta::text from intake.inspection_requests where name = 'Meta'$$,
  array_fill('{"meta_dropped": true}'::text, array[3]), 'odd meta is dropped, the lead kept');

select * from finish();
rollback;
