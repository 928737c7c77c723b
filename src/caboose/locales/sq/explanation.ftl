# Ç’thotë caboose explain për një pozicion. Të kontrollohet nga një folës amtar.

explain-rule = ({ $option }={ $value }, rregullat { $section })

## Çfarë duhet bërë

explain-over-out = Raundi mbaroi: dikush i mbaroi gurët.
explain-over-blocked = Raundi mbaroi: lojë e bllokuar.
explain-cover = Vendi { $number } duhet të mbulojë { $rule } dopion te treni { $train } { $order }.
explain-cover-one-of = Vendi { $number } duhet të mbulojë { $rule } një nga dopiot te trenat { $trains } { $order }.
explain-go-on = Vendi { $number } duhet të vazhdojë nga dopioja te treni { $train } { $rule }.
explain-follow-up = Vendi { $number } duhet të vërë edhe një gur pas dopios së vet { $rule }.
explain-building = Vendi { $number } po ndërton trenin e vet dhe mund ta vazhdojë ose ta mbyllë { $rule }.
explain-first-turn = Vendi { $number } ka radhën e parë { $rule }.
explain-to-play = E ka radhën vendi { $number } { $rule }.

## Pse lejohet një lëvizje

legal-draw = tërheqje { $rule }
legal-end-train = e mbyll trenin që po ndërtohet { $rule }
legal-nothing-fits = asnjë gur nuk përputhet
legal-end-turn = e mbyll radhën { $rule }
legal-cover = mbulimi që duhet bërë { $rule }
legal-own-train = treni vetjak
legal-mexican-train = treni meksikan është i hapur për të gjithë
legal-mexican-start = nis një tren meksikan { $rule }
legal-marked-train = treni i vendit { $train } është i hapur: ka shenjën

## Si e gjykojnë rregulla të tjera të njëjtin pozicion

differs-cannot-arise = ky pozicion nuk mund të ndodhë: { $detail }
differs-legal = lejohet
differs-refused = nuk lejohet: { $reason }
differs-refused-by = nuk lejohet: { $reason } ({ $option })
differs-also-legal = lejohet edhe: { $steps }
differs-not-legal = nuk lejohet: { $steps }

cannot-run-so-many = ka { $count } trena meksikanë, por rregullat thonë mexican_trains={ $value }
cannot-go-on-after-cover = radha mbaron pas mbulimit { $step }
cannot-go-on-after = radha mbaron pas { $step }: nuk duhet dhe nuk mund të vihet më asnjë gur
