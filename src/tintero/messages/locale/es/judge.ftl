### Lo que se dice a los jueces: hojas, veredictos, marchas atrás, el libro de casos, y qué falla en una posición.

## Títulos de una hoja

judge-verdict = Veredicto
judge-rules = reglas { $version }
judge-rules-readings = reglas { $version }, lectura { $readings }
judge-question = Pregunta
judge-sequence = Qué ocurre
judge-start = Antes de preguntar a nadie
judge-heading = { $player }: { $action }
judge-refused = No se puede
judge-next = Qué se puede hacer ahora
judge-clauses = Cláusulas
judge-note = Nota
judge-readings = Lecturas
judge-played = { $text } (así se juega aquí)
judge-not-played = { $text } (--reading { $number } lo juega así)
judge-scene-of = Escena { $number } de { $count }: { $title }
judge-same = … { $count } líneas iguales …
judge-no-difference = No hay diferencias entre { $one } y { $two }.

## Veredictos

judge-yes = SÍ
judge-no = NO
judge-as-written = como está escrito
judge-otherwise = DE OTRO MODO
judge-legal = Se puede hacer.
judge-illegal = No se puede hacer: { $why }
judge-held = { $count ->
    [one] Todo sale como está escrito (1 expectativa).
   *[other] Todo sale como está escrito ({ $count } expectativas).
}
judge-refused-as-written = { $count ->
    [one] Se esperaba la negativa; todo sale como está escrito (1 expectativa).
   *[other] Se esperaba la negativa; todo sale como está escrito ({ $count } expectativas).
}
judge-not-held = No sale como está escrito: { $problems }
judge-at-line = línea { $line }: { $problem }
judge-nothing-tried = No se ha intentado nada.
judge-not-refused = «{ $action }» se puede hacer, aunque la CR { $clause } debía prohibirlo
judge-not-to-be-done = «{ $action }» se puede hacer, y no debía poderse
judge-other-clause = lo prohíbe la CR { $clause } y no la CR { $wanted }: { $why }
judge-unread = «{ $action }» no se puede leer aquí: { $problem }

## Lo que viene

judge-waits = { $player } espera, y solo puede rendirse (CR 2.3.3.4).
judge-over = La partida ha terminado.
judge-more = … y { $count } más

## Marcha atrás (CR 1.7.6)

judge-conceded = { $player } se rindió.
judge-learnt = Un jugador vio una carta oculta o algo se decidió al azar.
judge-stays = Se queda: { $why } (CR { $rule })
judge-before = Se queda, porque la acción { $number }, posterior, se queda (CR 1.7.6.2).
judge-undone = Se puede deshacer (CR 1.7.6).
judge-of-action = { $action }: { $problem }

## Qué falla en una posición, en un caso o en sus archivos

judge-no-clause = no existe la cláusula { $number }
judge-no-scene = aquí no hay ninguna escena
judge-one-ruling = aquí hay { $count } casos, no uno
judge-called = id: { $id } no es como se llama el archivo, { $file }
judge-missing = { $what }: falta
judge-no-clauses = clauses: no hay ninguna
judge-no-scenes = scenes: no hay ninguna, y `not_playable` no dice por qué
judge-but-scenes = not_playable: pero hay escenas
judge-two-readings = readings: un caso discutido tiene dos o más, y una lleva `played: true`
judge-switch-unused = readings: ninguna escena usa el `switch` de esta lectura
judge-undisputed = readings: solo las tiene un caso discutido (status: disputed)
judge-superseded = note: en un caso superado dice qué se respondía antes
judge-empty = { $what }: está vacío
judge-bad-id = id: { $id } no es como JC-001
judge-bad-status = status: es uno de estos: { $known }; no { $status }
judge-no-language = { $what }: no hay { $language }
judge-bad-switch = readings.switch: es uno de estos: { $known }; no { $switch }
judge-no-switch = readings: falta `switch`: cómo se juega así
judge-own-title = scenes: cada una lleva su propio título
judge-expects = scenes: { $title } no espera nada (expect)
judge-card = carta desconocida: { $text }
judge-cards = { $text } puede ser cualquiera de estas: { $names }
judge-several = { $text } puede ser cualquiera de { $count } cartas: escribe 2.NOMBRE o NOMBRE #2
judge-not-in-play = no hay { $text } en la zona de juego
judge-not-there = no hay { $card } en { $zone }
judge-seats = los jugadores van del 1 al { $most }, no { $number }
judge-no-seat = no hay jugador { $number }
judge-bad-zone = una zona es una de estas: { $known }; no { $zone }
judge-state = solo una carta en juego tiene estado: { $keys }
judge-no-state = una carta en juego no tiene { $key }
judge-bad-step = un paso es uno de estos: { $known }; no { $step }
judge-bad-rules = las reglas son una de estas: { $known }; no { $version }
judge-unknown-ruling = no hay ningún caso { $text }

## Respuestas a una pregunta: sí y no como se escriben, la palabra entera primero

