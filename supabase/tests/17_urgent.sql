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
! Big oak came down on the house about an hour ago, the back half of the roof is crushed
! There's a hole in the roof the size of a car door. I can see the sky from my bedroom
! I thought it was just a stain but now the ceiling is bulging and getting bigger by the minute
! water coming down the wall behind the breaker box and the lights keep flickering
! My mom is 81 and alone, part of her bathroom ceiling fell and the rest looks ready to go
! roof peeled back like a sardine can over the garage help
! Is it normal that the smoke detector drips? Water is running out of it onto the stairs
! The leak was small this morning, now it's a steady stream right next to the outlet
! Tile roof lost about thirty tiles, underlayment ripped, and water's getting into two rooms
! Skylight shattered from a limb and the rain is just dumping into the foyer
! Theres a waterfall in my attic, I mean it, I can hear it running over the bedrooms
! Neighbors shed landed on our roof in the gust, half of it is sticking thru the ceiling
! The drywall seam over the stairs is splitting open and water's coming out of the crack
! ac unit got ripped off the flat roof and left a big open square, its still storming
! Power line is lying across our roof and something up there is sparking
! We turned off the breakers because water is dripping onto the panel in the garage
! honestly dont think this ceiling makes it till morning, its sagging about a foot
! somebody please come, shingles and felt gone over the whole bathroom, soaked to the studs
! Got home from work and the carpet's squishing, drips coming from three spots overhead
! Chimney came down through the roof. Nobody hurt but we can see outside
! The solar panels tore off and left holes, water's running down into the closet as I type
! Tarp is gone, found it in the canal, next band hits in two hours
! I know the office is closed but my ceiling fan is full of water and spinning slow
! No damage at first, then around 6 the soffit let go and now rain blows straight into the attic
! Can it wait til Monday? Plaster chunks are dropping on the couch and it keeps dripping
! My claim was closed last year but now that same spot is gushing again
! palm tree's leaning on the roof, it already broke the trusses, you can hear it cracking
! Tenant just called, says its pouring in through the bath fan and the hall light buzzes
! metal panels are peeling off one by one in this wind, we've got bare deck showing
- Just looking for a quote on a new shingle roof, about 2,100 sq ft, no hurry at all
- We had a bad leak last summer, it got fixed, now I only want the roof looked at before we sell
- What color shingles do you carry? HOA wants something light
- Neighbor's oak hangs over our roof, nothing has fallen, I'd like to know if it should be trimmed
- The tarp is holding fine, just wondering when the crew can start on the repair
- im drowning in insurance paperwork, need somebody to explain what the deductible means
- The sky isn't falling, just a few shingles curling on the south side. Whenever you have time
- Roof is 17 years old and never leaked, how many years do you think its got left
- do i qualify for that my safe florida home grant thing, house built 1994
- Is the warranty transferable? we're closing on the house in six weeks
- It rained cats and dogs yesterday and not a drop came in, so great job on the repair
- Can you price a drip edge and new downspouts for a ranch house, sometime after New Year
- I need your license number and insurance certificate for my HOA please
- Need to move my appointment from Tuesday to Thursday afternoon if thats possible
- Black streaks on the shingles, looks like algae, is it safe to have that washed?
- Thinking of adding a skylight next spring, would you cut the opening or does someone else
- Bathroom ceiling paint is peeling from shower steam, plumber says its not a leak
- The water that came in during Milton is long gone, I just need baseboards and planks put back
- What's the difference between a wind mitigation form and your inspection
- We're having an open house sunday the 14th and the buyer wants a roof letter, any day next week works
- Power was out after the storm but its back, roof looks okay from the ground, just want peace of mind
- Saving for a rainy day lol, what should I budget for a metal roof in five years
- Squirrels chewed a vent screen, attic is bone dry, add it to my maintenance visit
- Tarp came down today because your guys finished the repair, where do I send the check
- do you guys paint stucco, got some water marks from the old gutters on the back wall
- Dead pine about forty feet from the house, no danger I think, do you take trees down
- My insurer asked for an itemized estimate, supplement something, no idea what that is
- roof caved in on my cousins place in Tampa, made me nervous, could you check ours this summer
- Are you hiring? I have six years of experience hanging drywall and ceilings
- Nothing urgent, found some granules in the gutter and wondered if thats normal for a 5 yr old roof$$, E'\n') as line;

