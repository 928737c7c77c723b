# The score keeper for games with real tiles. Its pages alone load this file.
score-title = Hoja de puntos
score-about = Para partidas con fichas de verdad. Una vez abierta, funciona también sin conexión.
score-new = Partida nueva
score-games = Partidas en este aparato
score-text-running = { $count ->
    [0] Antes de la primera ronda
    [1] Después de 1 ronda
   *[other] Después de { $count } rondas
}
score-text-over = { $count ->
    [1] Resultado final después de 1 ronda
   *[other] Resultado final después de { $count } rondas
}
score-forget = Borrar la partida de { $names }
score-forget-sure = ¿Borrar de este aparato la partida de { $names }?
score-join = Código de una partida compartida
score-join-button = Ver
score-file-open = Abrir el archivo de una partida
score-file-bad = Este archivo no es de una hoja de puntos.
score-gone = Esta partida no está en este aparato
score-gone-about = La borraste, o la llevaste en otro navegador.

## A new game
score-names = ¿Quiénes juegan?
score-name = Jugador { $number }
score-name-add = Otro jugador
score-name-remove = Quitar al jugador { $number }
score-names-known = Nombres de otras partidas
score-names-twice = Dos jugadores tienen el mismo nombre.
score-starter = ¿Quién empieza la primera ronda?
score-set = Juego de fichas
score-set-double = Doble-{ $number }
score-set-usual = Según las reglas: doble-{ $number }
score-length = Duración
score-length-all = Las { $count } rondas
score-length-some = { $count ->
    [1] 1 ronda
   *[other] { $count } rondas
}
score-length-target = Hasta que alguien tenga { $points } puntos
score-league-name = Liga
score-league-about = Puede quedar vacío. Las partidas con el mismo nombre cuentan juntas.
score-deal-unknown = Estas reglas no dicen cuántas fichas toman { $count } jugadores de un juego doble-{ $number }: pónganse de acuerdo.
score-begin = Empezar

## The round
score-engine = El doble central es la { $number }-{ $number }
score-draw = Cada uno toma { $count } fichas
score-leads = Empieza { $name }
score-leads-found = Empieza quien tenga el doble central; se busca a partir de { $name }
score-shuffles = Revuelve { $name }
score-card-change = Se jugó otra cosa
score-card-engine = Doble central
score-card-lead = Empieza
score-hands = Las fichas en mano de esta ronda
score-total = Suma { $points }
score-out-button = { $name } se quedó sin fichas
score-hand-known = { $name }: { $points }. Cambiar
score-hand-unknown = Anotar las fichas de { $name }
score-hand-title = { $name }, ronda { $number }
score-way = Cómo anotarlo
score-way-keypad = Número
score-way-tiles = Fichas
score-way-photo = Foto
# Under a way of entering that does not exist so far: very short.
score-way-not-yet = todavía no
score-points = Puntos
score-count-twice = Las mulas cuentan doble.
score-erase = Borrar la última cifra
score-out = Sin fichas: 0
score-enter = Anotar
score-clear = Vaciar esta casilla
score-sum = Fichas: { $count }, puntos: { $points }
score-tile-remove = Quitar la { $tile }
score-half-first = Primera mitad de una ficha
score-half-second = Segunda mitad de la ficha

## What has to be asked, and what cannot be right
score-question-ending = { $count ->
    [0] Nadie se quedó sin fichas. ¿Fue juego cerrado?
   *[other] { $count } jugadores tienen cero. ¿Cómo terminó la ronda?
}
score-question-ending-else = Si nada de esto es cierto, corrige los números.
score-question-ending-short = Cómo terminó la ronda
score-question-engine = ¿Qué mula fue el doble central?
score-question-engine-short = Doble central
score-question-double-blank = ¿Quién tenía la 0-0? Cuenta { $points }.
score-question-double-blank-short = Quién tenía la 0-0
score-question-out-on-double = ¿Fue una mula la última ficha de quien se quedó sin fichas?
score-question-out-on-double-short = Terminó con una mula
score-answer-blocked = Fue juego cerrado
score-answer-out = Todos ellos se quedaron sin fichas
score-answer-none = Nadie
score-answer-counted = Ya está contada
score-answer-yes = Sí
score-answer-no = No fue así
score-flag-tile-twice = { $names }: la { $tile } está dos veces.
score-flag-tile-engine = { $names }: la { $tile } es el doble central y no puede estar en mano.
score-flag-tile-unknown = { $names }: este juego no tiene la { $tile }.
score-flag-too-many = Más puntos de los que hay: todas las manos juntas pueden tener { $points } como mucho. Revisa { $names }.

## Corrections
score-undo = Deshacer lo último anotado
score-changes = Todo lo anotado
score-changes-about = Cuenta lo último anotado; lo anterior se queda aquí.
score-before = Antes: { $value }
score-undone = Deshecho
score-undo-this = Deshacer: { $what }
score-change-hand = Ronda { $number }, { $name }: { $value }
score-change-joined = { $value } juega desde la ronda { $number }
score-change-renamed = Nombre nuevo: { $value }
score-change-left = { $name } se va antes de la ronda { $number }
score-change-returned = { $name } vuelve desde la ronda { $number }
score-change-rules = Reglas: { $value }
score-change-lead = { $name } empieza la partida
score-change-answer = Ronda { $number }. { $value }
score-change-card = Ronda { $number }: se cambió su tarjeta
score-change-ended = Se dio fin a la partida
score-change-undone = Se deshizo algo anotado

