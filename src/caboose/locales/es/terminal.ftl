# La mesa en la terminal: en pantalla y línea por línea.

## Las dos caras

list-and = { $items } y { $last }
list-or = { $items } o { $last }
terminal-you = Tú
terminal-train = { $where ->
    [own] tu tren
    [theirs] su tren
    [mexican] el tren mexicano
    [further] el tren mexicano { $place }
   *[other] el tren de { $owner }
}
terminal-double-on = la { $tile } en { $train }
terminal-watching = Las computadoras ocupan todos los asientos; tú miras.
terminal-saved = La partida está guardada en { $path }.
terminal-not-saved = No se pudo guardar la partida en { $path }: { $problem }.

terminal-engine = El doble central es { $number }-{ $number }.
terminal-engine-hunted = El doble central es { $number }-{ $number }; fichas robadas hasta que salió: { $count }.
terminal-leads = { $you ->
    [yes] Sales tú.
   *[no] Sale { $name }.
}

terminal-hand-over = Le toca a { $name }: deja el teclado.
terminal-train-complete = Tu tren está completo: termínalo o quita una ficha.
terminal-build-more = Tu tren acaba en { $number }: sigue o termínalo.

terminal-nothing-to-finish = Todavía no hay ninguna ficha en tu tren. Para no poner ninguna, pasa.
terminal-nothing-to-take-back = No hay nada que quitar: todavía no hay ninguna ficha en tu tren.
terminal-no-taking-back = Solo se pueden quitar las fichas de un tren que estás armando.
terminal-nothing-more-fits = Ninguna otra ficha puede ir en tu tren: termínalo, o quita una ficha para armarlo de otro modo.

terminal-suggest-play = Consejo: { $tile } en { $train }.
terminal-suggest-draw = Consejo: roba.
terminal-suggest-pass = Consejo: pasa.
terminal-suggest-finish = Consejo: termina tu tren.

terminal-tie-shared = { $names } comparten el lugar: tienen { $points } puntos, y todos los desempates son iguales.
terminal-tie-zero-rounds = { $name } y { $other } tienen { $points } puntos; { $name } tuvo más rondas en cero ({ $first } contra { $second }).
terminal-tie-lowest-round = { $name } y { $other } tienen { $points } puntos; la ronda más baja por encima de cero la tuvo { $name } ({ $first } contra { $second }), con las mismas rondas en cero.
terminal-tie-rounds-won = { $name } y { $other } tienen { $points } puntos; { $name } ganó más rondas ({ $first } contra { $second }).
terminal-tie-highest-round = { $name } y { $other } tienen { $points } puntos; la ronda más alta la tuvo { $name } ({ $first } contra { $second }), con las mismas rondas ganadas.

## Lo que pasó en un turno

told-turn = { $you ->
    [yes] { $deeds }
   *[no] { $name } { $deeds }
}
told-drew = { $you ->
    [yes] robaste una ficha
   *[no] robó una ficha
}
told-drew-tile = robaste la { $tile }
told-passed = { $you ->
    [yes] pasaste
   *[no] pasó
}
told-covered-it = { $you ->
    [yes] la cubriste con { $tile }
   *[no] la cubrió con { $tile }
}
told-covered = { $you ->
    [yes] cubriste la mula { $double } en { $on } con { $tile }
   *[no] cubrió la mula { $double } en { $on } con { $tile }
}
told-started = { $you ->
    [yes] empezaste { $on } con { $tile }
   *[no] empezó { $on } con { $tile }
}
told-laid = { $you ->
    [yes] pusiste { $tile } en { $on }
   *[no] puso { $tile } en { $on }
}
told-whole-train = { $you ->
    [yes] empezaste con un tren de { $count } fichas: { $tiles }
   *[no] empezó con un tren de { $count } fichas: { $tiles }
}
told-open-now = { $you ->
    [yes] ; tu tren queda abierto
   *[no] ; su tren queda abierto
}
told-closed-again = { $you ->
    [yes] ; tu tren vuelve a estar cerrado
   *[no] ; su tren vuelve a estar cerrado
}
told-stays-open = { $you ->
    [yes] ; tu tren sigue abierto
   *[no] ; su tren sigue abierto
}
told-last-tile = { $you ->
    [yes] , tu última ficha
   *[no] , su última ficha
}

## Línea por línea: las órdenes

command-play = jugar
command-draw = robar
command-pass = pasar
command-undo = deshacer
command-done = listo
command-hand = mano
command-ends = extremos
command-open = mulas
command-turn = turno
command-tiles = fichas
command-scores = puntos
command-again = repetir
command-suggest = consejo
command-rules = reglas
command-next = siguiente
command-language = idioma
command-help = ayuda
command-quit = salir
command-all = todo
command-on = en
command-own = propio
command-mexican = mexicano

