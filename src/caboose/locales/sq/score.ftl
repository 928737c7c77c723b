# The score keeper for games with real tiles. Its pages alone load this file.
score-title = Fleta e pikëve
score-about = Për lojëra me gurë të vërtetë. Pasi hapet një herë, punon edhe pa rrjet.
score-new = Lojë e re
score-games = Lojërat në këtë pajisje
score-text-running = { $count ->
    [0] Para raundit të parë
    [1] Pas 1 raundi
   *[other] Pas { $count } raundesh
}
score-text-over = { $count ->
    [1] Rezultati i fundit pas 1 raundi
   *[other] Rezultati i fundit pas { $count } raundesh
}
score-forget = Fshi lojën e { $names }
score-forget-sure = Të fshihet nga kjo pajisje loja e { $names }?
score-join = Kodi i një loje të përbashkët
score-join-button = Shiko
score-file-open = Hap skedarin e një loje
score-file-bad = Ky nuk është skedar i një flete pikësh.
score-gone = Kjo lojë nuk është në këtë pajisje
score-gone-about = U fshi, ose u mbajt në një shfletues tjetër.

## A new game
score-names = Kush luan?
score-name = Lojtari { $number }
score-name-add = Edhe një lojtar
score-name-remove = Hiq lojtarin { $number }
score-names-known = Emra nga lojëra të mëparshme
score-names-twice = Dy lojtarë kanë të njëjtin emër.
score-starter = Kush e nis raundin e parë?
score-set = Kompleti
score-set-double = Dopio-{ $number }
score-set-usual = Sipas rregullave: dopio-{ $number }
score-length = Gjatësia
score-length-all = Të { $count } raundet
score-length-some = { $count ->
    [1] 1 raund
   *[other] { $count } raunde
}
score-length-target = Derisa dikush të ketë { $points } pikë
score-league-name = Liga
score-league-about = Mund të mbetet bosh. Lojërat me të njëjtin emër numërohen bashkë.
score-deal-unknown = Këto rregulla nuk thonë sa gurë tërheqin { $count } lojtarë nga kompleti dopio-{ $number }: merruni vesh.
score-begin = Nis

## The round
score-engine = Guri i nisjes është { $number }-{ $number }
score-draw = Secili tërheq { $count } gurë
score-leads = E nis { $name }
score-leads-found = E nis kush e ka gurin e nisjes; kërkimi fillon nga { $name }
score-shuffles = I përzien { $name }
score-card-change = U luajt ndryshe
score-card-engine = Guri i nisjes
score-card-lead = E nis
score-hands = Gurët në dorë të këtij raundi
score-total = Gjithsej { $points }
score-out-button = { $name } i mbaroi gurët
score-hand-known = { $name }: { $points }. Ndryshoje
score-hand-unknown = Shëno gurët e { $name }
score-hand-title = { $name }, raundi { $number }
score-way = Si të shënohet
score-way-keypad = Numër
score-way-tiles = Gurë
score-way-photo = Fotografi
# Under a way of entering that does not exist so far: very short.
score-way-not-yet = ende jo
score-points = Pikë
score-count-twice = Dopiot llogariten dy herë.
score-erase = Fshi shifrën e fundit
score-out = Pa gurë: 0
score-enter = Shëno
score-clear = Zbraze këtë kuti
score-sum = Gurë: { $count }, pikë: { $points }
score-tile-remove = Hiq { $tile }
score-half-first = Gjysma e parë e një guri
score-half-second = Gjysma e dytë e gurit

