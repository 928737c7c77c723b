# Tryeza në terminal: në ekran dhe rresht pas rreshti. Të kontrollohet nga një folës amtar.

## Të dyja pamjet

list-and = { $items } dhe { $last }
list-or = { $items } ose { $last }
terminal-you = Ti
terminal-train = { $where ->
    [own] treni yt
    [theirs] treni i vet
    [mexican] treni meksikan
    [further] treni meksikan { $place }
   *[other] treni i { $owner }
}
terminal-double-on = { $tile } te { $train }
terminal-watching = Në të gjitha vendet luajnë kompjuterë; ti po shikon.
terminal-saved = Loja u ruajt në { $path }.
terminal-not-saved = Loja nuk u ruajt dot në { $path }: { $problem }.

terminal-engine = Guri i nisjes është { $number }-{ $number }.
terminal-engine-hunted = Guri i nisjes është { $number }-{ $number }; gurë të tërhequr derisa doli: { $count }.
terminal-leads = { $you ->
    [yes] Nis ti.
   *[no] Nis { $name }.
}

terminal-hand-over = Radha: { $name }. Kalo tastierën.
terminal-train-complete = Treni yt është i plotë: mbylle, ose merr një gur mbrapsht.
terminal-build-more = Treni yt mbaron me { $number }: vazhdo, ose mbylle.

terminal-nothing-to-finish = Në trenin tënd nuk ka ende asnjë gur. Për të mos vënë asnjë, kalo radhën.
terminal-nothing-to-take-back = Nuk ka ç’të marrësh mbrapsht: në trenin tënd nuk ka ende asnjë gur.
terminal-no-taking-back = Mbrapsht merren vetëm gurët e trenit që po ndërton.
terminal-nothing-more-fits = Asnjë gur tjetër nuk shkon në trenin tënd: mbylle, ose merr një gur mbrapsht për ta ndërtuar ndryshe.

terminal-suggest-play = Këshillë: { $tile } te { $train }.
terminal-suggest-draw = Këshillë: tërhiq një gur.
terminal-suggest-pass = Këshillë: kalo radhën.
terminal-suggest-finish = Këshillë: mbylle trenin tënd.

terminal-tie-shared = { $names } e ndajnë vendin: kanë nga { $points } pikë dhe janë të barabartë në gjithçka tjetër.
terminal-tie-zero-rounds = { $name } dhe { $other } kanë nga { $points } pikë; { $name } ka më shumë raunde me zero ({ $first } kundër { $second }).
terminal-tie-lowest-round = { $name } dhe { $other } kanë nga { $points } pikë; { $name } ka raundin me më pak pikë mbi zero ({ $first } kundër { $second }), me po aq raunde me zero.
terminal-tie-rounds-won = { $name } dhe { $other } kanë nga { $points } pikë; { $name } fitoi më shumë raunde ({ $first } kundër { $second }).
terminal-tie-highest-round = { $name } dhe { $other } kanë nga { $points } pikë; { $name } ka raundin me më shumë pikë ({ $first } kundër { $second }), me po aq raunde të fituara.

## Çfarë ndodhi në një radhë

told-turn = { $you ->
    [yes] { $deeds }
   *[no] { $name } { $deeds }
}
told-drew = { $you ->
    [yes] tërhoqe një gur
   *[no] tërhoqi një gur
}
told-drew-tile = tërhoqe { $tile }
told-passed = { $you ->
    [yes] kalove radhën
   *[no] kaloi radhën
}
told-covered-it = { $you ->
    [yes] e mbulove me { $tile }
   *[no] e mbuloi me { $tile }
}
told-covered = { $you ->
    [yes] mbulove dopion { $double } te { $on } me { $tile }
   *[no] mbuloi dopion { $double } te { $on } me { $tile }
}
told-started = { $you ->
    [yes] vure { $tile } si gur të parë te { $on }
   *[no] vuri { $tile } si gur të parë te { $on }
}
told-laid = { $you ->
    [yes] vure { $tile } te { $on }
   *[no] vuri { $tile } te { $on }
}
told-whole-train = { $you ->
    [yes] nise me një tren prej { $count } gurësh: { $tiles }
   *[no] nisi me një tren prej { $count } gurësh: { $tiles }
}
told-open-now = { $you ->
    [yes] ; tani treni yt është i hapur
   *[no] ; tani treni i vet është i hapur
}
told-closed-again = { $you ->
    [yes] ; treni yt është përsëri i mbyllur
   *[no] ; treni i vet është përsëri i mbyllur
}
told-stays-open = { $you ->
    [yes] ; treni yt mbetet i hapur
   *[no] ; treni i vet mbetet i hapur
}
told-last-tile = { $you ->
    [yes] , gurin tënd të fundit
   *[no] , gurin e fundit
}

