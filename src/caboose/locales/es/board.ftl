# La mesa: los trenes, la mano, la barra de turno, el final de la ronda y de la partida.

## La línea de arriba y la línea de aviso

board-engine = Doble central { $number }-{ $number }
board-round = Ronda { $number }
board-round-of = Ronda { $number } de { $count }
board-boneyard = Pozo: { $count }
board-rules = Reglas
board-menu = Menú
board-say = Decir algo
board-offline = Conectando otra vez …
board-rule-of = Regla: { $option }

board-must-cover = { $name } tiene que cubrir la mula { $tile } en { $where ->
    [mexican] el tren mexicano
   *[other] el tren de { $owner }
}

## Los trenes

board-trains = Trenes
board-mexican = { $place ->
    [1] Mexicano
   *[other] Mexicano { $place }
}
board-train-name = { $where ->
    [own] Tu tren
    [mexican] { $place ->
        [1] Tren mexicano
       *[other] Tren mexicano { $place }
    }
   *[other] Tren de { $owner }
}
board-train-end = termina en { $number }
board-train-turn = le toca
board-train-away = ausente
board-train-not-started = sin empezar
board-train-open = abierto para todos
board-train-open-double = mula sin cubrir
board-train-fits = encaja
board-train-tiles-left = fichas en mano: { $count }
board-train-length = largo: { $count }
build-name = Tu tren, fichas: { $count }, termina en { $number }

## La mano

hand-name = Tu mano, fichas: { $count }
hand-tile = { $first }-{ $second }
hand-tile-fits = encaja
hand-tile-planned = en tu plan

## La barra de turno

turn-bar = Tu turno
turn-draw = Robar
turn-pass = Paso
turn-done = Listo
turn-undo = Deshacer
turn-sort = Orden
turn-sort-number = Orden por número
turn-sort-train = Orden de tren

## Puntos y registro

scores-name = Puntos
scores-place = Lugar
scores-player = Jugador
scores-this-round = Esta ronda
scores-total = Total
log-name = Lo que pasó

## El final de una ronda

round-end-out = Sin fichas: { $names }
round-end-blocked = Juego cerrado: nadie puede seguir
round-end-pips = Puntos en mano: { $pips }
round-end-double-blank = Puntos en mano: { $pips }; la 0-0 cuenta aparte
round-end-no-tiles = Sin fichas
round-end-next = Siguiente ronda
round-end-look = Ver la mesa
round-end-back = Puntos

## El final de la partida

match-end-winner = { $count ->
    [1] ¡Gana { $names }!
   *[other] Comparten el primer lugar: { $names }
}
match-end-you = ¡Ganaste!
match-end-rematch = Revancha
match-end-go-on = Ir a la mesa nueva
match-end-record = Registro de la partida

## El televisor

tv-gathering = ¿Quién juega?
tv-qr = Código QR con el enlace de esta mesa
tv-join = Entra en

## Lo que se dicen los jugadores

phrase-hello = ¡Hola!
phrase-well-played = ¡Bien jugado!
phrase-good-luck = ¡Suerte!
phrase-oops = ¡Ay!
phrase-hurry = Te toca …
phrase-thanks = ¡Gracias!
phrase-one-left = ¡Última ficha!
phrase-good-game = ¡Buena partida!
phrase-wait-please = Un momento, por favor
phrase-goodbye = ¡Hasta luego!