## What has to be asked, and what cannot be right
score-question-ending = { $count ->
    [0] Askush nuk i mbaroi gurët. A u bllokua loja?
   *[other] { $count } lojtarë kanë zero. Si mbaroi raundi?
}
score-question-ending-else = Nëse s’është kështu, ndreqi numrat.
score-question-ending-short = Si mbaroi raundi
score-question-engine = Cila dopio ishte guri i nisjes?
score-question-engine-short = Guri i nisjes
score-question-double-blank = Kush e kishte 0-0? Llogaritet { $points }.
score-question-double-blank-short = Kush e kishte 0-0
score-question-out-on-double = A ishte dopio guri i fundit i atij që i mbaroi gurët?
score-question-out-on-double-short = Mbaroi me dopio
score-answer-blocked = Loja u bllokua
score-answer-out = Të gjithë këta i mbaruan gurët
score-answer-none = Askush
score-answer-counted = Është llogaritur tashmë
score-answer-yes = Po
score-answer-no = Jo
score-flag-tile-twice = { $names }: guri { $tile } është shënuar dy herë.
score-flag-tile-engine = { $names }: guri { $tile } është guri i nisjes dhe s’mund të jetë në dorë.
score-flag-tile-unknown = { $names }: ky komplet nuk e ka gurin { $tile }.
score-flag-too-many = Më shumë pikë se ç’ka: të gjitha duart bashkë kanë e shumta { $points }. Shih { $names }.

## Corrections
score-undo = Zhbëj shënimin e fundit
score-changes = Të gjitha shënimet
score-changes-about = Vlen shënimi i fundit; të vjetrit mbeten këtu.
score-before = Më parë: { $value }
score-undone = Zhbërë
score-undo-this = Zhbëj: { $what }
score-change-hand = Raundi { $number }, { $name }: { $value }
score-change-joined = { $value } luan nga raundi { $number }
score-change-renamed = Emër i ri: { $value }
score-change-left = { $name } ikën para raundit { $number }
score-change-returned = { $name } kthehet nga raundi { $number }
score-change-rules = Rregullat: { $value }
score-change-lead = { $name } e nis lojën
score-change-answer = Raundi { $number }. { $value }
score-change-card = Raundi { $number }: u ndryshua karta e tij
score-change-ended = Loja u mbyll
score-change-undone = U zhbë një shënim

## Players and rules
score-players = Lojtarët
score-rename = Emri i { $name }
score-leaves = { $name } ikën
score-returns = { $name } kthehet
score-late = Dikush vjen për raundin { $number }
score-late-points = Nis me
score-late-zero = zero pikë
score-late-average = mesataren e të gjithëve
score-late-highest = shumën më të lartë
score-late-lowest = shumën më të ulët
score-late-add = Shto, me { $points } pikë
score-rules-about = Ç’ndryshohet këtu vlen për të gjithë raundet, edhe për ata që mbaruan.
score-end = Mbylle lojën këtu
score-again = Revansh

## Grid, places, ties
score-grid = Të gjithë raundet
score-grid-round = Raundi
score-cell = { $name }, raundi { $number }: { $points }
score-explain-tie-shared = { $names } kanë nga { $own } pikë dhe janë barazim në gjithçka: e ndajnë vendin.
score-explain-tie-zero-rounds = { $first } dhe { $second } kanë shumë të barabartë. { $first } del përpara me më shumë raunde me zero: { $own } me { $others }.
score-explain-tie-lowest-round = { $first } dhe { $second } kanë shumë të barabartë dhe po aq raunde me zero. { $first } del përpara me raundin më të ulët: { $own } me { $others }.
score-explain-tie-rounds-won = { $first } dhe { $second } kanë shumë të barabartë. { $first } del përpara me më shumë raunde të fituara: { $own } me { $others }.
score-explain-tie-highest-round = { $first } dhe { $second } kanë shumë të barabartë dhe po aq raunde të fituara. { $first } del përpara me raundin më të lartë: { $own } me { $others }.

