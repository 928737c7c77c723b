# The score keeper for games with real tiles. Its pages alone load this file.
score-title = Lembar biji
score-about = Kanggo dolanan nganggo kertu temenan. Yèn wis tau dibukak, bisa dienggo tanpa jaringan.
score-new = Dolanan anyar
score-games = Dolanan ing piranti iki
score-text-running = { $count ->
    [0] Sadurungé ronde kapisan
    [1] Sawisé 1 ronde
   *[other] Sawisé { $count } ronde
}
score-text-over = { $count ->
    [1] Asil pungkasan sawisé 1 ronde
   *[other] Asil pungkasan sawisé { $count } ronde
}
score-forget = Busak dolanané { $names }
score-forget-sure = Dolanané { $names } dibusak saka piranti iki?
score-join = Kodhé dolanan sing dituduhaké
score-join-button = Deleng
score-file-open = Bukak berkas dolanan
score-file-bad = Iki dudu berkas lembar biji.
score-gone = Dolanan iki ora ana ing piranti iki
score-gone-about = Wis dibusak, utawa dicathet ing pramban liya.

## A new game
score-names = Sapa sing dolanan?
score-name = Pemain { $number }
score-name-add = Tambah pemain
score-name-remove = Singkiraké pemain { $number }
score-names-known = Jeneng saka dolanan sadurungé
score-names-twice = Ana pemain loro sing jenengé padha.
score-starter = Sapa sing miwiti ronde kapisan?
score-set = Set kertu
score-set-double = Balak { $number }
score-set-usual = Miturut aturan: balak { $number }
score-length = Dawané
score-length-all = Kabèh { $count } ronde
score-length-some = { $count ->
    [1] 1 ronde
   *[other] { $count } ronde
}
score-length-target = Nganti ana sing olèh { $points } biji
score-league-name = Liga
score-league-about = Kena dikosongaké. Dolanan sing jenengé padha diétung bareng.
score-deal-unknown = Aturan iki ora nyebut { $count } pemain njupuk kertu pira saka set balak { $number }: rembugen dhéwé.
score-begin = Wiwiti

## The round
score-engine = Balak tengahé { $number }-{ $number }
score-draw = Saben wong njupuk { $count } kertu
score-leads = { $name } sing miwiti
score-leads-found = Sing nyekel balak tengah miwiti; nggolèkiné wiwit saka { $name }
score-shuffles = { $name } sing ngocok
score-card-change = Dolanané béda
score-card-engine = Balak tengah
score-card-lead = Sing miwiti
score-hands = Kertu ing tangan ronde iki
score-total = Gunggung { $points }
score-out-button = { $name } entèk kertuné
score-hand-known = { $name }: { $points }. Owahana
score-hand-unknown = Tulis kertuné { $name }
score-hand-title = { $name }, ronde { $number }
score-way = Cara nulisé
score-way-keypad = Angka
score-way-tiles = Kertu
score-way-photo = Potret
# Under a way of entering that does not exist so far: very short.
score-way-not-yet = durung ana
score-points = Biji
score-count-twice = Balak diétung ping pindho.
score-erase = Busak angka pungkasan
score-out = Entèk: 0
score-enter = Tulis
score-clear = Kosongna kothak iki
score-sum = Kertu: { $count }, biji: { $points }
score-tile-remove = Singkiraké { $tile }
score-half-first = Separo kapisan saka kertu
score-half-second = Separo kapindho saka kertu

