# Meja ing terminal: ing layar lan baris mbaka baris. Kudu dipriksa wong Jawa.

## Kanggo loro-loroné

list-and = { $items } lan { $last }
list-or = { $items } utawa { $last }
terminal-you = Kowé
terminal-train = { $where ->
    [own] sepurmu
    [theirs] sepuré dhéwé
    [mexican] sepur Meksiko
    [further] sepur Meksiko { $place }
   *[other] sepuré { $owner }
}
terminal-double-on = { $tile } ing { $train }
terminal-watching = Kabèh kursi diisi komputer; kowé nonton.
terminal-saved = Dolanané disimpen ing { $path }.
terminal-not-saved = Dolanané ora bisa disimpen ing { $path }: { $problem }.

terminal-engine = Balak tengahé { $number }-{ $number }.
terminal-engine-hunted = Balak tengahé { $number }-{ $number }; kertu sing dijupuk nganti metu: { $count }.
terminal-leads = { $you ->
    [yes] Kowé sing miwiti.
   *[no] { $name } sing miwiti.
}

terminal-hand-over = Gilirané { $name }: ulungna kibordé.
terminal-train-complete = Sepurmu wis jangkep: rampungna, utawa jupuken manèh siji.
terminal-build-more = Pucuké sepurmu { $number }: terusna, utawa rampungna.

terminal-nothing-to-finish = Sepurmu durung ana kertuné. Yèn ora arep masang, liwat waé.
terminal-nothing-to-take-back = Ora ana sing bisa dijupuk manèh: sepurmu durung ana kertuné.
terminal-no-taking-back = Sing bisa dijupuk manèh mung kertuné sepur sing lagi kokgawé.
terminal-nothing-more-fits = Ora ana kertu liya sing bisa ing sepurmu: rampungna, utawa jupuken manèh siji supaya bisa digawé cara liya.

terminal-suggest-play = Usul: { $tile } ing { $train }.
terminal-suggest-draw = Usul: njupuk kertu.
terminal-suggest-pass = Usul: liwat.
terminal-suggest-finish = Usul: rampungna sepurmu.

terminal-tie-shared = { $names } urutané padha: bijiné padha-padha { $points }, liyané ya imbang kabèh.
terminal-tie-zero-rounds = { $name } lan { $other } bijiné padha-padha { $points }; ronde nulé { $name } luwih akèh ({ $first } lawan { $second }).
terminal-tie-lowest-round = { $name } lan { $other } bijiné padha-padha { $points }, ronde nulé uga padha; rondené { $name } sing paling sithik saliyané nul luwih sithik ({ $first } lawan { $second }).
terminal-tie-rounds-won = { $name } lan { $other } bijiné padha-padha { $points }; { $name } luwih kerep menang ronde ({ $first } lawan { $second }).
terminal-tie-highest-round = { $name } lan { $other } bijiné padha-padha { $points }, menangé uga padha; rondené { $name } sing paling dhuwur luwih dhuwur ({ $first } lawan { $second }).

## Apa sing kelakon ing sak giliran

told-turn = { $you ->
    [yes] Kowé { $deeds }
   *[no] { $name } { $deeds }
}
told-drew = { $you ->
    [yes] njupuk kertu
   *[no] njupuk kertu
}
told-drew-tile = njupuk { $tile }
told-passed = { $you ->
    [yes] liwat
   *[no] liwat
}
told-covered-it = { $you ->
    [yes] langsung nutup nganggo { $tile }
   *[no] langsung nutup nganggo { $tile }
}
told-covered = { $you ->
    [yes] nutup balak { $double } ing { $on } nganggo { $tile }
   *[no] nutup balak { $double } ing { $on } nganggo { $tile }
}
told-started = { $you ->
    [yes] mangkataké { $on } nganggo { $tile }
   *[no] mangkataké { $on } nganggo { $tile }
}
told-laid = { $you ->
    [yes] masang { $tile } ing { $on }
   *[no] masang { $tile } ing { $on }
}
told-whole-train = { $you ->
    [yes] mangkat nganggo sepur { $count } kertu: { $tiles }
   *[no] mangkat nganggo sepur { $count } kertu: { $tiles }
}
told-open-now = { $you ->
    [yes] ; saiki sepurmu mbukak
   *[no] ; saiki sepuré mbukak
}
told-closed-again = { $you ->
    [yes] ; sepurmu ketutup manèh
   *[no] ; sepuré ketutup manèh
}
told-stays-open = { $you ->
    [yes] ; sepurmu isih mbukak
   *[no] ; sepuré isih mbukak
}
told-last-tile = { $you ->
    [yes] , kertumu sing pungkasan
   *[no] , kertuné sing pungkasan
}

