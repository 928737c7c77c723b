# Sebabé wasit nolak laku. Prelu dipriksa dening wong sing basa ibuné Jawa.

refusal-round-over = Rondené wis rampung.
refusal-not-your-turn = { $you ->
    [yes] Saiki giliranmu.
    [no] Saiki gilirané { $name }.
   *[numbered] Iki gilirané kursi { $seat }.
}
refusal-not-in-hand = Kertu { $tile } ora ana ing tangan.
refusal-no-seat = Ing meja iki ora ana kursi { $number }.

refusal-being-built = Lagi gawé sepur, kaya ing giliran kapisan.
refusal-first-turn-others = Ing giliran kapisan ora kena masang ing sepuré liyan.
refusal-first-turn-own = Ing giliran kapisan mung sepuré dhéwé sing kena dienggo.
refusal-mexican-from = Sepur Meksiko kena mangkat wiwit puteran { $from }; iki puteran { $number }.

refusal-own-not-started = Sepuré dhéwé durung mangkat, mula iki durung kena.
refusal-own-fits = Ana kertu sing cocog karo sepuré dhéwé, mula ora kena nganggo sepur liya.

refusal-owes-cover = Balak ing { $where ->
    [own] sepurmu
    [mexican] sepur Meksiko
    [other] sepuré { $owner }
   *[numbered] sepur { $train }
} kudu ditutup dhisik; liyané ora kena.
refusal-owes-cover-one-of = Salah siji saka { $count } balak sing durung ditutup kudu ditutup dhisik; liyané ora kena.
refusal-owes-follow-up = Kertu sabanjuré kudu ing balak ing { $where ->
    [own] sepurmu
    [mexican] sepur Meksiko
    [other] sepuré { $owner }
   *[numbered] sepur { $train }
}.

refusal-train-closed = { $where ->
    [other] Sepuré { $owner }
   *[numbered] Sepuré kursi { $train }
} ketutup: ora ana tandhané.
refusal-next-mexican = Sepur Meksiko sabanjuré { $train }.
refusal-one-mexican = Sepur Meksiko mung siji, M.
refusal-no-mexican = Ora ana sepur Meksiko.
refusal-no-match = { $tile } ora cocog karo { $where ->
    [own] sepurmu
    [mexican] sepur Meksiko
    [other] sepuré { $owner }
   *[numbered] sepur { $train }
}, sing pucuké { $number }.

refusal-double-while-open = Salagi isih ana balak sing durung ditutup, ora kena masang balak liya.
refusal-double-already = Ing giliran iki wis masang balak.
refusal-cannot-go-on = Ora ana { $number } liya ing tangan sing bisa nerusaké { $tile }, lan sepur kapisan ora kena mandheg ing balak.
refusal-ends-on-double = { $where ->
    [own] Sepurmu
    [mexican] Sepur Meksiko
    [other] Sepuré { $owner }
   *[numbered] Sepur { $train }
} mandheg ing balak: terusna ing kono, sepur kapisan ora kena kaya ngono.

refusal-draw-can-play = Ana kertu ing tangan sing bisa dipasang, mula ora njupuk.
refusal-already-drew = Ing giliran iki wis ora kena njupuk manèh.
refusal-boneyard-empty = Tumpukané wis entèk.
refusal-must-draw = Ora ana sing cocog: njupuka dhisik, ing tumpukan isih ana { $count } kertu.
refusal-pass-can-play = Ana kertu ing tangan sing bisa dipasang, mula gilirané isih terus.
