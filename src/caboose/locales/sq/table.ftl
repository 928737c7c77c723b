# Fjalët e tryezës. Të kontrollohet nga një folës amtar.

## Rreshti i njoftimit. Para raundit të parë:

alert-seats-free = Vende të lira: { $count }
alert-deal-first = Erdhën të gjithë. Shpërndaji gurët kur të jesh gati.
alert-wait-host = Po presim që { $name } të shpërndajë
alert-no-host = Zër vend që të fillojmë

## Radha e lexuesit

alert-turn = Radha jote
alert-turn-draw = Radha jote, por asnjë gur nuk përputhet. Tërhiq një gur.
alert-turn-pass = Radha jote, por asnjë gur nuk përputhet. Kalo radhën.

alert-build = Ndërto trenin tënd nga guri i nisjes
alert-build-draw = Nuk e nis dot trenin. Tërhiq një gur.
alert-build-pass = Nuk e nis dot trenin. Kalo radhën.
alert-build-more = Vazhdo trenin tënd ose shtyp Gati
alert-build-done = Treni yt nuk vazhdon më. Shtyp Gati ose zhbëj.

alert-cover = Mbulo dopion { $tile } te { $where ->
    [own] treni yt
    [mexican] treni meksikan
   *[other] treni i { $owner }
}
alert-cover-draw = Asnjë gur nuk e mbulon dopion { $tile } te { $where ->
    [own] treni yt
    [mexican] treni meksikan
   *[other] treni i { $owner }
}. Tërhiq një gur.
alert-cover-pass = Asnjë gur nuk e mbulon dopion { $tile } te { $where ->
    [own] treni yt
    [mexican] treni meksikan
   *[other] treni i { $owner }
}. Kalo radhën.
alert-cover-one-of = Mbulo njërën nga { $count } dopiot e pambuluara
alert-cover-one-of-draw = Asnjë gur nuk i mbulon { $count } dopiot e pambuluara. Tërhiq një gur.
alert-cover-one-of-pass = Asnjë gur nuk i mbulon { $count } dopiot e pambuluara. Kalo radhën.
alert-cover-more = Tani mbulo dopion { $tile } te { $where ->
    [own] treni yt
    [mexican] treni meksikan
   *[other] treni i { $owner }
}
alert-cover-more-draw = Asnjë gur nuk e mbulon edhe dopion { $tile }. Tërhiq një gur.
alert-cover-more-pass = Asnjë gur nuk e mbulon edhe dopion { $tile }. Kalo radhën.
alert-cover-more-one-of = Tani mbulo njërën nga { $count } dopiot e pambuluara
alert-cover-more-one-of-draw = Asnjë gur nuk i mbulon { $count } dopiot e tjera. Tërhiq një gur.
alert-cover-more-one-of-pass = Asnjë gur nuk i mbulon { $count } dopiot e tjera. Kalo radhën.

alert-follow-up = Vër një gur mbi dopion tënde { $tile }
alert-follow-up-draw = Asnjë gur nuk përputhet me dopion tënde { $tile }. Tërhiq një gur.
alert-follow-up-pass = Asnjë gur nuk përputhet me dopion tënde { $tile }. Kalo radhën.
alert-follow-up-anywhere = Vure një dopio: vër edhe një gur
alert-follow-up-anywhere-draw = Vure një dopio dhe asnjë gur tjetër nuk përputhet. Tërhiq një gur.
alert-follow-up-anywhere-pass = Vure një dopio dhe asnjë gur tjetër nuk përputhet. Kalo radhën.

## Radha e të tjerëve dhe mbarimi

alert-wait = Radha: { $name }
alert-wait-build = { $name } po ndërton trenin
alert-wait-cover = { $name } duhet të mbulojë një dopio
alert-wait-follow-up = { $name } vuri një dopio dhe vë edhe një gur
alert-round-over = Raundi mbaroi
alert-deal-next = Raundi mbaroi. Shpërnda tjetrin kur ta kenë parë të gjithë.
alert-match-over = Loja mbaroi

## Ditari: çfarë ndodhi, nga një rresht

