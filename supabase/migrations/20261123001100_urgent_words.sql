-- Urgent requests: storm damage that can be seen, or a word for water coming in or an open roof, as
-- homeowners type them in five languages. supabase/tests/17_urgent.sql has examples.

-- How a message and the words are compared: small letters, single spaces, no punctuation, accents as signs
-- of their own (NFD), one way to write a letter of Hindi, and no spaces in Korean, where people leave them out.
create function intake.plain_words(p_text text)
returns text language sql immutable parallel safe set search_path = pg_catalog, pg_temp as $$
  select regexp_replace(btrim(regexp_replace(
    lower(translate(normalize(p_text, NFD), U&'\0110\0111\0901\093C', U&'\0111\0111\0902') collate "C"),
    U&'[\0001-\002F\003A-\0040\005B-\0060\007B-\00BF\0964\2000-\206F\3000-\303F]+', ' ', 'g')),
    U&'(?<=[\1100-\11FF]) (?=[\1100-\11FF])', '', 'g')
$$;

create function intake.without_accents(p_plain text)
returns text language sql immutable parallel safe set search_path = pg_catalog, pg_temp as $$
  select translate(regexp_replace(p_plain, U&'[\0300-\036F]', '', 'g'), U&'\0111', 'd')
$$;

-- Words are looked for where a word begins, in Korean anywhere, and with a full stop as a whole word.
create function intake.word_form(p_language text, p_words text)
returns text language sql immutable parallel safe set search_path = pg_catalog, pg_temp as $$
  select case when p_language = 'ko' then '' else ' ' end || intake.plain_words(p_words) || case when p_words like '%.' then ' ' else '' end
$$;

create table intake.urgent_words (
  id       bigint generated always as identity primary key,
  language text not null check (language ~ '^[a-z]{2,3}$'),
  -- One urgent word rings, whatever else is said: a price, a wish, an appointment, a relative. calm: taken
  -- out before ("no leak"); the fewer, the better. Only a seller is not believed: two different pitches, as
  -- many as there are urgent words, and nothing of one's own (own: "my roof"). Call centers leak, too.
  kind     text not null check (kind in ('urgent', 'calm', 'pitch', 'own')),
  -- A phrase, or a word or its beginning: "leak" finds "leaking", "leak." does not. Words without accents
  -- find those with them, too; words with accents find those without in a message that has no accent at
  -- all. Each misspelling is a row.
  words    text not null unique check (intake.plain_words(words) <> ''),
  form     text not null generated always as (intake.word_form(language, words)) stored,
  bare     text not null generated always as (intake.without_accents(intake.word_form(language, words))) stored
);
alter table intake.urgent_words enable row level security;
comment on table intake.urgent_words is
  'Words for water coming in. After a change: update intake.inspection_requests set message = message';