command-play-about = jugar 12-5 en 3, 12-5@3 o 12-5 en bea: pone la ficha en ese tren. El tren mexicano es M o mexicano, el tuyo es propio. Basta con 12-5 si encaja en un solo tren.
command-draw-about = roba una ficha
command-pass-about = pasa, o termina el tren que estás armando
command-undo-about = quita la última ficha del tren que estás armando; deshacer todo las quita todas
command-done-about = termina el tren que estás armando
command-hand-about = tus fichas, primero las que se pueden poner
command-ends-about = en qué acaba cada tren, primero los que puedes usar
command-open-about = las mulas sin cubrir, en el orden en que hay que cubrirlas
command-turn-about = a quién le toca y qué debe
command-tiles-about = cuántas fichas tiene cada quien, y el pozo
command-scores-about = los puntos hasta ahora
command-again-about = otra vez lo que pasó en la última vuelta
command-suggest-about = lo que haría una computadora en tu lugar
command-rules-about = las reglas de esta mesa
command-next-about = la ronda siguiente, cuando una ha terminado
command-language-about = idioma en: lo que habla la mesa; idioma sin más dice cuáles hay
command-help-about = esta lista
command-quit-about = deja la mesa

## Línea por línea: lo que se dice

plain-welcome = Una mesa con las reglas { $rules }: { $seats }. Escribe ayuda para ver las órdenes.
plain-you-are = Tú eres { $names }.
plain-hidden = Deja el teclado y que la otra persona pulse Enter.
plain-next-round = Escribe siguiente, o pulsa Enter, para la ronda siguiente.
plain-end-of-input = La entrada se acabó: la mesa se cierra.
plain-goodbye = Dejaste la mesa.
plain-help = Órdenes; bastan las primeras letras si solo sirven para una:
plain-unknown = { $word } no es ninguna orden. Escribe una ficha como 12-5, o una de estas: { $commands }. Con ayuda se explican.
plain-ambiguous = { $word } puede ser { $commands }: escribe una letra más.
plain-takes-nothing = Después de { $command } no va nada.
plain-no-tile = ¿Qué ficha? Escribe por ejemplo: jugar 12-5 en 3.
plain-no-such-tile = { $tile } no es ninguna ficha: un lado tiene de 0 a 18 puntos.
plain-no-train = { $text } no es ningún tren de aquí: escribe un número, M, propio o un nombre ({ $names }).
plain-several-trains = { $text } puede ser { $names }: escribe el número del tren.
plain-which-train = { $tile } encaja en { $trains }. Di en cuál, por ejemplo: { $tile } en { $key }
plain-can-lay = Puedes poner { $plays }.
plain-tile-on = { $tile } en { $trains }
plain-may-draw = También puedes robar.
plain-may-pass = También puedes pasar.
plain-may-draw-or-pass = También puedes robar o pasar.
plain-others = Las demás: { $tiles }.
plain-none-fits = Ahora no se puede poner ninguna: { $tiles }.
plain-hand = Fichas: { $count }, puntos: { $pips }.
plain-no-hand = No se muestra ninguna mano mientras nadie haya tomado el teclado.
plain-open-doubles = Sin cubrir: { $doubles }.
plain-open-doubles-in-order = Sin cubrir, y hay que cubrirlas en este orden: { $doubles }.
plain-no-open-double = No hay ninguna mula sin cubrir.
plain-tiles = Fichas en mano: { $hands }. Pozo: { $count }.
plain-scores = Rondas jugadas: { $count }. { $totals }.
plain-points = { $name }: puntos { $points }, total { $total }.
plain-points-and-hand = { $name }: puntos { $points }, total { $total }; le quedan { $tiles }.
plain-nothing-happened = Todavía no ha pasado nada.
plain-no-suggestion = Ahora no hay consejo: no te toca.
plain-taken-back = Quitaste { $tiles }.
plain-language = La mesa habla { $language }. Para cambiarlo, escribe idioma y una de estas: { $languages }.
plain-no-language = { $word } no es ningún idioma de aquí: escribe una de estas: { $languages }.

## En pantalla

screen-lap = vuelta { $number }
screen-left = mano { $count }
screen-laid = tren { $count }
screen-open = abierto
screen-closed = cerrado
screen-new = nueva
screen-open-double = mula sin cubrir
screen-to-cover = hay que cubrirla
screen-building = puestas: { $count } · sigue con { $number } · de las tuyas encajan: { $fitting }
screen-where = ¿Dónde? { $trains }
screen-no-train = Aquí no hay tren { $key }.
screen-exact-or-longer = Enter juega en el tren { $key }, o escribe otra cifra.
screen-second-digit = Escribe la segunda cifra del tren, o Esc.
screen-suggestions-on = Los consejos están puestos: s los quita.
screen-suggestions-off = Los consejos están quitados.
screen-hand-over = Deja el teclado a { $name }. La mano se muestra cuando { $name } pulse Enter.
screen-quit = ¿Dejar la mesa?
screen-quit-saved = La partida está guardada en { $path }, y desde ahí se puede seguir.
screen-quit-unsaved = La partida no está guardada. (Con --save FILE al empezar lo estaría.)

