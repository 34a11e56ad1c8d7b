-- What cannot wait: storm damage that can be seen, or words for water coming in and open roofs, as homeowners
-- type them in five languages. supabase/tests/17_urgent.sql lists what is understood.
create table intake.urgent_words (
  id       bigint generated always as identity primary key,
  language text not null check (language ~ '^[a-z]{2,3}$'),
  -- no: what is said not to be ("no leaks"), is over ("last year"), or is only called alike ("drip edge"). It is
  -- taken out first; then any pattern of yes is enough.
  kind     text not null check (kind in ('yes', 'no')),
  -- A regular expression for small letters without accents (in Hindi without the dot below and with
  -- ं for ँ), with single spaces. Commas and full stops end a line, and "." stays within it.
  -- One that is none is refused here: it would fail every request.
  pattern  text not null unique check (('' ~ ('x|' || pattern)) is not null)
);
alter table intake.urgent_words enable row level security;
comment on table intake.urgent_words is
  'Words for water coming in. After a change: update intake.inspection_requests set message = message';

-- cspell:disable
insert into intake.urgent_words (language, kind, pattern) values
  ('en', 'no', '.*\m(last (year|summer|winter)|years? ago|(was|were|been|got|owner) (fixed|repaired)|(his|her|their) (roof|house|home)|warrant(y|ies)|gutters?|drip edge|flood[ -]?(zone|insurance|plain|light)s?)\M.*'),
  ('en', 'no', '\m(no|not|never|without|(is|does|has|are|did|have|do)n''?t|don''?t (have|see)|(do|is|are) (you|your)) (been |any |be |an |seen |yet |active |visible |current |known |obvious |signs? of |interior |currently |had |have |offer |so |really ){0,3}(leak|drip|flood|emergenc|urgent)\w*'),
  ('en', 'yes', '\m(leak|drip(s|ping|ped)?\M|flood|soaked|pouring|caved? in\M|collaps|buckets?\M|emergenc|urgent|asap\M|(please|pls|need) help|tarp (up|put|on))'),
  ('en', 'yes', '\m(water|rain\w*)(''s)?( (is|was|keeps|has|started|are|now|been|just|still))* (coming|pouring|getting|running|dripping|seeping|entering|inside|in (the|my|our)|through|thru|everywhere|all over|on the floor)'),
  ('en', 'yes', '\m(ceiling|roof|house|bedroom|everything)\M.*\m(sag|bulg|fall|fell|com(e|ing) down|wet\M|open\M)|\msee (the )?(sky|daylight)'),
  ('en', 'yes', '\m(hole in |(took|tore|ripped|blew|lost) (off )?((part|half|some|most|all) (of )?)?)(the |my |our )?(roof|shingles|tiles)|\m(roof|ceiling)\M.*\mhole\M|\m(roof|shingles|tiles|tarp)\M.*\m(gone|(ripped|blown|blew|came|flew) off)'),
  ('en', 'yes', '\m(tree|branch|limb)\M.*\m(on|onto|through)\M.*\m(roof|house|home|garage)|\m(someone|somebody|anyone|come|here)\M.*\m(today|tonight|right now)'),
  ('es', 'no', '.*\m(ano pasado|hace (\w+ )?(anos|meses)|vecin[oa]s? (ten|tuv|me|nos)\w*|garantia|canal(eta|on)e?s?|atienden)\M.*'),
  ('es', 'no', '\m(no|sin|nunca|ni|tampoco) (hay |tiene |tengo |tenemos |se |es |esta |veo |ha |ninguna? |una |me |tenido ){0,3}(gote|filtr|inund|entra|agua|emergenc|urg)\w*( agua)?'),
  ('es', 'yes', '\m(goter?[ao]\w*|gotear|filtra\w*|filtro (el )?agua|inund\w+|chorre\w+|emergencia|urg[ei]\w*|auxilio|baldes?|cubetas?|moj(a|ando|ad[oa]s?)|(hoy|ahora) mismo|esta noche)\M'),
  ('es', 'yes', '\m(entra|mete|metiendo|cae|cayendo|cuela|sale|saliendo|charco)\w*\M.*\magua\M|\magua\M.*\m(entra|met|ca[ey]|cuel|cola|sale|saliendo|viene del techo|por todas|por el techo|a?dentro|en (el|la|mi) (casa|sala|cuarto|piso|cocina|habitacion))|\mllueve.*\m(a?dentro|en (la|mi) casa)\M'),
  ('es', 'yes', '\m(techo|tejas?|laminas?|lona|plafon|cielo ?r?raso)\M.*\m(vol[oa]|llev|arranc|levanto|levantaron|abiert|abajo|ca[ey]|hund|desplom|derrumb)|\m(vol[oa]|llevo|arranc|levanto|levantaron|perfor|abajo|hund|ca[ey]|hoyo|hueco|agujero)\w*\M.*\m(techo|tejas?|laminas?|lona|arbol|rama)\M|\m(arbol|rama)\M.*\mca[ey]'),
  ('vi', 'no', '.*\m(nam ngoai|hang xom( toi)? (bi|co|cung)|bao hanh|mang xoi|mang nuoc)\M.*'),
  ('vi', 'no', '\m(khong|chua|ko|hong) (he |co |bi |thay |con |can |phai ){0,3}(dot|tham|ro ri|ri|ngap|gap|khan cap)( nuoc)?\M'),
  ('vi', 'yes', '\m(bi|mai|nha|tran|noc|dang|van|lai) dot\M|\mdot (mai|nha|nuoc|tran|o|tu|nang|qua|roi|lam|hoai|tum lum|khap|nhieu)\M|\mtham (nuoc|dot)|\mro ri\M|\mngam nuoc|\mri nuoc|\mngap|\mnho giot|\mkhan cap|\mdot ?$|\m(xin|sua|toi) gap ?$'),
  ('vi', 'yes', '\mnuoc( mua)?( (da|dang|bi|cu|no))* (tham|chay|nho|ri|do|vao|vo|tran(?! ra)|giot|ngap|roi|rot|lot|tat|nheu)\M|\mmua (dot|vao|vo|tat|lot)\M|\muot (het|nha|san|giuong)|\mhung (nuoc|thau|xo)'),
  ('vi', 'yes', '\m(tran|la phong|mai|noc)\M.*\m(((bi|sap) )?sap(?! (het|thay|den|toi|xong|lam))|phong len|vong|rot|uot|thung|lung)\M|\m(toc|bay|cuon)( mat| bay| het)* (mot goc|mai|noc|ngoi|ton|tam bat|bat)\M|\mcay( \w+)? (nga|do|gay|roi|rot|dam|de)( de| dam| sap)? (len|xuong|trung|vao|thung|lung|mai|nha)\M'),
  ('vi', 'yes', '\m(che|phu|trum) bat\M|\m(toi|den|qua) (lien|ngay)\M|\mngay (hom nay|bay gio|lap tuc)\M'),
  ('ko', 'no', '.*(작년|[년월] 전|예전|빗물받이|물받이|홈통|거터|보증|이웃집?이|얼룩|긴급 서비스.*나요|급하지|급한.*아니).*'),
  ('ko', 'no', '(누수|물|비)(는|은|가|이|도)? ?(아직 |전혀 )?(없|안 ?[새샙]|(새|들어오)지(는|도)? ?않)'),
  ('ko', 'yes', '누수|침수|물바다|물난리|물방울|응급|긴급|급합|급해|급히|도와|양동이|하늘이 보|구멍|당장|오늘 바로|빨리 와'),
  ('ko', 'yes', '(물|비|지붕|천장|천정).*(새(?!로| |것|지붕|걸)|샙|샌|샜|떨어|들어[오와]|들이[치쳐]|흘러|스며|멈추|뚝뚝)'),
  ('ko', 'yes', '(나무|가지|기와|[슁싱]글|지붕|천장|천정|석고보드|방수포|타프).*(쓰러|덮[쳐쳤친]|날아|날라|무너|내려앉|젖|뚫|찢|씌|열[려렸])'),
  ('hi', 'no', '.*(पिछले साल|साल पहले|पडोसी (की|के)|वारंटी|गारंटी|गटर|बाढ (का|के|जोन)|बाढ कवर|बदबू|से पहले|इमर्?जे\S* सेवा|\m(pichh?le saal|padosi|gutter)).*'),
  ('hi', 'no', '(टपक|रिस|लीक|पानी|इमर्?जे|जल्दी|अर्जेंट|tapak|leak|pa?ani|emergency|urgent|jaldi)\S*( (अंदर|घर|में|टपक|आ|andar|ghar|tapak)){0,2} (नही|nahi)\S*( (टपक|रिस|लीक|आ|घुस|tapak|aa|ghus)\S*)?|(नही|nahi)\S* (टपक|रिस|लीक|tapak|leak)\S*'),
  ('hi', 'yes', 'टपक|लीक|(^| )रिस(?!र्च|ेप)|सीलन|(^| )बाढ|(^| )चू रह|इमर्?जे|आपात|अर्जेंट|तुरंत|बाल्टि|भीग|डूब|मदद (कीजिए|करो|करें)|आज ही|जल्दी (आ|से|भेज)|अभी (आ|भेज)'),
  ('hi', 'yes', '(पानी|बारिश).*(आ रह|आ गय|अ(न्|ं)दर|घुस|गिर|भर|बह|जा रह|ही पानी|(रुक|बंद|थम).*नही)|(घर|कमर|अ(न्|ं)दर).*बारिश'),
  ('hi', 'yes', '(छत|शिंगल|टाइल|सीलिंग|तिरपाल|पेड|डाल).*(उड|उखड|फट|गिर|टूट|तोड|छेद|फूल|घुस)|गील'),
  ('hi', 'yes', '\m(tapak|risav|tirpal|turant|jaldi|aaj hi|abhi aa|chu+ rah|choo rah)|\m(pa?ani|water)\M.*\m(aa? ?rah|arh|aa ga|gir|ghus|andar|bhar|beh|ris|(ruk|band).*nahi)|\mghar me\w* pa?ani|\m(chh?at|roof|ped)\M.*\m(ud ga|ukhad|gir|toot|tut|hole|chhed)');
