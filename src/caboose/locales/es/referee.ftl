# Por qué el árbitro rechaza una jugada.

refusal-round-over = La ronda terminó.
refusal-not-your-turn = { $you ->
    [yes] Te toca.
    [no] Le toca a { $name }.
   *[numbered] Le toca al asiento { $seat }.
}
refusal-not-in-hand = La ficha { $tile } no está en la mano.
refusal-no-seat = En esta mesa no hay asiento { $number }.

refusal-being-built = Se está armando un tren, como en un primer turno.
refusal-first-turn-others = En un primer turno nadie juega en el tren de otro.
refusal-first-turn-own = En un primer turno solo se usa el tren propio.
refusal-mexican-from = El tren mexicano se puede empezar desde la vuelta { $from }; esta es la { $number }.

refusal-own-not-started = El tren propio no ha empezado, y hasta entonces esto no se permite.
refusal-own-fits = Una ficha de la mano encaja en el tren propio, así que no se usa otro.

refusal-owes-cover = Primero hay que cubrir la mula en { $where ->
    [own] tu tren
    [mexican] el tren mexicano
    [other] el tren de { $owner }
   *[numbered] el tren { $train }
}; no se puede jugar otra cosa.
refusal-owes-cover-one-of = Primero hay que cubrir una de las { $count } mulas sin cubrir; no se puede jugar otra cosa.
refusal-owes-follow-up = La ficha siguiente va sobre la mula en { $where ->
    [own] tu tren
    [mexican] el tren mexicano
    [other] el tren de { $owner }
   *[numbered] el tren { $train }
}.

refusal-train-closed = { $where ->
    [other] El tren de { $owner }
   *[numbered] El tren del asiento { $train }
} está cerrado: no tiene marcador.
refusal-next-mexican = El siguiente tren mexicano es { $train }.
refusal-one-mexican = Solo hay un tren mexicano, M.
refusal-no-mexican = No hay tren mexicano.
refusal-no-match = La { $tile } no encaja en { $where ->
    [own] tu tren
    [mexican] el tren mexicano
    [other] el tren de { $owner }
   *[numbered] el tren { $train }
}, que termina en { $number }.

refusal-double-while-open = No se pone una mula mientras haya otra sin cubrir.
refusal-double-already = En este turno ya se puso una mula.
refusal-cannot-go-on = Ningún otro { $number } de la mano puede ir sobre { $tile }, y un primer tren no puede acabar en mula.
refusal-ends-on-double = { $where ->
    [own] Tu tren
    [mexican] El tren mexicano
    [other] El tren de { $owner }
   *[numbered] El tren { $train }
} acaba en mula: sigue ahí, un primer tren no puede acabar así.

refusal-draw-can-play = Hay una ficha en la mano que se puede poner, así que no se roba.
refusal-already-drew = En este turno ya no se roban más fichas.
refusal-boneyard-empty = El pozo está vacío.
refusal-must-draw = Nada encaja: primero roba, en el pozo { $count ->
    [1] queda 1 ficha
   *[other] quedan { $count } fichas
}.
refusal-pass-can-play = Hay una ficha en la mano que se puede poner, así que el turno sigue.
