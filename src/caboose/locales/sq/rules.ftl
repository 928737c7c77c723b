# Rregullat me zgjedhje dhe vlerat e tyre. Të kontrollohet nga një folës amtar.

option-deal = Tabela e shpërndarjes
option-deal-meaning = Tabela e shpërndarjes: cili komplet dhe sa gurë secili sipas lojtarëve.
option-deal-spruce = dopio-9 deri dopio-18, 11 deri 15 gurë, 2 deri 14 lojtarë
option-deal-double-six = dopio-6, 7 gurë, 2 deri 4 lojtarë
option-deal-wikihow = dopio-12, 12, 10 ose 8 gurë, 2 deri 10 lojtarë
option-deal-spruce-new = dopio-9 deri dopio-18, 8 deri 12 gurë, 2 deri 14 lojtarë
option-deal-masters = dopio-12, 15, 12 ose 10 gurë, 2 deri 8 lojtarë
option-deal-club = dopio-12, 16 gurë për 2 dhe një më pak për çdo lojtar tjetër, deri në 8

option-set = Kompleti i gurëve
option-set-meaning = Kompleti me të cilin luhet: dopioja më e lartë.
option-set-table = siç thotë tabela e shpërndarjes
option-set-6 = dopio-6, 28 gurë
option-set-9 = dopio-9, 55 gurë
option-set-12 = dopio-12, 91 gurë
option-set-15 = dopio-15, 136 gurë
option-set-18 = dopio-18, 190 gurë

option-hand = Gurë për secilin
option-hand-meaning = Sa gurë merr çdo lojtar.
option-hand-table = siç thotë tabela e shpërndarjes

option-engine = Guri i nisjes dhe kush nis
option-engine-meaning = Nga vjen guri i nisjes i raundit dhe kush nis.
option-engine-dealt = përzihet me të tjerët; kush e ka e vë dhe nis
option-engine-aside = hiqet para përzierjes; nis vendi i parë me radhë
option-engine-highest-held = hap dopioja më e lartë që ka dikush në dorë; nis ai që e ka

option-hunt = Kur askush s’e ka gurin e nisjes
option-hunt-meaning = Ç’ndodh kur askush nuk e ka gurin e nisjes (me engine=dealt).
option-hunt-in-turn = tërhiqet nga një gur me radhë, derisa të dalë
option-hunt-together = të gjithë tërheqin një gur njëherësh, derisa të dalë
option-hunt-next-lower = pa tërhequr: hap dopioja më e lartë e papërdorur që ka dikush

option-first_turn = Radha e parë
option-first_turn-meaning = Çfarë mund të vihet në radhën e parë.
option-first_turn-whole-train = sa gurë të duash në trenin tënd, përnjëherë
option-first_turn-one-tile = një gur

option-first_draw = Tërheqja në radhën e parë
option-first_draw-meaning = A tërheq në radhën e parë kush nuk e nis dot trenin.
option-first_draw-none = nuk tërheq
option-first_draw-one = një gur; nëse e nis trenin, radha e parë vazhdon

option-first_trains = Trenat në radhën e parë
option-first_trains-meaning = Cilët trena përdoren në radhën e parë.
option-first_trains-own = vetëm treni vetjak
option-first_trains-own-or-mexican = treni vetjak dhe treni meksikan

option-may_decline = Të mos vësh asgjë në radhën e parë
option-may_decline-meaning = A mund të mos vërë asgjë kush e nis dot trenin.
option-may_decline-no = kush e nis dot, duhet ta nisë
option-may_decline-yes = mund të mos vërë asgjë; edhe atij i vihet shenja

option-first_end_double = Treni i parë që mbaron me dopio
option-first_end_double-meaning = Ç’do të thotë kur treni i parë mbaron me dopio.
option-first_end_double-later = mbetet e pambuluar dhe mbulohet nga xhiroja e dytë
option-first_end_double-now = lojtari tjetër duhet ta mbulojë menjëherë, në vend që të nisë
option-first_end_double-ordinary = dopiot e radhës së parë janë si të gjitha të tjerat
option-first_end_double-forbidden = treni nuk mund të mbarojë aty

option-first_out = Mbarimi i gurëve në xhiron e parë
option-first_out-meaning = Ç’ndodh kur dikush i mbaron gurët në xhiron e parë.
option-first_out-finish-lap = secili e luan radhën e parë, pastaj raundi mbaron
option-first_out-at-once = raundi mbaron menjëherë

option-late_start = Nisja e vonuar e trenit
option-late_start-meaning = Si nis më vonë kush nuk vuri asgjë në xhiron e parë.
option-late_start-one-tile = me një gur
option-late_start-whole-train = me një tren të tërë, si në radhën e parë

