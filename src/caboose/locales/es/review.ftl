# La revisión de lo jugado. Véase en/review.ftl.

review-rounds = rondas
review-decisions = Decisiones
review-lost = Puntos perdidos
review-gave = Dio el reparto
review-made = Hizo el juego
review-margin = En total
review-about-lost = Puntos perdidos: lo que costaron las decisiones frente a las mejores, de promedio entre todas las formas en que pueden estar las fichas ocultas, según lo que sabía el jugador. ± vale con un 95 % de certeza.
review-about-deal = Dio el reparto, hizo el juego: puntos mejor (+) o peor (−) que el promedio de los demás. Lo que dio el reparto es como acaba el mismo reparto cuando la Planificadora juega en todos los asientos.
review-turning-points = Momentos decisivos:
review-no-turning-point = No hay momentos decisivos: ninguna decisión perdió puntos con certeza.
review-turning-point = Ronda { $round }, vuelta { $lap }: { $name } eligió { $played }. Mejor: { $better }. Puntos perdidos: { $lost } ± { $error }.
review-lay = la { $tile } en { $where ->
    [own] el tren propio
    [mexican] { $place ->
        [1] el tren mexicano
       *[other] el tren mexicano { $place }
    }
   *[other] el tren de { $owner }
}
review-draw = robar una ficha
review-pass = pasar
review-nothing = no hay nada que revisar: ninguna ronda del registro ha terminado
review-nothing-damaged = no hay nada que revisar: ninguna ronda del registro está completa. { $damage }
review-no-seat = en este registro no hay asiento { $number }: da un número del 1 al { $most }
review-no-round = en este registro no hay ronda terminada { $number }: da un número del 1 al { $most }
review-damaged = El registro está dañado: { $damage }. Se revisaron las rondas anteriores.
review-worker-lost = se detuvo desde fuera un proceso que hacía la revisión: inténtalo otra vez, con --workers 1 si falta memoria

review-title = Revisión
review-ask = Revisar esta ronda
review-ask-about = La Experta valora cada decisión según lo que sabía el jugador, y separa la suerte de la habilidad.
review-waiting = La revisión espera su turno …
review-progress = Decisiones valoradas: { $number } de { $count }
review-rated = Puntos perdidos: { $lost } ± { $error }. Mejor: { $better }.
review-reason = Un consejo habría dicho: { $reason }
review-rated-best = La mejor decisión.
review-no-choice = Aquí no había nada que decidir.
