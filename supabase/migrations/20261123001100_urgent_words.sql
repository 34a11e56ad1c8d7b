-- Urgent requests: storm damage that can be seen, or words for water coming in and open roofs, as
-- homeowners type them in five languages. supabase/tests/17_urgent.sql has examples.
create table intake.urgent_words (
  id       bigint generated always as identity primary key,
  language text not null check (language ~ '^[a-z]{2,3}$'),
  -- no: taken out first, because it negates ("no leaks") or only sounds alike ("drip edge"). Then one match
  -- of yes is urgent; a calm message (last year, repaired since, no hurry) needs a now, too.
  -- No price, wish, appointment or relative is calm: whoever names one may be standing in water.
  kind     text not null check (kind in ('no', 'yes', 'calm', 'now')),
  -- A regular expression for small letters without accents (in Hindi without the dot below and with ं for
  -- ँ), with single spaces. Commas and full stops end a line, and "." does not match a line end. The check
  -- refuses an invalid expression, which would fail every request.
  pattern  text not null unique check (('' ~ ('x|' || pattern)) is not null)
);
alter table intake.urgent_words enable row level security;
comment on table intake.urgent_words is
  'Words for water coming in. After a change: update intake.inspection_requests set message = message';

-- cspell:disable
insert into intake.urgent_words (language, kind, pattern) values
  ('en', 'no', '\m(drip edge|hurricane season|flood[ -]?(zone|insurance|plain|light|polic)\w*|emergency (kit|suppl|service|plan|contact|number|fund)\w*|(drowning|buried|flooded|swamped|soaked) (in|with|by)|water (stain|mark|spot|damage|heater|bill|tank|pressure|view)\w*|(near|on|by|off) the water|torn between|(bill|premium|rate)s? .*through the roof|mouth\S* water\w*|money .*leak\w*|hang(ing)? (drywall|sheetrock))\M'),
  ('en', 'no', '\m(no|not|never|nothing|without|(is|does|has|are|did|have|do)n''?t|don''?t (have|see)|(do|is|are) (you|your)) (been |any |be |an |has |have |had |seen |yet |active |visible |current |known |obvious |signs? of |interior |currently |offer |so |really ){0,3}(leak|drip|flood|fall|emergenc|urgent)\w*'),
  ('en', 'calm', '\m(last (month|year|season|spring|summer|fall|winter)|(years?|months?) ago|(in|since|from) (19|20)\d\d|old leak|(was|were|been|got|is|owner|already|all|you) (fixed|repaired|replaced|patched)|(fixed|repaired|replaced) (it|since|already|after)|(been|all|is|it''?s|now) dry|dried|no (rush|hurry)|when(ever)? (you|it) (have|can|pours|rains)|in case|what if|cover leaks|missed the|holding|ian|irma|michael|helene|milton|idalia)\M'),
  ('en', 'now', '\m(right now|now (it|the|there|we|water|leak)\w*|today|tonight|asap|help|again|still (leak|drip|com|pour|rain)\w*|just (fell|start|happen|came)\w*|(won''?t|doesn''?t|can''?t) (stop|quit)|(minutes?|hours?) ago|this (morning|afternoon|evening)|last night|about to|any (minute|second))\M|(?<!(was|were|been) )\m(leak|dripp|pour|com|runn|gush|gett|seep|flood)ing?\M'),
  ('en', 'yes', '\m(leak|drip(s|ping|ped)?\M|flood|soak|pouring|gush|puddle|caved? in\M|collaps|gave (way|out)|sag|bulg|droop|buckets?\M|pots|flapping|spark|crush|emergenc|urgent|asap\M|(please|pls|need) help|tarp (up|put|on)|water|towels|sopping|drench|shatter|smash|see through|hanging|came apart|bowing|starting to bow|lightning|bare (deck|wood|plywood)|see outside|can(''?t|not) wait (un)?till? (tomorrow|monday|morning)\M(?! to)|(won''?t|not) (hold|last|make it) (un)?till?\M|(ripped|tore|blew) off|half (the|my|our) (roof|house)|(no|without) (a )?(roof|shingles)|see (the )?(sky|daylight|stars))'),
  ('en', 'yes', '\mrain(ing|s|water)?\M.*\m(com(es?|ing?)|pour\w*|get(s|tin\w*)|runn?\w*|dripp?\w*|seep\w*|enter\w*|inside|in|into|ris(es|ing)|pool(s|ing)|through|thru|everywhere|all over|on the|down|out of)\M|\m(stick|pok|com|c[ao]me|went|fell|crash|down|right|clear)\w* (through|thru) (the |my |our )?(\w+ )?(roof|ceiling|attic|skylight)\M'),
  ('en', 'yes', '\m(panels|metal|tin|roof|ceiling|drywall|sheetrock|skylight|garage|house|bedroom|everything|plywood|decking)\M.*\m(fall|fell|(hang|com)\w* down|came (down|off)|wet\M|open\M|peel|split|expos|showing|bare)'),
  ('en', 'yes', '\m(hole in |(took|tore|ripped|blew|lost|opened|lifted|peeled|crushed)\M.*)\m((the|my|our|her|his|their) )?(roof|shingles|tiles|tarp)\M|\m(roof|ceiling)\M.*\mhole\M|\m(roof|shingles|tiles|tarp|panels|underlayment)\M.*\m(gone|loose|lost|lift\w*|torn|tore|ripp?ed|blown|blew|(came|flew) off)\M|\mtarp\M.*\m(next door|slid)|\m(broke|broken|snapp\w+|crack\w*|split) .*\m(rafter|truss|beam|joist)|\m(rafter|truss|beam|joist)\w*\M.*\m(broke|snapp|crack|split)'),
  ('en', 'yes', '\m(tree|oak|pine|palm|branch|limb|pole)s?\M.*\m(fell|fallen|came down|crash\w*|land\w*|went|punch\w*|through|smash\w*|stuck|lying|on (the|my|our)|onto)\M.*\m(roof|house|home|garage|bedroom|kitchen)\M|\m(someone|somebody|anyone|come|here)\M.*\m(today|tonight|right now)'),
  ('es', 'no', '\m(kit de emergencia|hasta el cuello|(calentador|tanque|manchas?|presion) de agua|agua (de la (alberca|piscina)|caliente)|me llueven|agua la boca|como agua|(dinero|plata) .*(gote|chorr|fug)\w*|(se atienden|atienden) emergencias)'),
  ('es', 'no', '\m(no|sin|nunca|ni|tampoco) (hay |tiene |tengo |tenemos |se |es |esta |veo |ha |han |ninguna? |una |me |tenido ){0,3}(gote|filtr|inund|entra|agua\M|emergenc|urg|ca[ei])\w*( agua)?'),
  ('es', 'calm', '\m((ano|mes|verano|invierno) pasado|hace (\w+ )?(anos?|meses|tiempo)|en (el )?(19|20)\d\d|(ya|despues|que) (\w+ )?(arregl|repar|cambi|sec)\w*|quedo (bien|perfect\w*)|vieja|sin (prisa|apuro)|no (hay|es|corre|tengo) (prisa|apuro|urgen\w+)|cuando puedan?|en caso|por si acaso|no (la )?toco|ian|irma|michael|helene|milton|idalia)\M'),
  ('es', 'now', '\m(ahora mismo|ahorita|hoy|esta noche|anoche|otra vez|de nuevo|sigue|urge|auxilio|ayuda|vengan|en cualquier momento|hace (un|una|unos) (rato|hora|minutos)|no (para|deja)|(gote|filtr|ca[iy]|entr|met|sal|moj|inund|chorre|baj|bot)\w*(ando|iendo|endo))\M'),
  ('es', 'yes', '\m(goter?[ao]\w*|gotear|filtra\w*|inund\w+|chorr\w+|catarata\w*|charco|emergencia|urg[ei]\w*|auxilio|baldes?|cub(eta|o)s?|ollas|toallas|palanganas?|ensopad\w+|pandea\w*|agua|rayo|atraves\w+|agujero|hueco|hoyo|(llueve|lluvia cae) (sobre|direct\w+)|abierto al cielo|moj(a|ando|ad[oa]s?)|empap\w+|chispas?|desplom\w+|derrumb\w+|abomb\w+|revent\w+|se zafo|ca(e|en|yeron) (pedazos|trozos)|vigas?|cerchas?|se fue (el|medio) techo|no (puede|podemos) esperar (al|hasta)|se (me|nos) fue (el|medio|parte)|(medio|mitad del) techo|(hoy|ahora) mismo|esta noche|ve\w* el cielo)\M'),
  ('es', 'yes', '\mllueve.*\m(a?dentro|en (la|mi|el) \w+)\M|\mno\M.*\m(aguant|resist|dur)\w+ ((hasta )?la noche|hasta (manana|el lunes))|\mlona\M.*\m(en el|al) (patio|vecin|suelo)'),
  ('es', 'yes', '\m(techo|tejas?|laminas?|lona|toldo|plafon|cielo ?r?raso)\M.*\m(vol[oa]|se llev|arranc|levanto|levantaron|abiert|destap|pelad|abajo|ca[ey]|colg|hund|desprend|partid|rompi|aplast)|\m(vol[oa]|llevo|arranc|levanto|levantaron|perfor|pelado|abajo|hund|ca[ey]|desplom|derrumb|rompio|hoyo|hueco|agujero)\w*\M.*\m(techo|tejas?|laminas?|lona|toldo|cielo ?r?raso)\M'),
  ('es', 'yes', '\m(arbol|ramas?|mata|pino|palma|roble|gajo|poste)\M.*\m(ca[ey]|atraves|perfor|aplast|recost|recarg|apoyad|encima del? |metio|partio)|\m(ca(yo|ido|yeron)|metio)\M.*\m(arbol|rama|mata|pino|palma|roble|gajo|poste)\M'),
  ('vi', 'no', '\m(do (dac )?khan cap|vu khan cap|sap nha|ngap (hop thu|dau)|nuoc ho boi|chong (tham|dot)( nuoc)?|thoat nuoc|(tien|nhu) nuoc|(hoi|tho ong) nuoc|nuoc (mieng|dai|son|ngoai|nong|my|viet)|thu bay)\M'),
  ('vi', 'no', '\m(khong|chua|ko|hong) (he |co |bi |thay |con |can |phai |trung ){0,3}(dot|tham|ro ri|ri|ngap|gap|khan cap|nga|sap)( nuoc)?\M'),
  ('vi', 'calm', '\m((nam|thang|ky) (ngoai|truoc|roi)|hoi (nam|bao|thang)|lau roi|(da|moi) (sua|thay|kho)|(sua|thay|kho|lam)( xong| het)? roi|sua xong|kho (lau|het)|(khong|chua) gap|khi nao ranh|tu tu|khong (trung|sao)|con tot|tot lam|ian|irma|michael|helene|milton|idalia)\M'),
  ('vi', 'now', '\m(dang (mua|chay|dot|bi dot|nho|ri|tham|vo|vao|tran|rot|ngap|nheu|vong|roi)|bay gio|gio (lai|no|nuoc|dot|chay|mua|troi)|hom nay|(toi|dem) nay|lai (bi )?(dot|vo|vao|chay)|dot nua|lien|ngay lap tuc|van con|sap (sap|rot|mua|be)|moi (nga|sap|rot)|qua troi)\M'),
  ('vi', 'yes', '\mdot\M(?! (bao|mua|nay|giam|khuyen|truoc|vua|roi))|\m(mai|nha|tran|noc) (bi )?dot|\mtham dot|\mro ri\M|\mngap|\mnho giot|\mkhan cap|\m(xin|sua|toi|goi) gap ?$|\m(thay|nhin thay) (bau |ca )?troi\M|\m(cuu|giup) voi\M|\m(xet|toe) lua|\mday dien (bi )?(dut|roi|rot)|\mkhong (tru|chiu|giu)( noi)? (toi|den|qua)\M|\m(tre|xe) xuong|\mr(a|an)g? rac\M'),
  ('vi', 'yes', '\mnuoc\M|\m(khan|thau)\M.*\mnha\M|\mtrong hoac|\mset danh|\mxuyen( qua)? (tran|mai|noc)|\mmua (dot|vao|vo|tat|lot|xuong|do|roi)\M|\mchay thanh dong|\mlenh lang|\m(nua|mot (phan|goc)) (cai )?(mai|noc)|\mtat (thang )?v[ao]o?\M|\muot (het|nha|san|giuong|sung|nhep|mem)|\mhung (thau|xo|khong|khap)|\m(lot|giat) (tung|het|mat)\M|\m(van|go) (loi|tro) ra\M|\mloi van\M|\mbi gio (hat|cuon|giut|boc)\M|\mcai lo\M|\mlo hong\M|\mgay( \w+){0,3} (keo|xa ngang|rui)\M'),
  ('vi', 'yes', '\m(skylight|gieng troi)\M.*\m(be|vo|nut)\M|\m(tran|la phong|mai|noc)\M.*\m(((bi|sap) )?sap(?! (het|thay|den|toi|xong|lam|mua))|phong len|vong|oan|xe|rot|uot|thung|lung|ho (mot|toang|ra)|troc het|toc)\M|\mgo (mai|noc|ngoi)\M.*\m(bo|di|do)\M'),
  ('vi', 'yes', '\m(toc|bay(?! (gio|nam|ngay|tuan))|cuon|lat|giut|hat|rach|bung)\M.*\m(goc|mai|noc|ngoi|ton|bat|shingle)\M|\m(mai|noc|ngoi|ton|bat|shingle|tran)\M.*\m(bay(?! (gio|nam|ngay|tuan))|cuon|lat tung|giut|rach|bung|sut ra)\M|\m(cay|nhanh|canh|cot dien)\M.*\m(nga|gay|dam|dua|xuyen|(do|de|roi|rot) (len|xuong|trung|vao|vo|sap|bep|de|qua|thung|lung))\M.*\m(len|xuong|trung|vao|thung|lung|mai|noc|nha|phong)\M'),
  ('vi', 'yes', '\m(che|phu|trum) bat\M|\m(toi|den|qua|goi)( \w+)? (lien|ngay)\M|\mngay (hom nay|bay gio|lap tuc)\M'),
  ('ko', 'no', '(누수|물|비)(는|은|가|이|도)? ?(아직 |전혀 )?(없|안 ?[새샙]|(새|들어오)지(는|도)? ?않)|안 ?[새샙샜]\S*|돈[이은]? .{0,6}새\S*|물 쓰듯|군침|[샌샜] ?적(은|이|도)? ?없\S*|비상 ?용품|긴급 (서비스|출동 영수)|하늘이 무너|물밀듯|비 오는 날'),
  ('ko', 'calm', '작년|재작년|[년월달] 전|지난 ?(번|달|해|봄|여름|가을|겨울)|예전|옛날|오래된|오래 ?전|말랐|말라|고쳤고|고친|[다잘] 고[쳤친]|수리했|수리 ?(끝|완료)|교체했|얼룩|급하(지|진)|급한.*아니|시간 (나|되|날)|천천히|멀쩡|이안|어마|마이클|헐린|밀턴'),
  ('ko', 'now', '지금|방금|아까|오늘|[또다]시? ?(새|물|비|샌|들어)|계속|빨리|당장|금방|급히|점점|(새|떨어지|들어오|흐르|흘러내리|들이치|젖)고 있|멈추|멈춰|곧'),
  ('ko', 'yes', '누수|침수|물바다|물난리|물방울|물벼락|웅덩이|응급|긴급|급합|급해|급히|도와|양동이|바케[쓰츠]|냄비|수건|대야|흠뻑|벼락|뻥|감당|(^| )물[이을은도] |하늘이 보|구멍|스파크|축축|당장|오늘 바로|흥건|우지끈|까지(는|도)? ?못 ?(버[티틸텨]|견[디딜]|기다)|빨리 와|(^| )(또|다시|줄줄|막|계속|비) ?(새|샙|샌|샜)|안 멈[추춰]'),
  ('ko', 'yes', '(물|비|지붕|천장|천정|석고).*(새(?!로| |것|지붕|걸)|샙|샌|샜|떨어|들어[오와]|들이[치쳐친]|흐르|흘러|내려[오와]|쏟아|차서|찼|가득|나[와온]|고[여였]|타고|흥건|스며|멈추|뚝뚝)|(콘센트|두꺼비집|차단기|전등|전기).*(물|젖)'),
  ('ko', 'yes', '(나무|가지|전봇대|천창|환기구|패널|기와|[슁싱]글|지붕|합판|천장|천정|석고보드|방수포|타프|천막).*(쓰러[져졌진]|넘어[져졌]|덮[쳐쳤친]|날아|날라|날려|무너|내려앉|주저앉|꺼[져졌]|처[져졌진지]|부풀|불룩|젖|뚫(?!는)|찢|뜯(겨|긴|어 ?[놓놨])|벗겨|드러|들려|들렸|풀려|사라|씌|부[쉈서숴]|박살|갈라|깨져|깨졌|휘[고어었]|열[려렸])|(서까래|들보|트러스).*(부러|갈라|금이)|(나무|야자수|전봇대).*기[대댔]|(타프|천막|방수포).*(마당|옆집|바닥에)|(지붕|천장|천정)의? ?(반쯤|절반|한쪽|일부)'),
  ('hi', 'no', '.*\mpichh?le saal\M.*|इमर्?जे\S* (किट|सेवा|नंबर|वाली रसीद)|बाढ (का|के|जोन)|बाढ कवर|बदबू|फर्श फूल|आसमान टूट|पानी की तरह|मुंह में पानी|(एक|कोई) (भी )?बूंद .*नही\S*( आ\S*)?|ek boond .*nahi\S*|पूल का पानी|पानी (की टंकी|निकल(ने|ता)|का दाग)'),
  ('hi', 'no', '(टपक|रिस|लीक|पानी|सीलन|गिर[ाीे]|इमर्?जे|जल्दी|अर्जेंट|tapak|leak|pa?ani|emergency|urgent|jaldi)\S*( (अंदर|घर|में|टपक|आ|andar|ghar|tapak)){0,2} (नही|nahi)\S*( (टपक|रिस|लीक|आ|घुस|tapak|aa|ghus)\S*)?|(नही|nahi)\S* (टपक|रिस|लीक|गिर|tapak|leak)\S*'),
  ('hi', 'calm', '(पिछले|पिछली|गए) (साल|महीने|हफ्ते|बारिश|गर्मी)|(साल|महीने) पहले|से पहले|पुरानी लीक|ठीक (हो|कर|था|किया)|सूख|नई लग|लगवा ली|बदल(वा| ग|ी थ)|जब (समय|टाइम|वक्त)|आराम से|बच गय|(लीक|टपक|गिर|हु[आई])\S* (था|थी|थे)|सीलन की|इयान|इर्मा|माइकल|हेलेन|मिल्टन|\m(pichh?l[ei] (saal|mahine)|saal pehle|th?ee?k (ho|kar)|jab time|aaram se|sookh|purani leak)'),
  ('hi', 'now', '(टपक|लीक (हो|कर)|आ|गिर|बह|रिस|भर|घुस|चू|निकल|जा|लटक) रह|अभी|आज(?! तक)|फिर से|तुरंत|कभी भी|आने लगा|(बंद|रुक|थम) .*नही|\m(tapak|leak (ho|kar)|aa?|gir|beh|ris|bhar|ghus|nikal) ?rah|\m(abhi|aaj|phir se|fir se|turant)\M'),
  ('hi', 'yes', 'टपक|लीक|(^| )रिस(?!र्च|ेप)|सीलन|(^| )बाढ|(^| )चू रह|इमर्?जे|आपात|अर्जेंट|तुरंत|बाल्टि|तौलिए|बर्तन लगा|काबू|छेद|दरार|ऊपर से खुल| तर है|(^| )पानी|भीग|गील|तालाब|चिंगारी|आसमान दिख|(प्लाई|लकडी) दिख|खुला पडा|मदद (कीजिए|करो|करें)|आर ?पार|(बल्ल|शहतीर|राफ्टर|ट्रस)\S* .*(टूट|चटक)|तक नही\S* (टिक|रुक|ठहर)|तिरपाल.*(आंगन|सडक|जमीन)|आज ही|जल्दी (आ|से|भेज|फोन)|अभी (आ|भेज)'),
  ('hi', 'yes', 'बारिश.*(अ(न्|ं)दर|घर में|कमर)|(घर|कमर|अ(न्|ं)दर).*बारिश|(घर|कमरा) .*डूब'),
  ('hi', 'yes', '(छत|शिंगल|टाइल|चादर|सीलिंग|स्काईलाइट|पैनल|तिरपाल|प्लास्टर|चिमनी|पेड|डाल|खंभा).*(उड|उखड|फट|फाड|गिर|टूट|तोड|छेद|फूल|घुस|लटक|झुक रह|पर टिक[ाीे]|खोल|खुल|धंस|गायब|ढह|बैठ ग)|आधी छत|छत का (एक |एक बडा )?(हिस्सा|कोना|टुकडा)'),
  ('hi', 'yes', '\m(tapak|risav|turant|jaldi (aa|se|bhej|call|phone|karo)|aaj hi|abhi aa|chu+ rah|choo rah|bachao|madad|bartan)|\m(pa?ani|water|darar)\M|\mba+rish\M.*\mandar|\m(chh?at|roof|ceiling|ped|daal|khamba|tirpal|tarp|shingles?|tiles?)\M.*\m(ud ga|uda|ukhad|gir|toot|tut|hole|chhed|phat|phaad|latak|khul|gayab)');
-- cspell:enable

create function intake.is_urgent(p_storm_damage text, p_message text)
returns boolean language plpgsql stable set search_path = pg_catalog, pg_temp as $$
declare
  v_text    text;
  v_pattern text;
  v_said    text[];
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
  v_said := array(
    select w.kind from intake.urgent_words w where w.kind <> 'no' group by w.kind, w.language
    having v_text ~ ('(?n)' || string_agg(w.pattern, '|' order by w.id)));
  return 'yes' = any (v_said) and ('now' = any (v_said) or 'calm' <> all (v_said));
end $$;

create function intake.set_urgent()
returns trigger language plpgsql volatile set search_path = pg_catalog, pg_temp as $$
begin
  new.urgent := intake.is_urgent(new.storm_damage, new.message);
  return new;
end $$;

create trigger set_urgent before insert or update of storm_damage, message on intake.inspection_requests
  for each row execute function intake.set_urgent();