judge-answer-yes = sí, s
judge-answer-no = no, n
judge-answer-leave = salir, q

## Lo que `tintero judge` no puede hacer

judge-no-such-scene = { $file } tiene { $count } escenas; no hay { $scene }.
judge-no-case = No hay archivo { $file }, ni caso de ese nombre en el libro.
judge-no-reading = No hay lectura { $reading }; el caso tiene { $count }.
judge-no-reading-called = No hay ninguna lectura llamada { $reading }.
judge-nothing-to-play = Nada que jugar: { $reason }
judge-two-versions = --diff pide dos versiones de las reglas, como 2.1,2.3.
judge-no-version = No existe la versión { $version } de las reglas.

## Una vuelta atrás como tabla

judge-column-action = Acción
judge-column-player = Jugador
judge-column-what = Qué
judge-column-undo = ¿Se deshace? (CR 1.7.6)
judge-after = La posición después:
judge-no-position = (No se puede escribir como escena: { $problem })
judge-written = Escrito en { $file }.

## Las preguntas

judge-question-of = Pregunta { $number } de { $count } · { $case }
judge-your-answer = Tu respuesta (sí/no):
judge-your-words = Tu respuesta:
judge-had-it = ¿La tenías (sí/no)?
judge-right = Correcto.
judge-wrong-yes = Incorrecto: la respuesta es sí.
judge-wrong-no = Incorrecto: la respuesta es no.
judge-score = { $right } de { $count } aciertos.
judge-yes-or-no = Escribe sí o no (q para salir).
judge-no-topic = Ningún caso trata de { $topic }.
judge-topics = Temas: { $topics }
judge-no-book = El libro de casos está vacío.

## Muchos casos

judge-rulings = Casos
judge-summary = { $rulings }, { $scenes }, con las reglas { $version }: { $counts }.
judge-compared = { $rulings }, { $scenes }, reglas { $version } frente a { $newest }: { $counts }.
judge-failed = Fallan
judge-changed = Salen de otro modo con { $version }
judge-not-playable = No se juegan, y por qué
judge-scene-problem = { $scene }, línea { $line }: { $problem }
judge-no-rulings = No hay ningún caso en { $file }.
judge-count-rulings = { $count ->
    [one] 1 caso
   *[other] { $count } casos
}
judge-count-scenes = { $count ->
    [one] 1 escena
   *[other] { $count } escenas
}
judge-count-passed = { $count ->
    [one] 1 pasa
   *[other] { $count } pasan
}
judge-count-failed = { $count ->
    [one] 1 falla
   *[other] { $count } fallan
}
judge-count-changed = { $count ->
    [one] 1 cambia
   *[other] { $count } cambian
}
judge-count-same = { $count ->
    [one] 1 sale igual
   *[other] { $count } salen igual
}
judge-count-not-playable = { $count ->
    [one] 1 no se juega
   *[other] { $count } no se juegan
}

## De qué tratan los casos

judge-topic-activated = activadas
judge-topic-adventurous = adventurous
judge-topic-bag = bolsa
judge-topic-bodyguard = bodyguard
judge-topic-boost = boost
judge-topic-challenge = desafío
judge-topic-choices = elecciones
judge-topic-costs = costes
judge-topic-created-triggers = habilidades creadas
judge-topic-damage = daño
judge-topic-deck = mazo
judge-topic-deferred-action = acción aplazada
judge-topic-draw = robar
judge-topic-drying = secado
judge-topic-end-of-turn = final del turno
judge-topic-endgame = fin de la partida
judge-topic-enters = entrar en juego
judge-topic-gsc = comprobación
judge-topic-history = lo ocurrido
judge-topic-illegal-action = acción ilegal
judge-topic-ink = tinta
judge-topic-last-known-value = último valor conocido
judge-topic-leaving-play = dejar el juego
judge-topic-loop = bucle
judge-topic-may = puede
judge-topic-modifier = modificadores
judge-topic-move = mover
judge-topic-move-damage = mover daño
judge-topic-multi-player-effect = efecto de varios jugadores
judge-topic-multiplayer = multijugador
judge-topic-must-choose = elección obligada
judge-topic-names = nombres
judge-topic-official-release-notes = notas oficiales del set
judge-topic-partial = resolución parcial
judge-topic-permission = permisos
judge-topic-policy = política
judge-topic-prohibition = prohibiciones
judge-topic-quest = aventura
judge-topic-reading = lectura del texto
judge-topic-reckless = reckless
judge-topic-release-notes = notas del set
judge-topic-replacement = reemplazo
judge-topic-restriction = restricciones
judge-topic-sequential = efectos en secuencia
judge-topic-shift = shift
judge-topic-singer = singer
judge-topic-stack = pila
judge-topic-start-of-turn = inicio del turno
judge-topic-static = estáticas
judge-topic-support = support
judge-topic-then = después
judge-topic-vanish = vanish
judge-topic-zones = zonas