press-tile = ficha
press-play = jugar
press-draw = robar
press-pass = pasar
press-suggest = consejo
press-log = diario
press-scores = puntos
press-rules = reglas
press-language = idioma
press-lay = poner
press-take-back = quitar
press-all = todas
press-finish = terminar
press-train = tren
press-back = atrás
press-scroll = mover
press-help = ayuda
press-quit = salir
press-next = siguiente ronda
press-leave = dejar la mesa
press-stay = quedarse
press-here = aquí estoy

## La ayuda en pantalla

help-title = Ayuda
help-building = Armar tu tren
help-any-time = En todo momento
help-signs = Signos
help-choose = elige una ficha; también la letra que está debajo
help-playable-next = la siguiente ficha que se puede poner
help-enter = la pone; si encaja en varios trenes, elige uno
help-train = la pone en ese tren (M2 M3 …: más trenes mexicanos)
help-draw-pass = robar, pasar
help-suggest = pone o quita los consejos
help-take-back = quita la última ficha, las quita todas
help-finish = termina: solo ahora quedan las fichas en la mesa
help-sheets = lo que pasó, los puntos, las reglas de esta mesa
help-language = el idioma de la mesa
help-help-quit = esta ayuda, salir
help-number-sign = número grande
help-number = lo que se puede poner en este tren
help-playable = esta ficha se puede poner ahora
help-open = su dueño no pudo jugar: aquí juegan todos
help-closed = aquí solo juega su dueño
help-open-double = una mula sin cubrir; con ! hay que cubrirla ahora
help-counts = fichas en la mano del dueño, fichas en el tren
help-newest = a quién le toca; aquí está la ficha más nueva
help-double = una mula

## Lo que no se puede pedir al empezar

play-bad-pace = el ritmo es { $pace }: da de 0 a 60 segundos
play-no-folder = no se puede guardar nada en { $path }: en su carpeta no se puede escribir
play-file-there = ya hay un archivo { $path }: sigue con --resume { $path }, o da otro nombre
play-name-of-train = { $name } no puede ser un nombre aquí: así se llaman los trenes
play-fixed-by-record = una partida que se retoma sigue como dice su registro: quita { $options }
play-damaged = no se puede seguir con { $path }: { $damage }. Mira: replay { $path }
play-over = la partida de { $path } terminó. Mira: replay { $path }
play-no-such-player = { $word } no es ningún jugador de computadora: los que hay son { $names }
play-no-such-player-near = { $word } no es ningún jugador de computadora: ¿quizás { $near }? los que hay son { $names }

## caboose score: what is wrong. Each is put behind "caboose:" and has no full stop. NAME, out, --round, --force, scoring=winner-takes are technical and stay.

sheet-few-names = una partida tiene al menos dos jugadores: nómbralos a todos
sheet-names-twice = dos jugadores tienen el mismo nombre: la hoja de puntos no podría distinguirlos
sheet-no-hand = { $text } no es una mano: escribe NAME=45, NAME=out o NAME="12-5 5-3"
sheet-points = { $text } puntos: una mano tiene { $most } como mucho
sheet-no-player = nadie se llama { $name }: los jugadores son { $names }
sheet-no-question = ninguna ronda pregunta { $question }: di cuál con --round
sheet-no-engine = el doble central es un número como 9, no { $text }
sheet-no-answer = { $text } no responde a { $question }: elige entre { $answers }
sheet-nothing-to-undo = no hay nada que deshacer
sheet-file-there = ya hay un archivo { $file }: con --force se reemplaza
sheet-many-games = { $file } tiene { $count } partidas: nombra un archivo con una sola
sheet-file-long = el archivo tiene { $count } caracteres; se leen { $most } como mucho
# $format: technical, as the file has to name it.

sheet-file-none = este archivo no es de hojas de puntos: tiene que ser JSON con el formato “{ $format }”
sheet-file-format = el formato del archivo es { $given }: tiene que ser “{ $format }”
## Files of all commands

file-none = no hay ningún archivo { $file }
file-folder = { $file } es una carpeta: nombra un archivo
file-large = { $file } es demasiado grande para leerlo
file-no-text = { $file } no es texto en UTF-8
## caboose score import and export: tables of rounds and points

csv-winner-takes = los puntos con scoring=winner-takes no dicen qué tenía cada uno: anota las manos
csv-total = el total de { $name } es { $given }, pero las rondas suman { $sum }
csv-none = esto no es una tabla de valores separados por comas
csv-small = una tabla de puntos tiene una fila de nombres y al menos una ronda de dos jugadores
csv-head = la tabla empieza con { $text }: su primera casilla debe decir ronda o jugador
csv-names-twice = dos jugadores de la tabla tienen el mismo nombre
csv-players = { $count } jugadores: una tabla de puntos tiene de 2 a { $most }
csv-cell = en la fila { $row } dice { $text }: escribe puntos enteros
# $rules: a technical line.

csv-other-rules = la ronda { $number } de la tabla no puede ser con estas reglas, { $rules }: elige las reglas con las que se jugó
csv-other-players = la ronda { $number } de la partida { $game } tiene otros jugadores: las tablas del laboratorio tienen los mismos { $count } en todas las rondas
