### Çfarë thotë tryeza për atë që e dëgjon, dhe ndihma e tasteve. Të kontrollohet nga një folës amtar.

spoken-table = Tryeza: trenat dhe dora
spoken-item = { $name }: { $value }

## Përgjigje për tastet

spoken-watching = Ti po sheh lojën; nuk ke gurë.
spoken-hand-empty = Nuk ke më gurë.
spoken-hand = Gurët e tu: { $tiles }.
spoken-hand-fits = Mund të vësh: { $tiles }.
spoken-hand-rest = Të tjerët: { $tiles }.
spoken-hand-none-fits = Nuk vë dot asnjë nga gurët e tu: { $tiles }.
spoken-ends = Të hapur për ty: { $trains }.
spoken-ends-others = Të mbyllur: { $trains }.
spoken-cover = Për t’u mbuluar: { $doubles }.
spoken-cover-none = Asnjë dopio nuk është e pambuluar.
spoken-double = { $tile } te { $where ->
    [own] treni yt
    [mexican] treni meksikan
   *[other] treni i { $owner }
}
spoken-tiles = Gurë në dorë: { $list }. Rezerva: { $count }.
spoken-scores = Pikët: { $list }. Raunde të luajtura: { $count }.
spoken-nothing-yet = Ende nuk ka ndodhur asgjë.

## Vënia e një guri

spoken-chosen = Zgjodhe { $tile }.
spoken-let-go = Asnjë gur nuk është më i zgjedhur.
spoken-fits-nowhere = Zgjodhe { $tile }. Tani nuk përputhet askund.
spoken-which-train = Zgjodhe { $tile }. Trenat: { $trains }.
spoken-no-tile = Nuk ka gur { $number }. Gurët e tu: nga 1 deri në { $count }.
spoken-no-train = Nuk ka tren { $number }. Trenat: nga 1 deri në { $count }.

## Ndihma e tasteve

keys-title = Tastet
keys-about = Kudo që je në tryezë, mjafton një tast. Në fushat e tekstit tastet shkruajnë si zakonisht.
keys-key = Tasti
keys-meaning = Çfarë bën
key-hand = Dora ime, së pari çfarë mund të vë
key-ends = Fundet e trenave, së pari ata që janë të hapur për mua
key-cover = Çfarë duhet mbuluar
key-turn = Kush e ka radhën
key-tiles = Sa gurë ka secili
key-scores = Pikët
key-last = Çfarë ndodhi së fundi, edhe një herë
key-suggest = Një këshillë
key-draw = Tërhiq një gur
key-pass = Kalo radhën, ose mbaro trenin që po ndërton
key-undo = Zhbëj hapin e fundit
key-number = Shko te guri me këtë numër; kur një gur është zgjedhur, te treni
key-enter = Zgjidh gurin ose vëre në tren; herën e dytë vihet aty ku përputhet, nëse është një vend i vetëm
key-escape = Lësho gurin; mbyll fletën
key-arrows = Nga guri në gur, nga treni në tren
key-move = Zhvendos gurin brenda dorës
key-train = Trego trenin e tërë
key-help = Kjo ndihmë
