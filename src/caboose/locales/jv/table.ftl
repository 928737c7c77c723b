# Tembungé meja. Prelu dipriksa dening wong sing basa ibuné Jawa.

## Larik kabar. Sadurungé ronde kapisan:

alert-seats-free = Kursi kosong: { $count }
alert-deal-first = Wis pepak kabèh. Dumen kertuné yèn wis siap.
alert-wait-host = Ngentèni { $name } ngedum kertu
alert-no-host = Lungguha dhisik supaya bisa miwiti

## Giliranmu

alert-turn = Giliranmu
alert-turn-draw = Giliranmu, ora ana sing cocog. Njupuka kertu.
alert-turn-pass = Giliranmu, ora ana sing cocog. Liwat waé.

alert-build = Gawènen sepurmu saka balak tengah
alert-build-draw = Sepurmu durung bisa mangkat. Njupuka kertu.
alert-build-pass = Sepurmu durung bisa mangkat. Liwat waé.
alert-build-more = Terusna sepurmu, utawa pencèt Rampung
alert-build-done = Sepurmu ora bisa terus. Pencèt Rampung utawa Mundur.

alert-cover = Tutupen balak { $tile } ing { $where ->
    [own] sepurmu
    [mexican] sepur Meksiko
   *[other] sepuré { $owner }
}
alert-cover-draw = Ora ana sing bisa nutup balak { $tile } ing { $where ->
    [own] sepurmu
    [mexican] sepur Meksiko
   *[other] sepuré { $owner }
}. Njupuka kertu.
alert-cover-pass = Ora ana sing bisa nutup balak { $tile } ing { $where ->
    [own] sepurmu
    [mexican] sepur Meksiko
   *[other] sepuré { $owner }
}. Liwat waé.
alert-cover-one-of = Tutupen salah siji saka { $count } balak sing durung ditutup
alert-cover-one-of-draw = Ora ana sing bisa nutup { $count } balak iku. Njupuka kertu.
alert-cover-one-of-pass = Ora ana sing bisa nutup { $count } balak iku. Liwat waé.
alert-cover-more = Saiki tutupen balak { $tile } ing { $where ->
    [own] sepurmu
    [mexican] sepur Meksiko
   *[other] sepuré { $owner }
}
alert-cover-more-draw = Balak { $tile } durung bisa ditutup pisan. Njupuka kertu.
alert-cover-more-pass = Balak { $tile } durung bisa ditutup pisan. Liwat waé.
alert-cover-more-one-of = Saiki tutupen salah siji saka { $count } balak sing durung ditutup
alert-cover-more-one-of-draw = Ora ana sing bisa nutup { $count } balak liyané. Njupuka kertu.
alert-cover-more-one-of-pass = Ora ana sing bisa nutup { $count } balak liyané. Liwat waé.

alert-follow-up = Pasangen kertu ing balakmu { $tile }
alert-follow-up-draw = Ora ana sing cocog karo balakmu { $tile }. Njupuka kertu.
alert-follow-up-pass = Ora ana sing cocog karo balakmu { $tile }. Liwat waé.
alert-follow-up-anywhere = Kowé masang balak: pasangen kertu siji manèh
alert-follow-up-anywhere-draw = Kowé masang balak, lan ora ana manèh sing cocog. Njupuka kertu.
alert-follow-up-anywhere-pass = Kowé masang balak, lan ora ana manèh sing cocog. Liwat waé.

## Gilirané liyané lan pungkasan

alert-wait = Gilirané { $name }
alert-wait-build = { $name } lagi gawé sepur
alert-wait-cover = { $name } kudu nutup balak
alert-wait-follow-up = { $name } masang balak lan masang kertu siji manèh
alert-round-over = Rondené wis rampung
alert-deal-next = Rondené wis rampung. Dumen sabanjuré yèn kabèh wis weruh.
alert-match-over = Dolanané wis rampung

## Cathetan: apa sing kelakon, saben bab sak larik

