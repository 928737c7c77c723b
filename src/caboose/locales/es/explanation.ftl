# Lo que caboose explain dice de una posición.

explain-rule = ({ $option }={ $value }, reglas { $section })

## Lo que se debe

explain-over-out = La ronda terminó: alguien se quedó sin fichas.
explain-over-blocked = La ronda terminó: juego cerrado.
explain-cover = El asiento { $number } debe cubrir { $rule } la mula del tren { $train } { $order }.
explain-cover-one-of = El asiento { $number } debe cubrir { $rule } una de las mulas de los trenes { $trains } { $order }.
explain-go-on = El asiento { $number } tiene que seguir desde la mula del tren { $train } { $rule }.
explain-follow-up = El asiento { $number } debe otra ficha tras su mula { $rule }.
explain-building = El asiento { $number } está armando su tren y puede seguir o terminarlo { $rule }.
explain-first-turn = El asiento { $number } tiene su primer turno { $rule }.
explain-to-play = Le toca al asiento { $number } { $rule }.

## Por qué se permite una jugada

legal-draw = robar { $rule }
legal-end-train = termina el tren que se está armando { $rule }
legal-nothing-fits = nada encaja
legal-end-turn = termina el turno { $rule }
legal-cover = cubre la mula debida { $rule }
legal-own-train = el tren propio
legal-mexican-train = el tren mexicano está abierto para todos
legal-mexican-start = empieza un tren mexicano { $rule }
legal-marked-train = el tren del asiento { $train } está abierto: tiene el marcador

## Cómo juzga otro reglamento la misma posición

differs-cannot-arise = esta posición no puede darse: { $detail }
differs-legal = se permite
differs-refused = se rechaza: { $reason }
differs-refused-by = se rechaza: { $reason } ({ $option })
differs-also-legal = también se permite: { $steps }
differs-not-legal = no se permite: { $steps }

cannot-run-so-many = hay { $count } trenes mexicanos, pero las reglas dicen mexican_trains={ $value }
cannot-go-on-after-cover = el turno termina al cubrir con { $step }
cannot-go-on-after = el turno termina tras { $step }: no se debe ni se puede poner nada más
