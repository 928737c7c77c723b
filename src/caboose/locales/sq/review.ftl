# Shqyrtimi i asaj që u luajt. Shih en/review.ftl. Duhet parë nga një folës i shqipes.

review-rounds = raunde
review-decisions = Vendime
review-lost = Pikë të humbura
review-gave = Dha shpërndarja
review-made = Bëri loja
review-margin = Gjithsej
review-about-lost = Pikë të humbura: sa kushtuan vendimet përballë më të mirave, mesatarisht për të gjitha mënyrat si mund të jenë gurët e fshehur, sipas asaj që dinte lojtari. ± vlen me 95 % siguri.
review-about-deal = Dha shpërndarja, bëri loja: pikë më mirë (+) ose më keq (−) se mesatarja e të tjerëve. Ajo që dha shpërndarja është si mbaron e njëjta shpërndarje kur në të gjitha vendet luan Planifikuesi.
review-turning-points = Çastet vendimtare:
review-no-turning-point = S’ka çaste vendimtare: asnjë vendim nuk humbi pikë me siguri.
review-turning-point = Raundi { $round }, xhiroja { $lap }: { $name } zgjodhi { $played }. Më mirë: { $better }. Pikë të humbura: { $lost } ± { $error }.
review-lay = { $tile } te { $where ->
    [own] treni vetjak
    [mexican] { $place ->
        [1] treni meksikan
       *[other] treni meksikan { $place }
    }
   *[other] treni i { $owner }
}
review-draw = të tërhiqte një gur
review-pass = të kalonte radhën
review-nothing = s’ka ç’shqyrtohet: asnjë raund i regjistrimit nuk ka mbaruar
review-nothing-damaged = s’ka ç’shqyrtohet: asnjë raund i regjistrimit nuk është i plotë. { $damage }
review-no-seat = në këtë regjistrim nuk ka vend { $number }: jep një numër nga 1 deri në { $most }
review-no-round = në këtë regjistrim nuk ka raund të mbaruar { $number }: jep një numër nga 1 deri në { $most }
review-damaged = Regjistrimi është i dëmtuar: { $damage }. Raundet para tij u shqyrtuan.
review-worker-lost = një proces që bënte shqyrtimin u ndal nga jashtë: provo përsëri, me --workers 1 nëse mungon kujtesa

review-title = Shqyrtimi
review-ask = Shqyrto këtë raund
review-ask-about = Eksperti vlerëson çdo vendim sipas asaj që dinte lojtari dhe e ndan fatin nga mjeshtëria.
review-waiting = Shqyrtimi pret radhën …
review-progress = Vendime të vlerësuara: { $number } nga { $count }
review-rated = Pikë të humbura: { $lost } ± { $error }. Më mirë: { $better }.
review-reason = Një këshillë do të kishte thënë: { $reason }
review-rated-best = Vendimi më i mirë.
review-no-choice = Këtu s’kishte ç’të zgjidhej.