insert into typed select 'es', left(line, 1) = '!', substr(line, 3) from string_to_table($$! Me esta cayendo agua en la sala ahora mismo, ya no tengo mas cubos, por favor llamenme
! Se nos cayó una mata de aguacate encima del techo y hay un hueco en la cocina
! Buenas noches, el tornado nos arrancó la mitad del techo y tengo dos niños pequeños aquí
! Ayer no era nada pero hoy llueve mas adentro que afuera, vengan por favor
! Ya se desplomó un pedazo del cielo raso y lo que queda está colgando
! No es por apurarlos pero el agua esta bajando por la pared y ya llego a los muebles
! Mi mamá está sola y le está entrando agua por todos lados, yo estoy en Orlando
! El techo se hizo una pancita llena de agua arriba de la cama, tengo miedo que reviente
! Pensábamos que estaba arreglado y mira, otra vez cae agua a chorros en el pasillo
! No sé si es urgente: el abanico de techo está botando agua y se va la luz
! Se quebró el tragaluz con una rama y está entrando un chorro de agua al recibidor
! Oigo agua corriendo arriba del cuarto de los niños y ya empezó a bajar por el closet
! El cobertizo del vecino voló y cayó arriba de mi techo, traspasó hasta la cocina
! se esta rajando el cielo raso por la junta y sale agua por ahi
! Hay un cable de luz tirado sobre el techo y está echando chispas
! Apagamos los breakers porque el agua cae justo en el panel eléctrico
! No creo que este techo aguante hasta mañana, está hundido como una hamaca
! llegue del trabajo y la alfombra esta empapada, gotea por tres lados
! La chimenea se vino abajo y atravesó el techo, se ve la calle
! La lona amaneció en el patio del vecino y ya viene otra banda de lluvia
! Disculpen la hora, pero el ventilador del techo tiene agua adentro y hace ruido raro
! Esto no puede esperar al lunes, caen pedazos de yeso encima del sofá
! La palma quedó recostada en la casa, ya partió las vigas y sigue crujiendo
! Mi inquilina dice que entra agua a cántaros por el extractor del baño
! Se están despegando las láminas con este viento y ya se ve la madera pelada
! chamo se me inundo el cuarto, el agua baja por la lampara y no para
! Al principio no pasó nada, pero hace media hora se abrió una esquina del techo y llueve adentro
! Ay bendito, se fue el techo de la marquesina y una parte del de la casa con el viento
! el hueco donde estaba el aire quedo abierto y esta diluviando, manden a alguien
! Le pusieron parche el martes y no sirvió, ahora mismo está cayendo agua en la cuna
- Quisiera un estimado para un techo nuevo, no hay apuro, es para el año que viene
- El año pasado tuvimos una gotera pero ya la arreglaron, solo quiero una revisión
- Las canaletas estan llenas de hojas y se desbordan, quiero cambiarlas cuando puedan
- Por ahora no entra agua, pero el seguro dice que el techo está muy viejo
- Hay una mata grande cerca de la casa, no se ha caido, quiero saber si hay que podarla
- Me mandan otra vez las fotos de la inspeccion para el ajustador por favor
- El árbol cayó en la yarda el mes pasado y no tocó la casa, necesito que recojan las ramas
- El cielo raso se cayó con Ian y ya lo cambiamos, solo falta la textura
- Quiero saber si califico para la ayuda de my safe florida home
- La garantía pasa al nuevo dueño? cerramos en dos meses
- Ayer llovió a cántaros y no entró ni una gota, gracias por el trabajo
- Me pueden cotizar bajantes nuevos para una casa de un piso, para despues de enero
- Necesito el numero de licencia y el seguro de ustedes para la asociacion
- Quiero cambiar mi cita del martes para el jueves en la tarde si se puede
- Salieron unas rayas negras en el techo, será hongo? se puede lavar?
- La pintura del baño se está pelando por el vapor, el plomero dice que no es filtración
- El agua que entró con Milton ya se secó, solo faltan los zócalos y el piso
- Cuál es la diferencia entre la inspección de ustedes y la de mitigación de viento
- Se fue la luz con la tormenta pero ya volvió, el techo se ve bien, solo quiero estar tranquila
- Estoy ahorrando para ponerle techo de metal en unos años, más o menos cuánto sería
- Las ardillas rompieron una rejilla del ático, todo está seco, lo ven en el mantenimiento
- Ya quitaron la lona porque terminaron el arreglo, a dónde mando el cheque?
- a mi primo en Kissimmee se le cayo el techo y me puse nervioso, pueden revisar el mio este verano
- El pino seco está lejos de la casa, no hay peligro, ustedes tumban árboles?
- El seguro pide un estimado detallado y algo de un suplemento, no entiendo ni papa
- Buscan trabajadores? tengo seis años poniendo sheetrock y techos
- Encontré arenita de los shingles en la canal, eso es normal en un techo de cinco años?
- Se me hace agua la boca con ese precio jaja, sigue la oferta de mantenimiento?
- No es emergencia, queria saber si pintan el estuco donde lo mancho la canal vieja
- Hubo una filtración en 2020 antes de que yo comprara, quisiera saber si quedó bien arreglada$$, E'\n') as line;

