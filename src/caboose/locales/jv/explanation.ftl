# Apa sing dikandhakaké caboose explain. Prelu dipriksa dening wong sing basa ibuné Jawa.

explain-rule = ({ $option }={ $value }, aturan { $section })

## Apa sing kudu ditindakaké

explain-over-out = Rondené wis rampung: ana sing entèk kertuné.
explain-over-blocked = Rondené wis rampung: gaplé.
explain-cover = Kursi { $number } kudu nutup { $rule } balak ing sepur { $train } { $order }.
explain-cover-one-of = Kursi { $number } kudu nutup { $rule } salah siji balak ing sepur { $trains } { $order }.
explain-go-on = Kursi { $number } kudu nerusaké balak ing sepur { $train } { $rule }.
explain-follow-up = Kursi { $number } kudu masang kertu siji manèh sawisé balaké { $rule }.
explain-building = Kursi { $number } lagi gawé sepur, kena diterusaké utawa dirampungaké { $rule }.
explain-first-turn = Kursi { $number } oleh giliran kapisan { $rule }.
explain-to-play = Gilirané kursi { $number } { $rule }.

## Sebabé laku iku kena

legal-draw = njupuk kertu { $rule }
legal-end-train = ngrampungaké sepur sing lagi digawé { $rule }
legal-nothing-fits = ora ana sing cocog
legal-end-turn = ngrampungaké giliran { $rule }
legal-cover = nutup balak sing kudu ditutup { $rule }
legal-own-train = sepuré dhéwé
legal-mexican-train = sepur Meksiko mbukak kanggo kabèh
legal-mexican-start = miwiti sepur Meksiko { $rule }
legal-marked-train = sepuré kursi { $train } mbukak: ana tandhané

## Kepriyé miturut aturan liyané

differs-cannot-arise = kahanan iki ora bisa kelakon: { $detail }
differs-legal = kena
differs-refused = ora kena: { $reason }
differs-refused-by = ora kena: { $reason } ({ $option })
differs-also-legal = uga kena: { $steps }
differs-not-legal = ora kena: { $steps }

cannot-run-so-many = ana { $count } sepur Meksiko, nanging aturané mexican_trains={ $value }
cannot-go-on-after-cover = gilirané rampung sawisé nutup { $step }
cannot-go-on-after = gilirané rampung sawisé { $step }: wis ora wajib lan ora kena masang manèh
