# Lo que dice la mesa: la línea de aviso, el registro, los rechazos y los empates.

## La línea de aviso. Antes de la primera ronda:

alert-seats-free = Asientos libres: { $count }
alert-deal-first = Ya están todos. Reparte cuando quieras.
alert-wait-host = Esperando a que { $name } reparta
alert-no-host = Toma asiento para empezar

## El turno de quien lee

alert-turn = Te toca
alert-turn-draw = Te toca y nada encaja. Roba una ficha.
alert-turn-pass = Te toca y nada encaja. Pasa.

alert-build = Arma tu tren desde el doble central
alert-build-draw = No puedes empezar tu tren. Roba una ficha.
alert-build-pass = No puedes empezar tu tren. Pasa.
alert-build-more = Sigue con tu tren o toca Listo
alert-build-done = Tu tren no puede seguir. Toca Listo o deshaz.

alert-cover = Cubre la mula { $tile } en { $where ->
    [own] tu tren
    [mexican] el tren mexicano
   *[other] el tren de { $owner }
}
alert-cover-draw = Ninguna ficha cubre la mula { $tile } en { $where ->
    [own] tu tren
    [mexican] el tren mexicano
   *[other] el tren de { $owner }
}. Roba una ficha.
alert-cover-pass = Ninguna ficha cubre la mula { $tile } en { $where ->
    [own] tu tren
    [mexican] el tren mexicano
   *[other] el tren de { $owner }
}. Pasa.
alert-cover-one-of = Cubre una de las { $count } mulas
alert-cover-one-of-draw = Ninguna ficha cubre una de las { $count } mulas. Roba una ficha.
alert-cover-one-of-pass = Ninguna ficha cubre una de las { $count } mulas. Pasa.
alert-cover-more = Ahora cubre la mula { $tile } en { $where ->
    [own] tu tren
    [mexican] el tren mexicano
   *[other] el tren de { $owner }
}
alert-cover-more-draw = Ninguna ficha cubre también la mula { $tile }. Roba una ficha.
alert-cover-more-pass = Ninguna ficha cubre también la mula { $tile }. Pasa.
alert-cover-more-one-of = Ahora cubre una de las { $count } mulas
alert-cover-more-one-of-draw = Ninguna ficha cubre las otras { $count } mulas. Roba una ficha.
alert-cover-more-one-of-pass = Ninguna ficha cubre las otras { $count } mulas. Pasa.

alert-follow-up = Pon una ficha sobre tu mula { $tile }
alert-follow-up-draw = Nada encaja en tu mula { $tile }. Roba una ficha.
alert-follow-up-pass = Nada encaja en tu mula { $tile }. Pasa.
alert-follow-up-anywhere = Pusiste una mula: pon otra ficha
alert-follow-up-anywhere-draw = Pusiste una mula y nada más encaja. Roba una ficha.
alert-follow-up-anywhere-pass = Pusiste una mula y nada más encaja. Pasa.

## El turno de los demás y los finales

alert-wait = Le toca a { $name }
alert-wait-build = { $name } está armando su tren
alert-wait-cover = { $name } tiene que cubrir una mula
alert-wait-follow-up = { $name } puso una mula y pone otra ficha
alert-round-over = La ronda terminó
alert-deal-next = La ronda terminó. Reparte la siguiente cuando todos la hayan visto.
alert-match-over = La partida terminó

## El registro: lo que pasó, una línea cada vez