## Baris mbaka baris: préntah

command-play = pasang
command-draw = njupuk
command-pass = liwat
command-undo = mundur
command-done = rampung
command-hand = kertu
command-ends = pucuk
command-open = balak
command-turn = giliran
command-tiles = cacah
command-scores = biji
command-again = balèni
command-suggest = usul
command-rules = aturan
command-next = terus
command-language = basa
command-help = pitulung
command-quit = lunga
command-all = kabèh
command-on = ing
command-own = dhéwé
command-mexican = meksiko

command-play-about = pasang 12-5 ing 3, 12-5@3 utawa 12-5 ing bea: masang kertu ing sepur iku. Sepur Meksiko iku M utawa meksiko, sepurmu iku dhéwé. Cukup 12-5 yèn cocogé mung karo sepur siji.
command-draw-about = njupuk kertu
command-pass-about = liwat, utawa ngrampungaké sepur sing lagi kokgawé
command-undo-about = njupuk manèh kertu pungkasan saka sepur sing lagi kokgawé; mundur kabèh njupuk kabèh
command-done-about = ngrampungaké sepur sing lagi kokgawé
command-hand-about = kertumu, sing bisa dipasang dhisik
command-ends-about = pucuké saben sepur, sing kena kokenggo dhisik
command-open-about = balak sing durung ditutup, miturut urutané nutup
command-turn-about = gilirané sapa, lan kudu apa
command-tiles-about = saben wong isih duwé pira kertu, lan tumpukané
command-scores-about = biji nganti saiki
command-again-about = apa sing kelakon ing puteran pungkasan, dibalèni
command-suggest-about = apa sing bakal ditindakaké komputer yèn dadi kowé
command-rules-about = aturané meja iki
command-next-about = ronde sabanjuré, yèn rondené wis rampung
command-language-about = basa en: basané meja; basa thok nuduhaké pilihané
command-help-about = daftar iki
command-quit-about = lunga saka meja

## Baris mbaka baris: sing diomongaké

plain-welcome = Meja nganggo aturan { $rules }: { $seats }. Tulisen pitulung kanggo ndeleng préntahé.
plain-you-are = Kowé { $names }.
plain-hidden = Ulungna kibordé, banjur pencèten Enter.
plain-next-round = Tulisen terus, utawa pencèten Enter, kanggo ronde sabanjuré.
plain-end-of-input = Sing diwaca wis entèk: mejané ditutup.
plain-goodbye = Kowé wis lunga saka meja.
plain-help = Préntah; cukup aksara ngarepé yèn mung pas karo siji:
plain-unknown = { $word } dudu préntah. Tulisen kertu kaya 12-5, utawa salah sijiné: { $commands }. Tegesé ana ing pitulung.
plain-ambiguous = { $word } bisa { $commands }: tulisen siji aksara manèh.
plain-takes-nothing = Sawisé { $command } ora ana apa-apa manèh.
plain-no-tile = Kertu sing endi? Tulisen upamané: pasang 12-5 ing 3.
plain-no-such-tile = { $tile } dudu kertu: siji sisih isiné 0 nganti 18 thothol.
plain-no-train = { $text } dudu sepur ing kéné: tulisen angka, M, dhéwé, utawa jeneng ({ $names }).
plain-several-trains = { $text } bisa { $names }: tulisen angkané sepur.
plain-which-train = { $tile } cocog karo { $trains }. Omongna sing endi, upamané: { $tile } ing { $key }
plain-can-lay = Kowé bisa masang { $plays }.
plain-tile-on = { $tile } ing { $trains }
plain-may-draw = Kowé uga kena njupuk kertu.
plain-may-pass = Kowé uga kena liwat.
plain-may-draw-or-pass = Kowé uga kena njupuk kertu utawa liwat.
plain-others = Liyané: { $tiles }.
plain-none-fits = Saiki ora ana sing bisa dipasang: { $tiles }.
plain-hand = Kertu: { $count }, thothol: { $pips }.
plain-no-hand = Kertuné ora dituduhaké salagi durung ana sing nyekel kibord.
plain-open-doubles = Durung ditutup: { $doubles }.
plain-open-doubles-in-order = Durung ditutup, nutupé urut kaya iki: { $doubles }.
plain-no-open-double = Ora ana balak sing durung ditutup.
plain-tiles = Kertu ing tangan: { $hands }. Tumpukan: { $count }.
plain-scores = Ronde sing wis rampung: { $count }. { $totals }.
plain-points = { $name }: biji { $points }, gunggung { $total }.
plain-points-and-hand = { $name }: biji { $points }, gunggung { $total }; kari { $tiles }.
plain-nothing-happened = Durung ana sing kelakon.
plain-no-suggestion = Saiki ora ana usul: dudu giliranmu.
plain-taken-back = Kowé njupuk manèh { $tiles }.
plain-language = Mejané nganggo { $language }. Yèn arep ganti, tulisen basa lan salah sijiné: { $languages }.
plain-no-language = Ing kéné ora ana basa { $word }: tulisen salah sijiné: { $languages }.

