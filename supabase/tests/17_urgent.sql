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
  (true, '지붕에서 물이 새요'), (true, '지붕이 샙니다'), (true, '누수가 있어요'), (true, '천장이 젖었어요'), (false, '천장에 얼룩이 있어요'), (true, '비가 새고 있어요'), (true, '물이 뚝뚝 떨어져요'),
  (true, '빗물이 들어와요'), (true, '거실이 침수되었습니다'), (true, '물이 계속 새는 중이에요'), (true, U&'\1102\116E\1109\116E'),
  (false, '누수는 없습니다'), (false, '지붕을 새로 하고 싶어요'), (false, '지붕이 새로 필요해요'), (false, '새 지붕 견적 부탁드립니다'), (false, '물은 새지 않아요'),
  -- ---- Hindi ----
  (true, 'छत से पानी टपक रहा है'), (true, 'छत लीक हो रही है'), (true, 'घर में पानी आ रहा है'), (true, 'पानी रिस रहा है'), (true, 'छत से पानी गिर रहा है'),
  (true, 'बारिश का पानी अंदर आ रहा है'), (true, 'दीवार में सीलन है'), (true, 'घर में बाढ़ आ गई'), (true, 'chhat se pani tapak raha hai'), (true, 'घर में पानी भर गया'),
  (false, 'पानी नहीं टपक रहा'), (false, 'छत टपक नहीं रही है, बस जाँच चाहिए'), (false, 'मुझे नई छत चाहिए'), (false, 'लीक नहीं है');

-- ---- as people type it: ! cannot wait, - can. Not every one is understood; nine of ten in each language are. -------
create temporary table typed (language text, urgent boolean, message text) on commit drop;
insert into typed select 'en', left(line, 1) = '!', substr(line, 3) from string_to_table($$! Water is dripping through the kitchen ceiling right now.
! My roof is leaking pretty bad and it's still raining
! A tree just fell on our house, there is a hole in the roof
! please come asap, ceiling is about to come down
! The tarp blew off last night and rain is getting in
! half my shingles are gone after the tornado and it's supposed to rain tonight
! We've got buckets everywhere and can't keep up
! the leak won't stop
! Water pouring in around the light fixture, is it safe?
! EMERGENCY roof collapsed over garage
! need someone today if at all possible. bedroom is getting wet
! Our ceiling is bulging and water's coming down the wall
! roof leak over electrical panel
! hurricane took part of the roof off, family of 5 with nowhere to go
! It's leaking again, worse than before, water all over the floor
! is there anyone who can come out tonight?
! rain coming thru the skylight
! I can see the sky from my attic
! huge branch punched through the roof this morning
! need a tarp put on before tomorrows storm
! We have a major leak in the living room
! Shingles blew off and the plywood is exposed, storm coming friday
! Ceiling fell in the guest room last night
! my mom's roof has a big hole from the palm tree
! there's water running down the inside of the windows and it won't quit
! Need emergency tarping
! Drip drip drip above my bed all night
! roof blew off the back porch and the rain is getting into the kitchen
! can you come today? water is in the light fixtures
! help our roof caved in
- I would like a quote for a new metal roof.
- We're buying a house and the insurer wants a roof inspection.
- The roof leaked last year and was repaired, just want it checked.
- There is an old water stain on the ceiling, it's dry.
- No rush, whenever you have time.
- How much are gutters for a 1,500 sq ft house?
- This is not an emergency, a few shingles look worn.
- Is your emergency service available on weekends? Just curious for the future.
- No leaks so far, but roof is 19 years old.
- Do you take credit cards and offer financing?
- Insurance nonrenewed me because of the roof's age, need an estimate.
- Looking to get the house painted and some flooring replaced in spring.
- Want to clean the gutters before the rainy season.
- had a leak around the chimney two years ago, previous owner fixed it
- I'd like to trim a tree that hangs over the roof.
- does the warranty cover leaks?
- I don't have any damage from the storm, just want an annual check up.
- Could you tell me whether I qualify for the My Safe Florida Home grant?
- My neighbor recommended you, he had a hole in his roof fixed.
- Please call after 5pm, it's about replacing the gutters, water drips over the edge when it rains.
- I need a letter for my insurance stating the roof has 5 years left
- thinking about tile instead of shingle, what would you suggest
- We replaced the roof in 2015 and want a maintenance plan
- Need a roof inspection before listing the house
- Do you also fix drywall and paint after a repair?
- Never had any leaks, roof is from 2003
- soffit and fascia look rotten, no hurry
- A few granules in the gutter, is this normal
- can someone call me tomorrow about financing
- i filed a claim in March and they denied it, need a second opinion$$, E'\n') as line;