insert into typed select 'vi', left(line, 1) = '!', substr(line, 3) from string_to_table($$! Nước đang chảy từ trần xuống phòng khách, hứng không kịp, gọi em liền nha
! Cây sồi mới ngã đè lên nóc nhà, lủng một lỗ bự chà bá
! Nước rỉ ra ngay chỗ bóng đèn, công tắc cứ nổ lẹt xẹt, sợ quá
! nuoc nho giot xuong o dien, lam on goi gap
! Trần nhà bếp sập một miếng, phần còn lại đang võng xuống
! Mấy anh mới sửa tháng trước mà giờ lại dột nữa, đang mưa lớn lắm
! noc nha bi toc roi, do dac uot het
! Nhánh cây đâm xuyên qua mái vô phòng con gái tôi, chưa ai bị gì
! Trời ơi nhà dột tùm lum, năm cái xô rồi mà không đủ
! tran nha phong len nhu cai bong bong nuoc, so no be
! Cái skylight bể vì cành cây, mưa đang trút xuống ngay cửa trước
! Nghe tiếng nước chảy ào ào trên gác, giờ nó thấm xuống tủ quần áo rồi
! Cái nhà kho hàng xóm bay qua đập trúng nóc nhà em, lủng tới bếp
! Chỗ nối la phông nứt toác ra, nước trào ra từ đó
! day dien dut nam vat tren noc nha, dang xet lua
! Tôi cúp cầu dao rồi vì nước nhỏ ngay cái bảng điện trong garage
! Trần này chắc không trụ nổi tới sáng, nó trễ xuống cả gang tay
! di lam ve thay tham uot nhep, ba cho tren tran dang nho nuoc
! Ống khói đổ xuyên qua mái, đứng trong nhà thấy ngoài đường luôn
! Tấm bạt bay qua nhà kế bên rồi, hai tiếng nữa lại có mưa
! Xin lỗi gọi trễ, nhưng đèn trần ngập nước rồi còn kêu rè rè
! Vữa rớt lộp bộp xuống ghế salon, nước cứ nhễu hoài, chờ tới thứ hai sao nổi
! cay co dua vo noc, gay may cay keo roi, nghe rang rac
! Người mướn nhà mới gọi, nói nước đổ ào xuống từ quạt hút phòng tắm
! Gió đang lột từng tấm tôn, ván gỗ lòi ra hết trơn
! Lúc đầu đâu có sao, mới nãy bung một góc mái, mưa tạt thẳng vô gác
! Vá hôm thứ ba mà đâu có ăn thua, giờ nước nhỏ ngay nôi em bé
! Máy lạnh trên mái bằng bị gió hất văng, để lại cái lỗ trống, mưa như trút
! phong ngu ngap roi anh oi, nuoc tu tren noc do xuong khong ngung
! Mấy tấm solar bay mất, để lại mấy cái lỗ, giờ nước vô tùm lum
- Cho tôi xin giá làm nóc mới, nhà khoảng 1800 sqft, không gấp
- Năm ngoái nhà có dột nhưng sửa xong rồi, chỉ muốn nhờ coi lại
- Shingle có mấy màu vậy anh, HOA đòi màu lạt
- Cây nhà hàng xóm nghiêng qua nóc nhà tôi, chưa ngã, có nên tỉa bớt không
- tam bat van con tot, chung nao may anh toi sua luon
- Mấy cái giấy bảo hiểm làm tôi nhức đầu muốn bể, deductible là sao
- vai mieng shingle hoi cong len thoi, tu tu cung duoc
- Mái 17 năm chưa dột lần nào, còn xài được mấy năm nữa
- Nhà xây năm 1990 có xin được tiền My Safe Florida Home không
- Bán nhà thì bảo hành có chuyển cho chủ mới được không
- Hôm qua mưa thúi đất mà không vô giọt nào, cám ơn mấy anh sửa kỹ
- Cho xin giá ống xối xuống cho nhà trệt, qua Tết làm cũng được
- Tôi cần số license với giấy bảo hiểm của hãng để nộp cho HOA
- doi hen tu thu ba qua chieu thu nam duoc khong anh
- tren noc co may vet den, chac rong reu, rua co hu mai khong
- Sơn phòng tắm tróc vì hơi nước, thợ ống nước nói không phải bị dột
- Nước vô hồi bão Milton khô hết rồi, chỉ cần đóng lại len chân tường với sàn
- Giấy wind mitigation với inspection bên mình khác nhau chỗ nào vậy
- Hôm bão cúp điện mà có lại rồi, nóc nhìn còn nguyên, muốn coi cho yên tâm
- Để dành tiền năm năm nữa làm mái tôn, chắc khoảng bao nhiêu ha
- soc can rach luoi thong gio, tren gac van kho, khi nao bao tri thi lam luon
- Bạt gỡ rồi vì thợ sửa xong, gởi check về địa chỉ nào
- Nhà ông anh ở Tampa bị sập mái làm tôi cũng lo, hè này qua coi nhà tôi nha
- Cây thông khô cách nhà xa lắm, không có gì nguy hiểm, bên mình có đốn cây không
- Bảo hiểm đòi bảng giá chi tiết với supplement gì đó, tôi mù tịt
- Bên mình có mướn thợ không, tôi làm sheetrock sáu năm rồi
- Thấy có cát shingle trong máng xối, mái mới năm năm vậy có bình thường không
- khong gap dau, muon hoi son lai tuong ngoai cho bi o vi mang xoi cu
- Nhà này dột hồi 2020 trước khi tôi mua, muốn biết hồi đó sửa kỹ chưa
- Tiền như nước chảy qua tay, nên tôi hỏi trước giá thay nóc cho chắc$$, E'\n') as line;