-- cspell:disable
insert into intake.urgent_words (language, kind, words)
select l.language, l.kind, btrim(w.words)
from (values
  ('en', 'urgent', 'leak, leek, leack, lekin, drip, water, watter, wator, flooded, flooding, flooed, floods in, soak,
    wet., drench, puddle, pouring, poring, gush, waterfall, buckets, pots., towels, tarp, rain is, rain in, rain com,
    rain blow, rain get, rain pour, raining in, raining on my, rains in, sitting in the rain, sagg, sags, saging, bulg,
    buldg, droop, bowing, buckling, caving, caved, cave in, collaps, colaps, fell., fallen, falling, came down, come down,
    coming down, comes down, gave way, giving way, let go, hanging, about to go, hole, smash, shatter, broke the,
    broke off, broke through, broken truss, broken rafter, broken beam, cracking, splitting, split open, crush, crash,
    landed on, through our roof, through my roof, through the roof, thru our roof, thru my roof, thru the roof,
    through the ceiling, thru the ceiling, sticking thru, sticking through, tree on, branch on, limb on, leaning on,
    lying on, lying across, lightning, spark, buzz, sizzl, smell smoke, smoke smell, ripped., tore., torn., blew.,
    blown off, blown away, blown out, flew off, came off, took off the, took the, slid off, lifted off, lost half,
    lost about, flapp, peeled back, peeled off, peeling off, peeling back, is gone, are gone, gone over, bare deck,
    see the plywood, see plywood, daylight, see the sky, see sky, see outside, open to the sky, open roof, roof open,
    roof is open, emergenc, emergancy, emergeny, urgent, urgant, asap, please help, pls help, plz help, right away,
    right now, someone now, somebody now, send anyone, send someone now, come now, come tonight, come today, can t wait,
    cannot wait, cant wait, won t last, till morning, til morning, until morning, pooring, trickl, streaming, spilling,
    bubble in, bubble is, in a bubble, wter, watr, h2o, h20, flood in, roof gone, came dwn, coming thru, coming through,
    on top of the house, on top of the bed, on top of my, on top of our, laying on, laying across, tree through,
    tree thru, branch through, stars through, stars thru, see stars, all over the yard, all over my yard, sos., 🆘, 💦, 🌊'),
  ('en', 'calm', 'no leak, not leak, not a leak, never leak, doesn''t leak, does not leak, without leak, not an emergency,
    no emergency, not urgent, nothing urgent, drip edge'),
  ('en', 'own', 'my roof, our roof, her roof, his roof, their roof, my ceiling, our ceiling, the ceiling, my house,
    our house, the house, my home, our home, my mom, my mother, my dad, my father, my tenant, my neighbor, my daughter,
    my son, my kitchen, the kitchen, my bedroom, the bedroom, living room, bathroom, laundry room, my garage, the garage,
    my attic, our attic, the attic, my room, our room, the stove, the hallway, the floor, in here, my insurance,
    our restaurant, our store, our shop, our church, church hall, our condo, rental condo, our studio, the walls,
    the tables, on customers, server room, the servers, the crib'),
  ('en', 'pitch', 'seo, search engine, page one, first page, your rankings, backlink, guest post, guest article,
    web design, redesign your, web development, app development, your domain, exclusive leads, qualified leads,
    qualified homeowners, more leads, lead gen, leads a month, per lead, roofing leads, miss a lead, live transfer,
    your business, your competitors, your listing, your pipeline, your calendar, your inbox, your zip code, your blog,
    your database, roofers to, roofers who, help roofers, for roofers, for contractors, help contractors, with roofers,
    free audit, audit report, free trial, a demo, minute demo, demo of, crm, marketing, our agency, virtual assistant,
    ai receptionist, call center, overflow calls, chatbot, wholesale, moq, no contract, money back, working capital,
    business loan, sba loan, collateral, processing fees, casino, free spins, bitcoin, hacked, copyright, infringement,
    click here, act now, followers, five star reviews, ad spend, facebook ads, google ads, ppc, quick call,
    schedule a call, partner with, first month free, we represent, i help contractors, we help roofers,
    homeowners in your, selling your, agency helps, helps contractors, subcontract, partners with, homeowner list,
    buy the list, your invoice, overdue, avoid service, referral fee, we pay, crews available, have crews, we have 1,
    customers are looking, can t find you, yelp, hello dear, million, we buy, sell your, drone imagery, storm alert,
    download'),
  ('es', 'urgent', 'gote, goti, filtra, inund, agua, mojad, mojand, se moja, empap, ensopad, charco., charcos, chorr,
    cascada, catarata, diluvi, llueve dentro, llueve adentro, llueve en, llueve mas, llueve directo, lloviendo adentro,
    lloviendo dentro, lloviendo en, mete la lluvia, entra la lluvia, lluvia adentro, desplom, derrumb, cayo., callo.,
    cayeron, caido, cayendo, callendo, se cae, se va a caer, caen pedazos, vino abajo, colgando, hundi, hunde, undiendo,
    undido, abomb, pandea, pancita, se inflo, inflad, revent, rajando, rajado, hoyo, hueco, ueco, agujero, rompio, quebro,
    partio, atraves, traspas, aplast, volo, volado, volaron, arranc, se llevo, se lo llevo, levanto, levantaron, despeg,
    desprend, se zafo, se solto, resbal, pelada, pelado, quedo abiert, techo abierto, casa abierta, descubiert, destap,
    se fue el techo, medio techo, ve el cielo, ve la calle, ve la madera, arbol en, arbol sobre, arbol encima, rama en,
    rama sobre, recosta, rayo, chispa, humo., lona., toldo, baldes, cubetas, cubos, ollas, palanganas, toallas,
    emergencia, emerjencia, urgente, urjente, urge., auxilio, socorro, ayudenme, ayudennos, ayuda por favor,
    por favor ayuda, vengan ya, vengan por favor, alguien ya, alguien hoy, ahora mismo, ahorita mismo, lo antes posible,
    cuanto antes, no puedo esperar, no puede esperar, no podemos esperar, no aguanta, se me moja, se mojo,
    lloviendo la casa, llueve la casa, liquea, liqueo, likea, likeo, awa., awua, se me cae, se nos cae, se m cae,
    techo encima, viene encima, se vola, se bolo, bolo el, yevo las, yevo el, se yevo, panzon, va a tronar, trono el'),
  ('es', 'calm', 'no gote, no hay gote, no tengo gote, sin gote, ni una gota, no hay filtra, sin filtra, no es filtra,
    no es emergencia, ni emergencia, no es urgente'),
  ('es', 'own', 'mi techo, nuestro techo, techo de la casa, techo del cuarto, mi casa, nuestra casa, la casa, mi cuarto,
    el cuarto, la cocina, la sala, el closet, mi closet, mi hija, mi hijo, mi mama, mi suegro, mi inquilina, la inquilina,
    el atico, el pasillo, cielo raso, el plafon, la cama, el baño, la pared, el taller, mi taller, nuestro negocio,
    mi negocio, mi tienda, mi oficina, techo encima de'),
  ('es', 'pitch', 'pagina de google, primera pagina, posicionamiento, disenador web, desarrollo web, aplicaciones moviles,
    su dominio, haga clic, leads, prospectos, mas clientes, perdiendo clientes, clientes calificados, clientes al mes,
    su negocio, su competencia, su perfil, su calendario, su blog, codigo postal, para contratistas, a contratistas,
    para techadores, socios techadores, auditoria, prueba gratis, demostracion, nuestra agencia, asistentes virtuales,
    recepcionista, inteligencia artificial, precio de mayoreo, al por mayor, fabricamos, distribuimos, ofrecemos,
    representamos, primer mes gratis, capital de trabajo, prestamo, giros gratis, hackeamos, derechos de autor,
    seguidores, en publicidad, con anuncios, agendar una llamada, llamada rapida, le interesa, consiga, ultimo aviso,
    comisiones, somos una agencia, buscan ayuda, clientes con'),
  ('vi', 'urgent', 'nước, dột, rò rỉ, rỉ nước, bị rò, đang rò, thấm, ngập, nhỏ giọt, ướt, mưa vô, mưa vào, mưa tạt,
    mưa lọt, mưa xuống, mưa trút, mưa đang trút, mưa như trút, dưới mưa, ào vô, trần sập, sập rồi, sập xuống, sập một,
    bị sập, sập sáng, sắp sập, mái sập, sập mái, sap roi, sap xuong, võng, phình, phồng, phong len, oằn, trễ xuống,
    rớt xuống, sắp rớt, đang rớt, rớt lộp bộp, rơi xuống, bị bể, bể vì, bể rồi, trời bể, kiếng bể, bị vỡ, vỡ rồi,
    nứt toác, nứt ra, trần nứt, thủng, lủng., cái lỗ, lỗ mái, lỗ trên mái, một lỗ, hở ra, bung ra, bung một, bung mái,
    tốc mái, tốc nóc, bị tốc, tốc hết, tốc ngói, bay mất, bay nửa, bay mái, mái bay, muốn bay, bay qua, bay hết, giật mất,
    gió giật, gió lột, đang lột, hất văng, tuột, đâm thủng, đâm xuyên, xuyên qua, đè lên, đè xuống, đè nhà, ngã lên,
    ngã đè, ngã xuống, ngã trúng, ngã vô, đổ lên, đổ xuống, đổ xuyên, đập trúng, rớt trúng, dựa vô nóc, dựa vô mái,
    bị gãy, gãy mấy, gãy cây, gãy kèo, gãy xà, gãy đè, sét đánh, xẹt lửa, tóe lửa, khét, mùi khói, thấy trời,
    thấy ngoài đường, trống hoác, lòi ra, xô chậu, thau hứng, hứng không, năm cái xô, bạt bay, tấm bạt, phủ bạt, che bạt,
    khẩn cấp, cấp cứu, cứu với, cần gấp, gọi gấp, tới gấp, đến gấp, sửa gấp, gấp lắm, gấp gấp, rất gấp, gấp quá,
    làm ơn giúp, giúp với, tới liền, gọi liền, tới ngay, đến ngay, không chờ được, sao nổi, lập tức, nuoc, nóc hở, mái hở,
    bị hở, noc ho'),
  ('vi', 'calm', 'không dột, không bị dột, chưa dột, chưa bị dột, không bị thấm, không khẩn cấp, chống thấm, ống nước'),
  ('vi', 'own', 'nhà tôi, nhà em, nhà mình, nóc nhà, trần nhà, trần phòng, phòng ngủ, phòng khách, phòng em bé,
    phòng giặt, phòng tắm, con gái, con trai, má tôi, ba tôi, bà ngoại, gia đình, nhà bếp, trên bếp, gác, người thuê,
    người mướn, mái tôi, khắp nhà, trong nhà, tiệm'),
  ('vi', 'pitch', 'trang nhất, thứ hạng, tăng hạng, thiết kế web, làm lại website, làm phần mềm, phần mềm, tên miền,
    bấm vào đây, lead độc quyền, gửi lead, giao lead, mỗi lead, mất khách, lỡ khách, bắt mọi khách, gửi khách,
    khách mỗi tháng, khách hàng tiềm năng, trong vùng của bạn, blog của bạn, doanh nghiệp, doanh thu, cho nhà thầu,
    giúp nhà thầu, thợ mái hợp tác, giúp thợ mái, cho thợ mái, dùng thử, lịch demo, bản demo, lễ tân, trợ lý ảo, tổng đài,
    đối thủ, tiền quảng cáo, chạy quảng cáo, bằng quảng cáo, giá sỉ, nhà máy, tháng đầu miễn phí, vốn kinh doanh,
    vay tiền, vay sba, vay vốn, giải ngân, vòng quay, bản quyền, năm sao, danh sách email, độc quyền, công ty marketing,
    chúng tôi làm seo'),
  ('ko', 'urgent', '누수, 물이 새, 물새, 물도 새, 비가 새, 비새, 지붕이 새는, 지붕이 새요, 지붕이 새서, 지붕이 새고, 지붕이 샙, 새요, 새네, 새고 있, 새기 시작, 새더니, 샙니다,
    샌다, 안으로 새, 또 새, 물이 세, 물 떨어, 물이 떨어, 물이 똑똑, 뚝뚝, 물방울, 물이 흐, 물 흐르, 물이 차, 물 차, 물이 가득, 물이 고, 물에 잠, 물이 들, 물이 나, 물이 쏟, 물이 다시,
    물이 계속, 다시 새, 물바다, 물난리, 물벼락, 빗물, 비가 들, 비 맞고, 비바람이 안, 비가 쏟, 들이치, 들이쳐, 들이쳤, 쏟아, 젖, 침수, 잠기고, 흥건, 축축, 폭포, 스며, 줄줄, 무너, 내려앉,
    주저앉, 꺼졌, 처져, 처졌, 처지고, 부풀, 불룩, 떨어질 것, 떨어져, 떨어졌, 떨어집, 덜렁, 뚫, 구멍, 찢, 뜯겨, 뜯겼, 벗겨져, 벗겨졌, 날아가, 날아갔, 날아와, 날아갈, 날라, 날려, 쓰러,
    넘어졌, 넘어져, 덮쳤, 덮쳐, 박혔, 깨져, 깨졌, 부러, 갈라지, 갈라져, 갈라졌, 벌어져, 벌어졌, 미끄러, 들떠, 기대서, 휘었, 하늘이 보, 밖이 보, 합판이 보, 합판이 다, 뻥, 벼락, 불꽃,
    스파크, 지직, 탄 냄새, 깜빡거, 콘센트, 두꺼비집, 배전반, 양동이, 대야, 냄비, 그릇이 없, 타프, 방수포, 천막, 응급, 긴급, 비상, 급해, 급합, 급히, 도와주, 살려, 제발, 빨리, 당장,
    지금 와, 못 기다, 못 버티, 아무나 보내, 리크, 워터, 방울방울, 비 들어오, 비 들어와'),
  ('ko', 'calm', '누수 없, 누수는 없, 누수가 없, 누수 아니, 안 새, 새지 않, 새지는 않, 샌 적 없, 안 샜'),
  ('ko', 'own', '우리 집, 저희 집, 우리 지붕, 저희 지붕, 제 지붕, 집 천장, 방 천장, 거실, 부엌, 안방, 아기방, 아기 방, 애 방, 딸아이, 장인, 어머니, 다락, 세입자, 옷장, 화장실,
    천장에, 천장이, 천장에서, 집 안, 집안'),
  ('ko', 'pitch', 'seo 패키지, 첫 페이지, 검색 순위, 구글 순위, 상위 노출, 백링크, 웹 개발, 앱 개발, 웹디자이너, 리뉴얼, 도메인, 여기를 클릭, 독점 리드, 리드를, 리드에, 리드 단가,
    고객을 놓치, 고객을 매일, 집주인 명단, 집주인 이메일, 귀사, 귀하 지역, 업체 전용, 계약업체를, 계약업체용, 진단 보고서, 무료 체험, 데모, 상담원, 콜센터, 가상 비서, 챗봇, 방문자를, 마케팅,
    대행, 광고비, 광고를 관리, 도매, 제조업체, 공급합니다, 해드립니다, 해 드립니다, 올려드립니다, 늘려드립니다, 보장합니다, 첫 달 무료, 운영 자금, 긴급 자금, 대출, 카지노, 비트코인, 해킹, 저작권,
    팔로워, 별점, 파트너를, 짧은 통화, 매각, 최종 통지'),
  ('hi', 'urgent', 'टपक, लीक, रिस रह, रिसाव, रिसने, रिसता, चू रह, पानी, बूंदे, भीग, गीला, गीली, गीले, बारिश आ, बारिश अंदर,
    बारिश घर, बारिश घुस, बारिश में बैठे, बारिश सीधे, अंदर बारिश, बारिश का, बाढ आ, बाढ सी, झरना, डूब, गिर, ढह, धंस, लटक,
    फूल गई, फूल गया, फूल रह, फट, फाड, टूट, चटक, छेद, दरार, उड गई, उड गए, उड गया, उडने, उडकर, उड रह, उखड, खिसक, खुल गया,
    खुला पडा, खुली पडी, फडफडा, आर पार, आसमान, प्लाईवुड दिख, लकडी दिख, चिंगारी, धुआं, जलने की, करंट, बाल्टि, बर्तन, तौलिए,
    तिरपाल, इमरजेंसी, इमर्जेंसी, आपात, अर्जेंट, तुरंत, मदद, बचाओ, जल्दी आ, जल्दी भेज, जल्दी से, जल्दी फोन, अभी आ, अभी भेज,
    रुक नहीं सकते, नहीं टिक, नहीं रुक, नहीं थम, छत खुली, छत खोल, tapak, tapk, leak ho, pani, paani, panee, bheeg, bhig,
    geela, gila, gir g, gira h, gir r, girne, dhas, latak., fat ga, phat, toot, tut ga, chhed, ched se, ched ho, ud ga,
    udh ga, ukhad, ukhd, khul ga, aasman, asman, andar barish, barish andar, baarish andar, barish ka, phool ga, chingari,
    balti., baltiya, bartan, tirpal, turant, turent, madad, bachao, jaldi aa, jaldi se, jaldi bhej, jaldi phone, abhi aa,
    doob, पाणी, panni, paanni'),
  ('hi', 'calm', 'लीक नहीं, टपक नहीं, नहीं टपक, टपकती नहीं, कोई लीक, पानी नहीं, कोई इमरजेंसी, इमरजेंसी नहीं, leak nahi'),
  ('hi', 'own', 'मेरी छत, हमारी छत, मेरे घर, हमारे घर, घर मे, घर पर, घर के, कमरे, कमरा, बैठक, रसोई, किचन, अटारी, सीलिंग,
    दीवार, बेटी, ससुर, किरायेदार, बाथरूम, दुकान, गैराज, अलमारी, kamre, kamra, ghar me, meri chhat, hamari chhat'),
  ('hi', 'pitch', 'एसईओ, seo करके, पहले पेज, रैंकिंग, बैकलिंक, वेब डिजाइनर, वेब डेवल, ऐप डेवल, डोमेन, क्लिक करें,
    लीड देते, लीड भेज, लीड महीना, खराब लीड, लीड नहीं छूट, ग्राहक खो, अच्छे ग्राहक, आपके ब्लॉग, आपके बिजनेस, आपका पैसा,
    आपके प्रतियोगी, आपके इलाके में, अपनी रूफिंग कंपनी, ठेकेदारों के लिए, ऑडिट, फ्री ट्रायल, डेमो, रिसेप्शनिस्ट, कॉल सेंटर,
    वर्चुअल, चैटबॉट, मार्केटिंग, विज्ञापन संभाल, थोक, पहला महीना, लोन, फंड, कसीनो, स्पिन, बिटकॉइन, हैक, कॉपीराइट, फॉलोअर,
    ईमेल लिस्ट, पार्टनर चाहिए, एक्सक्लूसिव, छोटी कॉल, कॉल का समय, हमारी मार्केटिंग')
) l (language, kind, list), regexp_split_to_table(regexp_replace(l.list, '\s+', ' ', 'g'), ',') w (words);
-- cspell:enable

create function intake.is_urgent(p_storm_damage text, p_message text)
returns boolean language plpgsql stable set search_path = pg_catalog, pg_temp as $$
declare
  v_text    text := ' ' || intake.plain_words(p_message) || ' ';
  v_bare    text := intake.without_accents(v_text);
  v_is_bare boolean := v_text = v_bare;
  v_calm    text;
  v_urgent  boolean;
  v_seller  boolean;
begin
  if p_storm_damage = 'yes-visible' or v_text is null then
    return coalesce(p_storm_damage = 'yes-visible', false);
  end if;
  v_text := v_text || case when v_is_bare then '' else E'\n' || v_bare end;
  for v_calm in select case when v_is_bare then w.bare else w.form end from intake.urgent_words w where w.kind = 'calm' order by 1 desc loop
    v_text := replace(v_text, v_calm, ' ');
  end loop;
  select coalesce(bool_or(w.kind = 'urgent'), false), count(*) filter (where w.kind = 'pitch') >= greatest(2, count(*) filter (where w.kind = 'urgent')) and not bool_or(w.kind = 'own')
  into v_urgent, v_seller
  from intake.urgent_words w where position(case when v_is_bare then w.bare else w.form end in v_text) > 0;
  return v_urgent and not v_seller;
end $$;

create function intake.set_urgent()
returns trigger language plpgsql volatile set search_path = pg_catalog, pg_temp as $$
begin
  new.urgent := intake.is_urgent(new.storm_damage, new.message);
  return new;
end $$;

create trigger set_urgent before insert or update of storm_damage, message on intake.inspection_requests
  for each row execute function intake.set_urgent();