insert into typed select 'es', left(line, 1) = '!', substr(line, 3) from string_to_table($$! Me está entrando agua por el techo de la cocina.
! hay una gotera en el cuarto de los niños y sigue lloviendo
! Se cayó un árbol encima de la casa
! necesito que venga alguien hoy mismo por favor
! El plafón se está cayendo, cae agua por la lámpara
! el viento se llevo la lona y se esta mojando todo
! No para de gotear
! El agua no deja de entrar
! urge reparar el techo, se mete el agua
! Tenemos baldes por toda la sala
! se nos vino abajo parte del techo
! Se está filtrando agua junto al panel eléctrico
! El huracán nos arrancó las tejas y va a llover esta noche
! Auxilio, la casa se está inundando
! tengo un hoyo en el techo por una rama que cayo
! está chorreando agua por la pared
! pueden venir esta noche?
! Emergencia: techo abierto despues de la tormenta
! esta cayendo agua del techo
! Se levantaron las láminas y llueve adentro
! Se me está metiendo el agua por la ventana del techo
! Tengo goteras en toda la casa
! se desprendió el cielo raso del baño y sigue cayendo agua
! El ciclón se llevó medio techo
! ayuda porfavor se cayo el techo de la cocina
! Una rama perforó el techo
! Llueve más adentro que afuera
! necesito una lona urgente
! Hay un charco en la sala, el agua viene del techo
! el techo esta goteando sobre la caja de breakers
- Quisiera un presupuesto para cambiar el techo.
- No es urgente, cuando puedan.
- El año pasado tuvimos una gotera, ya la arreglaron.
- Hay una mancha vieja en el cielo raso, está seca.
- ¿Cuánto cuesta instalar canaletas?
- Compré una casa y el seguro me pide una inspección.
- No hay goteras, solo quiero una revisión.
- ¿Atienden emergencias los domingos? Es para saber.
- Quiero pintar la casa por fuera.
- Me gustaría saber si la garantía cubre goteras.
- El techo tiene 18 años y todavía está bien.
- Necesito limpiar las canaletas, el agua se desborda cuando llueve.
- ¿Hablan español?
- La aseguradora no me renovó la póliza por la edad del techo.
- Sin prisa, llámenme después de las 5.
- Quiero información sobre el programa My Safe Florida Home.
- no tuvimos daños con la tormenta, gracias a Dios, pero quiero que lo revisen
- Busco a alguien que pode un árbol que da sobre el techo.
- Mi vecino tenía filtraciones y ustedes se las arreglaron muy bien.
- ¿Dan financiamiento para un techo de metal nuevo?
- Quisiera saber cuánto demora una reparación
- Necesito una carta para el seguro
- Tengo un techo de teja de 2004 y quiero saber si califico para la subvención
- Se despintó el techo por fuera
- Quisiera una cita el sábado por la mañana
- no tengo ninguna emergencia, solo quiero cotizar
- vendemos la casa y el comprador pide inspección
- Nunca ha tenido filtraciones
- ¿Cuánto tiempo dura la instalación de un techo nuevo?
- Quiero cambiar las tejas rotas de la entrada cuando puedan$$, E'\n') as line;