insert into typed select 'ko', left(line, 1) = '!', substr(line, 3) from string_to_table($$! 지금 거실 천장에서 물이 뚝뚝 떨어지고 있어요 빨리 연락 좀 주세요
! 방금 큰 나무가 쓰러져서 지붕을 덮쳤어요
! 전등에서 물이 새는데 불이 깜빡거려요 무서워요
! 물이 벽 타고 내려와서 콘센트까지 젖었는데 어떡하죠
! 아까까진 괜찮았는데 지금 물이 줄줄 새요
! 지난달에 고쳐주셨는데 또 새네요 지금 비 많이 옵니다
! 급한 건지는 모르겠는데 천장 선풍기에서 물이 떨어져요
! 나뭇가지가 지붕을 뚫고 애 방으로 들어왔어요
! 천장에 물이 차서 풍선처럼 부풀었어 터질까봐 겁나
! 타프 한쪽이 풀려서 펄럭거리고 물이 다시 들어와요
! 나뭇가지에 스카이라이트가 깨져서 현관으로 비가 쏟아져요
! 다락에서 물 흐르는 소리가 나더니 옷장 안으로 새기 시작했습니다
! 옆집 창고가 날아와서 우리 지붕에 박혔어요 부엌 천장까지 뚫렸어요
! 천장 이음새가 쫙 갈라지면서 그 사이로 물이 나와요
! 전깃줄이 지붕 위에 떨어져서 불꽃이 튀고 있어요
! 차고 배전반에 물이 떨어져서 일단 전기 다 내렸습니다
! 이 천장 내일 아침까지 못 버틸 듯 한 뼘은 내려왔음
! 퇴근하고 왔더니 카펫이 흥건하고 위에서 세 군데나 떨어져
! 굴뚝이 무너져서 지붕을 뚫었습니다 안에서 밖이 보여요
! 덮어놓은 타프가 옆집 마당에 가 있네요 두 시간 뒤에 비 온다는데
! 늦은 시간 죄송한데요 천장등에 물이 고여서 지직거려요
! 월요일까지 못 기다려요 소파 위로 석고 조각이 자꾸 떨어집니다
! 야자수가 지붕에 기대서 서까래가 부러졌고 계속 우지끈 소리가 나요
! 세입자 연락 왔는데 욕실 환풍기에서 물이 콸콸 쏟아진대요
! 바람에 철판이 하나씩 벗겨져서 합판이 다 드러났어
! 처음엔 멀쩡했는데 방금 처마가 떨어져 나가고 비가 다락으로 들이쳐요
! 화요일에 때웠는데 소용없네요 지금 아기 침대로 물 떨어져요
! 옥상 에어컨이 날아가고 구멍만 남았는데 폭우예요 도와주세요
! 태양광 패널이 뜯겨나간 자리로 물이 들어오고 있어요
! 방이 잠기고 있어요 위에서 물이 계속 쏟아져 내려요 제발요
- 지붕 교체 견적 받고 싶습니다 급하진 않아요
- 작년에 물이 샜는데 수리했고 이번엔 점검만 부탁드립니다
- 슁글 색상 어떤 게 있나요 HOA에서 밝은색 하래요
- 옆집 나무가 우리 지붕 쪽으로 기울었는데 가지치기만 하면 될까요
- 방수포는 잘 붙어 있어요 수리 날짜만 알려주시면 됩니다
- 보험 서류 때문에 머리가 터질 것 같아요 디덕터블이 뭔지 설명 좀
- 슁글 몇 장 끝이 말렸던데 시간 나실 때 봐주세요
- 17년 된 지붕인데 한 번도 샌 적 없어요 몇 년 더 쓸까
- 1992년에 지은 집인데 마이 세이프 플로리다 신청 되나요
- 집을 팔 건데 워런티가 새 주인한테 넘어가나요
- 어제 비가 억수로 왔는데 한 방울도 안 샜어요 감사합니다
- 단층집 홈통 새로 다는 견적 부탁해요 내년 초에 할 거예요
- HOA에 내야 해서 라이선스 번호랑 보험증서 좀 보내주세요
- 화요일 예약을 목요일 오후로 바꿀 수 있을까요
- 지붕에 까만 줄이 생겼는데 곰팡이인가요 물청소해도 돼요?
- 욕실 페인트가 습기 때문에 벗겨지는데 배관공은 누수 아니래요
- 밀턴 때 들어온 물은 다 말랐고 걸레받이랑 마루만 다시 깔면 돼요
- 윈드 미티게이션 서류랑 여기 점검이랑 뭐가 달라요
- 폭풍 때 정전됐다가 들어왔고 지붕은 괜찮아 보여요 그냥 안심하고 싶어서요
- 오 년 뒤에 메탈 지붕 하려고 돈 모으는 중인데 대충 얼마 잡아야 돼
- 다람쥐가 환기구 망을 뜯었는데 다락은 뽀송해요 정기 점검 때 봐주세요
- 수리 끝나서 타프 걷어가셨던데 수표는 어디로 보낼까요
- 탬파 사는 형네 지붕이 무너졌다고 해서 불안하네요 여름에 한번 봐주세요
- 마른 소나무가 집에서 멀리 있어 위험하진 않은데 나무도 베시나요
- 보험회사에서 항목별 견적이랑 서플먼트를 달라는데 뭔 소린지 모르겠어요
- 직원 뽑으시나요 천장이랑 드라이월 시공 육 년 했습니다
- 거터에 슁글 가루가 쌓였던데 오 년 된 지붕이면 정상인가요
- 급한 거 아니고요 외벽에 물자국 난 데 페인트 되는지 궁금해요
- 2020년에 샜던 집인데 제가 사기 전 일이라 잘 고쳤는지 확인만 하고 싶습니다
- 요즘 돈이 줄줄 새서 그러는데 지붕 할부도 되나요 ㅎㅎ$$, E'\n') as line;

