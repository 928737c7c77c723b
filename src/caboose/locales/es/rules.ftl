# Las opciones de las reglas y sus valores.

option-deal = Tabla de reparto
option-deal-meaning = La tabla de reparto: qué juego y cuántas fichas cada uno según los jugadores.
option-deal-spruce = doble-9 a doble-18, de 11 a 15 fichas, de 2 a 14 jugadores
option-deal-double-six = doble-6, 7 fichas, de 2 a 4 jugadores
option-deal-wikihow = doble-12, 12, 10 u 8 fichas, de 2 a 10 jugadores
option-deal-spruce-new = doble-9 a doble-18, de 8 a 12 fichas, de 2 a 14 jugadores
option-deal-masters = doble-12, 15, 12 o 10 fichas, de 2 a 8 jugadores
option-deal-club = doble-12, 16 fichas entre 2 y una menos por cada jugador más, hasta 8

option-set = Juego de fichas
option-set-meaning = El juego de fichas: su doble más alto.
option-set-table = el que diga la tabla de reparto
option-set-6 = doble-6, 28 fichas
option-set-9 = doble-9, 55 fichas
option-set-12 = doble-12, 91 fichas
option-set-15 = doble-15, 136 fichas
option-set-18 = doble-18, 190 fichas

option-hand = Fichas por jugador
option-hand-meaning = Cuántas fichas recibe cada jugador.
option-hand-table = las que diga la tabla de reparto

option-engine = Doble central y salida
option-engine-meaning = De dónde sale el doble central de la ronda y quién sale.
option-engine-dealt = se revuelve con las demás; quien lo tiene lo pone y sale
option-engine-aside = se aparta antes de revolver; sale el asiento de mano
option-engine-highest-held = abre el doble más alto que haya en una mano; sale quien lo tiene

option-hunt = Si nadie tiene el doble central
option-hunt-meaning = Qué pasa cuando nadie tiene el doble central (con engine=dealt).
option-hunt-in-turn = se roba de a una ficha por turno, desde el asiento de mano, hasta que salga
option-hunt-together = todos roban una ficha a la vez, hasta que salga
option-hunt-next-lower = no se roba: abre el doble más alto sin usar que alguien tenga

option-first_turn = Primer turno
option-first_turn-meaning = Qué se puede poner en el primer turno.
option-first_turn-whole-train = cuantas fichas se quiera en el tren propio, de una vez
option-first_turn-one-tile = una ficha

option-first_draw = Robar en el primer turno
option-first_draw-meaning = Si quien no puede empezar roba en el primer turno.
option-first_draw-none = no roba
option-first_draw-one = una ficha; si sirve para empezar, el primer turno sigue

option-first_trains = Trenes del primer turno
option-first_trains-meaning = Qué trenes se pueden usar en el primer turno.
option-first_trains-own = solo el tren propio
option-first_trains-own-or-mexican = el tren propio y el tren mexicano

option-may_decline = No poner nada en el primer turno
option-may_decline-meaning = Si quien puede empezar puede no poner nada.
option-may_decline-no = quien puede empezar tiene que hacerlo
option-may_decline-yes = puede no poner nada; también se le pone el marcador

option-first_end_double = Primer tren que acaba en mula
option-first_end_double-meaning = Qué significa que un primer tren acabe en mula.
option-first_end_double-later = queda sin cubrir y se debe desde la segunda vuelta
option-first_end_double-now = el jugador siguiente debe cubrirla enseguida, en vez de empezar
option-first_end_double-ordinary = las mulas del primer turno obligan como todas las demás
option-first_end_double-forbidden = un tren no puede acabar ahí

option-first_out = Sin fichas en la primera vuelta
option-first_out-meaning = Qué pasa cuando alguien se queda sin fichas en la primera vuelta.
option-first_out-finish-lap = los demás juegan su primer turno y la ronda termina
option-first_out-at-once = la ronda termina enseguida

option-late_start = Tren empezado más tarde
option-late_start-meaning = Cómo empieza más tarde quien no puso nada en la primera vuelta.
option-late_start-one-tile = con una ficha
option-late_start-whole-train = con un tren entero, como en un primer turno

