-- What cannot wait: visible storm damage, or words for water coming in, in five languages.
begin;
create extension if not exists pgtap with schema extensions;
set local search_path = extensions, public;

-- ---- As people type it: ! cannot wait, - can, $ sells something. --------------------------------------------
-- The words were written for two thirds of the lines; every third one of each kind shows how they do on what
-- they were not written for.
create temporary table typed (language text, kind text, message text) on commit drop;
-- cspell:disable
insert into typed select 'en', left(line, 1), substr(line, 3) from string_to_table($text$! hi there is water coming thru the ceiling in my daughters room and we ran out of bowls
! Roof started leaking about 2 hrs ago, laundry room is soaked
! a branch just went through our roof over the garage
! PLEASE HELP the living room ceiling fell down
! I found you on Google. The chimney flashing let go and rain is running down the inside wall
! Saw your ad on Facebook yesterday and now I need you, roof is leeking bad over the stove
! how much to come tonight? there's a hole in the roof where the vent was
! My appointment with you is Thursday but it can't wait, the stain is dripping now
! My father in law's mobile home lost half its roof, he is 88 and sitting in the rain
! The lead flashing around the skylight tore off and water is pouring in
! your website says 24/7, does anyone answer? ceiling is bulging with water
! I filled out the form on your web site this morning, nobody called, and the leak has reached the breaker panel
! I want a price for a new roof later but first somebody has to stop this leak
! My cousin recommended you. Shingles blew off last nite and it is raining in the attic
! tarp blew away, we have buckets everywhere
! Water dripping from the light fixture in the hallway, is that dangerous
! the drywall is sagging and I think it's gonna come down any minute
! need emergency tarp asap, storm took the ridge cap off
! Tree on house. Everyone ok. Need someone now
! roof is caving in over the back bedroom
! water leak in attic, insulation is soaking wet
! big wet spot on the ceiling that keeps growing since the rain began
! we can see daylight through the roof after the wind
! Metal panel is flapping and about to tear loose over the nursery
! watter is comming in by the windows upstairs from the roof
! the rain is coming in the house
! there is a waterfall in my closet
! Flat roof is ponding and now it's leaking into the shop, we have computers in there
! lightning hit the roof and there's a hole and smoke smell
! urgent!! roof leak
! My tenant says the bathroom ceiling collapsed this morning
! Drip drip drip all night into the crib room, I've been up since 3 emptying pots
! part of the soffit ripped off and the wind is driving rain inside
! we have an active leak at the valley and the floor is buckling
! roof blew off the lanai and the main roof is open on that side
! the skylight is smashed and glass and rain are on the floor
! it's flooding in here from above, send anyone
! tiles slid off and I can see the plywood and it's wet
! A power pole fell on the roof
! Ceiling fan is full of water and the paint is hanging like a bag
- I'd like a free inspection, the roof is about 18 years old
- Looking for a quote to replace a shingle roof, 2200 sq ft, Brandon
- Do you offer financing for a metal roof?
- Need to know if I qualify for My Safe Florida Home
- Please call me about a roof inspection, afternoons are best
- What is the cost of a tile roof compared to shingle?
- My insurance company wants a 4 point inspection by March
- We are buying a house in Riverview and need a roof certification
- I would like to reschedule to next Friday
- Are you licensed and insured in Pinellas county?
- How long does a roof replacement take?
- We got a letter from the insurance that they will not renew because of the roof age
- The roof does not leak, it is just old and ugly
- No leaks, no emergency, I just want someone to look at it before hurricane season
- Interested in gutters and new fascia
- Do you also do flooring? We want vinyl plank in two rooms
- Some shingles look curled on the south side, would like an opinion
- Roof was replaced in 2009, want to know how many years are left
- HOA says our roof is dirty, do you clean tile roofs?
- Can someone come give an estimate for a small repair on the shed roof
- I need a copy of my warranty please
- Thinking about solar next year, want the roof checked first
- My neighbor used you and was happy, I'd like an estimate too
- Selling the house in spring, need an inspection report for the buyers
- Do you work on mobile homes?
- Please send someone to measure for a new roof
- My deductible is 2 percent, can you explain how that works
- Is it ok to pressure wash shingles?
- I have a question about the invoice from last month
- Wind mitigation report needed for discount
- Want to add two skylights, how much?
- what colors do you have in standing seam metal
- Attic ventilation, our upstairs is hot in summer
- Just moved here from Ohio and want the roof looked at
- Drywall patch needed where an electrician cut a hole in the wall
- Wondering whether to repair or replace, roof is 15 years old, not an emergency
- We had a leak two years ago that was fixed, now thinking of a full replacement
- could you do saturday morning instead of monday
- There are brown streaks on the ceiling from years ago, the roof has been replaced since, want to paint
- Maintenance plan for a condo association, 24 units, please contact our manager
$ I noticed your website is leaking customers. We do SEO and can get you to page one of Google
$ URGENT: your domain registration expires in 48 hours, click here to renew
$ Are you tired of paying for bad roofing leads? We deliver exclusive leads in Tampa, pay per lead
$ Hi, I visited your website and found some errors. I can send you a free audit report
$ We have homeowners with roof leaks in your area looking for a contractor right now, want their numbers?
$ Our AI receptionist answers every emergency call so you never miss a lead again
$ Do you need working capital? Get approved for up to $250,000 in 24 hours, no collateral
$ Guest post opportunity: we would like to publish an article about storm damage on your blog with a backlink
$ Your pipeline is leaking! Book a 15 minute demo of our CRM for contractors
$ We are a virtual assistant agency, our team can handle your appointments from $5 an hour
$ I am a web designer and I can redesign your website for an affordable price
$ Google Business Profile: your listing is not verified, act now to avoid suspension
$ Get 50 five star reviews for your business this week, cheap price
$ Do you need estimating services? We do takeoffs for roofing contractors, fast turnaround
$ Drone roof measurements and aerial photos for contractors, $15 per report
$ We help roofers flood their calendar with inspections after every storm. Interested in a quick call?
$ Buy verified email lists of Florida homeowners, 1.2 million contacts
$ Your site is not showing up on the first page for "emergency roof leak Tampa". We can fix that
$ Final notice: copyright infringement found on your website, see the images here http://bit.ly/x
$ I'd love to drip-feed qualified homeowners into your inbox, can we schedule a call this week
$ We manufacture roofing underlayment in China, best wholesale price, MOQ 500 rolls
$ Casino bonus 200 free spins register today
$ Cheap meds no prescription fast delivery
$ Stop money leaking from your ad spend: our marketing agency guarantees 30 leads a month
$ Hello, we offer web development and mobile app development services at low cost
$ Boost your rankings with high DA backlinks, monthly SEO packages from $99
$ I represent a supplier of roof tarps and emergency tarping kits, wholesale for contractors
$ Our call center can take your overflow calls during storm season, no contract, free trial
$ Important: security breach, we have hacked your website and extracted your database, pay 0.1 bitcoin
$ Looking to partner with roofers who want water damage jobs, we send exclusive live transfer leads
$ Would you be open to selling your roofing company? We represent buyers
$ Need more exposure? We can put your business on local TV for less than you think
$ Explainer video for your business, 60 seconds, 50% discount this month
$ Storm chasers are taking your jobs. Our hail maps show every damaged roof in your zip code, free trial
$ Grow your Instagram followers, real people, money back guarantee
$ We can get you a SBA loan, urgent funding for contractors hit by slow season
$ Your competitors are flooding Google with ads. Let us manage your PPC, first month free
$ ChatGPT powered chatbot for roofers captures every website visitor, book a demo today
$ Accepting payments? Lower your credit card processing fees by 40%, quick call?
$ I help contractors collapse their cost per lead with Facebook ads, can I send a short video?
! Water is pouring through the kitchen light fixture right now, please call asap
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
! metal panels are peeling off one by one in this wind, we've got bare deck showing$text$, E'\n') as line;

insert into typed select 'es', left(line, 1), substr(line, 3) from string_to_table($text$! Buenas, se me está metiendo el agua por el techo del cuarto de mi hija
! gotera grande en la cocina desde anoche, ya llené tres cubetas
! se cayo un arbol sobre la casa, necesito ayuda
! El plafón de la sala se desplomó, hay niños
! Los encontré en Google. El agua está bajando por la pared de la chimenea
! vi su anuncio en Facebook, tengo una gotera que no para
! cuánto cobran por venir hoy? hay un hoyo en el techo
! Tengo cita el jueves pero no puedo esperar, está goteando encima de la cama
! A mi suegro se le voló medio techo de la traila y está lloviendo adentro
! Se despegó el tapajuntas de plomo del tragaluz y entra agua
! su página web dice 24 horas, por qué no contestan? el cielo raso está lleno de agua
! Llené el formulario en su sitio esta mañana y nadie llamó, la filtración ya llegó al panel eléctrico
! Quiero un presupuesto para techo nuevo pero primero que alguien pare esta gotera
! Mi prima me los recomendó. El viento se llevó las tejas y llueve dentro del ático
! la lona se voló, tenemos ollas por todas partes
! está callendo agua por la lampara del pasillo, es peligroso?
! el drywall está colgando y creo que se va a caer
! necesito lona de emergencia urgente, la tormenta levantó las láminas
! Árbol en el techo. Estamos bien. Manden a alguien
! se esta undiendo el techo del cuarto de atras
! el atico esta mojado, hay agua en el aislamiento
! una mancha mojada en el cielo raso que sigue creciendo con la lluvia
! se ve el cielo por un hueco del techo después del ventarrón
! una lámina está suelta y golpea con el viento, ya casi se arranca
! esta filtrando mucha agua x el techo
! nos estamos mojando, llueve dentro de la casa
! hay una cascada en mi closet
! El techo plano tiene agua estancada y ya gotea en la tienda
! cayó un rayo y abrió un agujero en el techo
! urgente, gotera
! La inquilina dice que se cayó el techo del baño esta mañana
! toda la noche goteando en el cuarto del bebe, no hemos dormido vaciando baldes
! se rompió el alero y el viento mete la lluvia para adentro
! me se mete el agua cada que llueve, y ahora esta lloviendo fuerte
! el huracan se llevo el techo de la terraza y la casa quedo abierta de ese lado
! se quebró el tragaluz y está lloviendo en la sala
! se nos esta inundando la casa desde arriba, por favor
! se resbalaron las tejas y se ve la madera mojada
! Un poste de luz cayó sobre el techo
! El abanico del techo está lleno de agua, se infló la pintura como un globo
- Quisiera una inspección gratis, el techo tiene como 18 años
- Busco presupuesto para cambiar techo de tejas asfálticas, 2200 pies cuadrados
- Tienen financiamiento para techo de metal?
- Quiero saber si califico para My Safe Florida Home
- Por favor llámenme para una inspección, mejor en la tarde
- Cuánto cuesta un techo de teja de barro comparado con shingle?
- El seguro me pide una inspección de 4 puntos antes de marzo
- Estamos comprando casa en Kissimmee y necesitamos certificación del techo
- Quiero cambiar la cita para el próximo viernes
- Tienen licencia y seguro en Hialeah?
- Cuánto se tarda en cambiar un techo?
- Me llegó carta del seguro que no van a renovar por la edad del techo
- El techo no gotea, solo está viejo y feo
- No hay goteras ni emergencia, solo quiero que lo revisen antes de la temporada
- Me interesan canaletas nuevas
- También hacen pisos? Queremos vinilo en dos cuartos
- Unas tejas se ven dobladas del lado sur, quisiera una opinión
- Cambiaron el techo en 2009, quiero saber cuántos años le quedan
- La asociación dice que el techo está sucio, lo limpian?
- Pueden venir a dar un estimado para el techo del cobertizo
- Necesito copia de mi garantía por favor
- Pensando en paneles solares el año que viene, quiero revisar el techo primero
- Mi vecino quedó contento con ustedes, quiero un estimado también
- Vendo la casa en primavera, necesito un reporte para los compradores
- Trabajan en casas móviles?
- Manden a alguien a medir para un techo nuevo
- Mi deducible es 2 por ciento, me explican cómo funciona
- Se puede lavar a presión el shingle?
- Tengo una pregunta sobre la factura del mes pasado
- Necesito el reporte de mitigación de viento para el descuento
- Quiero poner dos tragaluces, cuánto sale?
- qué colores tienen en techo de metal
- Ventilación del ático, arriba hace mucho calor en verano
- Nos mudamos de Nueva Jersey y queremos que revisen el techo
- Reparar un pedazo de pared que cortó el electricista
- No sé si reparar o cambiar, el techo tiene 15 años, no es urgente
- Hace dos años hubo una gotera que arreglaron, ahora pensamos en techo nuevo
- pueden el sábado en la mañana en vez del lunes
- Hay manchas viejas en el techo de la sala, ya cambiaron el techo, queremos pintar
- Plan de mantenimiento para un condominio de 24 unidades, contacten al gerente
$ Su página web está perdiendo clientes. Hacemos SEO y lo ponemos en primera página de Google
$ URGENTE: su dominio vence en 48 horas, haga clic aquí para renovar
$ Cansado de pagar por malos prospectos? Le entregamos leads exclusivos en Miami
$ Hola, visité su sitio web y encontré errores, le envío una auditoría gratis
$ Tenemos dueños de casa con goteras en su zona buscando contratista, quiere sus números?
$ Nuestra recepcionista con inteligencia artificial contesta cada llamada de emergencia
$ Necesita capital de trabajo? Hasta $250,000 en 24 horas sin garantía
$ Queremos publicar un artículo sobre daños por tormenta en su blog con un enlace
$ Su negocio tiene una fuga de dinero! Agende una demostración de nuestro CRM
$ Somos una agencia de asistentes virtuales, manejamos sus citas desde $5 la hora
$ Soy diseñador web y puedo rediseñar su página a buen precio
$ Su perfil de Google no está verificado, actúe ahora
$ Consiga 50 reseñas de cinco estrellas esta semana, precio barato
$ Necesita servicios de estimación? Hacemos cubicaciones para contratistas de techos
$ Fotos aéreas con dron para contratistas, $15 por reporte
$ Inunde su calendario de inspecciones después de cada tormenta. Le interesa una llamada rápida?
$ Compre listas de correos de dueños de casa de Florida
$ Su sitio no aparece cuando buscan "emergencia gotera Tampa". Nosotros lo arreglamos
$ Último aviso: infracción de derechos de autor en su sitio web, vea las imágenes aquí
$ Le mandamos clientes calificados gota a gota, podemos agendar una llamada?
$ Fabricamos impermeabilizantes, precio de mayoreo para contratistas
$ Casino en línea, 200 giros gratis
$ Préstamos rápidos sin buró, urgente
$ Deje de gastar en publicidad que no sirve: nuestra agencia de marketing garantiza 30 clientes al mes
$ Ofrecemos desarrollo web y aplicaciones móviles a bajo costo
$ Suba en Google con backlinks de calidad, paquetes SEO desde $99
$ Distribuimos lonas y kits de emergencia para techos, precio de mayoreo
$ Nuestro call center atiende sus llamadas en temporada de huracanes, prueba gratis
$ Aviso importante: hackeamos su sitio web, pague 0.1 bitcoin
$ Buscamos socios techadores para trabajos de daños por agua, le enviamos leads exclusivos
$ Le interesa vender su empresa de techos? Representamos compradores
$ Anuncie su negocio en la televisión local por menos de lo que piensa
$ Video promocional para su negocio, 50% de descuento este mes
$ Mapas de granizo con cada techo dañado de su código postal, prueba gratis
$ Consiga seguidores reales en Instagram, garantizado
$ Préstamo SBA urgente para contratistas
$ Su competencia inunda Google con anuncios. Manejamos su campaña, primer mes gratis
$ Chatbot para techadores que captura cada visitante de su página, agende una demo
$ Baje sus comisiones de tarjeta de crédito 40%, una llamada rápida?
$ Ayudo a contratistas a bajar su costo por lead con anuncios de Facebook
! Me esta cayendo agua en la sala ahora mismo, ya no tengo mas cubos, por favor llamenme
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
! Le pusieron parche el martes y no sirvió, ahora mismo está cayendo agua en la cuna$text$, E'\n') as line;

insert into typed select 'vi', left(line, 1), substr(line, 3) from string_to_table($text$! Nước đang chảy xuống từ trần phòng con gái tôi, hết thau hứng rồi
! mái nhà dột từ hồi nãy tới giờ, phòng giặt ướt hết
! nhánh cây vừa đâm thủng mái garage nhà tôi
! LÀM ƠN GIÚP, trần phòng khách sập rồi
! Tôi tìm thấy bên mình trên Google. Chỗ ống khói hở ra, nước mưa chảy theo tường trong nhà
! Thấy quảng cáo trên Facebook hôm qua, giờ cần gấp, mái dột ngay trên bếp
! tới tối nay bao nhiêu tiền? có cái lỗ trên mái chỗ ống thông hơi
! Hẹn thứ năm nhưng không chờ được, chỗ ố đang nhỏ giọt
! Nhà mobile home của ba vợ tôi bay mất nửa mái, ông 88 tuổi ngồi dưới mưa
! Miếng chì quanh giếng trời bung ra, nước ào vô
! website ghi 24/7 mà không ai bắt máy? trần nhà phình ra vì nước
! Sáng nay tôi điền form trên trang web rồi, không ai gọi, giờ dột tới bảng điện
! Tôi muốn báo giá mái mới nhưng trước hết có ai tới chặn chỗ dột này
! Anh họ tôi giới thiệu. Gió đêm qua tốc shingle, mưa vô gác
! bạt bay mất rồi, xô chậu khắp nhà
! nước nhỏ xuống từ đèn hành lang có nguy hiểm không
! tấm thạch cao võng xuống sắp rớt rồi
! cần phủ bạt khẩn cấp, bão giật mất nóc
! Cây đè lên nhà. Không ai bị gì. Cần người tới ngay
! mai phong ngu phia sau sap sap xuong
! tren gac bi dot, insulation uot sung
! vết ướt trên trần cứ loang ra từ lúc mưa
! gió xong nhìn lên thấy trời qua lỗ mái
! tấm tôn phần phật muốn bay trên phòng em bé
! nuoc vo nha tu tren noc xuong cua so lau tren
! mưa tạt vô trong nhà
! tủ quần áo như cái thác nước
! Mái bằng đọng nước, giờ dột xuống tiệm, có máy tính trong đó
! sét đánh trúng mái, thủng một lỗ, có mùi khói
! gấp!! mái dột
! Người thuê nói trần phòng tắm sập sáng nay
! nhỏ giọt cả đêm vô phòng em bé, thức từ 3 giờ đổ nước
! gió giật mất một khúc diềm mái, mưa tạt vào trong
! chỗ máng xối giáp mái đang rò nước, sàn nhà phồng lên
! mái hiên bay mất, bên đó nhà trống hoác
! kiếng giếng trời bể, mưa với miểng kiếng đầy sàn
! nước ngập từ trên xuống, kêu ai tới cũng được
! ngói tuột xuống, thấy ván ướt nhẹp
! Cột điện ngã lên mái nhà
! quat tran day nuoc, son tran phong len nhu cai boc
- Tôi muốn kiểm tra mái miễn phí, mái khoảng 18 năm
- Xin báo giá thay mái shingle, 2200 sqft ở Brandon
- Bên mình có cho trả góp mái kim loại không?
- Muốn biết có đủ điều kiện My Safe Florida Home không
- Xin gọi cho tôi hẹn kiểm tra mái, buổi chiều tiện hơn
- Giá mái ngói so với shingle thế nào?
- Bảo hiểm đòi kiểm tra 4 điểm trước tháng ba
- Tụi tôi đang mua nhà ở Riverview, cần giấy chứng nhận mái
- Cho tôi dời hẹn qua thứ sáu tuần sau
- Công ty có giấy phép ở quận Pinellas không?
- Thay mái mất bao lâu?
- Bảo hiểm gởi thư không gia hạn vì mái cũ
- Mái không dột, chỉ cũ và xấu thôi
- Không dột, không gấp, chỉ muốn coi trước mùa bão
- Muốn làm máng xối mới
- Có làm sàn nhà không? Muốn lót vinyl hai phòng
- Mấy miếng shingle phía nam bị cong, muốn hỏi ý kiến
- Mái thay năm 2009, muốn biết còn mấy năm
- HOA nói mái dơ, bên mình có rửa mái ngói không?
- Tới cho giá sửa mái nhà kho nhỏ được không
- Cho tôi xin bản sao bảo hành
- Sang năm tính gắn solar, muốn kiểm tra mái trước
- Hàng xóm khen bên mình, tôi cũng muốn xin giá
- Mùa xuân bán nhà, cần báo cáo kiểm tra cho người mua
- Có làm mobile home không?
- Cho người tới đo để làm mái mới
- Deductible của tôi 2 phần trăm, giải thích giùm
- Rửa áp lực shingle có sao không?
- Tôi hỏi về hóa đơn tháng trước
- Cần giấy wind mitigation để giảm tiền bảo hiểm
- Muốn thêm hai giếng trời, bao nhiêu?
- mái kim loại có màu gì
- Thông gió gác mái, trên lầu nóng quá
- Mới dọn từ Ohio qua, muốn coi lại mái
- Vá tường chỗ thợ điện cắt
- Không biết nên sửa hay thay, mái 15 năm, không khẩn cấp
- Hai năm trước có dột, sửa rồi, giờ tính thay hết
- sáng thứ bảy thay vì thứ hai được không
- Có vết ố cũ trên trần, mái đã thay rồi, muốn sơn lại
- Bảo trì cho chung cư 24 căn, liên lạc quản lý
$ Website của bạn đang mất khách. Chúng tôi làm SEO lên trang nhất Google
$ KHẨN CẤP: tên miền của bạn hết hạn trong 48 giờ, bấm vào đây để gia hạn
$ Mệt vì mua khách hàng tiềm năng dở? Chúng tôi giao lead độc quyền ở Tampa
$ Chào bạn, tôi xem trang web và thấy vài lỗi, tôi gửi báo cáo miễn phí
$ Chúng tôi có chủ nhà bị dột trong vùng của bạn đang tìm thợ, bạn muốn số điện thoại không?
$ Lễ tân AI của chúng tôi trả lời mọi cuộc gọi khẩn cấp, không lỡ khách nào
$ Cần vốn kinh doanh? Duyệt tới $250,000 trong 24 giờ
$ Chúng tôi muốn đăng bài về thiệt hại bão trên blog của bạn kèm backlink
$ Doanh thu của bạn đang rò rỉ! Đặt lịch xem demo phần mềm CRM
$ Dịch vụ trợ lý ảo, quản lý lịch hẹn cho công ty bạn từ $5 một giờ
$ Tôi thiết kế web, có thể làm lại website cho bạn giá rẻ
$ Hồ sơ Google của bạn chưa xác minh, hãy làm ngay
$ Mua 50 đánh giá năm sao trong tuần này, giá rẻ
$ Dịch vụ tính giá cho nhà thầu mái, giao nhanh
$ Chụp ảnh drone đo mái cho nhà thầu, $15 một báo cáo
$ Giúp thợ mái ngập lịch hẹn sau mỗi cơn bão. Gọi nhanh được không?
$ Bán danh sách email chủ nhà Florida
$ Trang web của bạn không hiện khi tìm "dột mái khẩn cấp". Chúng tôi sửa được
$ Thông báo cuối: vi phạm bản quyền trên website của bạn, xem hình tại đây
$ Chúng tôi gửi khách đều đặn nhỏ giọt mỗi ngày, hẹn cuộc gọi nhé
$ Nhà máy sản xuất tấm lót mái, giá sỉ
$ Casino trực tuyến tặng 200 vòng quay
$ Vay tiền nhanh, giải ngân gấp trong ngày
$ Đừng để tiền quảng cáo chảy như nước: công ty marketing cam kết 30 khách mỗi tháng
$ Nhận làm phần mềm và app điện thoại giá thấp
$ Tăng hạng Google bằng backlink, gói SEO từ $99
$ Cung cấp bạt che mái khẩn cấp giá sỉ cho nhà thầu
$ Tổng đài nhận cuộc gọi mùa bão cho công ty bạn, dùng thử miễn phí
$ Cảnh báo: chúng tôi đã hack website của bạn, trả 0.1 bitcoin
$ Tìm thợ mái hợp tác nhận việc nhà bị ngập nước, chúng tôi gửi lead độc quyền
$ Bạn muốn bán công ty mái không? Chúng tôi có người mua
$ Quảng cáo doanh nghiệp của bạn trên truyền hình giá rẻ
$ Làm video giới thiệu doanh nghiệp, giảm giá 50%
$ Bản đồ mưa đá cho thấy mọi mái hư trong vùng, dùng thử miễn phí
$ Tăng follow Instagram thật, bảo đảm
$ Vay SBA gấp cho nhà thầu
$ Đối thủ đang tràn ngập Google. Để chúng tôi chạy quảng cáo, tháng đầu miễn phí
$ Chatbot cho thợ mái bắt mọi khách vào website, đặt lịch demo
$ Giảm phí quẹt thẻ 40%, gọi nhanh nhé
$ Tôi giúp nhà thầu giảm chi phí mỗi lead bằng quảng cáo Facebook
! Nước đang chảy từ trần xuống phòng khách, hứng không kịp, gọi em liền nha
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
! Mấy tấm solar bay mất, để lại mấy cái lỗ, giờ nước vô tùm lum$text$, E'\n') as line;

insert into typed select 'ko', left(line, 1), substr(line, 3) from string_to_table($text$! 딸아이 방 천장에서 물이 떨어지는데 받을 그릇이 없어요
! 두 시간 전부터 지붕이 새서 세탁실이 다 젖었어요
! 나뭇가지가 방금 차고 지붕을 뚫었어요
! 제발 도와주세요 거실 천장이 내려앉았어요
! 구글에서 찾았습니다 굴뚝 옆이 벌어져서 빗물이 벽 안쪽으로 흘러요
! 어제 페이스북 광고 봤는데 지금 급해요 가스레인지 위로 물이 새요
! 오늘 밤에 오시면 얼마예요? 환기구 있던 자리에 구멍이 났어요
! 목요일 예약인데 못 기다려요 얼룩에서 물이 떨어지기 시작했어요
! 장인어른 모빌홈 지붕 반이 날아갔어요 88세신데 비 맞고 계세요
! 천창 둘레 납 후레싱이 떨어져서 물이 쏟아져요
! 홈페이지에 24시간이라는데 왜 전화 안 받으세요 천장이 물 차서 불룩해요
! 아침에 웹사이트 양식 보냈는데 연락이 없네요 누수가 두꺼비집까지 왔어요
! 새 지붕 견적도 받고 싶은데 우선 이 누수부터 막아주세요
! 사촌이 소개해줬어요 어젯밤 바람에 슁글이 날아가서 다락에 비가 들어와요
! 타프가 날아가서 집안이 양동이 천지예요
! 복도 전등에서 물이 똑똑 떨어지는데 위험한가요
! 석고보드가 처져서 금방 떨어질 것 같아요
! 응급 타프 부탁드려요 태풍에 용마루가 날아갔어요
! 나무가 집을 덮쳤어요 다친 사람은 없어요 지금 와주세요
! 뒷방 지붕이 무너지고 있어요
! 다락에 물이 새서 단열재가 흠뻑 젖었네요
! 비 오고 나서 천장 젖은 자국이 계속 커져요
! 바람 불고 나서 지붕 틈으로 하늘이 보여요
! 철판이 덜렁거려서 곧 날아갈 것 같아요 아기방 위예요
! 물이세요 이층 창문쪽으로 지붕에서
! 집 안으로 비가 들이쳐요
! 옷장 안이 폭포 같아요
! 평지붕에 물이 고이더니 가게 안으로 새요 컴퓨터 있는데
! 지붕에 벼락 맞아서 구멍 나고 탄 냄새가 나요
! 급합니다 지붕 누수
! 세입자가 화장실 천장 무너졌대요
! 밤새 아기방에 물이 뚝뚝 새벽 세 시부터 대야 비웠어요
! 처마가 뜯겨서 비바람이 안으로 들어와요
! 골짜기 쪽에서 물이 새고 마루가 들떠요
! 테라스 지붕이 날아가서 집 한쪽이 뻥 뚫렸어요
! 천창이 깨져서 바닥에 유리랑 빗물이 가득해요
! 위에서 물난리예요 아무나 보내주세요
! 기와가 미끄러져서 합판이 보이고 젖어 있어요
! 전봇대가 지붕 위로 쓰러졌어요
! 천장 선풍기에 물이 가득 차고 페인트가 풍선처럼 부풀었어요
- 무료 점검 신청합니다 지붕이 18년쯤 됐어요
- 슁글 지붕 교체 견적 부탁드려요 2200스퀘어피트 브랜든
- 메탈 지붕 할부 되나요
- 마이 세이프 플로리다 홈 자격이 되는지 알고 싶어요
- 지붕 점검 때문에 전화 부탁드립니다 오후가 좋아요
- 기와 지붕이랑 슁글 가격 차이가 얼마나 나요
- 보험사에서 3월까지 4포인트 점검을 하래요
- 리버뷰에 집을 사는데 지붕 확인서가 필요해요
- 예약을 다음 주 금요일로 바꾸고 싶어요
- 파이넬러스 카운티 면허 있으신가요
- 지붕 교체하는 데 며칠 걸려요
- 보험 회사에서 지붕이 오래됐다고 갱신을 안 해준대요
- 지붕이 새지는 않는데 낡고 보기 싫어요
- 누수 없고 급하지 않아요 허리케인 철 전에 한번 봐주세요
- 물받이랑 처마 판 새로 하고 싶어요
- 바닥도 하시나요 방 두 개 비닐 마루요
- 남쪽 슁글 몇 장이 말려 보여서 의견 듣고 싶어요
- 2009년에 교체한 지붕인데 몇 년 더 쓸 수 있을까요
- HOA에서 지붕이 더럽다는데 기와 청소도 하세요?
- 창고 지붕 작은 수리 견적 와주실 수 있나요
- 보증서 사본 좀 보내주세요
- 내년에 태양광 생각 중이라 지붕 먼저 점검하려고요
- 이웃이 만족했다고 해서 저도 견적 받고 싶어요
- 봄에 집을 팔 거라 점검 보고서가 필요합니다
- 모빌홈도 하시나요
- 새 지붕 하려고 치수 재러 와주세요
- 디덕터블이 2프로인데 어떻게 되는 건지 설명 좀
- 슁글에 고압 세척해도 되나요
- 지난달 청구서에 대해 질문 있어요
- 보험 할인 때문에 윈드 미티게이션 서류가 필요해요
- 천창 두 개 추가하면 얼마예요
- 스탠딩심 메탈 색상 뭐 있나요
- 다락 환기 상담이요 여름에 이층이 더워요
- 오하이오에서 이사 왔는데 지붕 한번 봐주세요
- 전기 기사가 벽 잘라낸 데 석고보드 때워주세요
- 수리할지 교체할지 모르겠어요 15년 됐고 급한 건 아니에요
- 이 년 전에 샜던 거 고쳤고 이제 전체 교체 생각 중이에요
- 월요일 말고 토요일 아침 되나요
- 예전 천장 얼룩인데 지붕은 새로 했고 페인트만 하고 싶어요
- 콘도 24세대 정기 관리 플랜 문의드립니다
$ 귀사 웹사이트가 고객을 놓치고 있습니다 SEO로 구글 첫 페이지에 올려드립니다
$ 긴급: 도메인이 48시간 안에 만료됩니다 여기를 클릭해 갱신하세요
$ 질 나쁜 리드에 지치셨나요 탬파 지역 독점 리드를 드립니다
$ 홈페이지를 보고 오류를 찾았습니다 무료 진단 보고서 보내드릴게요
$ 귀하 지역에 누수로 업체를 찾는 집주인 명단이 있습니다 번호 드릴까요
$ AI 상담원이 응급 전화까지 모두 받아 드립니다
$ 운영 자금 필요하세요 24시간 안에 25만 달러까지 대출 승인
$ 귀사 블로그에 태풍 피해 글을 게재하고 백링크를 넣고 싶습니다
$ 매출이 새고 있습니다 계약업체용 CRM 데모를 예약하세요
$ 시간당 5달러 가상 비서가 예약을 관리해 드립니다
$ 웹디자이너입니다 홈페이지 저렴하게 리뉴얼해 드려요
$ 구글 비즈니스 프로필이 인증되지 않았습니다 지금 조치하세요
$ 이번 주 별점 다섯 개 리뷰 50개 싸게 드립니다
$ 지붕 업체 견적 산출 대행 서비스 빠르게 해드립니다
$ 드론 지붕 측정 보고서 15달러 업체 전용
$ 태풍 뒤 점검 예약이 물밀듯이 들어오게 해드립니다 짧은 통화 가능하세요
$ 플로리다 집주인 이메일 목록 판매
$ "응급 지붕 누수" 검색에 귀사 사이트가 안 나옵니다 저희가 해결합니다
$ 최종 통지 귀사 웹사이트에서 저작권 침해가 발견되었습니다 이미지 보기
$ 검증된 고객을 매일 보내드립니다 통화 일정 잡을까요
$ 지붕 방수 시트 제조업체입니다 도매가 공급
$ 온라인 카지노 무료 스핀 200회
$ 당일 급전 대출 긴급 자금
$ 광고비가 줄줄 새고 있습니다 마케팅 대행사가 월 30건 리드를 보장합니다
$ 웹 개발 앱 개발 저렴하게 해드립니다
$ 백링크로 구글 순위 상승 SEO 패키지 99달러부터
$ 응급 타프 방수포 도매 공급합니다 업체 전용
$ 콜센터가 폭풍 시즌 전화를 대신 받습니다 무료 체험
$ 경고 귀사 웹사이트를 해킹했습니다 비트코인 0.1 보내세요
$ 침수 피해 공사 파트너를 찾습니다 독점 리드를 보내드립니다
$ 지붕 회사 매각 의향 있으신가요 구매자를 대리합니다
$ 지역 방송에 귀사 광고를 저렴하게 내보내세요
$ 홍보 영상 제작 이번 달 50% 할인
$ 우박 지도에 피해 지붕이 다 나옵니다 무료 체험
$ 인스타그램 팔로워 늘려드립니다 환불 보장
$ 계약업체를 위한 긴급 SBA 대출
$ 경쟁사 광고가 구글에 넘쳐납니다 저희가 광고를 관리해 드립니다 첫 달 무료
$ 웹사이트 방문자를 모두 잡는 챗봇 데모 예약하세요
$ 카드 수수료 40% 절감 짧은 통화 가능할까요
$ 페이스북 광고로 리드 단가를 낮춰 드립니다
! 지금 거실 천장에서 물이 뚝뚝 떨어지고 있어요 빨리 연락 좀 주세요
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
! 방이 잠기고 있어요 위에서 물이 계속 쏟아져 내려요 제발요$text$, E'\n') as line;

insert into typed select 'hi', left(line, 1), substr(line, 3) from string_to_table($text$! बेटी के कमरे की छत से पानी आ रहा है, बर्तन कम पड़ गए
! दो घंटे से छत टपक रही है, लॉन्ड्री रूम भीग गया
! अभी-अभी एक डाल गैराज की छत फाड़कर अंदर आ गई
! कृपया मदद करें, बैठक की सीलिंग गिर गई
! गूगल पर आपका नंबर मिला। चिमनी के पास से बारिश का पानी दीवार पर बह रहा है
! कल फेसबुक पर आपका विज्ञापन देखा था, अब जरूरत पड़ गई, चूल्हे के ऊपर छत लीक हो रही है
! आज रात आने का कितना लेंगे? छत में जहाँ वेंट था वहाँ छेद हो गया है
! अपॉइंटमेंट गुरुवार का है पर रुक नहीं सकते, दाग से अब पानी टपकने लगा है
! मेरे ससुर के मोबाइल होम की आधी छत उड़ गई, 88 साल के हैं और बारिश में बैठे हैं
! स्काईलाइट के चारों ओर लेड की फ्लैशिंग उखड़ गई और पानी धड़ाधड़ आ रहा है
! वेबसाइट पर 24 घंटे लिखा है, कोई फोन क्यों नहीं उठाता? सीलिंग पानी से फूल गई है
! सुबह आपकी वेबसाइट पर फॉर्म भरा था, किसी ने फोन नहीं किया, लीकेज बिजली के बोर्ड तक आ गई
! नई छत का कोटेशन बाद में, पहले कोई आकर यह लीक बंद करे
! मेरे भाई ने आपका नाम बताया। रात हवा में शिंगल उड़ गए और अटारी में बारिश आ रही है
! तिरपाल उड़ गई, घर में जगह जगह बाल्टियाँ रखी हैं
! गलियारे की लाइट से पानी की बूंदें गिर रही हैं, खतरा है क्या
! ड्राईवॉल लटक गई है, कभी भी गिर सकती है
! इमरजेंसी तिरपाल चाहिए, तूफान में छत का रिज उड़ गया
! पेड़ घर पर गिर गया। सब ठीक हैं। तुरंत किसी को भेजिए
! पीछे वाले कमरे की छत धंस रही है
! atari me paani aa raha hai, insulation bheeg gaya
! बारिश शुरू होने के बाद सीलिंग का गीला दाग बढ़ता जा रहा है
! aandhi ke baad chhat ke ched se aasman dikh raha hai
! धातु की चादर फड़फड़ा रही है, उड़ने वाली है, बच्चे के कमरे के ऊपर
! chat se pani tapk rha he upar wale kamre me
! घर के अंदर बारिश आ रही है
! अलमारी में झरना बह रहा है
! सपाट छत पर पानी जमा है और अब दुकान में टपक रहा है, कंप्यूटर रखे हैं
! छत पर बिजली गिरी, छेद हो गया, जलने की बदबू है
! अर्जेंट, छत लीक
! किरायेदार कहता है बाथरूम की छत सुबह ढह गई
! रात भर बच्चे के कमरे में टपकता रहा, तीन बजे से बर्तन खाली कर रहे हैं
! छज्जा टूट गया और हवा से बारिश अंदर घुस रही है
! valley se leak ho raha hai, farsh phool gaya
! बरामदे की छत उड़ गई, घर उस तरफ से खुला पड़ा है
! स्काईलाइट का शीशा टूट गया, फर्श पर काँच और पानी है
! ऊपर से पानी भर रहा है घर में, किसी को भी भेजो
! टाइलें खिसक गईं, प्लाईवुड दिख रही है और गीली है
! बिजली का खंभा छत पर गिर गया
! pankhe me paani bhar gaya aur paint gubbare jaisa latak raha hai
- मुफ्त इंस्पेक्शन चाहिए, छत करीब 18 साल की है
- शिंगल की छत बदलने का कोटेशन चाहिए, 2200 वर्ग फुट, ब्रैंडन
- मेटल छत के लिए फाइनेंसिंग है क्या
- My Safe Florida Home के लिए योग्य हूँ क्या, जानना था
- छत की जाँच के लिए फोन कीजिए, दोपहर में अच्छा रहेगा
- टाइल और शिंगल की छत के दाम में कितना फर्क है
- बीमा कंपनी मार्च तक 4 पॉइंट इंस्पेक्शन माँग रही है
- रिवरव्यू में घर खरीद रहे हैं, छत का सर्टिफिकेट चाहिए
- अपॉइंटमेंट अगले शुक्रवार को कर दीजिए
- पिनेलस काउंटी में आपका लाइसेंस है क्या
- छत बदलने में कितने दिन लगते हैं
- बीमा वालों की चिट्ठी आई है कि पुरानी छत की वजह से रिन्यू नहीं करेंगे
- छत लीक नहीं करती, बस पुरानी और भद्दी है
- कोई लीक नहीं, कोई इमरजेंसी नहीं, बस तूफान के मौसम से पहले देख लीजिए
- नए गटर लगवाने हैं
- फर्श भी करते हैं क्या? दो कमरों में विनाइल लगवाना है
- दक्षिण की तरफ कुछ शिंगल मुड़े दिखते हैं, राय चाहिए
- छत 2009 में बदली थी, अब कितने साल और चलेगी
- HOA कहता है छत गंदी है, टाइल की सफाई करते हैं क्या
- शेड की छत की छोटी मरम्मत का अंदाज़ा देने आ सकते हैं क्या
- वारंटी की कॉपी भेज दीजिए
- अगले साल सोलर लगवाना है, पहले छत दिखवानी है
- पड़ोसी आपके काम से खुश हैं, हमें भी कोटेशन चाहिए
- वसंत में घर बेचना है, खरीदार के लिए रिपोर्ट चाहिए
- मोबाइल होम पर काम करते हैं क्या
- नई छत के लिए नाप लेने किसी को भेजिए
- मेरा डिडक्टिबल 2 प्रतिशत है, समझा दीजिए
- शिंगल को प्रेशर वॉश कर सकते हैं क्या
- पिछले महीने के बिल के बारे में पूछना था
- wind mitigation report chahiye discount ke liye
- दो स्काईलाइट लगवानी हैं, कितना लगेगा
- metal roof me kaun se rang milte hain
- अटारी में हवा का इंतज़ाम, गर्मी में ऊपर बहुत तपता है
- ओहायो से आए हैं, छत दिखवानी है
- इलेक्ट्रीशियन ने दीवार काटी थी, वहाँ ड्राईवॉल लगवानी है
- मरम्मत करें या बदलें, छत 15 साल की है, इमरजेंसी नहीं है
- दो साल पहले लीक हुई थी, ठीक हो गई, अब पूरी बदलवाने की सोच रहे हैं
- सोमवार की जगह शनिवार सुबह हो सकता है क्या
- सीलिंग पर पुराने दाग हैं, छत नई हो चुकी, बस पेंट करवाना है
- 24 फ्लैट की सोसाइटी के लिए मेंटेनेंस प्लान, मैनेजर से बात कीजिए
$ आपकी वेबसाइट ग्राहक खो रही है। हम SEO करके गूगल के पहले पेज पर लाते हैं
$ अर्जेंट: आपका डोमेन 48 घंटे में खत्म हो रहा है, रिन्यू करने के लिए क्लिक करें
$ खराब लीड से परेशान? टैम्पा में एक्सक्लूसिव लीड देते हैं
$ आपकी वेबसाइट देखी, कुछ गलतियाँ मिलीं, मुफ्त ऑडिट रिपोर्ट भेज सकता हूँ
$ आपके इलाके में छत लीक वाले मकान मालिक ठेकेदार ढूँढ रहे हैं, नंबर चाहिए?
$ हमारा AI रिसेप्शनिस्ट हर इमरजेंसी कॉल उठाता है, कोई लीड नहीं छूटेगी
$ बिज़नेस लोन चाहिए? 24 घंटे में 250,000 डॉलर तक मंज़ूर
$ आपके ब्लॉग पर तूफान के नुकसान पर लेख छापना चाहते हैं, बैकलिंक के साथ
$ आपका पैसा लीक हो रहा है! हमारे CRM का डेमो बुक करें
$ 5 डॉलर घंटे में वर्चुअल असिस्टेंट आपके अपॉइंटमेंट संभालेगा
$ मैं वेब डिज़ाइनर हूँ, आपकी वेबसाइट सस्ते में नई बना दूँगा
$ आपकी गूगल प्रोफाइल वेरीफाई नहीं है, तुरंत करें
$ इस हफ्ते 50 पाँच सितारा रिव्यू, सस्ते दाम
$ छत ठेकेदारों के लिए एस्टीमेट बनाने की सेवा
$ ठेकेदारों के लिए ड्रोन से छत की नाप, 15 डॉलर रिपोर्ट
$ हर तूफान के बाद आपके पास इंस्पेक्शन की बाढ़ ला देंगे, छोटी कॉल करें?
$ फ्लोरिडा के मकान मालिकों की ईमेल लिस्ट खरीदें
$ "इमरजेंसी छत लीक" सर्च में आपकी साइट नहीं आती, हम ठीक कर देंगे
$ अंतिम नोटिस: आपकी वेबसाइट पर कॉपीराइट उल्लंघन मिला, तस्वीरें यहाँ देखें
$ हम रोज़ अच्छे ग्राहक भेजेंगे, कॉल का समय बताइए
$ हम रूफिंग मेम्ब्रेन बनाते हैं, थोक दाम
$ ऑनलाइन कसीनो 200 मुफ्त स्पिन
$ तुरंत पर्सनल लोन, अर्जेंट फंड
$ विज्ञापन का पैसा पानी की तरह बह रहा है? हमारी मार्केटिंग एजेंसी 30 लीड महीना गारंटी देती है
$ वेब डेवलपमेंट और ऐप डेवलपमेंट कम दाम में
$ बैकलिंक से गूगल रैंकिंग बढ़ाएँ, SEO पैकेज 99 डॉलर से
$ इमरजेंसी तिरपाल थोक दाम में, ठेकेदारों के लिए
$ हमारा कॉल सेंटर तूफान के मौसम में आपकी कॉल लेगा, फ्री ट्रायल
$ चेतावनी: आपकी वेबसाइट हैक कर ली है, 0.1 बिटकॉइन भेजें
$ पानी से नुकसान वाले काम के लिए पार्टनर चाहिए, एक्सक्लूसिव लीड भेजेंगे
$ अपनी रूफिंग कंपनी बेचना चाहते हैं? हमारे पास खरीदार हैं
$ लोकल टीवी पर अपने बिज़नेस का विज्ञापन सस्ते में
$ आपके बिज़नेस का प्रमोशनल वीडियो, 50% छूट
$ ओलावृष्टि का नक्शा, हर टूटी छत दिखती है, फ्री ट्रायल
$ इंस्टाग्राम फॉलोअर बढ़ाएँ, पैसे वापसी की गारंटी
$ ठेकेदारों के लिए अर्जेंट SBA लोन
$ आपके प्रतियोगी गूगल पर छाए हैं, हम विज्ञापन संभालेंगे, पहला महीना मुफ्त
$ website visitors ke liye chatbot, demo book karein
$ कार्ड प्रोसेसिंग फीस 40% कम, छोटी कॉल करें?
$ ham aapki website ka SEO karte hain, google par number 1
! अभी लिविंग रूम में छत से पानी गिर रहा है, जल्दी फोन कीजिए
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
! अरे भैया कमरा डूब रहा है, ऊपर से पानी रुक ही नहीं रहा$text$, E'\n') as line;

-- ---- A price, a wish, an appointment or a relative in the same message makes no emergency calm. -----------------
create temporary table said on commit drop as select true as urgent, line as message from string_to_table($text$tree on the roof, need an appointment
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
padosi ka ped hamari chhat par gir gaya, kitna lagega$text$, E'\n') as line;
-- ---- What else the words can do ---------------------------------------------------------------------------
insert into said values
  (true, 'My roof is LEAKING into the bedroom'), (true, E'water\n  pouring in'), (true, 'EMERGENCY'), (true, 'No leaks before, but now the roof is leaking'),
  (false, 'No leaks, I just want a quote'), (false, 'The roof doesn’t leak'), (false, 'bleak looking shingles'), (false, 'Please replace the drip edge'),
  (false, 'tornado screws, a hundred charcoal shingles, a flood zone in Baltimore'), (false, ''), (false, '   '), (false, null),
  -- As a phone hears it, or somebody in a hurry types it.
  (true, 'roof gone'), (true, 'H20 evrywhere'), (true, 'the bubble in the ceiling is getting bigger'), (true, '💦💦 kitchen'), (true, 'stars through the attic'),
  (true, 'hay un liqueo'), (true, 'se m cae el techo'), (true, 'el viento se yevo las tejas'), (true, 'nươc chảy vô nhà'), (true, 'noc ho'), (true, '지붕 리크 돼요'),
  (true, '비 들어옴'), (true, 'पाणी येत आहे'),
  -- Misspelled.
  (true, 'roof is leeking'), (true, 'watter coming in'), (true, 'esta gotiando mucho'), (true, 'se me calló el cielo raso'), (true, 'chhat tapk rhi h'),
  -- With accents, without, and other words that are the same without.
  (true, 'DỘT NƯỚC'), (true, 'mai nha bi dot'), (true, 'El techo está GOTEANDO, llovió'), (true, 'hay una filtracion'), (false, 'sau đợt bão vừa rồi'), (false, 'năm đó'),
  (true, 'छत उड़ गई'), (true, 'छत उड गई'), (true, normalize('bị dột', NFD)),
  -- Korean, however it is spaced.
  (true, '물이새요'), (true, '물 이 새 요'), (true, U&'\1102\116E\1109\116E'), (false, '지붕을 새로 하고 싶어요'), (false, '누수 없습니다'), (false, '물은 안새요'),
  (true, repeat('x ', 900) || 'leak'),
  -- A seller, who says two things that only sellers say, and has no roof of their own.
  (true, 'urgent: we do SEO'), (false, 'urgent: we do SEO and backlinks'), (true, 'urgent: SEO, SEO, SEO'), (true, 'We do SEO and backlinks, and my roof leaks'),
  (true, 'Our restaurant has water on the tables. Click here was your form, five star reviews'),
  (true, 'water is pouring in and soaking the agency, the call center fell in'), (true, 'El taller tiene goteras, fabricamos muebles, ofrecemos pagar'),
  (false, 'Customers are looking for urgent roof repair, and can''t find you'),
  (true, 'Your website says SEO by a marketing firm, but water is pouring into the hallway'), (false, 'we do SEO and backlinks');
-- cspell:enable

select plan((select count(*)::integer + 31 from said));
select results_eq(
  format($$select message from typed t where t.language = %1$L and t.kind = '!' and not intake.is_urgent('no', t.message)$$, language),
  array[]::text[], language || ': every emergency rings')
from (select distinct language from typed) l order by language;
select cmp_ok(
  (count(*) filter (where intake.is_urgent('no', t.message)))::integer, '<=', case t.kind when '-' then 4 else 6 end,
  format('%s: of %s that %s ring: %s', t.language, count(*), case t.kind when '-' then 'can wait' else 'sell something' end,
    string_agg(t.message, ' / ') filter (where intake.is_urgent('no', t.message))))
from typed t where t.kind <> '!' group by t.language, t.kind order by 1;
select is(intake.is_urgent('no', message), urgent, coalesce(nullif(message, ''), 'nothing')) from said;

select ok(intake.is_urgent('yes-visible', null), 'storm damage that can be seen');
select ok(intake.is_urgent('yes-visible', 'urgent: we do SEO and backlinks'), 'whoever says so');
select ok(not intake.is_urgent('yes-suspected', 'a quote'), 'not what is only suspected');
select ok(intake.is_urgent(null, 'a leak'), 'nothing chosen, but said');
select ok(not intake.is_urgent(null, null), 'nothing at all');

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
select ok(not intake.is_urgent('no', 'a french drain glugs'), 'an unknown word');
insert into intake.urgent_words (language, kind, words) values ('en', 'urgent', 'Glug'), ('en', 'calm', 'french drain leak'), ('en', 'urgent', 'gap.'), ('en', 'pitch', 'Blimp ads');
select ok(intake.is_urgent('no', 'a french drain GLUGS'), 'a new one, however it is written');
select ok(not intake.is_urgent('no', 'the french drain leaks'), 'what only looks like one');
select ok(intake.is_urgent('no', 'a gap, here') and not intake.is_urgent('no', 'gaping here'), 'a whole word');
select ok(not intake.is_urgent('no', 'urgent: blimp ads, and SEO'), 'a new pitch');
select throws_ok($$insert into intake.urgent_words (language, kind, words) values ('en', 'urgent', ' ! ')$$, '23514', null, 'nothing at all is no word: it would be in every message');
select throws_ok($$insert into intake.urgent_words (language, kind, words) values ('es', 'pitch', 'leak')$$, '23505', null, 'nor can a word be two things');

select * from finish();
rollback;