## What has to be asked, and what cannot be right
score-question-ending = { $count ->
    [0] Ora ana sing entèk kertuné. Apa rondené gaplé?
   *[other] { $count } pemain bijiné nol. Kepriyé pungkasané ronde?
}
score-question-ending-else = Yèn dudu kuwi, benakna angkané.
score-question-ending-short = Pungkasané ronde
score-question-engine = Balak endi sing dadi balak tengah?
score-question-engine-short = Balak tengah
score-question-double-blank = Sapa sing nyekel 0-0? Diétung { $points }.
score-question-double-blank-short = Sing nyekel 0-0
score-question-out-on-double = Apa kertu pungkasané sing entèk kuwi balak?
score-question-out-on-double-short = Entèk nganggo balak
score-answer-blocked = Rondené gaplé
score-answer-out = Kabèh kuwi entèk kertuné
score-answer-none = Ora ana
score-answer-counted = Wis diétung
score-answer-yes = Iya
score-answer-no = Ora
score-flag-tile-twice = { $names }: kertu { $tile } ditulis kaping pindho.
score-flag-tile-engine = { $names }: kertu { $tile } kuwi balak tengah, ora mungkin ing tangan.
score-flag-tile-unknown = { $names }: set iki ora duwé kertu { $tile }.
score-flag-too-many = Bijiné kakèhan: kabèh tangan bareng paling akèh { $points }. Priksanen { $names }.

## Corrections
score-undo = Batalna cathetan pungkasan
score-changes = Kabèh cathetan
score-changes-about = Sing diétung cathetan paling anyar; sing lawas tetep ing kéné.
score-before = Sadurungé: { $value }
score-undone = Wis dibatalaké
score-undo-this = Batalna: { $what }
score-change-hand = Ronde { $number }, { $name }: { $value }
score-change-joined = { $value } mèlu wiwit ronde { $number }
score-change-renamed = Jeneng anyar: { $value }
score-change-left = { $name } leren sadurungé ronde { $number }
score-change-returned = { $name } bali wiwit ronde { $number }
score-change-rules = Aturan: { $value }
score-change-lead = { $name } miwiti dolanan
score-change-answer = Ronde { $number }. { $value }
score-change-card = Ronde { $number }: kertuné ronde diowahi
score-change-ended = Dolanané dirampungaké
score-change-undone = Ana cathetan sing dibatalaké

## Players and rules
score-players = Pemain
score-rename = Jenengé { $name }
score-leaves = { $name } leren
score-returns = { $name } bali
score-late = Ana sing mèlu wiwit ronde { $number }
score-late-points = Miwiti nganggo
score-late-zero = biji nol
score-late-average = rata-ratané gunggung
score-late-highest = gunggung paling dhuwur
score-late-lowest = gunggung paling cilik
score-late-add = Tambahna, bijiné { $points }
score-rules-about = Sing diowahi ing kéné diétung kanggo kabèh ronde, sing wis rampung uga.
score-end = Rampungna dolanan ing kéné
score-again = Dolanan manèh

## Grid, places, ties
score-grid = Kabèh ronde
score-grid-round = Ronde
score-cell = { $name }, ronde { $number }: { $points }
score-explain-tie-shared = { $names } bijiné padha { $own } lan imbang kabèh: urutané bareng.
score-explain-tie-zero-rounds = { $first } lan { $second } gunggungé padha. { $first } luwih dhisik merga luwih akèh ronde nol: { $own } mungsuh { $others }.
score-explain-tie-lowest-round = { $first } lan { $second } gunggungé lan ronde nolé padha. { $first } luwih dhisik merga ronde paling cilik: { $own } mungsuh { $others }.
score-explain-tie-rounds-won = { $first } lan { $second } gunggungé padha. { $first } luwih dhisik merga luwih akèh ronde menang: { $own } mungsuh { $others }.
score-explain-tie-highest-round = { $first } lan { $second } gunggungé lan ronde menangé padha. { $first } luwih dhisik merga ronde paling dhuwur: { $own } mungsuh { $others }.