option-cover_duty = Quién cubre una mula
option-cover_duty-meaning = Quién debe cubrir una mula que quedó sin cubrir.
option-cover_duty-next-player = el jugador siguiente, en el tren que sea
option-cover_duty-none = nadie: es un extremo como cualquier otro

option-cover_order = Qué mula se cubre primero
option-cover_order-meaning = Cuál de varias mulas sin cubrir se cubre primero.
option-cover_order-oldest = la más antigua
option-cover_order-newest = la más reciente
option-cover_order-any = cualquiera de ellas

option-covers = Mulas cubiertas en un turno
option-covers-meaning = Cuántas mulas se cubren en un turno.
option-covers-one = cubrir una termina el turno
option-covers-all = se sigue mientras se pueda

option-mexican_from = Comienzo del tren mexicano
option-mexican_from-meaning = Desde qué vuelta se puede empezar el tren mexicano.

option-mexican_trains = Número de trenes mexicanos
option-mexican_trains-meaning = Cuántos trenes mexicanos puede haber.
option-mexican_trains-one = uno
option-mexican_trains-many = cada ficha con el número del doble central puede empezar otro
option-mexican_trains-none = ninguno

option-own_first = Antes de empezar el tren propio
option-own_first-meaning = Qué se le prohíbe a quien no ha empezado su propio tren.
option-own_first-no = nada
option-own_first-before-mexican = empezar el tren mexicano
option-own_first-before-others = eso, y jugar en los trenes de otros
option-own_first-before-anything = todo menos empezar su tren, incluso cubrir una mula

option-prefer_own = Primero el tren propio
option-prefer_own-meaning = Si el tren propio va antes que los demás.
option-prefer_own-no = se juega en cualquier tren permitido
option-prefer_own-yes = en otro tren solo si no se puede en el propio

option-draws = Robar
option-draws-meaning = Cuántas fichas roba quien no puede jugar.
option-draws-one = una
option-draws-two = hasta dos, una tras otra
option-draws-until-playable = hasta que una encaje o se acabe el pozo

option-drawn_tile = Ficha robada que encaja
option-drawn_tile-meaning = Si una ficha robada que encaja se tiene que jugar.
option-drawn_tile-may = se puede guardar
option-drawn_tile-must = se tiene que jugar

option-must_play = Obligación de jugar
option-must_play-meaning = Si quien puede jugar tiene que hacerlo.
option-must_play-no = puede robar o pasar aunque pudiera jugar
option-must_play-yes = quien puede jugar tiene que hacerlo

option-marker_on = Poner el marcador
option-marker_on-meaning = Cuándo se pone el marcador en el tren de un jugador.
option-marker_on-cannot-play = el turno terminó sin poner ficha, o debiendo todavía una mula
option-marker_on-not-on-own = también cuando se robó y no se puso nada en el tren propio
option-marker_on-failed-cover = solo cuando había que cubrir una mula y no se cubrió

option-marker_off = Quitar el marcador
option-marker_off-meaning = Cuándo se quita el marcador.
option-marker_off-own-play = cuando el dueño juega en su propio tren
option-marker_off-any-play = cuando el dueño juega donde sea
option-marker_off-own-play-covered = cuando el dueño juega en su propio tren, pero no con una mula sin cubrir

option-follow_up = Otra ficha tras una mula
option-follow_up-meaning = Dónde va la otra ficha que una mula pide en el mismo turno.
option-follow_up-anywhere = donde se permita
option-follow_up-on-double = sobre la mula
option-follow_up-none = no se debe otra ficha

option-doubles_per_turn = Mulas por turno
option-doubles_per_turn-meaning = Cuántas mulas se pueden poner en un turno.
option-doubles_per_turn-any = las que se quiera
option-doubles_per_turn-one = una

option-follow_up_draw = Robar tras una mula
option-follow_up_draw-meaning = Si roba quien no puede poner la otra ficha tras una mula.
option-follow_up_draw-one = una ficha
option-follow_up_draw-none = no roba

option-draws_per_turn = Robos contados en un turno
option-draws_per_turn-meaning = Si una ficha robada antes en el turno cuenta también tras la mula.
option-draws_per_turn-each-time = se roba una vez cada que no se puede
option-draws_per_turn-one = no se roba dos veces en un turno

