-- What cannot wait: storm damage that can be seen, or words for water coming in, as homeowners type them
-- in five languages, with or without accents. supabase/tests/17_urgent.sql lists what is understood.
create table intake.urgent_words (
  id       bigint generated always as identity primary key,
  language text not null check (language ~ '^[a-z]{2,3}$'),
  -- no: what is said not to be ("no leaks"), or is only called alike ("drip edge"). It is taken out first,
  -- in the order of the numbers; then any pattern of yes is enough.
  kind     text not null check (kind in ('yes', 'no')),
  -- A regular expression for small letters without accents (Korean and Hindi as they are), with single
  -- spaces. One that is none is refused here: it would fail every request.
  pattern  text not null unique check (('' ~ pattern) is not null)
);
alter table intake.urgent_words enable row level security;
comment on table intake.urgent_words is
  'Words for water coming in. After a change: update intake.inspection_requests set message = message';

-- cspell:disable
insert into intake.urgent_words (language, kind, pattern) values
  ('en', 'no', '\m(no|not|never|without|(is|does|has|are|did|have|do)n''?t|don''?t (have|see)) (been |any |be |seen |yet |active |visible |current |known |obvious |signs? of |interior |currently |had ){0,3}(leak|drip|flood|water|ceiling)\w*'),
  ('en', 'no', '\m(drip edge|(flood|ceiling)[ -]?(lights?|zones?|insurance|plains?|fans?|heights?))\M'),
  ('es', 'no', '\m(no|sin|nunca|ni|tampoco) (hay |tiene |tengo |tenemos |se |esta |veo |ha |ninguna? |me ){0,3}(gote|filtr|inund|entra|agua)\w*( agua)?'),
  ('vi', 'no', '\m(khong|chua|ko) (he |co |bi |thay |con ){0,3}(dot|tham|ro ri|ri|ngap)( nuoc)?\M'),
  ('ko', 'no', '(누수|물|비)(는|은|가|이|도)? ?(없|안 ?[새샙]|(새|들어오)지(는|도)? ?않)'),
  ('hi', 'no', '(टपक|रिस|लीक|पानी)\S*( \S+){0,2} (नहीं|नही)( (टपक|रिस|लीक|आ|घुस)\S*)?|(नहीं|नही) (टपक|रिस|लीक)\S*'),
  ('en', 'yes', '\m(leak|drip(s|ping|ped)?\M|flood|ceiling|soaked|pouring in\M|caved? in\M)'),
  ('en', 'yes', '\mwater (is |was |keeps |has |started |are )?(now )?(been )?(coming|pouring|getting|running|dripping|seeping|entering|inside|in (the|my|our)|through|everywhere|all over|on the floor)'),
  ('en', 'yes', '\mrain(water)? (is |was |keeps )?(coming|getting|pouring|inside|in (the|my|our))'),
  ('en', 'yes', '\m(hole in (the|my|our) roof|roof (has |was |is |just )?(collaps|gone|ripped off|blown off|blew off|came off))'),
  ('en', 'yes', '\m(tree|branch|limb) (fell |has fallen |came down |is |down )?(on|onto|through) (the|my|our) (roof|house|home)'),
  ('en', 'yes', '\memergency'),
  ('es', 'yes', '\m(goter?[ao]\w*|filtra\w*|filtro (el )?agua|inund\w+|chorre\w+|cielo ?r?raso|plafon\w*|emergencia)'),
  ('es', 'yes', '\m(entra\w*|met\w+|cae|cayendo|cuela|colando|sale|saliendo) (el |mucha |much[ao]s? )?agua'),
  ('es', 'yes', '\magua (me |se |ya |nos |esta |que ){0,3}(entra|met|ca[ey]|cuel|col|cayendo|sale|por todas|por el techo|adentro|dentro|en (el|la|mi) (casa|sala|cuarto|piso|cocina|habitacion))'),
  ('es', 'yes', '\mllueve (a?dentro|en (la|mi) casa)'),
  ('vi', 'yes', '\m(bi|mai|nha|tran|noc|dang) dot\M|\mdot (mai|nha|nuoc|tran|o|tu|nang|qua|roi)\M|\mtham (nuoc|dot)|\mro ri\M|\mngam nuoc|\mri nuoc|\mngap|\mtran nha|\mnho giot|\mkhan cap|\mdot\.?$'),
  ('vi', 'yes', '\mnuoc (mua )?(da |dang |bi |cu )?(tham|chay|nho|ri|do|vao|tran|giot|ngap|roi|lot)\M|\mmua (dot|vao nha|lot)'),
  ('ko', 'yes', '누수|침수|천장|천정|물바다|물난리|물방울|빗물|응급|긴급'),
  ('ko', 'yes', '(물|비|지붕)(이|가|은|는|에서|도)? ?(물이 |비가 )?(줄줄 |뚝뚝 |계속 |많이 |좀 |자꾸 |막 )?(새(?!로| ?것| ?지붕| ?걸)|샙|샌|샜|떨어|들어오|들어와|흘러|뚝뚝)'),
  ('hi', 'yes', 'टपक|लीक|(^|[^ऀ-ॿ])रिस|सीलन|सीलिंग|बा(ढ़|ढ़)|(^| )चू रह|इमरजेंसी|आपातकाल'),
  ('hi', 'yes', '(पानी|बारिश)( का पानी)?( घर| कमरे)?( के| में| अंदर| भीतर)*( आ| घुस| गिर| भर| निकल| अंदर| भीतर| बह)'),
  ('hi', 'yes', '\m(tapak|risav|risaav|paani (aa|gir|ghus|andar|ghar|bhar)|pani (aa|gir|ghus|andar|ghar|bhar))');
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
    normalize(regexp_replace(normalize(p_message, NFD), U&'[\0300-\036F]', '', 'g'), NFC),
    U&'\0110\0111\2019', 'dd''') collate "C");
  v_text := regexp_replace(v_text, '\s+', ' ', 'g');
  for v_pattern in select w.pattern from intake.urgent_words w where w.kind = 'no' order by w.id loop
    v_text := regexp_replace(v_text, v_pattern, ' ', 'g');
  end loop;
  return exists (select from intake.urgent_words w where w.kind = 'yes' and v_text ~ w.pattern);
end $$;

create function intake.set_urgent()
returns trigger language plpgsql volatile set search_path = pg_catalog, pg_temp as $$
begin
  new.urgent := intake.is_urgent(new.storm_damage, new.message);
  return new;
end $$;

create trigger set_urgent before insert or update of storm_damage, message on intake.inspection_requests
  for each row execute function intake.set_urgent();
