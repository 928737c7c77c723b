### Faqet rreth tryezës. Të kontrollohet nga një folës amtar.

## Kudo

title = Caboose
ok = Në rregull
back = Kthehu
close = Mbyll
copied = U kopjua
settings = Cilësimet
menu = Menyja
to-front = Të gjitha tryezat e mia
your-name = Emri yt

## Faqja e parë

front-subtitle = Treni meksikan: domino me familjen dhe miqtë
front-start = Hap një tryezë
front-code = Kodi i një tryeze
front-join = Hyr
front-tables = Tryezat e tua
front-score = Mbaj pikët me gurë të vërtetë
front-rules = Rregullat
front-forget = Hiq tryezën { $code } nga lista
front-more = Trego edhe { $count }

## Ç’ndodh në një tryezë

phase-gathering = Po presim të tjerët
phase-playing = Po luhet një raund
phase-round-over = Midis dy raundeve
phase-match-over = Loja mbaroi
phase-turn = { $you ->
    [yes] Radha jote
   *[no] Radha: { $name }
}
phase-round = Raundi { $number }
phase-alone = Ende askush tjetër

## Hapja e tryezës

open-title = Hap një tryezë
open-seats = Lojtarët
open-fewer = Një lojtar më pak
open-more = Një lojtar më shumë
open-preset = Rregullat
open-options = Ndrysho rregullat një nga një
open-changed = të ndryshuara: { $count }
open-unchange = Hiq të gjitha ndryshimet
open-button = Hap tryezën

## Shpërndarja

deal = Komplet dopio-{ $set }, secili nga { $hand } gurë
deal-sum = { $tiles } gurë{ $aside ->
    [yes] , 1 prej tyre guri i nisjes
   *[no] {""}
}; { $seats } duar nga { $hand } bëjnë { $dealt }; { $boneyard } mbeten në rezervë.
deal-scarce = Rezerva ka pak gurë për kaq lojtarë: raundet mund të bllokohen.

## Tërësitë e rregullave: emrat dhe si luhen

preset-spruce = Klasike familjare
preset-spruce-about = Në radhën e parë një tren i tërë, pastaj nga një gur për radhë. Dopio zero vlen 50.
preset-wikihow = Shumë trena meksikanë
preset-wikihow-about = Dopio-12 për deri në 10 lojtarë, sa të duash trena meksikanë, një gur i tërhequr për nisjen.
preset-spruce-new = Klasike e re
preset-spruce-new-about = Guri i nisjes hiqet më parë; më pak gurë në dorë; kush e nis dot trenin, duhet ta nisë.
preset-tournament = Gur pas guri
preset-tournament-about = Një gur për radhë që në fillim; kush vë një dopio, e mbulon vetë.
preset-masters = Mbi dopion
preset-masters-about = Në radhën e parë një tren i tërë; pas dopios guri tjetër shkon mbi të.
preset-app = Radhë të shpejta
preset-app-about = Secili nga 15 gurë, një gur për radhë, si në aplikacionin e njohur.
preset-house = Rregullat e shtëpisë
preset-house-about = Treni i parë nuk mbaron me dopio; një tërheqje për radhë.
preset-warp = Dopio të rrepta
preset-warp-about = Një gur dhe një tërheqje për radhë; askush nuk mbaron me dopio të pambuluar.

## Hyrja

join-title = Tryeza { $code }
join-sit = Ulu
join-kept = Cili nga këta je ti?
join-watch = Vetëm shiko
join-full = Të gjitha vendet janë të zëna. Mund të shikosh.
join-started = Loja ka filluar. Mund të shikosh.

## Në pritje të të tjerëve

gathering-title = Tryeza është e hapur
gathering-seats = Kush luan
gathering-read-rules = Lexo rregullat
gathering-change-rules = Ndrysho rregullat
gathering-free = Vende të lira: { $count }. Prit dikë, vër kompjuterë ose hiq vende.
gathering-start = Shpërnda raundin e parë
gathering-wait = { $name } shpërndan sapo të jenë të gjithë.

