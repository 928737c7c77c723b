### Kaca-kaca ing sakiwa-tengené meja. Prelu dipriksa dening wong sing basa ibuné Jawa.

## Ing ngendi-endi

title = Caboose
ok = Ya
back = Bali
close = Tutup
copied = Wis disalin
settings = Setelan
menu = Menu
to-front = Kabèh mejaku
your-name = Jenengmu

## Kaca ngarep

front-subtitle = Domino Sepur Meksiko bareng kulawarga lan kanca
front-start = Bukak meja
front-code = Kodhé meja
front-join = Mèlu
front-tables = Mejamu
front-score = Nyathet biji nganggo kertu temenan
front-rules = Aturan
front-forget = Busak meja { $code } saka daftar
front-more = Tuduhna { $count } manèh

## Apa sing lagi kelakon ing meja

phase-gathering = Ngentèni liyané
phase-playing = Rondené lagi mlaku
phase-round-over = Antarané rong ronde
phase-match-over = Dolanané wis rampung
phase-turn = { $you ->
    [yes] Giliranmu
   *[no] Gilirané { $name }
}
phase-round = Ronde { $number }
phase-alone = Durung ana liyané

## Mbukak meja

open-title = Bukak meja
open-seats = Pemain
open-fewer = Kurangi siji
open-more = Tambah siji
open-preset = Aturan
open-options = Owahi aturan siji-siji
open-changed = diowahi: { $count }
open-unchange = Balèkna kabèh
open-button = Bukak mejané

## Ngedum

deal = Set balak { $set }, siji wong { $hand } kertu
deal-sum = { $tiles } kertu{ $aside ->
    [yes] , siji dadi balak tengah
   *[no] {""}
}; { $seats } wong, saben wong { $hand }, dadi { $dealt }; kari { $boneyard } ing tumpukan.
deal-scarce = Tumpukané sithik kanggo pemain sakmono: rondené bisa gaplé.

## Paugeran: jeneng lan kepriyé dolané

preset-spruce = Klasik kulawarga
preset-spruce-about = Giliran kapisan sepur wutuh, sabanjuré siji-siji. Balak kothong diétung 50.
preset-wikihow = Akèh sepur Meksiko
preset-wikihow-about = Set balak 12 nganti 10 wong, sepur Meksiko sakarepé, njupuk siji kanggo mangkat.
preset-spruce-new = Klasik anyar
preset-spruce-new-about = Balak tengah disisihaké dhisik; kertuné luwih sithik; sing bisa mangkat kudu mangkat.
preset-tournament = Siji-siji
preset-tournament-about = Saben giliran siji wiwit kawitan; sing masang balak kudu nutup.
preset-masters = Nerusaké balak
preset-masters-about = Giliran kapisan sepur wutuh; sawisé balak, kertu sabanjuré ing balak iku.
preset-app = Giliran cepet
preset-app-about = Siji wong 15 kertu, saben giliran siji, kaya ing aplikasi sing wis misuwur.
preset-house = Aturan omah
preset-house-about = Sepur kapisan ora kena mandheg ing balak; njupuk sepisan saben giliran.
preset-warp = Balak ketat
preset-warp-about = Saben giliran siji kertu lan njupuk sepisan; ora ana sing metu nganggo balak sing durung ditutup.

## Mèlu

join-title = Meja { $code }
join-sit = Lungguh
join-kept = Kowé sing endi?
join-watch = Nonton waé
join-full = Kursiné wis kebak kabèh. Kowé bisa nonton.
join-started = Dolanané wis diwiwiti. Kowé bisa nonton.

## Ngentèni liyané

gathering-title = Mejané wis dibukak
gathering-seats = Sapa sing main
gathering-read-rules = Waca aturan
gathering-change-rules = Owahi aturan
gathering-free = Kursi kosong: { $count }. Entènana wong, isinen komputer, utawa kurangana kursiné.
gathering-start = Dum ronde kapisan
gathering-wait = { $name } ngedum yèn wis pepak kabèh.

