### Las páginas alrededor de la mesa: portada, abrir una mesa, entrar, esperar, ajustes y reglas.

## En todas partes

title = Caboose
ok = Aceptar
back = Atrás
close = Cerrar
copied = Copiado
settings = Ajustes
menu = Menú
to-front = Todas mis mesas
your-name = Tu nombre

## Portada

front-subtitle = Tren mexicano con la familia y los amigos
front-start = Abrir una mesa
front-code = Código de una mesa
front-join = Entrar
front-tables = Tus mesas
front-score = Llevar los puntos con fichas de verdad
front-rules = Las reglas
front-forget = Quitar la mesa { $code } de la lista
front-more = Mostrar { $count } más

## Lo que pasa en una mesa

phase-gathering = Esperando a los demás
phase-playing = Se está jugando una ronda
phase-round-over = Entre dos rondas
phase-match-over = La partida terminó
phase-turn = { $you ->
    [yes] Te toca
   *[no] Le toca a { $name }
}
phase-round = Ronda { $number }
phase-alone = Todavía no hay nadie más

## Abrir una mesa

open-title = Abrir una mesa
open-seats = Jugadores
open-fewer = Un jugador menos
open-more = Un jugador más
open-preset = Reglas
open-options = Cambiar reglas sueltas
open-changed = cambiadas: { $count }
open-unchange = Deshacer todos los cambios
open-button = Abrir la mesa

## El reparto

deal = Juego doble-{ $set }, { $hand } fichas para cada uno
deal-sum = { $tiles } fichas{ $aside ->
    [yes] , 1 de ellas es el doble central
   *[no] {""}
}; { $seats } manos de { $hand } son { $dealt }; { $boneyard } quedan en el pozo.
deal-scarce = El pozo tiene pocas fichas para tantos jugadores: las rondas pueden acabar cerradas.

## Reglamentos: nombres y cómo son

preset-spruce = Clásico familiar
preset-spruce-about = Un tren entero en el primer turno y luego una ficha por turno. La doble blanca vale 50.
preset-wikihow = Muchos trenes mexicanos
preset-wikihow-about = Doble-12 hasta 10 jugadores, cuantos trenes mexicanos se quiera, una ficha robada para empezar.
preset-spruce-new = Clásico nuevo
preset-spruce-new-about = El doble central se aparta antes; manos más chicas; quien puede empezar, empieza.
preset-tournament = De una en una
preset-tournament-about = Una ficha por turno desde el principio; quien pone una mula la cubre.
preset-masters = Sobre la mula
preset-masters-about = Un tren entero en el primer turno; tras una mula, la ficha siguiente va sobre ella.
preset-app = Turnos rápidos
preset-app-about = 15 fichas para cada uno y una ficha por turno, como en la aplicación conocida.
preset-house = Reglas de la casa
preset-house-about = Ningún primer tren puede acabar en mula; se roba una vez por turno.
preset-warp = Mulas estrictas
preset-warp-about = Una ficha y un robo por turno; nadie se va con una mula sin cubrir.

## Entrar

join-title = Mesa { $code }
join-sit = Tomar asiento
join-kept = ¿Quién de estos eres?
join-watch = Solo mirar
join-full = Todos los asientos están ocupados. Puedes mirar.
join-started = La partida ya empezó. Puedes mirar.

## Esperando a los demás

gathering-title = La mesa está abierta
gathering-seats = Quién juega
gathering-read-rules = Leer las reglas
gathering-change-rules = Cambiar las reglas
gathering-free = Asientos libres: { $count }. Espera a alguien, pon computadoras o quita asientos.
gathering-start = Repartir la primera ronda
gathering-wait = { $name } reparte cuando estén todos.

share-title = Invita a los demás
share-watch = Deja que otros miren
share-text = Ven a jugar al tren mexicano conmigo:
share-send = Enviar el enlace
share-copy = Copiar el enlace
share-qr = Código QR con el enlace de esta mesa
share-code = Código:

## Un asiento

seat-empty = Asiento libre
seat-kept = Guardado para { $name }
seat-free = Esperando a alguien
seat-computer = Computadora: { $level }
seat-stand-in = Juega una computadora en su lugar
seat-host = Lleva la mesa
seat-away = Ausente
seat-you = tú
seat-rename = Cambiar el nombre
seat-return = Volver a jugar yo
seat-add-computer = Poner una computadora
seat-seat-stand-in = Que juegue una computadora
seat-level = Computadora para el asiento { $seat }
seat-more = Más sobre { $name }
seat-make-host = Que { $name } lleve la mesa
seat-leave = { $you ->
    [yes] Dejar la mesa
   *[no] Despedir a { $name }
}

## Computadoras, la más fuerte primero

level-expert = Experta
level-expert-about = Calcula lo que pueden tener los demás; la más fuerte
level-planner = Planificadora
level-planner-about = Piensa el tren entero
level-casual = Distraída
level-casual-about = Pone la ficha más pesada que encaja y a veces se despista
level-beginner = Principiante
level-beginner-about = Pone cualquier ficha que encaja y cubre las mulas
level-greedy = Rápida
level-greedy-about = Pone la ficha más pesada que encaja
level-random = Al azar
level-random-about = Hace cualquier cosa permitida
level-better = Unos { $points } puntos por ronda mejor que la { $level }
level-worse = Unos { $points } puntos por ronda peor que la { $level }
levels-title = Qué tan fuertes son las computadoras
levels-measured = Medido en rondas de cuatro computadoras, los dos niveles en la misma mesa.

