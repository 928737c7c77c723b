# Niti manèh apa sing wis dimainaké. Delengen en/review.ftl. Prelu dipriksa dening wong sing basa ibuné Jawa.

review-rounds = ronde
review-decisions = Pilihan
review-lost = Biji sing ilang
review-gave = Saka duman
review-made = Saka carané main
review-margin = Kabèh
review-about-lost = Biji sing ilang: pira regané pilihan-pilihan iku dibandhing pilihan sing paling apik, rata-rata saka kabèh cara dununging kertu sing ora katon, miturut apa sing diweruhi pemain. ± bener kanthi kapesthèn 95 %.
review-about-deal = Saka duman, saka carané main: biji luwih apik (+) utawa luwih èlèk (−) tinimbang rata-rata liyané. Sing saka duman yaiku asilé duman sing padha yèn kabèh kursi dimainaké Juru rancang.
review-turning-points = Titik sing nemtokaké:
review-no-turning-point = Ora ana titik sing nemtokaké: ora ana pilihan sing mesthi ngilangaké biji.
review-turning-point = Ronde { $round }, puteran { $lap }: { $name } milih { $played }. Luwih apik: { $better }. Biji sing ilang: { $lost } ± { $error }.
review-lay = { $tile } ing { $where ->
    [own] sepuré dhéwé
    [mexican] { $place ->
        [1] sepur Meksiko
       *[other] sepur Meksiko { $place }
    }
   *[other] sepuré { $owner }
}
review-draw = njupuk kertu
review-pass = liwat
review-nothing = ora ana sing bisa dititi: durung ana ronde sing rampung ing cathetan iki
review-nothing-damaged = ora ana sing bisa dititi: ora ana ronde sing wutuh ing cathetan iki. { $damage }
review-no-seat = ing cathetan iki ora ana kursi { $number }: wènèhana 1 nganti { $most }
review-no-round = ing cathetan iki ora ana ronde { $number } sing wis rampung: wènèhana 1 nganti { $most }
review-damaged = Cathetan iki rusak: { $damage }. Ronde-ronde sadurungé wis dititi.
review-worker-lost = proses sing lagi niti dimandhegaké saka njaba: cobanen manèh, nganggo --workers 1 yèn memoriné kurang

review-title = Titi manèh
review-ask = Titinen ronde iki
review-ask-about = Jagoan mbiji saben pilihan miturut apa sing diweruhi pemain, lan misahaké kabegjan karo kapinteran.
review-waiting = Isih ngentèni gilirané dititi …
review-progress = Pilihan sing wis dibiji: { $number } saka { $count }
review-rated = Biji sing ilang: { $lost } ± { $error }. Luwih apik: { $better }.
review-reason = Yèn njaluk saran, unèné: { $reason }
review-rated-best = Pilihan sing paling apik.
review-no-choice = Ing kéné ora ana sing kudu dipilih.
