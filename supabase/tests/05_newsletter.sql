-- The newsletter: fields, codes, speed, the same try twice. What an email is: tests/sql/fields.test.ts.
\ir setup.psql
select plan(43);

select is(public.subscribe_newsletter_rpc(v_email => value) ->> 'error', code, 'e-mail: ' || label)
from (values
  ('ann@example.com', null, 'plain'),
  ('  Bee@Example.COM ', null, 'capitals and spaces'),
  (U&'\00A0cy@example.com\3000', null, 'foreign spaces around'),
  ('ann@example.com', 'already_subscribed', 'known'),
  (' ANN@example.com', 'already_subscribed', 'known, otherwise written'),
  (null, 'invalid_email', 'missing')
) c (value, code, label);
select set_eq(
  'select email from intake.newsletter_subscribers',
  array['ann@example.com', 'bee@example.com', 'cy@example.com'], 'kept trimmed, in small letters, once');

select is(public.subscribe_newsletter_rpc(v_email => 'bot@example.com', v_honeypot => 'Acme') ->> 'error', 'spam_detected', 'a filled hidden field is spam');
select is(public.subscribe_newsletter_rpc(v_email => 'nonsense', v_honeypot => 'Acme') ->> 'error', 'spam_detected', 'and learns nothing more');
select is((select count(*)::integer from intake.newsletter_subscribers where email = 'bot@example.com'), 0, 'nothing is kept of it');
select is(public.subscribe_newsletter_rpc(v_email => 'hand@example.com', v_honeypot => '') ->> 'success', 'true', 'an empty hidden field is none');

-- ---- speed and clocks (a second of slack for a slow machine: the clock runs on; a browser's whole
--      milliseconds lie behind it, and one that is rounded up would lie ahead) ----------------------------
select is(
  public.subscribe_newsletter_rpc(v_email => 'fast' || n || '@example.com', v_started_at_ms => floor(extract(epoch from clock_timestamp()) * 1000) - elapsed) ->> 'error',
  code, 'begun ' || label)
from (values
  (1, 0, 'too_fast', 'at this moment'),
  (3, 1000, null, 'a second ago'),
  (4, 60000, null, 'a minute ago'),
  (5, 86400000, null, 'a day ago'),
  (6, -60000, null, 'in a minute: the clock is ahead'),
  (7, -86400000, null, 'in a day: the clock is ahead')
) c (n, elapsed, code, label);
select is(public.subscribe_newsletter_rpc(v_email => 'odd' || n || '@example.com', v_started_at_ms => value) ->> 'error', null, 'begun ' || label)
from (values (1, null, 'never'), (2, 0, 'in 1970'), (3, 1e30, 'at the end of time')) c (n, value, label);

-- ---- a lost reply ----------------------------------------------------------------------------------------
select is(public.subscribe_newsletter_rpc(v_email => 'lost@example.com', v_started_at_ms => 1764000000001), '{"success": true, "error": null}', 'a try');
select is(public.subscribe_newsletter_rpc(v_email => 'lost@example.com', v_started_at_ms => 1764000000001), '{"success": true, "error": null}', 'the same try again is the same success');
select is(public.subscribe_newsletter_rpc(v_email => 'lost@example.com', v_started_at_ms => 1764000000002), '{"success": false, "error": "already_subscribed"}', 'another try is not');
select is((select count(*)::integer from intake.newsletter_subscribers where email = 'lost@example.com'), 1, 'one row');

-- ---- what is kept ------------------------------------------------------------------------------------------
select is(
  public.subscribe_newsletter_rpc(v_email => 'Whole@Example.com', v_honeypot => null, v_started_at_ms => 1764000000003,
    v_ip => '203.0.113.9', v_route => '/vi/knowledge-center', v_referrer => 'https://example.com/', v_user_agent => 'Browser/1',
    v_email_hash => 'abc', v_meta => '{"subscription_source": "newsletter_form"}') ->> 'success', 'true', 'a whole subscription');
select results_eq(
  $$select email, started_at_ms, route, referrer, user_agent, meta from intake.newsletter_subscribers where email = 'whole@example.com'$$,
  $$values ('whole@example.com', 1764000000003::numeric, '/vi/knowledge-center', 'https://example.com/', 'Browser/1',
    '{"subscription_source": "newsletter_form"}'::jsonb)$$, 'as sent');
select is(
  (select count(*)::integer from intake.newsletter_subscribers s where s::text ~ '203\.0\.113\.9|,abc[,)]'), 0,
  'the address and the hash that the browser sent are not kept');
select isnt(
  (select unsubscribe_token from intake.newsletter_subscribers where email = 'whole@example.com'),
  (select unsubscribe_token from intake.newsletter_subscribers where email = 'ann@example.com'), 'each has a token of its own');
select is(
  public.subscribe_newsletter_rpc(v_email => 'cut@example.com', v_route => repeat('r', 400), v_referrer => repeat('f', 600),
    v_user_agent => repeat('u', 400), v_meta => '[]') ->> 'success', 'true', 'long and odd extras are no obstacle');
select results_eq(
  $$select char_length(route), char_length(referrer), char_length(user_agent), meta from intake.newsletter_subscribers where email = 'cut@example.com'$$,
  $$values (300, 500, 300, '{"meta_dropped": true}'::jsonb)$$, 'they are cut');

-- ---- the browser's clock is believed within bounds ----------------------------------------------------------
select is(
  public.subscribe_newsletter_rpc(v_email => 'clock' || n || '@example.com', v_started_at_ms => value) ->> 'success', 'true',
  'no obstacle: ' || label)
from (values
  (1, 1764000000000.4::numeric, 'a fraction'),
  (2, ('1764000000000.' || repeat('7', 16000))::numeric, 'a fraction of 16,000 digits'),
  (3, repeat('9', 70000)::numeric, 'a number of 70,000 digits'),
  (4, '1e131071'::numeric, 'the largest there is'),
  (5, 'NaN'::numeric, 'no number')
) c (n, value, label);
select results_eq(
  $$select started_at_ms from intake.newsletter_subscribers where email like 'clock%' order by email$$,
  $$values (1764000000000::numeric), (1764000000001), (null), (null), (null)$$, 'whole milliseconds are kept, or nothing');
select is(
  public.subscribe_newsletter_rpc(v_email => 'clock1@example.com', v_started_at_ms => 1764000000000.4) ->> 'success', 'true',
  'the same try again is the same, fraction or not');
select throws_ok(
  $$insert into intake.newsletter_subscribers (email, started_at_ms) values ('huge@example.com', 1e30)$$, '23514', null,
  'the table itself takes no more');

-- ---- unsubscribed, subscribed again --------------------------------------------------------------------------
select is(intake.unsubscribe(' ANN@example.com '), true, 'a subscription ends');
select is(intake.unsubscribe('ann@example.com'), false, 'once');
select is(public.subscribe_newsletter_rpc(v_email => 'ann@example.com') ->> 'success', 'true', 'and may begin again');
select is(
  intake.unsubscribe((select unsubscribe_token::text from intake.newsletter_subscribers where email = 'bee@example.com')), true,
  'it ends by token, too');
select is((select count(*)::integer from intake.newsletter_subscribers where email = 'bee@example.com'), 0, 'nothing is left');

select * from finish();
rollback;