option-cover_duty = Kush e mbulon dopion
option-cover_duty-meaning = Kush duhet ta mbulojë një dopio që mbeti e pambuluar.
option-cover_duty-next-player = lojtari tjetër, në cilindo tren
option-cover_duty-none = askush: është fund si çdo tjetër

option-cover_order = Cila dopio mbulohet e para
option-cover_order-meaning = Cila nga disa dopio të pambuluara mbulohet e para.
option-cover_order-oldest = më e vjetra
option-cover_order-newest = më e reja
option-cover_order-any = cilado

option-covers = Mbulime në një radhë
option-covers-meaning = Sa dopio mbulohen në një radhë.
option-covers-one = pas një mbulimi radha mbaron
option-covers-all = vazhdohet sa të mundet

option-mexican_from = Nisja e trenit meksikan
option-mexican_from-meaning = Nga cila xhiro mund të niset treni meksikan.

option-mexican_trains = Numri i trenave meksikanë
option-mexican_trains-meaning = Sa trena meksikanë mund të ketë.
option-mexican_trains-one = një
option-mexican_trains-many = çdo gur me numrin e nisjes mund të nisë një tjetër
option-mexican_trains-none = asnjë

option-own_first = Para se të niset treni vetjak
option-own_first-meaning = Ç’i ndalohet atij që nuk e ka nisur trenin e vet.
option-own_first-no = asgjë
option-own_first-before-mexican = nisja e trenit meksikan
option-own_first-before-others = ajo, dhe loja në trenat e të tjerëve
option-own_first-before-anything = gjithçka përveç nisjes së trenit të vet, edhe mbulimi

option-prefer_own = Treni vetjak i pari
option-prefer_own-meaning = A vjen treni vetjak para të tjerëve.
option-prefer_own-no = luhet në cilindo tren që lejohet
option-prefer_own-yes = në një tren tjetër vetëm kur nuk luhet dot në të vetin

option-draws = Tërheqja
option-draws-meaning = Sa gurë tërheq kush nuk luan dot.
option-draws-one = një
option-draws-two = deri në dy, njërin pas tjetrit
option-draws-until-playable = derisa të përputhet një ose të mbarojë rezerva

option-drawn_tile = Guri i tërhequr që përputhet
option-drawn_tile-meaning = A duhet luajtur guri i tërhequr që përputhet.
option-drawn_tile-may = mund të mbahet
option-drawn_tile-must = duhet luajtur

option-must_play = Detyrimi për të luajtur
option-must_play-meaning = A duhet të luajë kush mundet.
option-must_play-no = mund të tërheqë ose të kalojë edhe kur mund të luajë
option-must_play-yes = kush mundet, duhet të luajë

option-marker_on = Vënia e shenjës
option-marker_on-meaning = Kur vihet shenja në trenin e lojtarit.
option-marker_on-cannot-play = radha mbaroi pa vënë gur, ose me një dopio ende për të mbuluar
option-marker_on-not-on-own = edhe kur u tërhoq dhe nuk u vu asgjë në trenin vetjak
option-marker_on-failed-cover = vetëm kur duhej mbuluar një dopio dhe nuk u mbulua

option-marker_off = Heqja e shenjës
option-marker_off-meaning = Kur hiqet shenja.
option-marker_off-own-play = kur i zoti luan në trenin e vet
option-marker_off-any-play = kur i zoti luan kudo
option-marker_off-own-play-covered = kur i zoti luan në trenin e vet, por jo me dopio të pambuluar

option-follow_up = Guri tjetër pas dopios
option-follow_up-meaning = Ku shkon guri tjetër që kërkon një dopio në të njëjtën radhë.
option-follow_up-anywhere = kudo që lejohet
option-follow_up-on-double = mbi dopion
option-follow_up-none = nuk kërkohet gur tjetër

option-doubles_per_turn = Dopio në një radhë
option-doubles_per_turn-meaning = Sa dopio vihen në një radhë.
option-doubles_per_turn-any = sa të duash
option-doubles_per_turn-one = një

option-follow_up_draw = Tërheqja pas dopios
option-follow_up_draw-meaning = A tërheq kush nuk e vë dot gurin pas dopios.
option-follow_up_draw-one = një gur
option-follow_up_draw-none = nuk tërheq

option-draws_per_turn = Tërheqjet e numëruara në një radhë
option-draws_per_turn-meaning = A vlen edhe pas dopios një tërheqje e bërë më parë në atë radhë.
option-draws_per_turn-each-time = një tërheqje për çdo herë që nuk luhet dot
option-draws_per_turn-one = nuk tërhiqet dy herë në një radhë

