# Tryeza: trenat, dora, shiriti i radhës, mbarimi. Të kontrollohet nga një folës amtar.

## Rreshti i sipërm dhe rreshti i njoftimit

board-engine = Guri i nisjes { $number }-{ $number }
board-round = Raundi { $number }
board-round-of = Raundi { $number } nga { $count }
board-boneyard = Rezerva: { $count }
board-rules = Rregullat
board-menu = Menyja
board-say = Thuaj diçka
board-offline = Po lidhemi përsëri …
board-rule-of = Rregulli: { $option }

board-must-cover = { $name } duhet të mbulojë dopion { $tile } te { $where ->
    [mexican] treni meksikan
   *[other] treni i { $owner }
}

## Trenat

board-trains = Trenat
board-mexican = { $place ->
    [1] Meksikan
   *[other] Meksikan { $place }
}
board-train-name = { $where ->
    [own] Treni yt
    [mexican] { $place ->
        [1] Treni meksikan
       *[other] Treni meksikan { $place }
    }
   *[other] Treni i { $owner }
}
board-train-end = në fund { $number }
board-train-turn = e ka radhën
board-train-away = mungon
board-train-not-started = ende pa u nisur
board-train-open = i hapur për të gjithë
board-train-open-double = dopio e pambuluar
board-train-fits = përputhet
board-train-tiles-left = gurë në dorë: { $count }
board-train-length = gjatësia: { $count }
build-name = Treni yt, gurë: { $count }, në fund { $number }

## Dora

hand-name = Dora jote, gurë: { $count }
hand-tile = { $first }-{ $second }
hand-tile-fits = përputhet
hand-tile-planned = në planin tënd

## Shiriti i radhës

turn-bar = Radha jote
turn-draw = Tërhiq
turn-pass = Pas
turn-done = Gati
turn-undo = Zhbëj
turn-sort = Rendit
turn-sort-number = Rendit sipas numrit
turn-sort-train = Rendit si tren

## Pikët dhe ditari

scores-name = Pikët
scores-place = Vendi
scores-player = Lojtari
scores-this-round = Ky raund
scores-total = Gjithsej
log-name = Çfarë ndodhi

## Mbarimi i raundit

round-end-out = Pa gurë në dorë: { $names }
round-end-blocked = Askush nuk vazhdon dot: lojë e bllokuar
round-end-pips = Pika në dorë: { $pips }
round-end-double-blank = Pika në dorë: { $pips }; 0-0 llogaritet veçmas
round-end-no-tiles = Asnjë gur në dorë
round-end-next = Raundi tjetër
round-end-look = Shih tryezën
round-end-back = Pikët

## Mbarimi i lojës

match-end-winner = { $count ->
    [1] Fitoi { $names }!
   *[other] Vendin e parë e ndajnë: { $names }
}
match-end-you = Fitove!
match-end-rematch = Revansh
match-end-go-on = Shko te tryeza e re
match-end-record = Regjistrimi i lojës

## Televizori

tv-gathering = Kush luan?
tv-qr = Kodi QR i lidhjes së kësaj tryeze
tv-join = Hyr te

## Ç’i thonë lojtarët njëri-tjetrit

phrase-hello = Përshëndetje!
phrase-well-played = Të lumtë dora!
phrase-good-luck = Fat të mbarë!
phrase-oops = Obobo!
phrase-hurry = Radha jote …
phrase-thanks = Faleminderit!
phrase-one-left = Më mbeti një gur!
phrase-good-game = Lojë e bukur!
phrase-wait-please = Një minutë, të lutem
phrase-goodbye = Mirupafshim!
