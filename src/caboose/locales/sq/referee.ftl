# Pse gjyqtari e refuzon një lëvizje. Të kontrollohet nga një folës amtar.

refusal-round-over = Raundi mbaroi.
refusal-not-your-turn = { $you ->
    [yes] E ke radhën ti.
    [no] E ka radhën { $name }.
   *[numbered] E ka radhën vendi { $seat }.
}
refusal-not-in-hand = Guri { $tile } nuk është në dorë.
refusal-no-seat = Në këtë tryezë nuk ka vend { $number }.

refusal-being-built = Po ndërtohet një tren, si në radhën e parë.
refusal-first-turn-others = Në radhën e parë askush nuk luan në trenin e një tjetri.
refusal-first-turn-own = Në radhën e parë përdoret vetëm treni vetjak.
refusal-mexican-from = Treni meksikan niset nga xhiroja { $from }; kjo është xhiroja { $number }.

refusal-own-not-started = Treni vetjak nuk është nisur ende, dhe deri atëherë kjo nuk lejohet.
refusal-own-fits = Një gur në dorë përputhet me trenin vetjak, prandaj nuk përdoret tren tjetër.

refusal-owes-cover = Më parë duhet mbuluar dopioja te { $where ->
    [own] treni yt
    [mexican] treni meksikan
    [other] treni i { $owner }
   *[numbered] treni { $train }
}; tjetër gjë nuk luhet.
refusal-owes-cover-one-of = Më parë duhet mbuluar njëra nga { $count } dopiot e pambuluara; tjetër gjë nuk luhet.
refusal-owes-follow-up = Guri tjetër shkon mbi dopion te { $where ->
    [own] treni yt
    [mexican] treni meksikan
    [other] treni i { $owner }
   *[numbered] treni { $train }
}.

refusal-train-closed = { $where ->
    [other] Treni i { $owner }
   *[numbered] Treni i vendit { $train }
} është i mbyllur: nuk ka shenjë.
refusal-next-mexican = Treni tjetër meksikan është { $train }.
refusal-one-mexican = Ka vetëm një tren meksikan, M.
refusal-no-mexican = Nuk ka tren meksikan.
refusal-no-match = { $tile } nuk përputhet me { $where ->
    [own] trenin tënd
    [mexican] trenin meksikan
    [other] trenin e { $owner }
   *[numbered] trenin { $train }
}, që mbaron me { $number }.

refusal-double-while-open = Nuk vihet dopio sa ka një tjetër të pambuluar.
refusal-double-already = Në këtë radhë është vënë tashmë një dopio.
refusal-cannot-go-on = Asnjë { $number } tjetër në dorë nuk shkon mbi { $tile }, dhe treni i parë nuk mbaron me dopio.
refusal-ends-on-double = { $where ->
    [own] Treni yt
    [mexican] Treni meksikan
    [other] Treni i { $owner }
   *[numbered] Treni { $train }
} mbaron me dopio: vazhdo aty, treni i parë nuk mbaron ashtu.

refusal-draw-can-play = Në dorë ka një gur që vihet, prandaj nuk tërhiqet.
refusal-already-drew = Në këtë radhë nuk tërhiqen më gurë.
refusal-boneyard-empty = Rezerva është bosh.
refusal-must-draw = Asgjë nuk përputhet: më parë tërhiq, në rezervë { $count ->
    [1] ka 1 gur
   *[other] ka { $count } gurë
}.
refusal-pass-can-play = Në dorë ka një gur që vihet, prandaj radha vazhdon.