## From and to a table of the server
score-to-table = Terusna ing meja daring
score-to-table-about = Meja dibukak nganggo biji nganti saiki, lan saben wong dicawisi kursi: { $names }.
score-to-table-missed = { $count ->
    [1] { $name } ora mèlu 1 ronde: ing meja diétung ronde biji 0, uga yèn imbang.
   *[other] { $name } ora mèlu { $count } ronde: ing meja diétung ronde biji 0, uga yèn imbang.
}
score-to-table-brought = { $name } miwiti nganggo { $points } biji: ing meja diétung bareng ronde kapisan.
score-to-table-gone = Ora mèlu ing meja merga wis leren: { $names }.
score-to-table-asked = Ing lembar iki isih ana sing ditakokaké: bijiné mèlu kaya saiki.
score-to-table-open = Bukak mejané
score-from-table = Mbukak lembar biji …
score-from-table-summed = { $count ->
    [1] Ronde kapisan didolanaké ing kertas, lan miturut aturan iki bijiné ora nuduhaké kertu ing tangan. Kabèh miwiti nganggo biji kuwi, lembaré wiwit ronde sabanjuré; yèn imbang sing mutusaké ronde ing lembar.
   *[other] { $count } ronde kapisan didolanaké ing kertas, lan miturut aturan iki bijiné ora nuduhaké kertu ing tangan. Kabèh miwiti nganggo gunggungé biji kuwi, lembaré wiwit ronde sabanjuré; yèn imbang sing mutusaké ronde ing lembar.
}
score-from-table-open = Bukak lembar biji

## Sharing
score-live = Langsung
score-offline = Tanpa jaringan; kabèh disimpen
score-who = Iki HP-né sapa?
score-who-all = Aku sing nyathet bijiné kabèh
score-share = Tuduhna
score-share-live = Langsung, karo HP liya
score-share-live-about = Saben pemain bisa nyathet saka HP-né dhéwé, lan kabèh bisa ndeleng.
score-share-start = Tuduhna dolanan iki
score-share-write = Kanggo nulis
score-share-watch = Kanggo ndeleng
score-share-write-about = Sing duwé link utawa kodhe QR iki bisa nulis lan mbeneraké.
score-share-watch-about = Sing duwé link utawa kodhe iki bisa ndeleng.
score-share-now = Kaya saiki
score-share-text = Salin dadi tulisan
score-share-text-send = Kirim dadi tulisan
score-share-picture = Dadi gambar
score-share-csv = Dadi tabel (CSV)
score-share-file = Dadi berkas jangkep
score-print = Cithak

## League and club
score-league = Liga
score-league-all = Kabèh dolanan
score-league-none = Tanpa liga
score-league-wins = Menang
score-league-games = Dolanan
score-league-average = Biji saben ronde
score-league-out = Ping entèk
score-league-empty = Durung ana dolanan sing rampung.
score-plot = Biji saben ronde, saka dolanan menyang dolanan
score-plot-games = { $count ->
    [1] 1 dolanan
   *[other] { $count } dolanan
}
score-club = Soré bareng paguyuban
score-club-about = Meja pirang-pirang: sapa lungguh ing endi, lembar kanggo dicithak, lan kabèh dolanan ing salayar.
score-club-name = Jenengé acara
score-club-people = Kabèh jeneng, siji sabaris
score-club-count = Jeneng: { $count }
score-club-tables = Meja
score-club-fewer = Kurangi meja siji
score-club-more = Tambah meja siji
score-club-draw = Undi panggonan lungguh
score-club-begin = Wiwiti dolanan iki ing kéné
score-club-standing = Acara nganti saiki
score-club-table = Meja { $number }

## What the server refuses
refused-no-game = Ora ana lembar biji nganggo kodhe iki. Delengen manèh kodhené: isiné enem aksara lan angka.
refused-wrong-key = Link iki mung bisa kanggo ndeleng lembar biji, ora kanggo nulis. Njaluka link sing bisa nulis.
refused-bad-entries = Lembar biji ora bisa nampa iki: { $detail }
refused-full-sheet = Lembar biji iki wis kebak. Wiwitana dolanan anyar.

# Each of these fits behind the colon of refused-bad-entries. $number: which entry; $field: a technical name.

score-entries-none = iki dudu dhaptar cathetan
score-entry-bad = ing cathetan { $number }, { $field } ora kaya samesthiné
score-entries-many = { $count } cathetan: siji dolanan paling akèh { $most }
score-name-needed = pemain kudu duwé jeneng
score-hand-both = kertu ing tangan ditulis nganggo angka utawa kertu, aja loro-loroné
score-tile-written = { $text } tulisané { $tile }