insert into typed select 'vi', left(line, 1) = '!', substr(line, 3) from string_to_table($$! Nước đang chảy xuống từ trần nhà bếp.
! nha toi dang bi dot, mua chua tanh
! Cây đổ đè lên mái nhà
! nước vô nhà rồi, tới liền giùm
! Dột tùm lum, hứng thau khắp nhà
! Trần nhà sắp sập
! Gió cuốn mất tấm bạt, nước mưa tạt vô phòng ngủ
! Nước chảy hoài không ngừng
! mái bị thủng một lỗ to sau bão
! Xin tới gấp
! toi can nguoi den ngay hom nay
! Bão thổi bay ngói, tối nay lại mưa
! Nước nhỏ giọt xuống ổ điện
! nhà bị tốc mái
! Mưa lớn nước tràn vào nhà
! Khẩn cấp! La phông rớt xuống rồi
! tran nha bi phong len day nuoc
! Nước thấm ướt hết tường và còn đang chảy
! nha dot qua troi, keu ai cung khong toi
! Có ai đến che bạt tối nay được không?
! nước vô nhà
! nước mưa vô nhà
! nước rớt từ trần xuống
! nước tạt vô
! trần bị sập
! la phông bị sập
! trần phồng lên sắp rớt
! mái bị lủng một lỗ
! mái nhà bị thủng
! gió tốc mái rồi
! bay mất mái
! cây ngã lên mái nhà
! cây đổ đè lên nhà
! nhánh cây đâm lủng mái
! ướt hết nhà
! dột lắm anh ơi
! Nhà tôi đang bị dột nặng
! mai nha bi bao lam bay het mot goc
! Nước mưa đang rơi xuống giường con tôi
! trần sập rồi, cứu với
! cần thợ gấp, nước tràn lênh láng
! Cành cây đâm thủng mái tối qua
! nuoc dang nho xuong den
! tường ướt sũng, nước thấm từ mái
! Làm ơn đến ngay, mái nhà hở toang
! Dột nhiều chỗ quá
- Tôi muốn xin báo giá lợp mái mới.
- Không gấp, khi nào rảnh thì ghé.
- Năm ngoái mái bị dột, đã sửa rồi.
- Trần có vết ố cũ, đã khô.
- Lắp máng xối bao nhiêu tiền?
- Tôi mới mua nhà, bảo hiểm đòi kiểm tra mái.
- Mái không bị dột, chỉ muốn kiểm tra định kỳ.
- Công ty có nhận cấp cứu cuối tuần không? Hỏi cho biết thôi.
- Tôi muốn sơn lại nhà.
- Bảo hành có bao gồm dột không?
- Mái nhà tôi 18 năm rồi, vẫn còn tốt.
- toi muon hoi ve chuong trinh My Safe Florida Home
- Bảo hiểm không gia hạn vì mái cũ.
- Xin gọi tôi sau 5 giờ chiều.
- Có ai nói tiếng Việt không?
- Bão vừa rồi nhà tôi không sao, muốn kiểm tra cho chắc.
- Máng xối bị nghẹt, nước tràn ra ngoài mép khi mưa.
- Muốn tỉa cây gần mái nhà.
- Hàng xóm tôi bị dột, mấy anh sửa rất tốt.
- nha cho thue, can doi mai truoc mua mua nam sau
- trần nhà bị ố vàng, muốn hẹn
- Cho tôi hỏi giá thay mái ngói
- Tôi cần giấy chứng nhận mái cho bảo hiểm
- Nhà xây năm 2005, muốn biết mái còn dùng được mấy năm
- Tuần sau có lịch trống không?
- Chưa thấy dột nhưng ngói phai màu
- Muốn làm lại trần thạch cao phòng khách
- công ty có bán trả góp không
- Tôi muốn thay sàn gỗ
- Không có gì gấp, gọi tôi thứ bảy
- mua nha moi, can inspection$$, E'\n') as line;