## Ing layar

screen-lap = puteran { $number }
screen-left = kari { $count }
screen-laid = dawa { $count }
screen-open = mbukak
screen-closed = ketutup
screen-new = anyar
screen-open-double = balak durung ditutup
screen-to-cover = kudu ditutup
screen-building = wis dipasang: { $count } · terusané { $number } · kertumu sing cocog: { $fitting }
screen-where = Ing endi? { $trains }
screen-no-train = Ing kéné ora ana sepur { $key }.
screen-exact-or-longer = Enter masang ing sepur { $key }, utawa tulisen angka siji manèh.
screen-second-digit = Tulisen angka kapindhoné sepur, utawa Esc.
screen-suggestions-on = Usulé diuripaké: s kanggo mateni.
screen-suggestions-off = Usulé dipatèni.
screen-hand-over = Ulungna kibordé marang { $name }. Kertuné dituduhaké yèn { $name } mencèt Enter.
screen-quit = Lunga saka meja?
screen-quit-saved = Dolanané disimpen ing { $path }, lan bisa diterusaké saka kono.
screen-quit-unsaved = Dolanané ora disimpen. (Yèn diwiwiti nganggo --save FILE mesthi disimpen.)

press-tile = kertu
press-play = pasang
press-draw = njupuk
press-pass = liwat
press-suggest = usul
press-log = cathetan
press-scores = biji
press-rules = aturan
press-language = basa
press-lay = pasang
press-take-back = jupuk manèh
press-all = kabèh
press-finish = rampung
press-train = sepur
press-back = bali
press-scroll = gulung
press-help = pitulung
press-quit = lunga
press-next = ronde sabanjuré
press-leave = lunga
press-stay = tetep
press-here = aku wis ing kéné

## Pitulung ing layar

help-title = Pitulung
help-building = Gawé sepurmu
help-any-time = Kapan waé
help-signs = Pratandha
help-choose = milih kertu; aksara ing ngisoré ya bisa
help-playable-next = kertu sabanjuré sing bisa dipasang
help-enter = masang kertu iku; yèn cocog karo sepur luwih saka siji, milih siji
help-train = masang ing sepur iku (M2 M3 …: sepur Meksiko liyané)
help-draw-pass = njupuk, liwat
help-suggest = nguripi utawa mateni usul
help-take-back = njupuk manèh kertu pungkasan, njupuk kabèh
help-finish = ngrampungaké: saiki kertuné lagi ana ing meja
help-sheets = apa sing kelakon, biji, aturané meja iki
help-language = basané meja
help-help-quit = pitulung iki, lunga
help-number-sign = angka gedhé
help-number = angka sing bisa dipasang ing sepur iki
help-playable = kertu iki saiki bisa dipasang
help-open = sing duwé ora bisa mlaku: sapa waé kena masang ing kéné
help-closed = mung sing duwé sing kena masang ing kéné
help-open-double = balak durung ditutup; yèn ana ! kudu ditutup saiki
help-counts = kertu ing tangané sing duwé, kertu ing sepur
help-newest = gilirané sapa; kertu paling anyar ana ing kéné
help-double = balak

