### Apa sing diomongaké meja marang sing ngrungokaké, lan pitulungan tombol. Kudu dipriksa penutur asli.

spoken-table = Meja: sepur lan kertu
spoken-item = { $name }: { $value }

## Wangsulan tombol

spoken-watching = Kowé mung nonton, ora duwé kertu.
spoken-hand-empty = Kertumu wis entèk.
spoken-hand = Kertumu: { $tiles }.
spoken-hand-fits = Sing bisa dipasang: { $tiles }.
spoken-hand-rest = Liyané: { $tiles }.
spoken-hand-none-fits = Ora ana kertumu sing bisa dipasang: { $tiles }.
spoken-ends = Mbukak kanggo kowé: { $trains }.
spoken-ends-others = Ketutup: { $trains }.
spoken-cover = Kudu ditutup: { $doubles }.
spoken-cover-none = Ora ana balak sing durung ditutup.
spoken-double = { $tile } ing { $where ->
    [own] sepurmu
    [mexican] sepur Meksiko
   *[other] sepuré { $owner }
}
spoken-tiles = Kertu ing tangan: { $list }. Tumpukan: { $count }.
spoken-scores = Biji: { $list }. Ronde sing wis rampung: { $count }.
spoken-nothing-yet = Durung ana apa-apa.

## Masang kertu

spoken-chosen = { $tile } dipilih.
spoken-let-go = Wis ora ana kertu sing dipilih.
spoken-fits-nowhere = { $tile } dipilih. Saiki ora cocog ing ngendi-endi.
spoken-which-train = { $tile } dipilih. Sepur: { $trains }.
spoken-no-tile = Ora ana kertu nomer { $number }. Kertumu: 1 tekan { $count }.
spoken-no-train = Ora ana sepur nomer { $number }. Sepur: 1 tekan { $count }.

## Pitulungan tombol

keys-title = Tombol aksara
keys-about = Ing endi waé ing meja, cukup mencèt tombol siji. Ing panggonan nulis, tombol tetep kanggo nulis.
keys-key = Tombol
keys-meaning = Gunané
key-hand = Kertuku, sing bisa dipasang dhisik
key-ends = Pucuké sepur, sing mbukak kanggo aku dhisik
key-cover = Apa sing kudu ditutup
key-turn = Giliran sapa
key-tiles = Cacahé kertu saben pemain
key-scores = Biji
key-last = Apa sing mentas kelakon, sepisan manèh
key-suggest = Usul
key-draw = Njupuk kertu
key-pass = Liwat, utawa ngrampungaké sepur sing lagi dibangun
key-undo = Mundur sak langkah
key-number = Menyang kertu nomer iki; yèn wis milih kertu, menyang sepur
key-enter = Milih kertu, utawa masang ing sepur; kaping pindho langsung masang yèn mung cocog ing sak panggonan
key-escape = Ngeculaké kertu; nutup lembaran
key-arrows = Saka kertu menyang kertu, saka sepur menyang sepur
key-move = Ngalih kertu ing tangan
key-train = Ndeleng sepur wutuh
key-help = Pitulungan iki