insert into typed select 'hi', left(line, 1) = '!', substr(line, 3) from string_to_table($$! अभी लिविंग रूम में छत से पानी गिर रहा है, जल्दी फोन कीजिए
! एक घंटा पहले बड़ा पेड़ हमारी छत पर गिर गया
! पंखे के पास से पानी टपक रहा है और लाइट बार बार जा रही है
! बिजली के बोर्ड के पीछे दीवार से पानी बह रहा है, डर लग रहा है
! kitchen ki ceiling ka ek tukda gir gaya, baki bhi girne wala hai
! पिछले महीने आपने ठीक किया था, आज फिर से तेज़ टपक रहा है
! पता नहीं ये अर्जेंट है या नहीं, पर बल्ब के अंदर पानी भर गया है
! दूसरे ठेकेदार छत खोलकर चले गए और बादल घिर आए हैं
! बीस पच्चीस टाइलें उड़ गईं और नीचे से पानी घर में आ रहा है
! switch board se paani nikal raha hai, current lagne ka darr hai
! डाल गिरने से स्काईलाइट टूट गई और बारिश सीधे अंदर आ रही है
! ऊपर अटारी में पानी बहने की आवाज़ है और अब अलमारी में टपकने लगा
! पड़ोसी का शेड उड़कर हमारी छत में घुस गया, रसोई तक छेद हो गया
! सीलिंग का जोड़ फट रहा है और दरार से पानी निकल रहा है
! bijli ka taar chhat par gira hai aur chingari nikal rahi hai
! गैराज के मीटर बोर्ड पर पानी गिर रहा था, मेन स्विच बंद कर दिया है
! ये सीलिंग सुबह तक नहीं टिकेगी, एक बित्ता नीचे आ चुकी है
! office se aaya to carpet poora geela, upar teen jagah se paani gir raha hai
! चिमनी गिरकर छत के आर पार हो गई, अंदर से सड़क दिखती है
! तिरपाल पड़ोसी के आंगन में पड़ी है और दो घंटे में बारिश आने वाली है
! इतनी रात को माफ़ी, पर पंखे में पानी भर गया है और अजीब आवाज़ कर रहा है
! सोमवार तक नहीं रुक सकते, सोफे पर प्लास्टर के टुकड़े गिर रहे हैं
! ताड़ का पेड़ छत पर टिका है, बल्लियां टूट गईं और चरमरा रहा है
! kirayedar ka phone aaya, bathroom ke exhaust se paani dhad dhad gir raha hai
! हवा में छत की चादरें एक एक करके उखड़ रही हैं, नीचे लकड़ी दिखने लगी
! पहले कुछ नहीं हुआ था, अभी एक कोना खुल गया और बारिश अंदर आ रही है
! मंगलवार को पैच लगाया था, कोई फायदा नहीं, अब बच्चे के पालने पर पानी गिर रहा है
! छत वाला एसी उड़ गया, बड़ा सा छेद रह गया और मूसलाधार बारिश है
! solar panel ukhad gaye, jahan lage the wahan se paani andar aa raha hai
! अरे भैया कमरा डूब रहा है, ऊपर से पानी रुक ही नहीं रहा
- nayi chhat ka quotation chahiye, koi jaldi nahi hai
- पिछले साल लीक हुआ था, ठीक हो गया, अब सिर्फ जांच करवानी है
- शिंगल के कौन कौन से रंग हैं, HOA हल्का रंग मांगता है
- पड़ोसी का पेड़ हमारी छत की तरफ झुका है, गिरा नहीं है, छंटाई करवानी चाहिए क्या
- तिरपाल अभी ठीक लगी है, मरम्मत कब शुरू होगी बस यही पूछना था
- बीमा के कागज़ों में डूबा पड़ा हूं, ये डिडक्टिबल क्या होता है समझा दो
- do teen shingle thode mud gaye hain, aaram se dekh lena
- 17 साल पुरानी छत है, आज तक नहीं टपकी, और कितने साल चलेगी
- 1993 का मकान है, my safe florida home का पैसा मिलेगा क्या
- ghar bech rahe hain, warranty naye malik ko milegi kya
- कल इतनी मूसलाधार बारिश हुई पर एक बूंद अंदर नहीं आई, धन्यवाद
- एक मंज़िला मकान के लिए नए पाइप और गटर का रेट बताइए, जनवरी के बाद करवाएंगे
- HOA को देने के लिए आपका लाइसेंस नंबर और बीमा का कागज़ चाहिए
- appointment mangal se guruwar shaam kar sakte hain kya
- छत पर काली धारियां पड़ गई हैं, काई है क्या, धुलवा सकते हैं?
- बाथरूम का पेंट भाप से उखड़ रहा है, प्लंबर ने कहा लीक नहीं है
- मिल्टन में जो पानी आया था सब सूख गया, बस फर्श दोबारा लगवाना है
- विंड मिटिगेशन फॉर्म और आपकी जांच में क्या फर्क है
- तूफान में बिजली गई थी, आ गई है, छत ठीक दिखती है, बस तसल्ली चाहिए
- paanch saal baad metal roof lagwane ke liye paise jod rahe hain, kitna lagega
- गिलहरी ने जाली कुतर दी है, अटारी एकदम सूखी है, अगली सर्विस में देख लेना
- repair pura ho gaya aur tirpal utar gayi, cheque kahan bheju
- टैम्पा में भाई के घर की छत गिर गई थी, तो गर्मियों में हमारी भी देख लीजिए
- सूखा चीड़ का पेड़ घर से काफी दूर है, खतरा नहीं है, क्या आप पेड़ काटते हैं
- bima wale supplement maang rahe hain, mujhe to kuch samajh nahi aata
- क्या आपके यहां काम मिलेगा, छह साल ड्राईवॉल और सीलिंग का काम किया है
- गटर में शिंगल के दाने मिले, पांच साल पुरानी छत में ये सामान्य है क्या
- कोई इमरजेंसी नहीं है, बाहर की दीवार पर पुराने दाग पेंट करवाने हैं
- 2020 में लीक हुआ था, मेरे खरीदने से पहले, बस देखना है ठीक से बना या नहीं
- पैसा तो पानी की तरह बह रहा है जी, नई छत की किस्त हो सकती है क्या$$, E'\n') as line;

