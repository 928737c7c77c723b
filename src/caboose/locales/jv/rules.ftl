# Aturan-aturan sing bisa dipilih lan isiné. Prelu dipriksa dening wong sing basa ibuné Jawa.

option-deal = Tabèl dum-duman
option-deal-meaning = Tabèl dum-duman: set sing endi lan pirang kertu saben wong miturut cacahé pemain.
option-deal-spruce = balak 9 nganti balak 18, 11 nganti 15 kertu, 2 nganti 14 wong
option-deal-double-six = balak 6, 7 kertu, 2 nganti 4 wong
option-deal-wikihow = balak 12, 12, 10 utawa 8 kertu, 2 nganti 10 wong
option-deal-spruce-new = balak 9 nganti balak 18, 8 nganti 12 kertu, 2 nganti 14 wong
option-deal-masters = balak 12, 15, 12 utawa 10 kertu, 2 nganti 8 wong
option-deal-club = balak 12, 16 kertu kanggo 2 wong lan kurang siji saben tambah wong, nganti 8

option-set = Set kertu
option-set-meaning = Set sing dienggo: balak sing paling dhuwur.
option-set-table = manut tabèl dum-duman
option-set-6 = balak 6, 28 kertu
option-set-9 = balak 9, 55 kertu
option-set-12 = balak 12, 91 kertu
option-set-15 = balak 15, 136 kertu
option-set-18 = balak 18, 190 kertu

option-hand = Kertu saben wong
option-hand-meaning = Saben pemain didumi pirang kertu.
option-hand-table = manut tabèl dum-duman

option-engine = Balak tengah lan sing miwiti
option-engine-meaning = Balak tengah saka ngendi, lan sapa sing miwiti.
option-engine-dealt = dikocok bareng; sing nyekel masang lan miwiti
option-engine-aside = disisihaké sadurungé ngocok; kursi sing oleh giliran miwiti
option-engine-highest-held = balak paling dhuwur ing tangan sing mbukak; sing nyekel miwiti

option-hunt = Yèn balak tengah ora ana sing nyekel
option-hunt-meaning = Yèn ora ana sing nyekel balak tengah kepriyé (karo engine=dealt).
option-hunt-in-turn = njupuk siji-siji miturut giliran, nganti metu
option-hunt-together = kabèh njupuk siji bareng, nganti metu
option-hunt-next-lower = ora njupuk: balak paling dhuwur sing durung dienggo lan ana sing nyekel sing mbukak

option-first_turn = Giliran kapisan
option-first_turn-meaning = Apa sing kena dipasang ing giliran kapisan.
option-first_turn-whole-train = sakarepé ing sepuré dhéwé, sepisan gebyar
option-first_turn-one-tile = siji kertu

option-first_draw = Njupuk ing giliran kapisan
option-first_draw-meaning = Apa sing ora bisa mangkat njupuk kertu ing giliran kapisan.
option-first_draw-none = ora njupuk
option-first_draw-one = siji kertu; yèn bisa kanggo mangkat, gilirané diterusaké

option-first_trains = Sepur ing giliran kapisan
option-first_trains-meaning = Sepur endi sing kena dienggo ing giliran kapisan.
option-first_trains-own = mung sepuré dhéwé
option-first_trains-own-or-mexican = sepuré dhéwé lan sepur Meksiko

option-may_decline = Ora masang ing giliran kapisan
option-may_decline-meaning = Apa sing bisa mangkat kena ora masang apa-apa.
option-may_decline-no = sing bisa mangkat kudu mangkat
option-may_decline-yes = kena ora masang apa-apa; sepuré uga ditandhani

option-first_end_double = Sepur kapisan mandheg ing balak
option-first_end_double-meaning = Kepriyé yèn sepur kapisan mandheg ing balak.
option-first_end_double-later = dadi balak sing durung ditutup, wajib wiwit puteran kapindho
option-first_end_double-now = pemain sabanjuré kudu langsung nutup, ora mangkat dhisik
option-first_end_double-ordinary = balak ing giliran kapisan padha waé karo balak liyané
option-first_end_double-forbidden = sepur ora kena mandheg ing kono

option-first_out = Entèk ing puteran kapisan
option-first_out-meaning = Kepriyé yèn ana sing entèk kertuné ing puteran kapisan.
option-first_out-finish-lap = kabèh isih oleh giliran kapisan, banjur rondené rampung
option-first_out-at-once = rondené langsung rampung

option-late_start = Sepur mangkat kèri
option-late_start-meaning = Kepriyé mangkaté sing ora masang apa-apa ing puteran kapisan.
option-late_start-one-tile = nganggo siji kertu
option-late_start-whole-train = nganggo sepur wutuh, kaya ing giliran kapisan