## Rresht pas rreshti: komandat

command-play = luaj
command-draw = tërhiq
command-pass = pas
command-undo = zhbëj
command-done = gati
command-hand = dora
command-ends = fundet
command-open = dopiot
command-turn = radha
command-tiles = gurët
command-scores = pikët
command-again = përsërit
command-suggest = këshillë
command-rules = rregullat
command-next = tjetri
command-language = gjuha
command-help = ndihmë
command-quit = dil
command-all = të gjithë
command-on = te
command-own = imi
command-mexican = meksikan

command-play-about = luaj 12-5 te 3, 12-5@3 ose 12-5 te bea: e vë gurin te ai tren. Treni meksikan është M ose meksikan, yti është imi. Mjafton 12-5 kur guri përputhet vetëm me një tren.
command-draw-about = tërheq një gur
command-pass-about = kalon radhën, ose e mbyll trenin që po ndërton
command-undo-about = merr mbrapsht gurin e fundit të trenit që po ndërton; zhbëj të gjithë i merr të gjithë
command-done-about = e mbyll trenin që po ndërton
command-hand-about = gurët e tu, të parët ata që mund të vihen
command-ends-about = fundi i çdo treni, të parët ata që mund t’i përdorësh
command-open-about = dopiot e pambuluara, sipas rendit në të cilin duhen mbuluar
command-turn-about = kush e ka radhën dhe çfarë duhet bërë
command-tiles-about = sa gurë ka secili, dhe rezerva
command-scores-about = pikët deri tani
command-again-about = edhe një herë çfarë ndodhi në xhiron e fundit
command-suggest-about = çfarë do të bënte një kompjuter në vendin tënd
command-rules-about = rregullat e kësaj tryeze
command-next-about = raundi tjetër, kur një raund ka mbaruar
command-language-about = gjuha en: gjuha e tryezës; vetëm gjuha tregon cilat ka
command-help-about = kjo listë
command-quit-about = largohet nga tryeza

## Rresht pas rreshti: çfarë thuhet

plain-welcome = Një tryezë me rregullat { $rules }: { $seats }. Shkruaj ndihmë për komandat.
plain-you-are = Ti je { $names }.
plain-hidden = Kalo tastierën, pastaj shtyp Enter.
plain-next-round = Shkruaj tjetri, ose shtyp Enter, për raundin tjetër.
plain-end-of-input = Hyrja mbaroi: tryeza mbyllet.
plain-goodbye = U largove nga tryeza.
plain-help = Komandat; mjaftojnë shkronjat e para kur i përkasin vetëm njërës:
plain-unknown = { $word } nuk është komandë. Shkruaj një gur si 12-5, ose një nga këto: { $commands }. Me ndihmë shpjegohen.
plain-ambiguous = { $word } mund të jetë { $commands }: shkruaj edhe një shkronjë.
plain-takes-nothing = Pas { $command } nuk vjen asgjë.
plain-no-tile = Cili gur? Shkruaj për shembull: luaj 12-5 te 3.
plain-no-such-tile = { $tile } nuk është gur: një anë ka 0 deri në 18 pika.
plain-no-train = { $text } nuk është tren këtu: shkruaj një numër, M, imi ose një emër ({ $names }).
plain-several-trains = { $text } mund të jetë { $names }: shkruaj numrin e trenit.
plain-which-train = { $tile } përputhet në { $trains }. Thuaj ku, për shembull: { $tile } te { $key }
plain-can-lay = Mund të vësh { $plays }.
plain-tile-on = { $tile } te { $trains }
plain-may-draw = Mund edhe të tërheqësh.
plain-may-pass = Mund edhe të kalosh radhën.
plain-may-draw-or-pass = Mund edhe të tërheqësh ose të kalosh radhën.
plain-others = Të tjerët: { $tiles }.
plain-none-fits = Tani nuk vihet dot asnjë: { $tiles }.
plain-hand = Gurë: { $count }, pika: { $pips }.
plain-no-hand = Nuk tregohet asnjë dorë derisa dikush të marrë tastierën.
plain-open-doubles = Të pambuluara: { $doubles }.
plain-open-doubles-in-order = Të pambuluara, mbulohen sipas këtij rendi: { $doubles }.
plain-no-open-double = Nuk ka asnjë dopio të pambuluar.
plain-tiles = Gurë në dorë: { $hands }. Rezerva: { $count }.
plain-scores = Raunde të luajtura: { $count }. { $totals }.
plain-points = { $name }: pikë { $points }, gjithsej { $total }.
plain-points-and-hand = { $name }: pikë { $points }, gjithsej { $total }; i mbetën { $tiles }.
plain-nothing-happened = Ende nuk ka ndodhur asgjë.
plain-no-suggestion = Tani nuk ka këshillë: nuk e ke radhën ti.
plain-taken-back = More mbrapsht { $tiles }.
plain-language = Tryeza flet { $language }. Për ta ndryshuar, shkruaj gjuha dhe një nga këto: { $languages }.
plain-no-language = { $word } nuk është gjuhë këtu: shkruaj një nga këto: { $languages }.