insert into typed select 'ko', left(line, 1) = '!', substr(line, 3) from string_to_table($$! 지금 천장에서 물이 떨어지고 있어요.
! 지붕이 새는데 비가 계속 와요
! 나무가 쓰러져서 지붕을 덮쳤어요
! 오늘 바로 와 주실 수 있나요? 거실에 물이 들어와요.
! 천장이 내려앉을 것 같아요
! 방수포가 날아갔고 비가 들이쳐요
! 물이 멈추지 않아요
! 빗물이 계속 스며들어 벽이 다 젖었습니다
! 급합니다 빨리 와주세요
! 양동이를 몇 개나 받쳐 놨는데 감당이 안 돼요
! 허리케인에 기와가 다 날아갔어요. 오늘 밤에 또 비 온대요
! 전등으로 물이 흘러내려요
! 지붕에 구멍이 났습니다
! 누수가 심해요
! 비새요 도와주세요
! 천장이 무너졌어요
! 긴급 출동 부탁드립니다
! 다락에서 하늘이 보여요
! 물이 줄줄 새고 있습니다
! 방바닥이 물바다예요
! 천장에서 물이 뚝뚝 떨어집니다
! 어젯밤 폭풍에 지붕이 날아갔어요
! 비가 많이 새서 방을 쓸 수가 없어요
! 빨리 방수포 좀 씌워 주세요
! 큰 나뭇가지가 지붕을 뚫었어요
! 벽을 타고 물이 흘러내려요
! 물이 새서 전기가 나갔어요
! 석고보드가 물에 젖어 내려앉았어요
! 지금 당장 와 주실 분 있나요
! 지붕 한쪽이 무너져 내렸습니다
- 새 지붕 견적 부탁드립니다.
- 급하지 않으니 시간 되실 때 연락 주세요.
- 작년에 비가 샜는데 그때 수리했습니다. 점검만 원해요.
- 천장에 오래된 얼룩이 있는데 말라 있어요.
- 빗물받이 설치 비용이 얼마인가요?
- 집을 사려는데 보험사에서 지붕 점검을 요구합니다.
- 누수는 없고 정기 점검을 받고 싶습니다.
- 주말에도 긴급 서비스를 하시나요? 그냥 궁금해서요.
- 집 외벽 페인트칠 견적 받고 싶어요.
- 보증에 누수도 포함되나요?
- 지붕이 18년 됐는데 아직 괜찮아요.
- My Safe Florida Home 지원금에 대해 알고 싶습니다.
- 보험 갱신이 거절돼서 지붕 교체를 알아보는 중입니다.
- 오후 5시 이후에 전화 주세요.
- 한국어 상담 가능한가요?
- 이번 폭풍에 피해는 없었지만 확인차 점검받고 싶어요.
- 빗물받이가 막혀서 비 오면 물이 넘쳐요.
- 지붕 위로 뻗은 나뭇가지를 자르고 싶습니다.
- 이웃집이 누수 공사를 여기서 했는데 좋았다고 해요.
- 새로 이사 온 집이라 지붕 상태를 알고 싶어요.
- 빗물받이 설치 견적 부탁드립니다
- 지붕 교체 비용이 궁금합니다
- 보험사에 낼 지붕 상태 확인서가 필요해요
- 2005년에 지은 집인데 지붕을 바꿀 때가 됐는지 봐 주세요
- 다음 주 토요일에 점검 가능한가요
- 누수는 아직 없지만 슁글이 낡았어요
- 마루를 새로 깔고 싶어요
- 할부로 낼 수 있나요
- 급한 일은 아닙니다
- 지붕 세척 비용 알려 주세요
- 집을 팔기 전에 점검 보고서가 필요합니다$$, E'\n') as line;

