# Pse këshillohet një lëvizje. Shih en/hints.ftl. Duhet parë nga një folës i shqipes.

hint-draw = Asnjë gur nuk përputhet: tërhiq një gur.
hint-draw-rather = Tërhiq një gur, edhe pse diçka përputhet: ajo të vlen më shumë në dorë.
hint-pass = Asnjë gur nuk përputhet dhe s’ka ç’tërhiqet: kalo radhën.
hint-stop = Ndalu këtu: ç’ka mbetur të vlen më shumë në dorë.
hint-last = { $tile } është guri yt i fundit: me të i mbaron gurët.
hint-cover = { $tile } e mbulon dopion te { $where ->
    [own] treni yt
    [mexican] treni meksikan
   *[other] treni i { $owner }
}.
hint-only = { $tile } është i vetmi gur që mund të vihet, te { $where ->
    [own] treni yt
    [mexican] treni meksikan
   *[other] treni i { $owner }
}.
hint-plan = { $tile } është në planin për trenin tënd. Gurë në plan: { $count }.
hint-close = { $tile } është në planin për trenin tënd dhe ta heq shenjën. Gurë në plan: { $count }.
hint-double = Dopiot hiqen me vështirësi: vëre { $tile } te { $where ->
    [own] treni yt
    [mexican] treni meksikan
   *[other] treni i { $owner }
} sa të mundesh.
hint-spare = { $tile } nuk është në planin tënd: vëre te { $where ->
    [own] treni yt
    [mexican] treni meksikan
   *[other] treni i { $owner }
} dhe ruaje planin. Gurë në plan: { $count }.
hint-best = Me { $tile } te { $where ->
    [own] treni yt
    [mexican] treni meksikan
   *[other] treni i { $owner }
} të mbetet dora më e mirë.

turn-hint = Këshillë
hint-thinking = Po mendoj …
hint-plan-tiles = Plani yt: { $tiles }