option-cover_duty = Sing nutup balak
option-cover_duty-meaning = Sapa sing kudu nutup balak sing durung ditutup.
option-cover_duty-next-player = pemain sabanjuré, ing sepur endi waé
option-cover_duty-none = ora ana: padha waé karo pucuk liyané

option-cover_order = Balak endi dhisik
option-cover_order-meaning = Yèn balaké luwih saka siji, endi sing ditutup dhisik.
option-cover_order-oldest = sing paling lawas
option-cover_order-newest = sing paling anyar
option-cover_order-any = sembarang

option-covers = Nutup balak sak giliran
option-covers-meaning = Pira balak sing ditutup ing sak giliran.
option-covers-one = nutup siji, gilirané rampung
option-covers-all = diterusaké salagi isih bisa

option-mexican_from = Mangkaté sepur Meksiko
option-mexican_from-meaning = Wiwit puteran kapira sepur Meksiko kena mangkat.

option-mexican_trains = Cacahé sepur Meksiko
option-mexican_trains-meaning = Kena ana pira sepur Meksiko.
option-mexican_trains-one = siji
option-mexican_trains-many = saben kertu sing ana angkané balak tengah kena miwiti sing anyar
option-mexican_trains-none = ora ana

option-own_first = Sadurungé sepuré dhéwé mangkat
option-own_first-meaning = Apa sing ora kena kanggo sing sepuré durung mangkat.
option-own_first-no = kena kabèh
option-own_first-before-mexican = miwiti sepur Meksiko
option-own_first-before-others = iku, lan masang ing sepuré liyan
option-own_first-before-anything = kabèh kajaba mangkataké sepuré dhéwé, nutup balak ya ora kena

option-prefer_own = Sepuré dhéwé dhisik
option-prefer_own-meaning = Apa sepuré dhéwé kudu luwih dhisik.
option-prefer_own-no = kena masang ing sepur endi waé sing mbukak kanggo dhèwèké
option-prefer_own-yes = ing sepur liya mung yèn ora bisa ing sepuré dhéwé

option-draws = Njupuk kertu
option-draws-meaning = Sing ora bisa mlaku njupuk pirang kertu.
option-draws-one = siji
option-draws-two = nganti loro, siji-siji
option-draws-until-playable = nganti ana sing cocog utawa tumpukané entèk

option-drawn_tile = Kertu jupukan sing cocog
option-drawn_tile-meaning = Kertu sing mentas dijupuk lan cocog apa kudu dipasang.
option-drawn_tile-may = kena disimpen
option-drawn_tile-must = kudu dipasang

option-must_play = Kudu mlaku
option-must_play-meaning = Sing bisa mlaku apa kudu mlaku.
option-must_play-no = kena njupuk utawa liwat senajan bisa mlaku
option-must_play-yes = sing bisa mlaku kudu mlaku

option-marker_on = Masang tandha
option-marker_on-meaning = Kapan tandha dipasang ing sepuré pemain.
option-marker_on-cannot-play = gilirané rampung tanpa masang, utawa isih duwé utang nutup
option-marker_on-not-on-own = uga yèn njupuk lan ora masang apa-apa ing sepuré dhéwé
option-marker_on-failed-cover = mung yèn kudu nutup balak nanging ora bisa

option-marker_off = Njupuk tandha
option-marker_off-meaning = Kapan tandhané dijupuk.
option-marker_off-own-play = yèn sing duwé masang ing sepuré dhéwé
option-marker_off-any-play = yèn sing duwé masang ing ngendi waé
option-marker_off-own-play-covered = yèn sing duwé masang ing sepuré dhéwé, nanging ora nganggo balak sing banjur durung ditutup

option-follow_up = Terusané balak
option-follow_up-meaning = Ing ngendi kertu terusané balak dipasang ing giliran sing padha.
option-follow_up-anywhere = ing ngendi waé sing kena
option-follow_up-on-double = ing balak iku
option-follow_up-none = ora prelu terusan

option-doubles_per_turn = Balak sak giliran
option-doubles_per_turn-meaning = Pira balak sing kena dipasang ing sak giliran.
option-doubles_per_turn-any = sakarepé
option-doubles_per_turn-one = siji

option-follow_up_draw = Njupuk kanggo terusané balak
option-follow_up_draw-meaning = Sing ora bisa nerusaké sawisé balak apa njupuk kertu.
option-follow_up_draw-one = siji kertu
option-follow_up_draw-none = ora njupuk

option-draws_per_turn = Étungan njupuk sak giliran
option-draws_per_turn-meaning = Apa kertu sing wis dijupuk mau uga diétung kanggo terusané balak.
option-draws_per_turn-each-time = njupuk sepisan saben ora bisa
option-draws_per_turn-one = ora njupuk ping pindho ing sak giliran

