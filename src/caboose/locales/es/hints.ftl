# Por qué se aconseja una jugada. Véase en/hints.ftl.

hint-draw = Nada encaja: roba una ficha.
hint-draw-rather = Roba una ficha, aunque algo encaje: lo que encaja te sirve más en la mano.
hint-pass = Nada encaja y no hay nada que robar: pasa.
hint-stop = Para aquí: lo que queda te sirve más en la mano.
hint-last = La { $tile } es tu última ficha: con ella dominas.
hint-cover = La { $tile } cubre la mula de { $where ->
    [own] tu tren
    [mexican] el tren mexicano
   *[other] el tren de { $owner }
}.
hint-only = La { $tile } es la única ficha que se puede poner, en { $where ->
    [own] tu tren
    [mexican] el tren mexicano
   *[other] el tren de { $owner }
}.
hint-plan = La { $tile } está en el plan para tu tren. Fichas del plan: { $count }.
hint-close = La { $tile } está en el plan para tu tren y te quita el marcador. Fichas del plan: { $count }.
hint-double = Cuesta deshacerse de las mulas: pon la { $tile } en { $where ->
    [own] tu tren
    [mexican] el tren mexicano
   *[other] el tren de { $owner }
} mientras puedas.
hint-spare = La { $tile } no entra en tu plan: ponla en { $where ->
    [own] tu tren
    [mexican] el tren mexicano
   *[other] el tren de { $owner }
} y guarda el plan. Fichas del plan: { $count }.
hint-best = Con la { $tile } en { $where ->
    [own] tu tren
    [mexican] el tren mexicano
   *[other] el tren de { $owner }
} te queda la mejor mano.

turn-hint = Consejo
hint-thinking = Pensando …
hint-plan-tiles = Tu plan: { $tiles }
