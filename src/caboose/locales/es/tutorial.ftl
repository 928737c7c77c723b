### El aprendizaje: unos turnos que juega quien lee. Bea y Carl son los otros jugadores.

learn-title = Aprender jugando
learn-you = Tú
learn-back = Paso anterior
learn-skip = Saltar

learn-start = El doble central, 9-9, está en medio. Tu tren sigue con un 9: elige la ficha con un 9 y luego tu tren.
learn-mexican = El tren mexicano es de todos. Carl ya lo empezó y termina en 3. Pon ahí tu 3-0.
learn-marker = Bea no pudo jugar: la pequeña locomotora es el marcador, y su tren está abierto para todos. Pon ahí tu 7-1.
learn-draw = Ahora nada encaja: tu tren termina en 4, el de Bea en 1, el mexicano en 0, y el de Carl está cerrado. Roba una ficha.
learn-pass = La 8-3 tampoco encaja. Pasa: entonces tu tren recibe el marcador.
learn-own-marker = Tu tren está abierto, y Bea puso en él una 4-5. Pon otra vez en tu tren y el marcador se quita. Pon tu mula, la 5-5.
learn-double = Una mula se pone atravesada y pide otra ficha. Pon encima la 6-5.
learn-open-double = Carl puso la mula 6-6 y no pudo cubrirla. Hay que cubrirla antes de nada, y para eso puedes usar su tren. Pon ahí la 6-0.
learn-done = Eso es todo. Quien se queda sin fichas termina la ronda; los demás cuentan los puntos que les quedan en la mano, y gana quien tenga menos.

learn-other-way = Eso también se puede. Aquí haz lo que dice la frase.
learn-not-here = Eso no va aquí. Lee otra vez la frase.
