### Lo que dice la mesa a quien la escucha, y la ayuda de las teclas. Breve: se oye a menudo.

spoken-table = Mesa: trenes y mano
spoken-item = { $name }: { $value }

## Respuestas a las teclas

spoken-watching = Estás mirando; no tienes fichas.
spoken-hand-empty = No te quedan fichas.
spoken-hand = Tus fichas: { $tiles }.
spoken-hand-fits = Puedes poner: { $tiles }.
spoken-hand-rest = Las demás: { $tiles }.
spoken-hand-none-fits = No puedes poner ninguna de tus fichas: { $tiles }.
spoken-ends = Abiertos para ti: { $trains }.
spoken-ends-others = Cerrados: { $trains }.
spoken-cover = Por cubrir: { $doubles }.
spoken-cover-none = No hay ninguna mula sin cubrir.
spoken-double = { $tile } en { $where ->
    [own] tu tren
    [mexican] el tren mexicano
   *[other] el tren de { $owner }
}
spoken-tiles = Fichas en mano: { $list }. Pozo: { $count }.
spoken-scores = Puntos: { $list }. Rondas jugadas: { $count }.
spoken-nothing-yet = Todavía no ha pasado nada.

## Poner una ficha

spoken-chosen = Elegiste la { $tile }.
spoken-let-go = Ya no hay ficha elegida.
spoken-fits-nowhere = Elegiste la { $tile }. Ahora no encaja en ningún lado.
spoken-which-train = Elegiste la { $tile }. Trenes: { $trains }.
spoken-no-tile = No hay ficha { $number }. Tus fichas: de 1 a { $count }.
spoken-no-train = No hay tren { $number }. Trenes: de 1 a { $count }.

## La ayuda de las teclas

keys-title = Teclas
keys-about = En cualquier lugar de la mesa basta una tecla. En los campos de texto las teclas escriben como siempre.
keys-key = Tecla
keys-meaning = Qué hace
key-hand = Mi mano, primero lo que puedo poner
key-ends = En qué terminan los trenes, primero los abiertos para mí
key-cover = Qué hay que cubrir
key-turn = A quién le toca
key-tiles = Cuántas fichas tiene cada uno
key-scores = Los puntos
key-last = Lo último que pasó, otra vez
key-suggest = Una sugerencia
key-draw = Robar una ficha
key-pass = Pasar, o terminar el tren que estoy armando
key-undo = Deshacer el último paso
key-number = Ir a la ficha de este número; con una ficha elegida, al tren
key-enter = Elegir la ficha o ponerla en el tren; la segunda vez la pone si encaja en un solo lugar
key-escape = Soltar la ficha; cerrar una hoja
key-arrows = De ficha en ficha, de tren en tren
key-move = Mover la ficha dentro de la mano
key-train = Mostrar el tren entero
key-help = Esta ayuda