log-sat = { $you ->
    [yes] Kowé lungguh
   *[no] { $name } lungguh
}
log-left = Kursi { $number } kosong manèh
log-computer = { $name } mèlu main, komputer
log-stand-in = Komputer nggentèni { $you ->
    [yes] kowé
   *[no] { $name }
}
log-returned = { $you ->
    [yes] Kowé main manèh
   *[no] { $name } main manèh
}
log-host = { $you ->
    [yes] Kowé sing duwé meja
   *[no] { $name } sing duwé meja
}
log-settings = Sing duwé meja ngowahi mejané
log-renamed = { $you ->
    [yes] Jenengmu saiki { $name }
   *[no] Ana sing saiki jenengé { $name }
}
log-dealt = Ronde anyar wis didum
log-played = { $you ->
    [yes] Kowé
   *[no] { $name }
}: { $tile } ing { $where ->
    [own] sepurmu
    [mexican] sepur Meksiko
   *[other] sepuré { $owner }
}
log-covered = { $you ->
    [yes] Kowé
   *[no] { $name }
}: { $tile } nutup balak ing { $where ->
    [own] sepurmu
    [mexican] sepur Meksiko
   *[other] sepuré { $owner }
}
log-drew = { $you ->
    [yes] Kowé njupuk kertu
   *[no] { $name } njupuk kertu
}
log-drew-tile = Kowé njupuk { $tile }
log-passed = { $you ->
    [yes] Kowé liwat
   *[no] { $name } liwat
}
log-passed-open = { $you ->
    [yes] Kowé liwat: sepurmu mbukak
   *[no] { $name } liwat: sepuré mbukak
}
log-undone = { $you ->
    [yes] Kowé mundur sak laku
   *[no] { $name } mundur sak laku
}
log-round-over = Rondené wis rampung
log-match-over = Dolanané wis rampung
log-rematch = Dolanané dibalèni ing meja anyar

## Sing ditolak: ora ana sing owah, lan sebabé

refused-already-dealt = Dolanané wis diwiwiti: kursi lan aturané tetep kaya saiki.
refused-bad-pace = Pilihen irama 0 nganti { $most } detik.
refused-bad-rules = Aturan iki ora bisa dienggo: { $detail }
refused-bad-earlier = { $count } ronde sadurungé iki ora cocog karo aturan utawa karo { $seats } kursi.
refused-bad-seats = Meja duwé { $fewest } nganti { $most } kursi.
refused-enough = Wis cukup kanggo sak ronde. Terusna main: lakuné isih ditampa.
refused-entered-already = Kowé wis ana ing meja iki.
refused-match-over = Dolanané wis rampung. Yèn arep manèh, pilihen Main manèh.
refused-match-runs = Dolanané durung rampung.
refused-no-name = Wènèhana jeneng, paling ora siji aksara.
refused-no-person = Ora ana wong ing kursi iku.
refused-no-stand-in = Ora ana komputer sing nggentèni kowé.
refused-no-step = Ora ana laku sing kaya ngono.
refused-no-such-seat = Meja iki duwé kursi 1 nganti { $count }.
refused-no-such-level = Ora ana pemain komputer sing kaya ngono.
refused-no-such-phrase = Ora ana ukara sing kaya ngono.
refused-no-undo = Wis ora bisa dibalèkaké: ana sing wis mlaku, utawa ana kertu sing dijupuk.
refused-not-dealt-yet = Durung ana ronde sing didum.
refused-only-host = Mung sing duwé meja sing bisa.
refused-only-players = Mung sing lungguh ing kursi sing bisa.
refused-rematch-open = Meja anyaré wis dibukak.
refused-round-runs = Rondené durung rampung.
refused-seats-free = Isih ana kursi kosong ({ $count }): isinen komputer, utawa kursiné dikurangi.
refused-seat-free = Kursi iku pancèn kosong.
refused-seat-taken = Kursi iku wis ana sing nglungguhi.
refused-smaller-seat-taken = { $you ->
    [yes] Kursi { $seat } iku kursimu: mejané ora bisa luwih cilik manèh.
   *[no] Kursi { $seat } dilungguhi { $name }: kosongna dhisik, lagi kursiné dikurangi.
}
refused-table-full = Kursiné wis kebak kabèh.
refused-table-moved-on = Mejané wis mlaku terus: delengen manèh.
refused-train-not-done = { $name } durung mencèt Rampung.
refused-train-goes-no-further = Sepurmu ora bisa terus: pencèt Rampung utawa Mundur.

## Sebabé sing menang dadi juwara senajan gunggungé padha

tie-shared = Imbang kabèh: { $count } pemain juwara bareng.
tie-zero-rounds = Gunggungé padha: ronde nulé { $name } luwih akèh.
tie-lowest-round = Gunggungé padha: { $name } duwé ronde sing bijiné paling sithik saliyané nul.
tie-rounds-won = Gunggungé padha: { $name } luwih kerep menang ronde.
tie-highest-round = Gunggungé padha: { $name } duwé ronde sing bijiné paling akèh.