-- ---- A price, a wish, an appointment or a relative in the same message makes no emergency calm. -----------------
insert into said select true, line from string_to_table($$tree on the roof, need an appointment
ceiling came down, do you do this kind of work
Water is pouring into the kitchen, how much do you charge to come tonight
My daughter's bedroom ceiling collapsed and I would like somebody to look at it
There is a hole in her roof, she is my aunt and 84 years old
My cousin gave me your name, the roof is leaking on the baby's crib
Tengo una gotera en el cuarto, quiero que alguien venga
Se cayó el techo de mi prima, necesitamos una cita
Entra agua por la lámpara, ¿cuánto cuesta que vengan?
Mi vecina me dice que cae agua de mi techo
Nhà bị dột nặng, gia đình tôi có em bé
nhà dột, bà ngoại tôi già yếu
nước dột xuống giường, ba má già không dời đồ được
Cây ngã lên mái, tôi muốn hẹn người tới coi
Trần nhà sập rồi, sửa bao nhiêu tiền cũng được
비가 새는데 견적 받고 싶습니다
천장이 무너졌어요 예약하고 싶어요 얼마예요
어머니 댁 지붕에 나무가 쓰러졌는데 혹시 와 주실 수 있나요
छत से पानी टपक रहा है, अपॉइंटमेंट चाहिए
सीलिंग गिर गई, कितना खर्च लगेगा
मेरे भाई की छत टपक रही है, रेट बता दीजिए
padosi ka ped hamari chhat par gir gaya, kitna lagega$$, E'\n') as line;
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