share-title = Ajaken liyané
share-watch = Ajaken liyané nonton
share-text = Ayo main Sepur Meksiko karo aku:
share-send = Kirim link
share-copy = Salin link
share-qr = Kodhé QR link meja iki
share-code = Kodhé:

## Kursi

seat-empty = Kursi kosong
seat-kept = Kanggo { $name }
seat-free = Ngentèni wong
seat-computer = Komputer: { $level }
seat-stand-in = Digentèni komputer
seat-host = Sing duwé meja
seat-away = Lagi lunga
seat-you = kowé
seat-rename = Ganti jeneng
seat-return = Aku main manèh
seat-add-computer = Tambah komputer
seat-seat-stand-in = Bèn digentèni komputer
seat-level = Komputer kanggo kursi { $seat }
seat-more = Liyané bab { $name }
seat-make-host = Dadèkna { $name } sing duwé meja
seat-leave = { $you ->
    [yes] Lunga saka meja
   *[no] Wetokna { $name }
}

## Pemain komputer, sing paling kuwat dhisik

level-expert = Jagoan
level-expert-about = Ngétung kertu sing bisa dicekel liyané; paling kuwat
level-planner = Juru rancang
level-planner-about = Ngrancang sepur wutuh
level-casual = Santai
level-casual-about = Masang kertu cocog sing paling abot, kadhang klèru
level-beginner = Lagi sinau
level-beginner-about = Masang kertu apa waé sing cocog, lan nutup balak
level-greedy = Sing cepet
level-greedy-about = Masang kertu cocog sing paling abot
level-random = Ngawur
level-random-about = Nglakoni apa waé sing éntuk
level-better = Kira-kira { $points } biji saben ronde luwih apik tinimbang { $level }
level-worse = Kira-kira { $points } biji saben ronde luwih èlèk tinimbang { $level }
levels-title = Sepira kuwaté komputer
levels-measured = Diukur saka ronde-ronde papat komputer, loro tingkaté ing meja siji.

## Menu ing meja

menu-tv = Tuduhna ing tivi
menu-rounds = Deleng manèh sak ronde
menu-paper = Terusna nganggo kertu temenan
menu-record = Simpen cathetan
menu-table = Kanggo sak meja
menu-own = Mung kanggo kowé
menu-pace = Iramané komputer
menu-pace-about = Pira detik komputer ngentèni sadurungé mlaku
menu-pace-seconds = { $count } detik
menu-hints = Olèh dibantu mlaku
menu-hints-about = Sapa sing dolanan ing kéné bisa weruh sing cocog dipadhangi lan njaluk saran
menu-comments = Komputer sok-sok omong
menu-comments-about = Ukara cekak sing cocog karo apa sing lagi ditindakaké
menu-move = Terusna ing piranti liya
menu-move-about = Sapa sing duwé link iki main ing kursimu. Simpenen dhéwé.
menu-move-copy = Salin linkku dhéwé

## Sak ronde dideleng manèh, siji-siji lakuné

replay-title = Deleng manèh ronde { $number }
replay-to-table = Menyang meja
replay-first = Menyang wiwitan
replay-back = Mundur sak laku
replay-next = Maju sak laku
replay-play = Mlaku dhéwé
replay-pause = Mandheg
replay-step = Laku { $number } saka { $count }
replay-dealt = Kertuné wis didum
replay-hands = Kertu ing tangan
replay-fair = Kocokané padha karo sing wis ditetepaké sadurungé ronde.
replay-unfair = Kocokané ora padha karo sing wis ditetepaké sadurungé ronde!

## Setelan piranti iki

