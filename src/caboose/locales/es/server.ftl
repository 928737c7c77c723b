# Lo que rechaza el servidor, antes de preguntar a la mesa.
refused-no-table = No hay ninguna mesa con este código. Míralo otra vez: tiene seis letras y cifras.
refused-no-round = Esta ronda no ha terminado o nunca se repartió.
refused-no-address = No hay nada en esta dirección.
refused-malformed = El servidor no entendió esto. Carga la página otra vez.
refused-too-fast = Es demasiado de una vez. Espera un poco e intenta de nuevo.
refused-unavailable = Ahora mismo no se puede llegar a la mesa. Nada se ha perdido; intenta de nuevo en un momento.