log-sat = { $you ->
    [yes] Tomaste asiento
   *[no] { $name } tomó asiento
}
log-left = El asiento { $number } está libre otra vez
log-computer = Juega { $name }, una computadora
log-stand-in = Una computadora juega por { $you ->
    [yes] ti
   *[no] { $name }
}
log-returned = { $you ->
    [yes] Vuelves a jugar
   *[no] { $name } vuelve a jugar
}
log-host = { $you ->
    [yes] Llevas la mesa
   *[no] { $name } lleva la mesa
}
log-settings = Quien lleva la mesa cambió algo
log-renamed = { $you ->
    [yes] Ahora te llamas { $name }
   *[no] Alguien se llama ahora { $name }
}
log-dealt = Se repartió una ronda nueva
log-played = { $you ->
    [yes] Tú
   *[no] { $name }
}: { $tile } en { $where ->
    [own] tu tren
    [mexican] el tren mexicano
   *[other] el tren de { $owner }
}
log-covered = { $you ->
    [yes] Tú
   *[no] { $name }
}: { $tile } cubre la mula en { $where ->
    [own] tu tren
    [mexican] el tren mexicano
   *[other] el tren de { $owner }
}
log-drew = { $you ->
    [yes] Robaste una ficha
   *[no] { $name } robó una ficha
}
log-drew-tile = Robaste la { $tile }
log-passed = { $you ->
    [yes] Pasaste
   *[no] { $name } pasó
}
log-passed-open = { $you ->
    [yes] Pasaste: tu tren queda abierto
   *[no] { $name } pasó: su tren queda abierto
}
log-undone = { $you ->
    [yes] Deshiciste una jugada
   *[no] { $name } deshizo una jugada
}
log-round-over = La ronda terminó
log-match-over = La partida terminó
log-rematch = La revancha se juega en otra mesa

## Rechazos: nada cambió, y por qué

refused-already-dealt = La partida ya empezó: los asientos y las reglas se quedan como están.
refused-bad-pace = Elige un ritmo de 0 a { $most } segundos.
refused-bad-rules = No se puede jugar con estas reglas: { $detail }
refused-bad-earlier = Estas { $count } rondas anteriores no van con las reglas o con los { $seats } asientos.
refused-bad-seats = Una mesa tiene de { $fewest } a { $most } asientos.
refused-enough = Ya basta para una ronda. Sigue jugando: las jugadas todavía se aceptan.
refused-entered-already = Ya estás en esta mesa.
refused-match-over = La partida terminó. Pide la revancha para jugar otra vez.
refused-match-runs = La partida todavía no termina.
refused-no-name = Escribe un nombre con al menos una letra.
refused-no-person = Nadie tiene ese asiento.
refused-no-stand-in = Ninguna computadora juega por ti.
refused-no-step = Eso no es una jugada.
refused-no-such-seat = La mesa tiene los asientos 1 a { $count }.
refused-no-such-level = No existe ese jugador de computadora.
refused-no-such-phrase = No existe esa frase.
refused-no-undo = Ya no se puede deshacer: ya jugó alguien o ya salió una ficha del pozo.
refused-not-dealt-yet = Todavía no se ha repartido ninguna ronda.
refused-only-host = Solo puede hacerlo quien lleva la mesa.
refused-only-players = Solo pueden hacerlo quienes tienen asiento.
refused-rematch-open = La revancha ya está abierta.
refused-round-runs = La ronda todavía no termina.
refused-seats-free = Quedan asientos libres ({ $count }): pon computadoras o achica la mesa.
refused-seat-free = Ese asiento ya está libre.
refused-seat-taken = Ese asiento está ocupado.
refused-smaller-seat-taken = { $you ->
    [yes] El asiento { $seat } es el tuyo: la mesa no puede ser más chica.
   *[no] El asiento { $seat } lo tiene { $name }: libéralo antes de achicar la mesa.
}
refused-table-full = Todos los asientos están ocupados.
refused-table-moved-on = La mesa ya siguió adelante: vuelve a mirarla.
refused-train-not-done = { $name } todavía no tocó Listo.
refused-train-goes-no-further = Tu tren no puede seguir: toca Listo o deshaz lo puesto.

## Por qué gana quien gana aunque los totales sean iguales

tie-shared = Iguales en todo: { $count } comparten el primer lugar.
tie-zero-rounds = Empate en puntos: { $name } quedó en cero en más rondas.
tie-lowest-round = Empate en puntos: { $name } tiene la ronda más baja por encima de cero.
tie-rounds-won = Empate en puntos: { $name } ganó más rondas.
tie-highest-round = Empate en puntos: { $name } tiene la ronda más alta.