## Sing ora bisa dijaluk nalika miwiti

play-bad-pace = iramané { $pace }: wènèhana 0 nganti 60 detik
play-no-folder = ora bisa nyimpen ing { $path }: folderé ora kena ditulisi
play-file-there = wis ana berkas { $path }: terusna nganggo --resume { $path }, utawa wènèhana jeneng liya
play-name-of-train = { $name } ora kena dadi jeneng ing kéné: iku jenengé sepur
play-fixed-by-record = dolanan sing diterusaké manut cathetané: { $options } aja dienggo
play-damaged = { $path } ora bisa diterusaké: { $damage }. Delengen: replay { $path }
play-over = dolanan ing { $path } wis rampung. Delengen: replay { $path }
play-no-such-player = { $word } dudu pemain komputer: sing ana { $names }
play-no-such-player-near = { $word } dudu pemain komputer: apa karepmu { $near }? sing ana { $names }

## caboose score: what is wrong. Each is put behind "caboose:" and has no full stop. NAME, out, --round, --force, scoring=winner-takes are technical and stay.

sheet-few-names = siji dolanan paling sithik pemain loro: tulisen jenengé kabèh
sheet-names-twice = ana pemain loro sing jenengé padha: lembar biji ora bisa mbédakaké
sheet-no-hand = { $text } dudu kertu ing tangan: tulisen NAME=45, NAME=out utawa NAME="12-5 5-3"
sheet-points = { $text } biji: kertu ing tangan paling akèh { $most }
sheet-no-player = ora ana sing jenengé { $name }: pemainé { $names }
sheet-no-question = ora ana ronde sing takon { $question }: sebutna rondené nganggo --round
sheet-no-engine = balak tengah kuwi angka kaya 9, dudu { $text }
sheet-no-answer = { $text } dudu wangsulan kanggo { $question }: piliha salah siji saka { $answers }
sheet-nothing-to-undo = ora ana sing bisa dibatalaké
sheet-file-there = wis ana berkas { $file }: gantinen nganggo --force
sheet-many-games = { $file } isiné { $count } dolanan: sebutna berkas sing isiné mung siji
sheet-file-long = berkasé isiné { $count } aksara; sing diwaca paling akèh { $most }
# $format: technical, as the file has to name it.

sheet-file-none = iki dudu berkas lembar biji: kudu JSON mawa format “{ $format }”
sheet-file-format = format berkasé { $given }: kuduné “{ $format }”
## Files of all commands

file-none = ora ana berkas { $file }
file-folder = { $file } kuwi folder: sebutna berkas
file-large = { $file } kegedhèn, ora bisa diwaca
file-no-text = { $file } dudu tulisan UTF-8
## caboose score import and export: tables of rounds and points

csv-winner-takes = biji scoring=winner-takes ora nuduhaké kertu ing tangan: tulisen kertuné
csv-total = gunggungé { $name } { $given }, nanging rondené yèn ditambah { $sum }
csv-none = iki dudu tabel sing isiné dipisah koma
csv-small = tabel biji isiné sabaris jeneng lan paling sithik siji ronde pemain loro
csv-head = tabelé diwiwiti { $text }: kothak kapisan kudu muni ronde utawa pemain
csv-names-twice = ana pemain loro ing tabel sing jenengé padha
csv-players = { $count } pemain: tabel biji isiné 2 tekan { $most }
csv-cell = ing baris { $row } ana { $text }: tulisen biji wutuh
# $rules: a technical line.

csv-other-rules = ronde { $number } ing tabel ora mungkin nganggo aturan iki, { $rules }: piliha aturan sing dienggo
csv-other-players = ronde { $number } dolanan { $game } pemainé béda: tabel laboratorium pemainé padha { $count } ing kabèh ronde