option-max_open_doubles = Mulas sin cubrir a la vez
option-max_open_doubles-meaning = Cuántas mulas puede haber sin cubrir a la vez.
option-max_open_doubles-any = las que sean
option-max_open_doubles-one = no se pone otra mientras haya una sin cubrir

option-dead_double = Mula de número agotado
option-dead_double-meaning = Qué pasa con una mula cuyo número se agotó.
option-dead_double-waived = ya no se debe
option-dead_double-owed = se sigue debiendo; nadie puede cubrirla

option-final_double = Mula como última ficha
option-final_double-meaning = Si se queda sin fichas, y termina la ronda, quien pone una mula como última ficha.
option-final_double-out = sí, enseguida
option-final_double-must-follow = no, hasta que ponga otra ficha

option-out_bonus = Puntos por quedarse sin fichas
option-out_bonus-meaning = Los puntos de quien se queda sin fichas.

option-double_blank = Puntos de la doble blanca
option-double_blank-meaning = Lo que vale la doble blanca en la mano.

option-double_tiles = Puntos de las otras mulas
option-double_tiles-meaning = Lo que valen las otras mulas en la mano.
option-double_tiles-face = sus puntos
option-double_tiles-twice = el doble de sus puntos

option-blocked = Puntos de una ronda cerrada
option-blocked-meaning = Quién suma puntos en una ronda cerrada.
option-blocked-all-count = todos cuentan su mano
option-blocked-lowest-zero = la mano o las manos más bajas suman 0

option-scoring = Cuenta de los puntos
option-scoring-meaning = Qué son los puntos.
option-scoring-penalty = lo que queda en la mano es castigo; gana el total más bajo
option-scoring-winner-takes = quien se queda sin fichas suma las manos de los demás; gana el total más alto

option-out_on_double = Irse con una mula
option-out_on_double-meaning = Qué significa que la última ficha sea una mula.
option-out_on_double-plain = nada especial
option-out_on_double-doubled = las otras manos cuentan el doble

option-rounds = Número de rondas
option-rounds-meaning = Cuántas rondas se juegan.
option-rounds-all = una por cada doble central

option-first_engine = Primer doble central
option-first_engine-meaning = El doble central de la primera ronda.
option-first_engine-highest = el doble más alto del juego

option-target = Meta
option-target-meaning = La partida termina tras la ronda en que alguien llega a este total.
option-target-none = sin meta

rules-no-preset = { $name } no es ningún juego de reglas: los que hay son { $presets }
rules-no-preset-near = { $name } no es ningún juego de reglas: ¿quizás { $near }? los que hay son { $presets }
rules-no-option = { $name } no es ninguna opción de las reglas: las que hay son { $options }
rules-no-option-near = { $name } no es ninguna opción de las reglas: ¿quizás { $near }?
rules-no-value = { $value } no es ningún valor de { $option }: escribe { $kind ->
    [names] { $names }
    [numbers] un número entero de { $least } a { $most }
   *[both] { $names }, o un número entero de { $least } a { $most }
} (reglas { $section })
rules-no-word = { $word } no cabe ahí: tras el juego de reglas van opciones como draws=two
rules-twice = la opción { $name } está dos veces
rules-too-long = el texto tiene más de { $most } caracteres
rules-first-engine = first_engine={ $number }: en un juego doble-{ $set } los dobles centrales van del { $set } al 0
deal-no-players = no pueden jugar { $players }: una mesa tiene de 2 a { $most } jugadores
deal-no-row = la tabla de reparto { $table } es para { $fewest } a { $most } jugadores, no para { $players }: elige otra con deal=…, o da a la vez set=… y hand=…
deal-impossible = este reparto es imposible: el juego doble-{ $set } tiene { $tiles } fichas{ $aside ->
    [yes] , 1 de ellas es el doble central
   *[no] {""}
}; { $seats } manos de { $hand } son { $dealt }; faltan { $lacking }. Toma un juego más grande, manos más chicas o menos jugadores

# Tiles and sets that there are not. $text, $tile: what was given; $sets: the highest doubles of all sets.

tile-none = { $text } no es una ficha: escribe dos números como 12-5
tile-no-end = { $tile } no es una ficha: cada lado tiene de 0 a { $most } puntos en el juego más grande
set-none = no hay ningún juego doble-{ $set }: los juegos son doble-{ $sets }
