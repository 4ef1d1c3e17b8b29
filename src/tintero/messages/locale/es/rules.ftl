### Lo que dice `tintero rules`: títulos, líneas sobre una cláusula, lo que no encuentra.

## Títulos

rules-clause = Cláusula
rules-title = Título
rules-statement = Enunciado
rules-row = Fila
rules-official = Cláusula oficial
rules-decision = Decisión
rules-tests = Pruebas
rules-document = El documento dice
rules-rules = Las reglas dicen
rules-reason = Por qué
rules-old = Número antiguo
rules-new = Número nuevo
rules-topic = Asunto
rules-version = Versión
rules-kind = Cambio
rules-note = Nota
rules-keyword = Palabra clave
rules-n-cards = Cartas
rules-rulings = Casos
rules-readings = Lecturas
rules-by = Quién lo decide
rules-other = La otra lectura
rules-switch = Interruptor

## Quién decide una lectura

rules-by-official = una respuesta oficial
rules-by-rules = las cláusulas nombradas
rules-by-judges = respuestas de jueces
rules-by-open = nadie todavía

## Cómo trata una carta de una cláusula

rules-cards-by-keyword = Cartas por palabra clave { $name }, { $clause } ({ $count }): { $cards }
rules-cards-by-node = Cartas por nodo { $name }, { $clause } ({ $count }): { $cards }
rules-cards-by-trigger = Cartas por disparo por { $name }, { $clause } ({ $count }): { $cards }

## Sucesos que las cartas esperan

rules-event-banished = desterrado
rules-event-banished-another = desterrar a otro
rules-event-challenge-over = fin del desafío
rules-event-challenged = desafío
rules-event-chosen = ser elegido
rules-event-damage-dealt = daño infligido
rules-event-damage-removed = daño quitado
rules-event-damage-taken = daño recibido
rules-event-discarded = descartar
rules-event-discarded-some = descartar una o más
rules-event-drew = robar
rules-event-drops-removed = retirar gotas
rules-event-entered-play = entrar en juego
rules-event-exerted = agotarse
rules-event-inked = entintar
rules-event-left-discard = dejar el descarte
rules-event-left-play = dejar el juego
rules-event-milled = del mazo al descarte
rules-event-moved = moverse
rules-event-played = jugar
rules-event-put-in-discard = ir al descarte
rules-event-put-in-inkwell = ir al pozo de tinta
rules-event-put-under = poner debajo
rules-event-quested = ir de aventura
rules-event-readied = prepararse
rules-event-returned-to-hand = volver a la mano
rules-event-sang = cantar
rules-event-shifted = jugar con Shift
rules-event-sung = canción cantada
rules-event-turn-end = final del turno
rules-event-turn-start = inicio del turno
rules-event-used = usar una habilidad

## Líneas

rules-listed = { $heading }: { $items }
rules-under = Parte de
rules-below = Dentro
rules-since = desde { $version }
rules-until = hasta { $version }
rules-was = antes { $number }
rules-changed = cambió en { $version }
rules-before = Antes de { $version }: { $text }
rules-old-numbers = Números antiguos
rules-rows = En los documentos
rules-line = Documento { $document }, línea { $line }
rules-gone = eliminado
rules-no-old-number = { $number } no tiene número antiguo.
rules-rule-changed = la regla cambió
rules-conflicts = Contradicciones con la regla oficial
rules-clashes = Choques de los documentos entre sí
rules-effective = { $version }, en vigor desde el { $day }: { $text }
rules-differences = Lo que puede cambiar una partida
rules-no-changes = No hay diferencias.
rules-summary = { $count } cláusulas: { $tested } con prueba, { $reasoned } con motivo declarado, { $missing } sin nada
rules-missing = Sin prueba ni motivo

## Clases de cambio

rules-kind-new = nueva
rules-kind-moved = antes { $was }
rules-kind-changed = cambiada
rules-kind-removed = eliminada

## Lo que no existe

rules-no-clause = No existe la cláusula { $number }.
rules-no-reading = No existe la lectura { $name }.
rules-no-old = { $number } no es ni un número antiguo ni uno nuevo.
rules-no-version = No existe la versión { $version } de las reglas.
rules-no-hits = Ninguna cláusula menciona «{ $words }».

# Lo que dice el primer documento, jugado tal como está escrito.
rules-as-written = Tal como está escrito, en una variante
rules-draft = Lo que dice el primer documento se juega tal como está escrito en { $title } (--variant { $name }); donde deja algo abierto, se lee así:
rules-read-so = Se lee así