option-max_open_doubles = Balak durung ditutup bebarengan
option-max_open_doubles-meaning = Ing wektu sing padha kena ana pira balak sing durung ditutup.
option-max_open_doubles-any = pira waé
option-max_open_doubles-one = salagi isih ana sing durung ditutup, ora kena masang balak liya

option-dead_double = Balak sing angkané entèk
option-dead_double-meaning = Kepriyé balak sing angkané wis entèk.
option-dead_double-waived = wis ora wajib ditutup
option-dead_double-owed = isih wajib; ora ana sing bisa nutup

option-final_double = Balak dadi kertu pungkasan
option-final_double-meaning = Sing kertu pungkasané balak apa wis metu.
option-final_double-out = langsung metu
option-final_double-must-follow = durung, kudu diterusaké dhisik

option-out_bonus = Biji yèn entèk
option-out_bonus-meaning = Bijiné sing entèk kertuné.

option-double_blank = Bijiné balak kothong
option-double_blank-meaning = Balak kothong ing tangan diétung pira.

option-double_tiles = Bijiné balak liyané
option-double_tiles-meaning = Balak liyané ing tangan diétung pira.
option-double_tiles-face = cacahé thothol
option-double_tiles-twice = tikel loro saka thotholé

option-blocked = Biji yèn rondené gaplé
option-blocked-meaning = Sapa sing oleh biji yèn gaplé.
option-blocked-all-count = kabèh ngétung kertuné
option-blocked-lowest-zero = sing paling sithik, siji utawa luwih, oleh 0

option-scoring = Carané ngétung biji
option-scoring-meaning = Apa tegesé biji.
option-scoring-penalty = kertu sing kari dadi paukuman; gunggung paling sithik menang
option-scoring-winner-takes = sing entèk oleh gunggungé kertu kabèh liyané; gunggung paling dhuwur menang

option-out_on_double = Metu nganggo balak
option-out_on_double-meaning = Kepriyé yèn metu nganggo balak.
option-out_on_double-plain = ora ana bédané
option-out_on_double-doubled = kertuné liyané diétung tikel loro

option-rounds = Cacahé ronde
option-rounds-meaning = Pirang ronde sing didolanaké.
option-rounds-all = siji kanggo saben balak tengah

option-first_engine = Balak tengah kapisan
option-first_engine-meaning = Balak tengah ing ronde kapisan.
option-first_engine-highest = balak paling dhuwur ing set

option-target = Biji sing dituju
option-target-meaning = Dolanané rampung sawisé ronde nalika ana sing tekan gunggung iki.
option-target-none = tanpa wates

rules-no-preset = { $name } dudu jeneng sakumpulan aturan: sing ana { $presets }
rules-no-preset-near = { $name } dudu jeneng sakumpulan aturan: apa karepmu { $near }? sing ana { $presets }
rules-no-option = { $name } dudu aturan sing bisa diowahi: sing bisa { $options }
rules-no-option-near = { $name } dudu aturan sing bisa diowahi: apa karepmu { $near }?
rules-no-value = { $value } ora kena kanggo { $option }: wènèhana { $kind ->
    [names] { $names }
    [numbers] angka wutuh { $least } nganti { $most }
   *[both] { $names }, utawa angka wutuh { $least } nganti { $most }
} (aturan { $section })
rules-no-word = { $word } ora pas ing kono: sawisé jenengé aturan ana owah-owahan kaya draws=two
rules-twice = aturan { $name } diwènèhaké ping pindho
rules-too-long = tulisané luwih dawa saka { $most } aksara
rules-first-engine = first_engine={ $number }: set balak { $set } duwé balak tengah { $set } mudhun tekan 0
deal-no-players = { $players } wong ora bisa main: sak meja 2 nganti { $most } pemain
deal-no-row = tabèl dum-duman { $table } kanggo { $fewest } nganti { $most } wong, dudu { $players }: pilihen liyané nganggo deal=…, utawa wènèhana set=… lan hand=… pisan
deal-impossible = dum-duman iki ora bisa: set balak { $set } isiné { $tiles } kertu{ $aside ->
    [yes] , siji dadi balak tengah
   *[no] {""}
}; { $seats } wong, saben wong { $hand }, dadi { $dealt }; kurang { $lacking }. Nganggoa set sing luwih gedhé, kertu saben wong dikurangi, utawa pemainé dikurangi

# Tiles and sets that there are not. $text, $tile: what was given; $sets: the highest doubles of all sets.

tile-none = { $text } dudu kertu: tulisen angka loro kaya 12-5
tile-no-end = { $tile } dudu kertu: ing set paling gedhé siji pucuké 0 tekan { $most } thothol
set-none = ora ana set balak { $set }: sing ana set balak { $sets }