## Në ekran

screen-lap = xhiroja { $number }
screen-left = dora { $count }
screen-laid = tren { $count }
screen-open = hapur
screen-closed = mbyllur
screen-new = i ri
screen-open-double = dopio e pambuluar
screen-to-cover = duhet mbuluar
screen-building = të vënë: { $count } · vazhdon me { $number } · nga të tutë përputhen: { $fitting }
screen-where = Ku? { $trains }
screen-no-train = Këtu nuk ka tren { $key }.
screen-exact-or-longer = Enter luan te treni { $key }, ose shkruaj edhe një shifër.
screen-second-digit = Shkruaj shifrën e dytë të trenit, ose Esc.
screen-suggestions-on = Këshillat janë ndezur: s i fik.
screen-suggestions-off = Këshillat janë fikur.
screen-hand-over = Tastiera i takon lojtarit { $name }. Dora tregohet kur { $name } shtyp Enter.
screen-quit = Të largohesh nga tryeza?
screen-quit-saved = Loja është ruajtur në { $path } dhe prej andej mund të vazhdohet.
screen-quit-unsaved = Loja nuk është ruajtur. (Me --save FILE në fillim do të ishte.)

press-tile = gur
press-play = luaj
press-draw = tërhiq
press-pass = pas
press-suggest = këshillë
press-log = ngjarjet
press-scores = pikët
press-rules = rregullat
press-language = gjuha
press-lay = vër
press-take-back = merr mbrapsht
press-all = të gjithë
press-finish = mbyll
press-train = tren
press-back = kthehu
press-scroll = lëviz
press-help = ndihmë
press-quit = dil
press-next = raundi tjetër
press-leave = largohu
press-stay = rri
press-here = jam këtu

## Ndihma në ekran

help-title = Ndihmë
help-building = Ndërtimi i trenit tënd
help-any-time = Në çdo kohë
help-signs = Shenjat
help-choose = zgjedhin një gur; edhe shkronja nën të e zgjedh
help-playable-next = guri tjetër që mund të vihet
help-enter = e vë; kur përputhet me disa trena, zgjedh njërin
help-train = e vë te ai tren (M2 M3 …: trena të tjerë meksikanë)
help-draw-pass = tërheq, kalon radhën
help-suggest = ndez ose fik këshillat
help-take-back = merr mbrapsht gurin e fundit, i merr të gjithë
help-finish = e mbyll: vetëm tani gurët mbeten në tryezë
help-sheets = çfarë ndodhi, pikët, rregullat e kësaj tryeze
help-language = gjuha e tryezës
help-help-quit = kjo ndihmë, dalja
help-number-sign = numri i madh
help-number = çfarë mund të vihet te ky tren
help-playable = ky gur mund të vihet tani
help-open = i zoti nuk luajti dot: këtu luan kushdo
help-closed = këtu luan vetëm i zoti
help-open-double = një dopio e pambuluar; me ! duhet mbuluar tani
help-counts = gurë në dorën e të zotit, gurë në tren
help-newest = kush e ka radhën; këtu është guri më i ri
help-double = një dopio