log-sat = { $you ->
    [yes] Zure vend
   *[no] { $name } zuri vend
}
log-left = Vendi { $number } është përsëri i lirë
log-computer = Luan edhe { $name }, një kompjuter
log-stand-in = Një kompjuter luan për { $you ->
    [yes] ty
   *[no] { $name }
}
log-returned = { $you ->
    [yes] Po luan përsëri
   *[no] { $name } po luan përsëri
}
log-host = { $you ->
    [yes] Tryezën e drejton ti
   *[no] Tryezën e drejton { $name }
}
log-settings = Kush drejton tryezën ndryshoi diçka
log-renamed = { $you ->
    [yes] Tani quhesh { $name }
   *[no] Dikush tani quhet { $name }
}
log-dealt = U shpërnda një raund i ri
log-played = { $you ->
    [yes] Ti
   *[no] { $name }
}: { $tile } te { $where ->
    [own] treni yt
    [mexican] treni meksikan
   *[other] treni i { $owner }
}
log-covered = { $you ->
    [yes] Ti
   *[no] { $name }
}: { $tile } mbulon dopion te { $where ->
    [own] treni yt
    [mexican] treni meksikan
   *[other] treni i { $owner }
}
log-drew = { $you ->
    [yes] Tërhoqe një gur
   *[no] { $name } tërhoqi një gur
}
log-drew-tile = Tërhoqe { $tile }
log-passed = { $you ->
    [yes] Kalove radhën
   *[no] { $name } kaloi radhën
}
log-passed-open = { $you ->
    [yes] Kalove radhën: treni yt është i hapur
   *[no] { $name } kaloi radhën: treni është i hapur
}
log-undone = { $you ->
    [yes] E ktheve lëvizjen mbrapsht
   *[no] { $name } e ktheu lëvizjen mbrapsht
}
log-round-over = Raundi mbaroi
log-match-over = Loja mbaroi
log-rematch = Loja luhet përsëri në një tryezë tjetër

## Refuzimet: asgjë nuk ndryshoi, dhe pse

refused-already-dealt = Loja ka filluar: vendet dhe rregullat mbeten siç janë.
refused-bad-pace = Zgjidh një ritëm nga 0 deri në { $most } sekonda.
refused-bad-rules = Me këto rregulla nuk luhet dot: { $detail }
refused-bad-earlier = Këta { $count } raunde të mëparshëm nuk përputhen me rregullat ose me { $seats } vendet.
refused-bad-seats = Një tryezë ka nga { $fewest } deri në { $most } vende.
refused-enough = Mjaft për një raund. Vazhdo lojën: lëvizjet pranohen ende.
refused-entered-already = Je tashmë në këtë tryezë.
refused-match-over = Loja mbaroi. Kërko revanshin për të luajtur përsëri.
refused-match-runs = Loja nuk ka mbaruar ende.
refused-no-name = Shkruaj një emër me të paktën një shkronjë.
refused-no-person = Në atë vend nuk ka njeri.
refused-no-stand-in = Asnjë kompjuter nuk luan për ty.
refused-no-step = Kjo nuk është lëvizje.
refused-no-such-seat = Tryeza ka vendet 1 deri në { $count }.
refused-no-such-level = Nuk ka lojtar kompjuter të tillë.
refused-no-such-phrase = Nuk ka shprehje të tillë.
refused-no-undo = Nuk kthehet më mbrapsht: dikush luajti ose u tërhoq një gur.
refused-not-dealt-yet = Nuk është shpërndarë ende asnjë raund.
refused-only-host = Këtë e bën vetëm kush drejton tryezën.
refused-only-players = Këtë e bëjnë vetëm ata që kanë vend.
refused-rematch-open = Revanshi është hapur tashmë.
refused-round-runs = Raundi nuk ka mbaruar ende.
refused-seats-free = Ka vende të lira ({ $count }): vër kompjuterë ose zvogëlo tryezën.
refused-seat-free = Ai vend është tashmë i lirë.
refused-seat-taken = Ai vend është i zënë.
refused-smaller-seat-taken = { $you ->
    [yes] Vendi { $seat } është yti: tryeza nuk zvogëlohet dot më shumë.
   *[no] Vendin { $seat } e ka { $name }: liroje më parë, pastaj zvogëlo tryezën.
}
refused-table-full = Të gjitha vendet janë të zëna.
refused-table-moved-on = Ndërkohë tryeza ka ecur përpara: shihe përsëri.
refused-train-not-done = { $name } ende nuk ka shtypur Gati.
refused-train-goes-no-further = Treni yt nuk vazhdon më: shtyp Gati ose zhbëj lëvizjen.

## Barazim në pikë: pse fituesi është i pari

tie-shared = Barazim në gjithçka: { $count } lojtarë ndajnë vendin e parë.
tie-zero-rounds = Barazim në pikë: { $name } ka më shumë raunde me zero.
tie-lowest-round = Barazim në pikë: { $name } ka raundin me më pak pikë mbi zero.
tie-rounds-won = Barazim në pikë: { $name } fitoi më shumë raunde.
tie-highest-round = Barazim në pikë: { $name } ka raundin me më shumë pikë.
