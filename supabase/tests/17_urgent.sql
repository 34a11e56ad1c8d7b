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
insert into typed select 'en', left(line, 1) = '!', substr(line, 3) from string_to_table($$! Water is pouring through the kitchen light fixture right now, please call asap
! our hallway ceiling is hanging down like a hammock and dripping, not sure how long it'll hold
! Big oak came down on the house about an hour ago, the back half of the roof is crushed
! tarp from last week blew off in the wind tonight and theres more rain coming
! There's a hole in the roof the size of a car door. I can see the sky from my bedroom
! its raining in my living room lol not even kidding, we ran out of buckets
! I thought it was just a stain but now the ceiling is bulging and getting bigger by the minute
! No rush on the rest of the house, but the nursery ceiling just started dripping on the crib
! water coming down the wall behind the breaker box and the lights keep flickering
! The tornado took shingles, plywood, everything off one corner of the house. Rain at 9 tonight
! My mom is 81 and alone, part of her bathroom ceiling fell and the rest looks ready to go
! You patched this in May and it held until today, now it's leaking worse than before
! roof peeled back like a sardine can over the garage help
! Pine tree on the roof, a branch went through into the bedroom
! Is it normal that the smoke detector drips? Water is running out of it onto the stairs
! sorry to bother you so late but we got water comin in around the chimney and it wont quit
! The leak was small this morning, now it's a steady stream right next to the outlet
! Another crew opened up the roof and never came back, it's bare wood up there and the sky is black
! Tile roof lost about thirty tiles, underlayment ripped, and water's getting into two rooms
! wind ripped half the tarp loose, its flapping like crazy and the storm gets here at midnight
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
- Just looking for a quote on a new shingle roof, about 2,100 sq ft, no hurry at all
- Old brown stain on the dining room ceiling, been dry for two years, want it painted over
- We had a bad leak last summer, it got fixed, now I only want the roof looked at before we sell
- no leak right now but insurance says the roof has to be replaced by renewal in november
- What color shingles do you carry? HOA wants something light
- Our gutters overflow whenever it pours, would like new ones sometime this fall
- Neighbor's oak hangs over our roof, nothing has fallen, I'd like to know if it should be trimmed
- Could you send me the photos and report again, my adjuster lost them
- The tarp is holding fine, just wondering when the crew can start on the repair
- what should i put in an emergency kit for hurricane season
- im drowning in insurance paperwork, need somebody to explain what the deductible means
- A tree fell in the yard last month, missed the house thank god. Need the limbs hauled away
- The sky isn't falling, just a few shingles curling on the south side. Whenever you have time
- Ceiling fell in the guest room back in 2022, repaired since, just needs texture and paint to match
- Roof is 17 years old and never leaked, how many years do you think its got left
- My husband hit the roof when he saw the other company's price, can you give us a second quote
- do i qualify for that my safe florida home grant thing, house built 1994
- Laminate in the den buckled after the old leak, all dry now, need it replaced before Christmas
- Is the warranty transferable? we're closing on the house in six weeks
- Please don't call at night, email is fine. Want maintenance twice a year like the neighbors have
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

insert into typed select 'es', left(line, 1) = '!', substr(line, 3) from string_to_table($$! Me esta cayendo agua en la sala ahora mismo, ya no tengo mas cubos, por favor llamenme
! El plafón del cuarto está abombado y goteando, parece que se va a caer en cualquier momento
! Se nos cayó una mata de aguacate encima del techo y hay un hueco en la cocina
! El viento se llevo el toldo azul y anuncian aguacero para esta noche
! Buenas noches, el tornado nos arrancó la mitad del techo y tengo dos niños pequeños aquí
! Está chorreando agua por la lámpara del comedor y da miedo prender la luz
! Ayer no era nada pero hoy llueve mas adentro que afuera, vengan por favor
! hay agua saliendo por el breaker y huele a quemado
! Ya se desplomó un pedazo del cielo raso y lo que queda está colgando
! Desde el cuarto se ve el cielo, el huracán nos levantó las láminas de zinc
! No es por apurarlos pero el agua esta bajando por la pared y ya llego a los muebles
! Se cayó un pino sobre la casa hace un rato, estamos bien pero el techo está partido
! Mi mamá está sola y le está entrando agua por todos lados, yo estoy en Orlando
! La lona que pusieron la semana pasada se rompió y se está mojando todo otra vez
! El techo se hizo una pancita llena de agua arriba de la cama, tengo miedo que reviente
! Los otros contratistas dejaron el techo destapado y ya empezo a llover
! Pensábamos que estaba arreglado y mira, otra vez cae agua a chorros en el pasillo
! se volaron como veinte tejas y se esta filtrando agua al baño ahorita
! No sé si es urgente: el abanico de techo está botando agua y se va la luz
! Oye, se me vino abajo el techo del garaje y quedó todo abierto, qué hago
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
- Quisiera un estimado para un techo nuevo, no hay apuro, es para el año que viene
- Tengo una mancha vieja en el plafón, está seca hace años y la quiero pintar
- El año pasado tuvimos una gotera pero ya la arreglaron, solo quiero una revisión
- Que colores de shingles tienen? la asociacion pide un tono claro
- Las canaletas estan llenas de hojas y se desbordan, quiero cambiarlas cuando puedan
- Vamos a vender la casa y el comprador pide un informe del techo
- Por ahora no entra agua, pero el seguro dice que el techo está muy viejo
- Estoy hasta el cuello con los papeles del seguro, me pueden explicar el deducible
- Hay una mata grande cerca de la casa, no se ha caido, quiero saber si hay que podarla
- La lona sigue bien puesta, quería saber cuándo empiezan la reparación
- Me mandan otra vez las fotos de la inspeccion para el ajustador por favor
- Que debo tener en el kit de emergencia para los huracanes?
- El árbol cayó en la yarda el mes pasado y no tocó la casa, necesito que recojan las ramas
- Se me vino el mundo encima con el precio que me dieron en otro lado, ustedes cuánto cobran
- El cielo raso se cayó con Ian y ya lo cambiamos, solo falta la textura
- Mi techo tiene 16 años y nunca ha goteado, cuánto le queda
- Quiero saber si califico para la ayuda de my safe florida home
- El piso del cuarto se hinchó con la filtración vieja, ya está seco, quiero cambiarlo
- La garantía pasa al nuevo dueño? cerramos en dos meses
- No me llamen de noche porfa, es solo para pintar la fachada despues de la reparacion
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

insert into typed select 'vi', left(line, 1) = '!', substr(line, 3) from string_to_table($$! Nước đang chảy từ trần xuống phòng khách, hứng không kịp, gọi em liền nha
! La phông phòng ngủ xệ xuống như cái võng, sắp rớt tới nơi rồi
! Cây sồi mới ngã đè lên nóc nhà, lủng một lỗ bự chà bá
! tam bat bi gio thoi bay mat roi ma toi nay lai mua nua
! Nước rỉ ra ngay chỗ bóng đèn, công tắc cứ nổ lẹt xẹt, sợ quá
! Bão giựt mất một góc nóc, ngồi trong nhà thấy trời luôn anh ơi
! nuoc nho giot xuong o dien, lam on goi gap
! Hồi sáng chỉ thấm chút xíu, giờ nó chảy thành dòng rồi
! Trần nhà bếp sập một miếng, phần còn lại đang võng xuống
! Má tôi ở nhà một mình, nước đang tràn vô phòng của bà
! Mấy anh mới sửa tháng trước mà giờ lại dột nữa, đang mưa lớn lắm
! Không biết có gấp không nhưng nước đang nhễu xuống cái quạt trần
! noc nha bi toc roi, do dac uot het
! Gió lốc lật tung mái tôn phía sau, mưa tạt thẳng vô nhà
! Nhánh cây đâm xuyên qua mái vô phòng con gái tôi, chưa ai bị gì
! Thợ trước gỡ mái xong bỏ đi luôn, giờ trời đen thui sắp mưa
! Trời ơi nhà dột tùm lum, năm cái xô rồi mà không đủ
! Tường kế bên hộp điện ướt sũng, nước vẫn còn chảy
! tran nha phong len nhu cai bong bong nuoc, so no be
! Bạt che bị rách rồi, nước lại vô nhà, dự báo đêm nay mưa to
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
- Cho tôi xin giá làm nóc mới, nhà khoảng 1800 sqft, không gấp
- Trần có vết ố cũ khô lâu rồi, giờ muốn sơn lại cho đẹp
- Năm ngoái nhà có dột nhưng sửa xong rồi, chỉ muốn nhờ coi lại
- Nhà không bị dột, nhưng hãng bảo hiểm nói mái cũ quá phải thay
- Shingle có mấy màu vậy anh, HOA đòi màu lạt
- mang xoi cu bi ri set, khi nao ranh thi den bao gia
- Cây nhà hàng xóm nghiêng qua nóc nhà tôi, chưa ngã, có nên tỉa bớt không
- Nhờ gởi lại hình với báo cáo để tôi nộp cho adjuster
- tam bat van con tot, chung nao may anh toi sua luon
- Mùa bão cần chuẩn bị đồ khẩn cấp gì trong nhà vậy
- Mấy cái giấy bảo hiểm làm tôi nhức đầu muốn bể, deductible là sao
- Tháng trước cây ngã ngoài sân, hên là không trúng nhà, cần dọn nhánh
- vai mieng shingle hoi cong len thoi, tu tu cung duoc
- La phông rớt hồi bão Ian, thay rồi, giờ cần làm nhám với sơn cho giống
- Mái 17 năm chưa dột lần nào, còn xài được mấy năm nữa
- Hãng kia báo giá nghe muốn sập nhà, bên mình làm rẻ hơn không
- Nhà xây năm 1990 có xin được tiền My Safe Florida Home không
- San go phong khach bi phong hoi nam ngoai, gio kho roi, muon thay
- Bán nhà thì bảo hành có chuyển cho chủ mới được không
- Đừng gọi ban đêm nha, tôi chỉ muốn hỏi bảo trì mái mỗi năm hai lần
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

insert into typed select 'ko', left(line, 1) = '!', substr(line, 3) from string_to_table($$! 지금 거실 천장에서 물이 뚝뚝 떨어지고 있어요 빨리 연락 좀 주세요
! 안방 천장이 축 처져서 곧 무너질 것 같습니다
! 방금 큰 나무가 쓰러져서 지붕을 덮쳤어요
! 어제 씌운 방수포가 바람에 날아갔는데 오늘밤 또 비 온대요
! 전등에서 물이 새는데 불이 깜빡거려요 무서워요
! 토네이도 때문에 지붕 한쪽이 통째로 뜯겨 나갔습니다
! 물이 벽 타고 내려와서 콘센트까지 젖었는데 어떡하죠
! 지붕에 구멍 나서 방에서 하늘이 보임ㅠㅠ
! 아까까진 괜찮았는데 지금 물이 줄줄 새요
! 부엌 천장 일부가 떨어졌고 나머지도 금방 떨어질 것 같아요
! 지난달에 고쳐주셨는데 또 새네요 지금 비 많이 옵니다
! 바케쓰 다섯 개로도 모자라 집안이 물바다야
! 급한 건지는 모르겠는데 천장 선풍기에서 물이 떨어져요
! 어머니 혼자 계신 집에 비가 들이치고 있습니다 꼭 전화 부탁드려요
! 나뭇가지가 지붕을 뚫고 애 방으로 들어왔어요
! 다른 업체가 지붕 뜯어놓고 안 와요 곧 비 올 것 같은데
! 천장에 물이 차서 풍선처럼 부풀었어 터질까봐 겁나
! 기와가 수십 장 날아가고 그 밑으로 물이 들어오고 있습니다
! 타프 한쪽이 풀려서 펄럭거리고 물이 다시 들어와요
! 두꺼비집 옆으로 물이 흘러요 차단기 내려야 하나요
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
- 지붕 교체 견적 받고 싶습니다 급하진 않아요
- 천장에 오래된 얼룩이 있는데 다 말랐고 페인트만 다시 하고 싶어요
- 작년에 물이 샜는데 수리했고 이번엔 점검만 부탁드립니다
- 지금은 안 새요 보험회사에서 지붕이 오래됐다고 해서요
- 슁글 색상 어떤 게 있나요 HOA에서 밝은색 하래요
- 거터가 낡아서 바꾸려고 하는데 가격이 어떻게 되나요
- 옆집 나무가 우리 지붕 쪽으로 기울었는데 가지치기만 하면 될까요
- 점검 때 찍은 사진 어저스터한테 보내야 하는데 다시 보내주세요
- 방수포는 잘 붙어 있어요 수리 날짜만 알려주시면 됩니다
- 허리케인 시즌에 비상용품 뭐 준비해야 되나요
- 보험 서류 때문에 머리가 터질 것 같아요 디덕터블이 뭔지 설명 좀
- 지난달에 나무가 마당에 쓰러졌는데 집은 멀쩡해요 치워주실 수 있나요
- 슁글 몇 장 끝이 말렸던데 시간 나실 때 봐주세요
- 이안 때 무너진 천장은 다 고쳤고 텍스처만 맞추면 됩니다
- 17년 된 지붕인데 한 번도 샌 적 없어요 몇 년 더 쓸까
- 다른 데 견적 보고 하늘이 무너지는 줄 ㅋㅋ 여긴 얼마예요
- 1992년에 지은 집인데 마이 세이프 플로리다 신청 되나요
- 예전에 젖었던 마루가 들떠서 크리스마스 전에 교체하고 싶어요
- 집을 팔 건데 워런티가 새 주인한테 넘어가나요
- 밤에는 전화하지 마시고 이메일 주세요 정기 관리 문의입니다
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

insert into typed select 'hi', left(line, 1) = '!', substr(line, 3) from string_to_table($$! अभी लिविंग रूम में छत से पानी गिर रहा है, जल्दी फोन कीजिए
! बेडरूम की सीलिंग नीचे लटक गई है, लगता है अभी गिरेगी
! एक घंटा पहले बड़ा पेड़ हमारी छत पर गिर गया
! tirpal hawa me ud gaya aur raat ko phir baarish hai, please call karo
! पंखे के पास से पानी टपक रहा है और लाइट बार बार जा रही है
! आंधी ने छत का एक कोना उड़ा दिया, कमरे से आसमान दिख रहा है
! बिजली के बोर्ड के पीछे दीवार से पानी बह रहा है, डर लग रहा है
! सुबह तो बस थोड़ी नमी थी, अब धार बनकर पानी आ रहा है
! kitchen ki ceiling ka ek tukda gir gaya, baki bhi girne wala hai
! मम्मी घर पर अकेली हैं और उनके कमरे में पानी भर रहा है
! पिछले महीने आपने ठीक किया था, आज फिर से तेज़ टपक रहा है
! बाल्टियां कम पड़ गईं भाई, पूरा घर तालाब बन गया है
! पता नहीं ये अर्जेंट है या नहीं, पर बल्ब के अंदर पानी भर गया है
! ped ki daal chhat phaad ke bachche ke kamre me aa gayi
! दूसरे ठेकेदार छत खोलकर चले गए और बादल घिर आए हैं
! छत में पानी भरकर गुब्बारे जैसा फूल गया है, कभी भी फटेगा
! बीस पच्चीस टाइलें उड़ गईं और नीचे से पानी घर में आ रहा है
! तिरपाल फट गई है और पानी फिर से अंदर आने लगा है
! switch board se paani nikal raha hai, current lagne ka darr hai
! गैराज की छत बैठ गई, सब खुला पड़ा है, क्या करें
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
- nayi chhat ka quotation chahiye, koi jaldi nahi hai
- सीलिंग पर पुराना दाग है, सूख चुका है, बस पेंट करवाना है
- पिछले साल लीक हुआ था, ठीक हो गया, अब सिर्फ जांच करवानी है
- अभी कहीं से पानी नहीं आ रहा, पर बीमा वाले छत बदलने को कह रहे हैं
- शिंगल के कौन कौन से रंग हैं, HOA हल्का रंग मांगता है
- gutter purane ho gaye hain, jab time mile tab aake rate bata dena
- पड़ोसी का पेड़ हमारी छत की तरफ झुका है, गिरा नहीं है, छंटाई करवानी चाहिए क्या
- निरीक्षण वाली फोटो दोबारा भेज दीजिए, एडजस्टर को देनी हैं
- तिरपाल अभी ठीक लगी है, मरम्मत कब शुरू होगी बस यही पूछना था
- हरिकेन सीज़न के लिए इमरजेंसी किट में क्या क्या रखना चाहिए
- बीमा के कागज़ों में डूबा पड़ा हूं, ये डिडक्टिबल क्या होता है समझा दो
- पिछले महीने पेड़ आंगन में गिरा था, घर बच गया, बस डालियां उठवानी हैं
- do teen shingle thode mud gaye hain, aaram se dekh lena
- इयान तूफान में सीलिंग गिरी थी, नई लग गई, अब टेक्सचर मिलाना है
- 17 साल पुरानी छत है, आज तक नहीं टपकी, और कितने साल चलेगी
- दूसरी कंपनी का रेट सुनकर तो सिर पर आसमान टूट पड़ा, आप कितना लेंगे
- 1993 का मकान है, my safe florida home का पैसा मिलेगा क्या
- पुरानी लीक से लकड़ी का फर्श फूल गया था, अब सूखा है, बदलवाना है
- ghar bech rahe hain, warranty naye malik ko milegi kya
- रात को फोन मत करना जी, साल में दो बार वाली सर्विस के बारे में पूछना है
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