share-title = Ftoji të tjerët
share-watch = Ftoji të tjerët të shohin
share-text = Eja të luajmë bashkë trenin meksikan:
share-send = Dërgo lidhjen
share-copy = Kopjo lidhjen
share-qr = Kodi QR i lidhjes së kësaj tryeze
share-code = Kodi:

## Një vend

seat-empty = Vend i lirë
seat-kept = Ruhet për { $name }
seat-free = Po presim dikë
seat-computer = Kompjuter: { $level }
seat-stand-in = E zëvendëson një kompjuter
seat-host = Drejton tryezën
seat-away = Mungon
seat-you = ti
seat-rename = Ndrysho emrin
seat-return = Luaj përsëri vetë
seat-add-computer = Vër një kompjuter
seat-seat-stand-in = Le të luajë një kompjuter
seat-level = Kompjuteri për vendin { $seat }
seat-more = Më shumë për { $name }
seat-make-host = Le ta drejtojë tryezën { $name }
seat-leave = { $you ->
    [yes] Largohu nga tryeza
   *[no] Largo { $name }
}

## Kompjuterët, më i forti i pari

level-expert = Eksperti
level-expert-about = Llogarit ç’gurë mund të kenë të tjerët; më i forti
level-planner = Planifikuesi
level-planner-about = Planifikon trenin e tërë
level-casual = I shkujdesuri
level-casual-about = Vë gurin më të rëndë që përputhet, por herë-herë gabon
level-beginner = Fillestari
level-beginner-about = Vë çfarëdo guri që përputhet dhe i mbulon dopiot
level-greedy = I shpejti
level-greedy-about = Vë gurin më të rëndë që përputhet
level-random = Kuturu
level-random-about = Bën çfarëdo që lejohet
level-better = Rreth { $points } pikë për raund më mirë se { $level }
level-worse = Rreth { $points } pikë për raund më keq se { $level }
levels-title = Sa të fortë janë kompjuterët
levels-measured = Matur në raunde me katër kompjuterë, të dy nivelet në një tryezë.

## Menyja e tryezës

menu-tv = Trego në televizor
menu-rounds = Shih përsëri një raund
menu-paper = Vazhdo me gurë të vërtetë
menu-record = Ruaj regjistrimin
menu-table = Për gjithë tryezën
menu-own = Vetëm për ty
menu-pace = Ritmi i kompjuterëve
menu-pace-about = Sekonda që pret një kompjuter para se të luajë
menu-pace-seconds = { $count } s
menu-hints = Lejo ndihmë me lëvizjet
menu-hints-about = Kush luan këtu mund ta shohë të ndriçuar çfarë përputhet dhe të kërkojë këshilla
menu-comments = Kompjuterët thonë diçka herë pas here
menu-comments-about = Një shprehje e shkurtër për atë që sapo bënë
menu-move = Vazhdo në një pajisje tjetër
menu-move-about = Kush e ka këtë lidhje luan në vendin tënd. Mbaje për vete.
menu-move-copy = Kopjo lidhjen time vetjake

## Një raund edhe një herë, hap pas hapi

replay-title = Raundi { $number } edhe një herë
replay-to-table = Te tryeza
replay-first = Te fillimi
replay-back = Një hap prapa
replay-next = Një hap para
replay-play = Lëre të ecë vetë
replay-pause = Ndalo
replay-step = Hapi { $number } nga { $count }
replay-dealt = Gurët u shpërndanë
replay-hands = Duart
replay-fair = Gurët u përzien ashtu siç ishte caktuar para raundit.
replay-unfair = Gurët nuk u përzien ashtu siç ishte caktuar para raundit!

## Cilësimet e kësaj pajisjeje

