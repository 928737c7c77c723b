# Lo que rechaza el servidor, antes de preguntar a la mesa.
refused-no-table = No hay ninguna mesa con este código. Míralo otra vez: tiene seis letras y cifras.
refused-no-round = Esta ronda no ha terminado o nunca se repartió.
refused-no-address = No hay nada en esta dirección.
refused-malformed = El servidor no entendió esto. Carga la página otra vez.
refused-too-fast = Es demasiado de una vez. Espera un poco e intenta de nuevo.
refused-unavailable = Ahora mismo no se puede llegar a la mesa. Nada se ha perdido; intenta de nuevo en un momento.
refused-other-page = Esto vino de una página de otro sitio. Abre la mesa en su propia dirección.
refused-too-long = Es demasiado largo para el servidor: acepta { $most } bytes como máximo.
refused-too-slow = La conexión fue demasiado lenta para esto. Intenta de nuevo.
refused-no-hints = En esta mesa no se dan consejos.
refused-hint-not-your-turn = Solo se aconseja cuando te toca.
