-- What cannot wait: visible storm damage, or words for water coming in, in five languages.
begin;
create extension if not exists pgtap with schema extensions;
set local search_path = extensions, public;

create temporary table said (urgent boolean, message text) on commit drop;
-- cspell:disable
insert into said values
  -- ---- English ----
  (true, 'My roof is LEAKING into the bedroom'), (true, 'there’s a leak above the stove'), (true, 'Water is coming in through the light'),
  (true, 'its dripping on the bed'), (true, 'ceiling is sagging'), (true, 'the kitchen is flooded'), (true, 'Rain is getting in'),
  (true, 'a tree fell on the house'), (true, 'water everywhere pls help'), (true, 'there is a hole in my roof'), (true, 'EMERGENCY'),
  (true, E'water\n  pouring in'), (true, 'No leaks before, but now the roof is leaking'),
  (false, 'No leaks, I just want a quote'), (false, 'There are not any leaks yet'), (false, 'without leaks so far'), (false, 'Please replace the drip edge'),
  (false, 'we are in a flood zone'), (false, 'flood insurance question'), (false, 'bleak looking shingles'), (false, 'The roof doesn''t leak'),
  (false, 'Near the water, on the bay'), (false, 'How much is a new roof?'), (false, ''), (false, null),
  -- ---- Spanish ----
  (true, 'Tengo una gotera en la sala'), (true, 'El techo está goteando'), (true, 'me entra agua por el techo'), (true, 'se esta metiendo el agua'),
  (true, 'hay una filtración'), (true, 'FILTRACIÓN de agua'), (true, 'Se inundó la cocina'), (true, 'cae agua del techo'), (true, 'El agua se está metiendo en el cuarto'),
  (true, 'el cielo raso está mojado'), (true, 'llueve adentro'), (true, 'es una emergencia'),
  (false, 'No hay goteras, solo quiero un presupuesto'), (false, 'sin filtraciones'), (false, 'Quiero cambiar el techo'), (false, 'no tengo goteras'),
  (false, 'calentador de agua solar'),
  -- ---- Vietnamese ----
  (true, 'Mái nhà tôi bị dột'), (true, 'mai nha bi dot'), (true, 'nước chảy vào nhà'), (true, 'nuoc nho giot tu tran nha'), (true, 'Trần nhà bị thấm nước'),
  (true, 'nhà dột quá'), (true, 'DỘT NƯỚC'), (true, 'bị ngập'), (true, 'nước mưa lọt'), (true, 'khẩn cấp'), (true, 'mái nhà bị rò rỉ'),
  (false, 'Mái không bị dột, tôi chỉ muốn báo giá'), (false, 'khong dot'), (false, 'Tôi muốn thay mái nhà'), (false, 'sau đợt bão vừa rồi'), (false, 'chưa bị dột'),
  -- ---- Korean ----
  (true, '지붕에서 물이 새요'), (true, '지붕이 샙니다'), (true, '누수가 있어요'), (true, '천장에 얼룩이 있어요'), (true, '비가 새고 있어요'), (true, '물이 뚝뚝 떨어져요'),
  (true, '빗물이 들어와요'), (true, '거실이 침수되었습니다'), (true, '물이 계속 새는 중이에요'), (true, U&'\1102\116E\1109\116E'),
  (false, '누수는 없습니다'), (false, '지붕을 새로 하고 싶어요'), (false, '지붕이 새로 필요해요'), (false, '새 지붕 견적 부탁드립니다'), (false, '물은 새지 않아요'),
  -- ---- Hindi ----
  (true, 'छत से पानी टपक रहा है'), (true, 'छत लीक हो रही है'), (true, 'घर में पानी आ रहा है'), (true, 'पानी रिस रहा है'), (true, 'छत से पानी गिर रहा है'),
  (true, 'बारिश का पानी अंदर आ रहा है'), (true, 'दीवार में सीलन है'), (true, 'घर में बाढ़ आ गई'), (true, 'chhat se pani tapak raha hai'), (true, 'घर में पानी भर गया'),
  (false, 'पानी नहीं टपक रहा'), (false, 'छत टपक नहीं रही है, बस जाँच चाहिए'), (false, 'मुझे नई छत चाहिए'), (false, 'लीक नहीं है');

-- cspell:enable

select plan((select count(*)::integer + 13 from said));
select is(intake.is_urgent('no', message), urgent, coalesce(nullif(message, ''), 'nothing')) from said;

select ok(intake.is_urgent('yes-visible', null), 'storm damage that can be seen');
select ok(not intake.is_urgent('yes-suspected', 'a quote'), 'not what is only suspected');
select ok(intake.is_urgent(null, 'a leak'), 'nothing chosen, but said');
select ok(not intake.is_urgent(null, null), 'nothing at all');
select ok(intake.is_urgent('no', normalize('bị dột', NFD)), 'however accents are composed');
select ok(intake.is_urgent('no', repeat('x ', 900) || 'leak'), 'at the end of a long message');

-- ---- stored with the request, and the same for everybody who reads it ------------------------------------------
insert into intake.inspection_requests (name, email, phone, storm_damage, message) values
  ('seen', 'a@example.com', '1', 'yes-visible', null), ('said', 'b@example.com', '1', 'no', 'Water is coming in'),
  ('quote', 'c@example.com', '1', 'no', 'No leaks, a quote please'), ('silent', 'd@example.com', '1', null, null);
create function pg_temp.urgent() returns text[] language sql as $$select array_agg(name order by name) from intake.leads where urgent$$;
select is(pg_temp.urgent(), array['said', 'seen'], 'staff see both kinds in their list');
select results_eq(
  $$select c.notice -> 'request' ->> 'name', (c.notice -> 'request' ->> 'urgent')::boolean from intake.claim_notices('mail', 9, '1 minute') c order by 1$$,
  'select name, urgent from intake.leads order by name', 'the notices say the same');
select results_eq(
  'select r.name, u.urgent from intake.unanswered() u join intake.inspection_requests r using (id) order by 1',
  'select name, urgent from intake.leads order by name', 'and so do the reminders');
update intake.inspection_requests set message = 'The roof leaks now' where name = 'quote';
select is(pg_temp.urgent(), array['quote', 'said', 'seen'], 'it follows what staff correct');


-- ---- words of the owner ----------------------------------------------------------------------------------------
insert into intake.urgent_words (language, kind, pattern) values ('en', 'yes', '\mbuckets? out\M'), ('en', 'no', '\mfrench drains?\M ?leak');
select ok(intake.is_urgent('no', 'We have the BUCKETS out'), 'a new word');
select ok(not intake.is_urgent('no', 'a french drain leaks'), 'and what only looks like one');
select throws_ok($$insert into intake.urgent_words (language, kind, pattern) values ('en', 'yes', '(water')$$, '2201B', null, 'a pattern that is none is refused');

select * from finish();
rollback;
