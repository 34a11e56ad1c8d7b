-- What rings, whatever the hour: a message that begins with LEAK NOW, and nothing else.
\ir setup.psql

create temporary table said (rings boolean, message text) on commit drop;
-- cspell:disable
insert into said values
  (true, 'LEAK NOW'), (true, E'LEAK NOW\nen la cocina'), (true, 'leak now, 12 Palm St'), (true, '“LEAK NOW” agua'), (true, 'LEAK-NOW'), (true, 'LeakNow!'),
  (true, '¡¡Leak now!!'), (true, '  **leak_now** nước'), (true, '💧 LEAK  NOW 💧'), (true, '「LEAK NOW」 물이 새요'), (true, 'LEAK NOW물이 새요'), (true, 'ＬＥＡＫ　ＮＯＷ'),
  (true, '12 LEAK NOW'), (true, E'LEAK\nNOW'), (true, E'LEAK\u200dNOW'), (true, 'LEAK NOW? छत'), (true, 'LEAK NOW: a quote'), (true, E'- leak\u00a0now'),
  (false, 'No leak now, just a quote'), (false, 'LEAKNOWN'), (false, 'leak nowhere'), (false, 'bleak now'), (false, 'leaks now'), (false, 'LEAK'), (false, 'NOW LEAK'),
  (false, 'Ahora no: LEAK NOW'), (false, 'không LEAK NOW'), (false, 'é leak now'), (false, '지금 LEAK NOW 아님'), (false, 'अभी नहीं LEAK NOW'), (false, 'нет leak now'), (false, '没有 LEAK NOW'),
  -- Words that once rang.
  (false, 'Water is pouring in, please help'), (false, 'EMERGENCY'), (false, 'está goteando'), (false, 'nước dột xuống giường'), (false, '물이 새요'), (false, 'छत टपक रही है'), (false, '🆘'),
  (false, repeat('leak ', 400)), (false, null);
-- cspell:enable
insert into intake.inspection_requests (name, email, phone, storm_damage, message)
select rings::text, 'a@example.com', '1', 'yes-visible', message from said;

select plan((select count(*)::integer + 4 from said));
select is(urgent, name::boolean, coalesce(left(message, 40), 'visible storm damage alone')) from intake.inspection_requests order by id;

-- ---- a page that was open across the release -------------------------------------------------------------------
select public.submit_contact_rpc(
  v_honeypot => '', v_started_at_ms => 1764000000000, v_name => 'Old', v_email => 'old@example.com', v_phone => '(813) 555-0117', v_roof_age => null,
  v_last_inspection => null, v_roof_type => null, v_storm_damage => null, v_message => 'LEAK NOW, 12 Palm St', v_ip => null, v_route => '/es/contact', v_referrer => null,
  v_user_agent => 'x', v_email_hash => null, v_meta => '{"has_message": true, "form_completion_time_ms": 42000}');
select is(c.notice -> 'request' ->> 'urgent', 'true', 'rings')
from intake.claim_notices('log', 99, '1 minute') c where c.notice -> 'request' ->> 'name' = 'Old';

-- ---- the same for everybody who reads it -----------------------------------------------------------------------
select results_eq('select id, urgent from intake.unanswered() order by 1', 'select id, urgent from intake.leads order by 1', 'the reminders and the list agree');
update intake.inspection_requests set message = 'Leak now' where message is null;
select is((select urgent from intake.leads where message = 'Leak now'), true, 'it follows what staff correct');
update intake.inspection_requests set message = null where message = 'Leak now';
select is((select count(*)::integer from intake.leads where message is null and urgent), 0, 'and what they take out');

select * from finish();
rollback;