## From and to a table of the server
score-to-table = Vazhdo në një tryezë në internet
score-to-table-about = Hapet një tryezë me pikët deri tani dhe secilit i ruhet një vend: { $names }.
score-to-table-missed = { $count ->
    [1] { $name } mungoi në 1 raund: tryeza e numëron si raund me 0 pikë, edhe kur vendoset një barazim.
   *[other] { $name } mungoi në { $count } raunde: tryeza i numëron si raunde me 0 pikë, edhe kur vendoset një barazim.
}
score-to-table-brought = { $name } nisi me { $points } pikë: tryeza i numëron me raundin e parë.
score-to-table-gone = Nuk kalojnë në tryezë sepse kanë ikur: { $names }.
score-to-table-asked = Në këtë fletë pyetet ende diçka: pikët kalojnë siç janë tani.
score-to-table-open = Hap tryezën
score-from-table = Po hapet fleta e pikëve …
score-from-table-summed = { $count ->
    [1] Raundi i parë u luajt në letër, dhe me këto rregulla pikët e tij nuk i tregojnë duart. Të gjithë nisin me ato pikë, dhe fleta me raundin pas tij; një barazim e vendosin raundet e fletës.
   *[other] { $count } raundet e para u luajtën në letër, dhe me këto rregulla pikët e tyre nuk i tregojnë duart. Të gjithë nisin me shumën e atyre pikëve, dhe fleta me raundin pas tyre; një barazim e vendosin raundet e fletës.
}
score-from-table-open = Hap fletën e pikëve

## Sharing
score-live = Drejtpërdrejt
score-offline = Pa rrjet; gjithçka ruhet
score-who = I kujt është ky telefon?
score-who-all = Unë i mbaj pikët për të gjithë
score-share = Shpërndaje
score-share-live = Drejtpërdrejt, me telefona të tjerë
score-share-live-about = Secili lojtar mund të shënojë nga telefoni i vet, dhe të gjithë mund të shohin.
score-share-start = Shpërndaje këtë lojë
score-share-write = Për të shënuar
score-share-watch = Për të parë
score-share-write-about = Kush e ka këtë lidhje ose kod QR mund të shënojë dhe të ndreqë.
score-share-watch-about = Kush e ka këtë lidhje ose kodin mund të shohë.
score-share-now = Siç është tani
score-share-text = Kopjo si tekst
score-share-text-send = Dërgo si tekst
score-share-picture = Si pamje
score-share-csv = Si tabelë (CSV)
score-share-file = Si skedar me gjithçka
score-print = Shtyp

## League and club
score-league = Liga
score-league-all = Të gjitha lojërat
score-league-none = Pa ligë
score-league-wins = Fituar
score-league-games = Lojëra
score-league-average = Pikë për raund
score-league-out = Herë pa gurë
score-league-empty = Ende s’ka mbaruar asnjë lojë.
score-plot = Pikë për raund, lojë pas loje
score-plot-games = { $count ->
    [1] 1 lojë
   *[other] { $count } lojëra
}
score-club = Pasdite klubi
score-club-about = Disa tryeza: kush ulet ku, fletë për shtyp dhe të gjitha lojërat në një ekran.
score-club-name = Emri i pasdites
score-club-people = Të gjithë emrat, nga një në rresht
score-club-count = Emra: { $count }
score-club-tables = Tryeza
score-club-fewer = Një tryezë më pak
score-club-more = Një tryezë më shumë
score-club-draw = Hidh short për vendet
score-club-begin = Nisi këtu këto lojëra
score-club-standing = Pasditja deri tani
score-club-table = Tryeza { $number }

## What the server refuses
refused-no-game = Nuk ka fletë pikësh me këtë kod. Shihe kodin edhe një herë: ka gjashtë shkronja e shifra.
refused-wrong-key = Kjo lidhje e tregon fletën e pikëve, por nuk lejon të shkruash në të. Kërko lidhjen që lejon shkrimin.
refused-bad-entries = Fleta e pikëve nuk e pranoi këtë: { $detail }
refused-full-sheet = Kjo fletë pikësh është plot. Nis një lojë të re.

# Each of these fits behind the colon of refused-bad-entries. $number: which entry; $field: a technical name.

score-entries-none = kjo nuk është listë shënimesh
score-entry-bad = në shënimin { $number }, { $field } nuk është siç duhet
score-entries-many = { $count } shënime: një lojë ka e shumta { $most }
score-name-needed = një lojtar duhet të ketë emër
score-hand-both = dora shënohet si numër ose si gurë, jo në të dyja mënyrat
score-tile-written = { $text } shkruhet { $tile }
