# Meja: sepur, kertu ing tangan, bar giliran, pungkasan. Prelu dipriksa dening wong sing basa ibuné Jawa.

## Larik ndhuwur lan larik kabar

board-engine = Balak tengah { $number }-{ $number }
board-round = Ronde { $number }
board-round-of = Ronde { $number } saka { $count }
board-boneyard = Tumpukan: { $count }
board-rules = Aturan
board-menu = Menu
board-say = Omong
board-offline = Nyambung manèh …
board-rule-of = Aturan: { $option }

board-must-cover = { $name } kudu nutup balak { $tile } ing { $where ->
    [mexican] sepur Meksiko
   *[other] sepuré { $owner }
}

## Sepur

board-trains = Sepur
board-mexican = { $place ->
    [1] Meksiko
   *[other] Meksiko { $place }
}
board-train-name = { $where ->
    [own] Sepurmu
    [mexican] { $place ->
        [1] Sepur Meksiko
       *[other] Sepur Meksiko { $place }
    }
   *[other] Sepuré { $owner }
}
board-train-end = pucuké { $number }
board-train-turn = lagi giliran
board-train-away = lagi lunga
board-train-not-started = durung mangkat
board-train-open = mbukak kanggo kabèh
board-train-open-double = balak durung ditutup
board-train-fits = cocog
board-train-tiles-left = kertu ing tangan: { $count }
board-train-length = dawané: { $count }
build-name = Sepurmu, kertu: { $count }, pucuké { $number }

## Kertu ing tangan

hand-name = Kertumu, cacahé: { $count }
hand-tile = { $first }-{ $second }
hand-tile-fits = cocog
hand-tile-planned = ing rancanganmu

## Bar giliran

turn-bar = Giliranmu
turn-draw = Njupuk
turn-pass = Liwat
turn-done = Rampung
turn-undo = Mundur
turn-sort = Urut
turn-sort-number = Urut angka
turn-sort-train = Urut sepur

## Biji lan cathetan

scores-name = Biji
scores-place = Urutan
scores-player = Pemain
scores-this-round = Ronde iki
scores-total = Gunggung
log-name = Apa sing kelakon

## Pungkasané ronde

round-end-out = Entèk kertuné: { $names }
round-end-blocked = Gaplé: ora ana sing bisa mlaku
round-end-pips = Thothol ing tangan: { $pips }
round-end-double-blank = Thothol ing tangan: { $pips }; 0-0 diétung dhéwé
round-end-no-tiles = Kertuné entèk
round-end-next = Ronde sabanjuré
round-end-look = Deleng meja
round-end-back = Biji

## Pungkasané dolanan

match-end-winner = { $count ->
    [1] { $names } menang!
   *[other] Juwara bareng: { $names }
}
match-end-you = Kowé menang!
match-end-rematch = Main manèh
match-end-go-on = Menyang meja anyar
match-end-record = Cathetané dolanan

## Tivi

tv-gathering = Sapa mèlu main?
tv-qr = Kodhé QR link meja iki
tv-join = Mlebu liwat

## Ukara cekak antarané pemain

phrase-hello = Halo!
phrase-well-played = Apik tenan!
phrase-good-luck = Muga-muga begja!
phrase-oops = Wadhuh!
phrase-hurry = Giliranmu …
phrase-thanks = Suwun ya!
phrase-one-left = Kari siji!
phrase-good-game = Dolanané seru!
phrase-wait-please = Sedhéla ya
phrase-goodbye = Ketemu manèh ya!
