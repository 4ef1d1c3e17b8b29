### Una hoja de arbitraje: lo que dice junto al registro, sus veredictos y títulos, y lo que dice una
### vuelta atrás.

## Líneas de una secuencia. $what y $line vienen del registro, $what sin su punto.

sheet-both = { $first } { $second }
sheet-times = { $line } (×{ $count })
sheet-damage = Base { $base } → modificado { $modified } → recibido { $taken }.
sheet-resolves = { $player } saca de la bolsa { $ability } de { $card } y la resuelve.
sheet-whose = La resolverá { $player }.
sheet-turn-begins = Empieza el turno de { $player }: { $step }.
sheet-step = { $player }: { $step }.
sheet-turn-start = Es el inicio del turno de { $player }: lo que se dispara entonces va a la bolsa y espera.
sheet-turn-ending = Es el final del turno de { $player }: lo que se dispara al final de un turno va a la bolsa.
sheet-checked = Se comprueba el estado de la partida.
sheet-nothing-found = Se comprueba el estado de la partida: no hay nada que hacer.
sheet-credited = { $how ->
    [challenge] El destierro de { $other } en un desafío se atribuye a { $card }.
   *[plain] El destierro de { $other } se atribuye a { $card }.
}
sheet-bottom = { $what } (al fondo).
sheet-top = { $what } (arriba).
sheet-hurt = { $what } con { $damage } de daño.
sheet-onto = { $player } pone { $card } sobre { $others } con Shift.
sheet-added-up = { $line } El daño que tenían se suma: { $damages } = { $sum }.
sheet-doing = { $what }: «{ $text }».
sheet-once = { $text } (una vez)
sheet-has-already = Ya tiene lo que esto da, así que no gana nada (CR 8.1.2).
sheet-ended = Termina el efecto de { $source }.
sheet-ended-on = Termina el efecto de { $source } sobre { $cards }.
sheet-nothing = No hace nada.

## Lo que decide y ningún suceso cuenta

sheet-not-met = No se cumple su condición: «{ $text }».
sheet-not-met-all = No se cumple su condición.
sheet-not-possible = No se puede llevar a cabo: «{ $text }».
sheet-not-possible-all = No se puede llevar a cabo.
sheet-stays-exerted = { $card } no se prepara, a causa de { $source }.
sheet-loses = { $card } pierde { $keyword } de { $source }: tiene la palabra clave durante más tiempo.

## Títulos

sheet-rules = reglas { $version }
sheet-verdict = Veredicto
sheet-sequence = Qué ocurre
sheet-next = Qué se puede hacer ahora
sheet-clauses = Cláusulas
sheet-start = Antes de preguntar a nadie
sheet-refused = No se puede
sheet-question = Pregunta
sheet-note = Nota
sheet-readings = Lecturas
sheet-played = { $reading } (así se juega aquí)
sheet-not-played = { $reading } (--reading { $number } lo juega así)
sheet-reading = lectura { $name }
sheet-scene-of = Escena { $number } de { $count }: { $title }
sheet-same = … { $count } líneas iguales …
sheet-no-difference = No hay diferencias entre { $first } y { $second }.

## Veredictos

sheet-yes = SÍ
sheet-no = NO
sheet-as-written = como está escrito
sheet-otherwise = DE OTRO MODO
sheet-legal = Se puede hacer.
sheet-illegal = No se puede hacer: { $why }
sheet-held = Todo sale como está escrito ({ $count }).
sheet-refused-as-written = Se esperaba la negativa; todo sale como está escrito ({ $count }).
sheet-expectations = { $count ->
    [one] 1 expectativa
   *[other] { $count } expectativas
}
sheet-not-held = No sale como está escrito: { $problems }
sheet-at-line = línea { $line }: { $problem }
sheet-not-refused = «{ $action }» se puede hacer, aunque la CR { $clause } debía prohibirlo
sheet-not-to-be-done = «{ $action }» se puede hacer, y no debía poderse
sheet-nothing-tried = No se ha intentado nada.
sheet-other-clause = lo prohíbe la CR { $clause } y no la CR { $wanted }: { $why }
sheet-unread = «{ $action }» no se puede leer aquí: { $why }

## Vuelta atrás (CR 1.7.6)

sheet-conceded = { $player } se rindió.
sheet-learnt = Un jugador vio una carta oculta o algo se decidió al azar.
sheet-stays = Se queda: { $why } (CR { $clause })
sheet-before = Se queda, porque la acción { $number }, posterior, se queda (CR 1.7.6.2).
sheet-others-stay = Las demás acciones hasta la { $number } se quedan, porque la { $number } se queda (CR 1.7.6.2).
sheet-undone = Se puede deshacer (CR 1.7.6).
sheet-rewound = Quedan hechas { $done } de { $count } acciones; deshechas { $undone }.
sheet-short-of = No se puede volver a { $to }: la acción { $number } no se puede deshacer.

## Lo que viene ahora

sheet-waits = { $player } espera, y solo puede rendirse (CR 2.3.3.4).
sheet-over = La partida ha terminado.
sheet-more = … y { $count } más