## Players and rules
score-players = Jugadores
score-rename = Nombre de { $name }
score-leaves = { $name } se va
score-returns = { $name } vuelve
score-late = Alguien llega para la ronda { $number }
score-late-points = Empieza con
score-late-zero = cero puntos
score-late-average = el total promedio
score-late-highest = el total más alto
score-late-lowest = el total más bajo
score-late-add = Añadir, con { $points } puntos
score-rules-about = Lo que cambies aquí cuenta para todas las rondas, también las terminadas.
score-end = Terminar la partida aquí
score-again = Revancha

## Grid, places, ties
score-grid = Todas las rondas
score-grid-round = Ronda
score-cell = { $name }, ronda { $number }: { $points }
score-explain-tie-shared = { $names } tienen { $own } puntos cada uno y empatan en todo: comparten el lugar.
score-explain-tie-zero-rounds = { $first } y { $second } tienen el mismo total. { $first } va delante por más rondas en cero: { $own } a { $others }.
score-explain-tie-lowest-round = { $first } y { $second } tienen el mismo total y las mismas rondas en cero. { $first } va delante por su ronda más baja: { $own } a { $others }.
score-explain-tie-rounds-won = { $first } y { $second } tienen el mismo total. { $first } va delante por más rondas ganadas: { $own } a { $others }.
score-explain-tie-highest-round = { $first } y { $second } tienen el mismo total y las mismas rondas ganadas. { $first } va delante por su ronda más alta: { $own } a { $others }.

## From and to a table of the server
score-to-table = Seguir en una mesa en línea
score-to-table-about = Se abre una mesa con los puntos hasta ahora y se guarda un asiento para cada uno: { $names }.
score-to-table-missed = { $count ->
    [1] { $name } faltó a 1 ronda: la mesa la cuenta como ronda de 0 puntos, también al desempatar.
   *[other] { $name } faltó a { $count } rondas: la mesa las cuenta como rondas de 0 puntos, también al desempatar.
}
score-to-table-brought = { $name } empezó con { $points } puntos: la mesa los cuenta con la primera ronda.
score-to-table-gone = No van a la mesa porque se fueron: { $names }.
score-to-table-asked = En esta hoja queda algo por preguntar: los puntos pasan como están ahora.
score-to-table-open = Abrir la mesa
score-from-table = Abriendo la hoja de puntos …
score-from-table-summed = { $count ->
    [1] La primera ronda se jugó en papel, y con estas reglas sus puntos no dicen qué tenía cada uno. Todos empiezan con esos puntos, y la hoja con la ronda siguiente; un empate lo deciden las rondas de la hoja.
   *[other] Las primeras { $count } rondas se jugaron en papel, y con estas reglas sus puntos no dicen qué tenía cada uno. Todos empiezan con la suma de esos puntos, y la hoja con la ronda siguiente; un empate lo deciden las rondas de la hoja.
}
score-from-table-open = Abrir la hoja de puntos

## Sharing
score-live = En vivo
score-offline = Sin conexión; todo se guarda
score-who = ¿De quién es este teléfono?
score-who-all = Yo anoto los puntos de todos
score-share = Compartir
score-share-live = En vivo, con otros teléfonos
score-share-live-about = Cada jugador puede anotar desde su teléfono, y todos pueden mirar.
score-share-start = Compartir esta partida
score-share-write = Para anotar
score-share-watch = Para mirar
score-share-write-about = Quien tenga este enlace o código QR puede anotar y corregir.
score-share-watch-about = Quien tenga este enlace o el código puede mirar.
score-share-now = Como va ahora
score-share-text = Copiar como texto
score-share-text-send = Enviar como texto
score-share-picture = Como imagen
score-share-csv = Como tabla (CSV)
score-share-file = Como archivo con todo
score-print = Imprimir

## League and club
score-league = Liga
score-league-all = Todas las partidas
score-league-none = Sin liga
score-league-wins = Ganadas
score-league-games = Partidas
score-league-average = Puntos por ronda
score-league-out = Veces sin fichas
score-league-empty = Todavía no ha terminado ninguna partida.
score-plot = Puntos por ronda, partida a partida
score-plot-games = { $count ->
    [1] 1 partida
   *[other] { $count } partidas
}
score-club = Tarde de club
score-club-about = Varias mesas: quién se sienta dónde, hojas para imprimir y todas las partidas en una pantalla.
score-club-name = Nombre de la tarde
score-club-people = Todos los nombres, uno por línea
score-club-count = Nombres: { $count }
score-club-tables = Mesas
score-club-fewer = Una mesa menos
score-club-more = Una mesa más
score-club-draw = Sortear los asientos
score-club-begin = Empezar aquí estas partidas
score-club-standing = La tarde hasta ahora
score-club-table = Mesa { $number }

## What the server refuses
refused-no-game = No hay ninguna hoja de puntos con este código. Revisa el código: tiene seis letras y cifras.
refused-wrong-key = Con este enlace se puede ver la hoja de puntos, pero no escribir en ella. Pide el enlace para escribir.
refused-bad-entries = La hoja de puntos no pudo aceptar esto: { $detail }
refused-full-sheet = Esta hoja de puntos está llena. Empieza una partida nueva.

# Each of these fits behind the colon of refused-bad-entries. $number: which entry; $field: a technical name.

score-entries-none = esto no es una lista de anotaciones
score-entry-bad = en la anotación { $number }, { $field } no es lo que puede ser
score-entries-many = { $count } anotaciones: una partida tiene { $most } como mucho
score-name-needed = un jugador necesita un nombre
score-hand-both = una mano se anota como número o como fichas, no de las dos formas
score-tile-written = { $text } se escribe { $tile }