## Menú de la mesa

menu-tv = Mostrar en el televisor
menu-rounds = Volver a ver una ronda
menu-paper = Seguir con fichas de verdad
menu-record = Guardar el registro
menu-table = Para toda la mesa
menu-own = Solo para ti
menu-pace = Ritmo de las computadoras
menu-pace-about = Segundos que espera una computadora antes de jugar
menu-pace-seconds = { $count } s
menu-hints = Permitir ayuda con las jugadas
menu-hints-about = Quien juega aquí puede ver iluminado lo que encaja y pedir consejos
menu-comments = Las computadoras dicen algo de vez en cuando
menu-comments-about = Una frase corta sobre lo que acaban de hacer
menu-move = Seguir en otro aparato
menu-move-about = Quien tenga este enlace juega en tu asiento. Guárdalo para ti.
menu-move-copy = Copiar mi enlace personal
replay-title = Otra vez la ronda { $number }
replay-to-table = A la mesa
replay-first = Al principio
replay-back = Un paso atrás
replay-next = Un paso adelante
replay-play = Que corra sola
replay-pause = Parar
replay-step = Paso { $number } de { $count }
replay-dealt = Las fichas están repartidas
replay-hands = Manos
replay-fair = Las fichas se revolvieron como quedó fijado antes de la ronda.
replay-unfair = ¡Las fichas no se revolvieron como quedó fijado antes de la ronda!

## Ajustes de este aparato

settings-language = Idioma
settings-theme = Colores
settings-theme-auto = Como el aparato
settings-theme-light = Claro
settings-theme-dark = Oscuro
settings-view = Trenes
settings-view-auto = Según quepan
settings-view-cells = Tablero
settings-view-lanes = Vías
settings-view-ring = Rueda
settings-text-size = Tamaño de letra
settings-big-tiles = Fichas grandes
settings-big-tiles-about = Menos por fila y más grandes
settings-sounds = Sonidos
settings-sounds-about = Un silbato cuando te toca
settings-characters = Personajes de las computadoras
settings-characters-about = Sus nombres y sus frases; sin ellos se llaman según su nivel
settings-hints = Mostrarme lo que encaja
settings-hints-about = Ilumina las fichas y los trenes que se pueden usar, si la mesa lo permite
settings-quick-play = Jugar con un toque
settings-quick-play-about = Si una ficha encaja en un solo lugar, un toque la juega
settings-left-handed = Para zurdos
settings-left-handed-about = Botones a la izquierda
settings-still = Sin movimiento
settings-still-about = Las fichas aparecen ya en su lugar
settings-keys = Teclas
settings-keys-about = Una letra o un número pregunta o hace algo en la mesa

## Reglas

rules-title = Las reglas
rules-of-table = Reglas de esta mesa
rules-options = Todas las reglas en detalle
rules-changed = cambiada
option-number = Un número de { $least } a { $most }
chapter-2-1 = El reparto
chapter-2-2 = El doble central
chapter-2-3 = Los primeros turnos
chapter-2-4 = Los turnos siguientes
chapter-2-6 = Los puntos
chapter-2-7 = El final de la partida

how-aim-title = De qué se trata
how-aim = Quédate sin fichas poniéndolas en los trenes. Las que te queden en la mano suman en tu contra; gana quien tenga menos puntos después de todas las rondas.
how-start-title = El comienzo
how-start = El doble de la ronda, el doble central, va en medio. De él sale el tren de cada jugador. Con casi todas las reglas puedes poner un tren entero en tu primer turno, cada ficha tocando a la anterior con el mismo número.
how-turn-title = Un turno
how-turn = Pon una ficha: en tu tren, en el tren mexicano o en un tren abierto. Si nada encaja, roba una ficha. Si tampoco encaja, tu turno termina.
how-mexican-title = El tren mexicano
how-mexican = Es de todos. Empieza con una ficha que lleva el número del doble central, y todos pueden jugar en él siempre.
how-marker-title = El marcador
how-marker = Quien no puede jugar pone un marcador en su tren: queda abierto y todos pueden usarlo. El marcador se quita cuando su dueño vuelve a poner una ficha en su propio tren.
how-double-title = Las mulas
how-double = Una mula se pone atravesada y pide otra ficha. Si queda sin cubrir, el jugador siguiente tiene que cubrirla antes de nada.
how-end-title = El final
how-end = La ronda termina cuando alguien pone su última ficha o cuando nadie puede seguir. Se cuentan los puntos, y la ronda siguiente empieza con el doble que sigue hacia abajo.

## Conexión y errores

line-connecting = Yendo a la mesa …
line-waiting = Sin conexión. Vuelve sola; tu asiento se guarda.
gone = Esta mesa no está
gone-table = No existe la mesa { $code }. Revisa el código o pide el enlace.
gone-seat = Tu asiento en la mesa { $code } ya no existe.
gone-broken = La mesa { $code } está dañada y no puede seguir. Su registro se guarda; avisa a quien lleva el servidor.
gone-join = Entrar otra vez
missing = No existe esa página
missing-about = Puede que la dirección esté cortada. Pide el enlace otra vez.
connection-gone = Esta mesa ya no está.
error-offline = No se puede llegar al servidor. Revisa tu conexión e intenta otra vez.
error-failed = No salió bien (error { $number }). Intenta otra vez en un rato.