insert into typed select 'hi', left(line, 1) = '!', substr(line, 3) from string_to_table($$! छत से पानी टपक रहा है, अभी आइए।
! रसोई की छत लीक हो रही है और बारिश हो रही है
! घर पर पेड़ गिर गया है
! पानी रुक ही नहीं रहा
! chhat se pani tapak raha hai
! jaldi aaiye, kamre mein paani bhar gaya hai
! आँधी में तिरपाल उड़ गया, पानी अंदर आ रहा है
! छत गिरने वाली है
! छत में बड़ा छेद हो गया है
! तुरंत किसी को भेजिए
! बाल्टियाँ लगा रखी हैं फिर भी फर्श गीला है
! तूफान में आधी टाइलें उड़ गईं, आज रात फिर बारिश है
! बिजली के पैनल के पास पानी रिस रहा है
! emergency hai, roof toot gayi hai
! सीलिंग फूल गई है और पानी चू रहा है
! aaj hi koi aa sakta hai kya?
! pani band nahi ho raha
! छत टूट गई, घर खुला पड़ा है
! दीवार से पानी बह रहा है
! घर में पानी घुस आया, बच्चे हैं, मदद कीजिए
! पानी टपकना बंद नहीं हो रहा
! पानी रुक नहीं रहा है
! बाल्टियाँ रखी हैं, पानी रुक नहीं रहा
! छत लीक है, समझ नहीं आ रहा क्या करें
! छत टपक रही है, नहीं पता क्या करूँ
! छत से पानी नीचे आ रहा है
! पूरा कमरा पानी से भर गया है
! पानी अन्दर आ रहा है
! पानी लगातार आ रहा है
! फ़र्श पर पानी ही पानी है
! घर के अंदर बारिश हो रही है
! पेड़ छत पर गिर गया है
! डाल छत तोड़कर अंदर आ गई
! तूफ़ान में छत उड़ गई
! शिंगल उड़ गए
! छत उखड़ गई
! छत का एक हिस्सा गिर गया
! बिजली के बोर्ड में पानी जा रहा है
! इमर्जेंसी है
! इमरजेन्सी है
! अर्जेंट है
! तुरंत तिरपाल लगवाना है
! pani arha hai
! chat se pani arha h
! pani neeche aa raha hai
! water aa raha hai chhat se
! chhat choo rahi hai
! pani chu raha hai
! deewar se pani ris raha hai
! ped gir gaya chhat par
! chhat ud gayi
! urgent hai jaldi call karo
! pure ghar me pani hai
! कल रात से छत टपक रही है
! बेडरूम में पानी आ गया है
! तूफ़ान ने छत उड़ा दी
! छत का पलस्तर गिर रहा है, पानी भी आ रहा है
! bahut paani aa raha hai please help
! लाइट में से पानी टपक रहा है
! chhat me bada hole ho gaya hai, baarish aane wali hai
! जल्दी से तिरपाल लगा दीजिए
! पेड़ की डाल छत में घुस गई
! सारा घर गीला हो गया है
- नई छत का खर्च जानना है।
- कोई जल्दी नहीं है, जब समय मिले फ़ोन कीजिए।
- पिछले साल छत टपकी थी, ठीक करवा ली थी।
- छत पर पुराना दाग है, सूखा है।
- गटर लगवाने में कितना खर्च आएगा?
- घर ख़रीद रहे हैं, बीमा कंपनी जाँच माँग रही है।
- छत में कोई लीकेज नहीं है, बस सालाना जाँच चाहिए।
- क्या इमरजेंसी सेवा रविवार को भी है? बस पूछ रहा था।
- घर की पुताई करवानी है।
- क्या वारंटी में लीकेज शामिल है?
- छत 18 साल पुरानी है पर ठीक है।
- my safe florida home grant ke bare mein jaankari chahiye
- बीमा रिन्यू नहीं हुआ क्योंकि छत पुरानी है।
- शाम 5 बजे के बाद कॉल करें।
- kya aap hindi bolte hain?
- तूफ़ान में कोई नुक़सान नहीं हुआ, फिर भी दिखाना है।
- गटर जाम है, बारिश में पानी ऊपर से गिरता है।
- छत के पास का पेड़ कटवाना है।
- पड़ोसी की छत लीक थी, आपने अच्छा काम किया।
- chhat badalwani hai, koi jaldi nahi
- कोई इमरजेंसी नहीं है, जब समय मिले आइए
- इमरजेंसी नहीं है
- सीलिंग पेंट करवानी है
- सीलिंग की पुताई का रेट क्या है
- सीलिंग फ़ैन लगवाना है
- नई सीलिंग लगवानी है
- बाढ़ का इंश्योरेंस है
- बाढ़ ज़ोन में हूँ
- इंश्योरेंस में बाढ़ कवर है?
- बारिश आने से पहले जाँच करवानी है
- बारिश आ रही है, उससे पहले छत दिखवानी है
- पानी निकलने का रास्ता ठीक नहीं है
- गटर साफ़ करवाना है, पानी गिरने से पहले
- रिसर्च कर रहा हूँ, कोटेशन भेजें
- रिसेप्शन का नंबर दें
- सीलन की बदबू नहीं है
- क्या आप लीक की गारंटी देते हैं
- वारंटी में लीक शामिल है?
- पिछले साल लीक था, ठीक हो चुका है
- koi leak nahi hai
- leak nahi hai, bas inspection chahiye
- chhat tapak nahi rahi hai bas check karna hai
- pani andar nahi aa raha hai
- emergency nahi hai
- pani girne ki jagah gutter lagana hai
- छत टपकती नहीं
- लीक नहीं
- पानी अंदर नहीं आ रहा
- ceiling fan
- flood zone me ghar hai
- नई छत के लिए कोटेशन चाहिए
- बीमा के लिए रिपोर्ट चाहिए
- छत 2006 की है, कितने साल और चलेगी
- शनिवार को जाँच हो सकती है?
- अभी तक कोई लीकेज नहीं हुआ
- फ़र्श बदलवाना है
- किस्तों में पैसे दे सकते हैं क्या
- जल्दी नहीं है, अगले हफ़्ते कॉल करें
- ghar bech rahe hain, inspection report chahiye
- टाइल की छत का क्या रेट है$$, E'\n') as line;
-- cspell:enable

select plan((select count(*)::integer + 18 from said));
select cmp_ok(
  count(*) filter (where r.is_right) * 10, '>=', count(*) * 9, t.language || ', all but: ' || coalesce(string_agg(t.message, ' / ') filter (where not r.is_right), ''))
from typed t, lateral (select intake.is_urgent('no', t.message) = t.urgent as is_right) r group by t.language order by t.language;
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