settings-language = Basa
settings-theme = Werna
settings-theme-auto = Manut piranti
settings-theme-light = Padhang
settings-theme-dark = Peteng
settings-view = Sepur
settings-view-auto = Manut layar
settings-view-cells = Papan
settings-view-lanes = Ril
settings-view-ring = Bunder
settings-text-size = Gedhéné tulisan
settings-big-tiles = Kertu gedhé
settings-big-tiles-about = Saben larik luwih sithik nanging luwih gedhé
settings-sounds = Swara
settings-sounds-about = Sempritan yèn tekan giliranmu
settings-characters = Wataké komputer
settings-characters-about = Jeneng lan omongané; yèn dipatèni, komputer dijenengi miturut tingkaté
settings-hints = Tuduhna aku sing cocog
settings-hints-about = Madhangi kertu lan sepur sing bisa dienggo, yèn mejané ngolèhaké
settings-quick-play = Pasang sak tutulan
settings-quick-play-about = Yèn kertuné mung cocog ing sak panggonan, sak tutulan langsung kepasang
settings-left-handed = Tangan kiwa
settings-left-handed-about = Tombol ing sisih kiwa
settings-still = Tanpa obah
settings-still-about = Kertu langsung ana ing panggonané
settings-keys = Tombol aksara
settings-keys-about = Sak aksara utawa sak angka kanggo takon utawa tumindak ing meja

## Aturan

rules-title = Aturan
rules-of-table = Aturané meja iki
rules-options = Kabèh aturan kanthi jangkep
rules-changed = diowahi
option-number = Angka { $least } nganti { $most }
chapter-2-1 = Ngedum
chapter-2-2 = Balak tengah
chapter-2-3 = Giliran kapisan
chapter-2-4 = Giliran sabanjuré
chapter-2-6 = Biji
chapter-2-7 = Pungkasané dolanan

how-aim-title = Apa sing digolèki
how-aim = Entèkna kertumu kanthi masang ing sepur. Kertu sing isih ing tanganmu dadi biji; sawisé kabèh ronde, sing bijiné paling sithik sing menang.
how-start-title = Wiwitané
how-start = Balaké ronde, yaiku balak tengah, ana ing tengah. Sepuré saben pemain mangkat saka kono. Miturut umumé aturan, ing giliran kapisan kowé kena masang sepur wutuh, saben kertu gandhèng karo sadurungé nganggo angka sing padha.
how-turn-title = Sak giliran
how-turn = Pasangen kertu siji: ing sepurmu, ing sepur Meksiko, utawa ing sepur sing mbukak. Yèn ora ana sing cocog, njupuka kertu. Yèn iku ya ora cocog, giliranmu rampung.
how-mexican-title = Sepur Meksiko
how-mexican = Iki duwèké wong kabèh. Mangkaté nganggo kertu sing ana angkané balak tengah, lan sapa waé kena masang kapan waé.
how-marker-title = Tandha
how-marker = Sing ora bisa mlaku masang tandha ing sepuré: saiki sepuré mbukak lan kabèh kena nganggo. Tandhané dijupuk yèn sing duwé masang kertu manèh ing sepuré dhéwé.
how-double-title = Balak
how-double = Balak dipasang malang lan njaluk kertu siji manèh. Yèn durung ditutup, pemain sabanjuré kudu nutup dhisik sadurungé liya-liyané.
how-end-title = Pungkasané
how-end = Rondené rampung yèn ana sing masang kertu pungkasan, utawa yèn ora ana sing bisa mlaku. Banjur bijiné diétung, lan ronde sabanjuré diwiwiti nganggo balak sangisoré.

## Sambungan lan kesalahan

line-connecting = Menyang meja …
line-waiting = Ora nyambung. Mengko nyambung dhéwé; kursimu tetep disimpen.
gone = Meja iki ora ana
gone-table = Ora ana meja { $code }. Delengen manèh kodhéné, utawa jaluken linké.
gone-seat = Kursimu ing meja { $code } wis ora ana.
gone-broken = Meja { $code } rusak lan ora bisa diterusaké. Cathetané disimpen; kandhakna marang sing ngurus server.
gone-join = Mlebu manèh
missing = Ora ana kaca kaya ngono
missing-about = Mbokmenawa alamaté kepotong. Jaluken manèh linké.
connection-gone = Meja iki wis ora ana.
error-offline = Ora bisa nyambung menyang server. Priksanen sambunganmu, banjur cobanen manèh.
error-failed = Ora kasil (luput { $number }). Cobanen manèh mengko.