## Çfarë nuk mund të kërkohet në fillim

play-bad-pace = ritmi është { $pace }: jep 0 deri në 60 sekonda
play-no-folder = nuk ruhet dot asgjë në { $path }: në atë dosje nuk shkruhet dot
play-file-there = ka tashmë një skedar { $path }: vazhdo me --resume { $path }, ose jep një emër tjetër
play-name-of-train = { $name } nuk mund të jetë emër këtu: kështu quhen trenat
play-fixed-by-record = loja e vazhduar mbetet siç thotë regjistrimi i saj: hiq { $options }
play-damaged = { $path } nuk vazhdohet dot: { $damage }. Shih: replay { $path }
play-over = loja në { $path } ka mbaruar. Shih: replay { $path }
play-no-such-player = { $word } nuk është lojtar kompjuter: lojtarët janë { $names }
play-no-such-player-near = { $word } nuk është lojtar kompjuter: mos deshe { $near }? lojtarët janë { $names }

## caboose score: what is wrong. Each is put behind "caboose:" and has no full stop. NAME, out, --round, --force, scoring=winner-takes are technical and stay.

sheet-few-names = një lojë ka të paktën dy lojtarë: emërtoji të gjithë
sheet-names-twice = dy lojtarë kanë të njëjtin emër: fleta e pikëve nuk do t’i dallonte dot
sheet-no-hand = { $text } nuk është dorë: shkruaj NAME=45, NAME=out ose NAME="12-5 5-3"
sheet-points = { $text } pikë: një dorë ka e shumta { $most }
sheet-no-player = askush nuk quhet { $name }: lojtarët janë { $names }
sheet-no-question = asnjë raund nuk pyet për { $question }: thuaj cilin me --round
sheet-no-engine = guri i nisjes është një numër si 9, jo { $text }
sheet-no-answer = { $text } nuk është përgjigje për { $question }: zgjidh një nga { $answers }
sheet-nothing-to-undo = nuk ka asgjë për t’u zhbërë
sheet-file-there = skedari { $file } ekziston tashmë: zëvendësoje me --force
sheet-many-games = { $file } ka { $count } lojëra: jep një skedar me një të vetme
sheet-file-long = skedari ka { $count } shenja; lexohen e shumta { $most }
# $format: technical, as the file has to name it.

sheet-file-none = ky nuk është skedar fletësh pikësh: duhet të jetë JSON me formatin “{ $format }”
sheet-file-format = formati i skedarit është { $given }: duhet të jetë “{ $format }”
## Files of all commands

file-none = nuk ka skedar { $file }
file-folder = { $file } është dosje: jep një skedar
file-large = { $file } është tepër i madh për t’u lexuar
file-no-text = { $file } nuk është tekst në UTF-8
## caboose score import and export: tables of rounds and points

csv-winner-takes = pikët me scoring=winner-takes nuk i tregojnë duart: shëno duart
csv-total = shuma e { $name } është { $given }, por raundet bëjnë { $sum }
csv-none = kjo nuk është tabelë me vlera të ndara me presje
csv-small = një tabelë pikësh ka një rresht emrash dhe të paktën një raund me dy lojtarë
csv-head = tabela nis me { $text }: kutia e parë duhet të thotë raundi ose lojtari
csv-names-twice = dy lojtarë të tabelës kanë të njëjtin emër
csv-players = { $count } lojtarë: një tabelë pikësh ka 2 deri { $most }
csv-cell = në rreshtin { $row } është shkruar { $text }: shkruaj pikë të plota
# $rules: a technical line.

csv-other-rules = raundi { $number } i tabelës s’mund të jetë me këto rregulla, { $rules }: zgjidh rregullat me të cilat u luajt
csv-other-players = raundi { $number } i lojës { $game } ka lojtarë të tjerë: tabelat e laboratorit kanë të njëjtët { $count } në të gjithë raundet
