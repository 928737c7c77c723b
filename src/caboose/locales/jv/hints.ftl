# Sebabé laku iki disaranaké. Delengen en/hints.ftl. Prelu dipriksa dening wong sing basa ibuné Jawa.

hint-draw = Ora ana sing cocog: njupuka kertu.
hint-draw-rather = Njupuka kertu, senajan ana sing cocog: sing cocog iku luwih apik tetep ing tanganmu.
hint-pass = Ora ana sing cocog lan ora ana sing bisa dijupuk: liwat waé.
hint-stop = Mandhega ing kéné: sing kari luwih apik tetep ing tanganmu.
hint-last = { $tile } kertumu sing pungkasan: yèn dipasang, kowé entèk.
hint-cover = { $tile } nutup balak ing { $where ->
    [own] sepurmu
    [mexican] sepur Meksiko
   *[other] sepuré { $owner }
}.
hint-only = Mung { $tile } sing bisa dipasang, ing { $where ->
    [own] sepurmu
    [mexican] sepur Meksiko
   *[other] sepuré { $owner }
}.
hint-plan = { $tile } ana ing rancangan sepurmu. Kertu ing rancangan: { $count }.
hint-close = { $tile } ana ing rancangan sepurmu lan ngilangi tandhamu. Kertu ing rancangan: { $count }.
hint-double = Balak angèl diguwang: pasangen { $tile } ing { $where ->
    [own] sepurmu
    [mexican] sepur Meksiko
   *[other] sepuré { $owner }
} mumpung bisa.
hint-spare = { $tile } ora ana ing rancanganmu: pasangen ing { $where ->
    [own] sepurmu
    [mexican] sepur Meksiko
   *[other] sepuré { $owner }
}, rancanganmu tetep. Kertu ing rancangan: { $count }.
hint-best = Yèn { $tile } dipasang ing { $where ->
    [own] sepurmu
    [mexican] sepur Meksiko
   *[other] sepuré { $owner }
}, kertu sing kari ing tanganmu paling apik.

turn-hint = Saran
hint-thinking = Lagi mikir …
hint-plan-tiles = Rancanganmu: { $tiles }