-- cspell:enable

create function intake.is_urgent(p_storm_damage text, p_message text)
returns boolean language plpgsql stable set search_path = pg_catalog, pg_temp as $$
declare
  v_text    text;
  v_pattern text;
begin
  if p_storm_damage = 'yes-visible' or coalesce(p_message, '') = '' then
    return coalesce(p_storm_damage = 'yes-visible', false);
  end if;
  -- Small letters by "C" alone, which is enough for letters without accents, and the same on every server.
  v_text := lower(translate(
    normalize(regexp_replace(normalize(p_message, NFD), U&'[\0300-\036F\093C]', '', 'g'), NFC),
    U&'\0110\0111\2019\0901', U&'dd''\0902') collate "C");
  v_text := regexp_replace(regexp_replace(v_text, '\s+', ' ', 'g'), U&'[.,;:!?\0964\2026]+', E'\n', 'g');
  -- One expression for all patterns of a language: PostgreSQL keeps no more than 32 compiled.
  for v_pattern in
    select string_agg(w.pattern, '|' order by w.id) from intake.urgent_words w where w.kind = 'no' group by w.language
  loop
    v_text := regexp_replace(v_text, v_pattern, ' ', 'gn');
  end loop;
  return exists (
    select from intake.urgent_words w where w.kind = 'yes' group by w.language
    having v_text ~ ('(?n)' || string_agg(w.pattern, '|' order by w.id)));
end $$;

create function intake.set_urgent()
returns trigger language plpgsql volatile set search_path = pg_catalog, pg_temp as $$
begin
  new.urgent := intake.is_urgent(new.storm_damage, new.message);
  return new;
end $$;

create trigger set_urgent before insert or update of storm_damage, message on intake.inspection_requests
  for each row execute function intake.set_urgent();