settings-language = Gjuha
settings-theme = Ngjyrat
settings-theme-auto = Si pajisja
settings-theme-light = E çelët
settings-theme-dark = E errët
settings-view = Trenat
settings-view-auto = Sipas vendit
settings-view-cells = Tabelë
settings-view-lanes = Shina
settings-view-ring = Rreth
settings-text-size = Madhësia e shkrimit
settings-big-tiles = Gurë të mëdhenj
settings-big-tiles-about = Më pak në një rresht, por më të mëdhenj
settings-sounds = Tingujt
settings-sounds-about = Një fishkëllimë kur të vjen radha
settings-characters = Personazhet e kompjuterëve
settings-characters-about = Emrat dhe shprehjet e tyre; pa to quhen sipas nivelit
settings-hints = Më trego çfarë përputhet
settings-hints-about = Ndriçon gurët dhe trenat që mund të përdoren, nëse tryeza e lejon
settings-quick-play = Luaj me një prekje
settings-quick-play-about = Kur guri përputhet vetëm në një vend, mjafton një prekje
settings-left-handed = Për mëngjarashë
settings-left-handed-about = Butonat në anën e majtë
settings-still = Pa lëvizje
settings-still-about = Gurët janë menjëherë në vendin e tyre
settings-keys = Tastet
settings-keys-about = Një shkronjë a një numër pyet ose bën diçka në tryezë

## Rregullat

rules-title = Rregullat
rules-of-table = Rregullat e kësaj tryeze
rules-options = Të gjitha rregullat me hollësi
rules-changed = e ndryshuar
option-number = Një numër nga { $least } deri në { $most }
chapter-2-1 = Shpërndarja
chapter-2-2 = Guri i nisjes
chapter-2-3 = Radhët e para
chapter-2-4 = Radhët e tjera
chapter-2-6 = Pikët
chapter-2-7 = Mbarimi i lojës

how-aim-title = Për çfarë luhet
how-aim = Hiqi gurët nga dora duke i vënë në trena. Gurët që të mbeten janë pikë ndëshkimi; pas të gjitha raundeve fiton kush ka më pak pikë.
how-start-title = Fillimi
how-start = Dopioja e raundit, guri i nisjes, qëndron në mes. Prej saj nis treni i secilit lojtar. Me shumicën e rregullave, në radhën e parë mund të vësh një tren të tërë, ku çdo gur prek gurin para tij me të njëjtin numër.
how-turn-title = Një radhë
how-turn = Vër një gur: në trenin tënd, në trenin meksikan ose në një tren të hapur. Nëse asnjë gur nuk përputhet, tërhiq një gur. Nëse as ai nuk përputhet, radha jote mbaron.
how-mexican-title = Treni meksikan
how-mexican = Është i të gjithëve. Nis me një gur që ka numrin e gurit të nisjes, dhe të gjithë mund të vënë gurë në të në çdo kohë.
how-marker-title = Shenja
how-marker = Kush nuk luan dot vë një shenjë në trenin e vet: tani treni është i hapur dhe e përdorin të gjithë. Shenja hiqet kur i zoti i trenit vë përsëri një gur në të.
how-double-title = Dopiot
how-double = Dopioja vihet tërthor dhe kërkon edhe një gur. Nëse mbetet e pambuluar, lojtari tjetër duhet ta mbulojë para çdo gjëje tjetër.
how-end-title = Mbarimi
how-end = Raundi mbaron kur dikush vë gurin e fundit ose kur askush nuk vazhdon dot. Atëherë numërohen pikët dhe raundi tjetër nis me dopion e radhës, që është më e ulët.

## Lidhja dhe gabimet

line-connecting = Po shkojmë te tryeza …
line-waiting = Nuk ka lidhje. Kthehet vetë; vendi yt ruhet.
gone = Kjo tryezë nuk ekziston
gone-table = Nuk ka tryezë { $code }. Shihe kodin përsëri ose kërko lidhjen.
gone-seat = Vendi yt në tryezën { $code } nuk ekziston më.
gone-broken = Tryeza { $code } është dëmtuar dhe nuk vazhdon dot. Regjistrimi i saj ruhet; njofto kush mban serverin.
gone-join = Hyr përsëri
missing = Nuk ka faqe të tillë
missing-about = Ndoshta adresa është e cunguar. Kërko lidhjen përsëri.
connection-gone = Kjo tryezë nuk ekziston më.
error-offline = Serveri nuk arrihet. Kontrollo lidhjen tënde dhe provo përsëri.
error-failed = Nuk u bë (gabimi { $number }). Provo përsëri pas pak.