option-max_open_doubles = Dopio të pambuluara njëherësh
option-max_open_doubles-meaning = Sa dopio mund të jenë të pambuluara njëherësh.
option-max_open_doubles-any = sa të jenë
option-max_open_doubles-one = sa ka një të pambuluar nuk vihet tjetër

option-dead_double = Dopio me numër të mbaruar
option-dead_double-meaning = Ç’bëhet me një dopio kur numri i saj ka mbaruar.
option-dead_double-waived = nuk kërkohet më
option-dead_double-owed = mbetet për t’u mbuluar; askush nuk e mbulon dot

option-final_double = Dopio si gur i fundit
option-final_double-meaning = A ka mbaruar kush vë dopion si gur të fundit.
option-final_double-out = mbaron menjëherë
option-final_double-must-follow = jo, derisa të vihet edhe një gur

option-out_bonus = Pikët për mbarimin e gurëve
option-out_bonus-meaning = Pikët e atij që i mbaroi gurët.

option-double_blank = Pikët e dopios zero
option-double_blank-meaning = Sa vlen dopio zero në dorë.

option-double_tiles = Pikët e dopiove të tjera
option-double_tiles-meaning = Sa vlejnë dopiot e tjera në dorë.
option-double_tiles-face = pikat e tyre
option-double_tiles-twice = dyfishi i pikave të tyre

option-blocked = Pikët e raundit të bllokuar
option-blocked-meaning = Kush merr pikë në një lojë të bllokuar.
option-blocked-all-count = secili numëron dorën e vet
option-blocked-lowest-zero = dora ose duart më të ulëta marrin 0

option-scoring = Numërimi i pikëve
option-scoring-meaning = Çfarë janë pikët.
option-scoring-penalty = dora që mbetet është ndëshkim; fiton shuma më e ulët
option-scoring-winner-takes = kush mbaron merr shumën e duarve të tjera; fiton shuma më e lartë

option-out_on_double = Mbarimi me dopio
option-out_on_double-meaning = Ç’do të thotë të mbarosh me dopio.
option-out_on_double-plain = asgjë e veçantë
option-out_on_double-doubled = duart e tjera numërohen dyfish

option-rounds = Numri i raundeve
option-rounds-meaning = Sa raunde luhen.
option-rounds-all = një për çdo gur nisjeje

option-first_engine = Guri i parë i nisjes
option-first_engine-meaning = Guri i nisjes i raundit të parë.
option-first_engine-highest = dopioja më e lartë e kompletit

option-target = Kufiri i pikëve
option-target-meaning = Loja mbaron pas raundit në të cilin dikush arrin këtë shumë.
option-target-none = pa kufi

rules-no-preset = { $name } nuk është grup rregullash: grupet janë { $presets }
rules-no-preset-near = { $name } nuk është grup rregullash: mos deshe { $near }? grupet janë { $presets }
rules-no-option = { $name } nuk është rregull që ndryshohet: ato janë { $options }
rules-no-option-near = { $name } nuk është rregull që ndryshohet: mos deshe { $near }?
rules-no-value = { $value } nuk vlen për { $option }: jep { $kind ->
    [names] { $names }
    [numbers] një numër të plotë nga { $least } deri në { $most }
   *[both] { $names }, ose një numër të plotë nga { $least } deri në { $most }
} (rregullat { $section })
rules-no-word = { $word } nuk shkon aty: pas grupit vijnë rregulla si draws=two
rules-twice = rregulli { $name } është dhënë dy herë
rules-too-long = teksti ka më shumë se { $most } shenja
rules-first-engine = first_engine={ $number }: në kompletin dopio-{ $set } gurët e nisjes shkojnë nga { $set } deri në 0
deal-no-players = { $players } nuk luajnë dot: një tryezë ka 2 deri në { $most } lojtarë
deal-no-row = tabela e shpërndarjes { $table } është për { $fewest } deri në { $most } lojtarë, jo për { $players }: zgjidh një tjetër me deal=…, ose jep bashkë set=… dhe hand=…
deal-impossible = kjo shpërndarje nuk bëhet dot: kompleti dopio-{ $set } ka { $tiles } gurë{ $aside ->
    [yes] , 1 prej tyre guri i nisjes
   *[no] {""}
}; { $seats } duar nga { $hand } bëjnë { $dealt }; mungojnë { $lacking }. Merr një komplet më të madh, më pak gurë në dorë ose më pak lojtarë

# Tiles and sets that there are not. $text, $tile: what was given; $sets: the highest doubles of all sets.

tile-none = { $text } nuk është gur: shkruaj dy numra si 12-5
tile-no-end = { $tile } nuk është gur: një anë ka 0 deri { $most } pika në kompletin më të madh
set-none = nuk ka komplet dopio-{ $set }: kompletet janë dopio-{ $sets }
