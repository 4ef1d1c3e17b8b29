### Partidas grabadas: qué falla en una, y qué conviene saber antes de repetirla.

# $line: la del archivo.
record-at = línea { $line }: { $problem }

record-no-record = no es una partida grabada: la primera línea debe ser «tintero record 1»
record-newer = la grabación tiene el formato { $format }; este Tintero lee el formato { $known }
record-lines-most = una grabación tiene como mucho { $most } líneas
record-long = la línea es demasiado larga: { $text }
record-saved = no es una partida guardada: { $reason }
record-header = ¿qué es { $text }? No es de la cabecera
record-twice = { $key } aparece dos veces
record-value = { $key } no puede ser { $value }
record-missing = la cabecera no dice: { $keys }
record-cut-header = la grabación termina antes de la primera acción: está cortada
record-mark = ¿qué es { $text }? Una marca es turno o fin
record-after-end = tras el fin solo van resultado y hash
record-deck-line = una línea de mazo es cantidad y carta, no { $text }
record-no-deck = no hay mazo { $name } ni lista de cartas
record-unknown-card = estas cartas no incluyen { $card }
record-unclear-card = { $card } puede ser: { $names }
record-rules = no se puede jugar con estas reglas: { $reason }
record-game = la partida no puede empezar: { $reason }
record-over = la partida ya ha terminado antes de { $action }
record-action = { $action } no se puede hacer: { $reason }
record-cut-action = { $action } está cortada, y con ella la grabación: { $reason }
record-check = la posición no es la grabada; algo cambió después de la línea { $line }
record-turn = la grabación dice turno { $turn }, jugador { $player }; es el turno { $now }, jugador { $active }
record-hash = la partida acaba en otra posición que la grabada; algo cambió después de la línea { $line }
record-scene = la escena con que empieza: { $problem }
record-scene-line = una línea de la escena empieza con dos espacios; ¿qué es { $text }?
record-beside-scene = { $key } no puede ir junto a una escena: ya lo dice la escena
record-scene-rules = la cabecera dice reglas { $header }; la escena, reglas { $scene }
record-result = la grabación dice { $recorded }; es { $result }
record-steps = sus pasos son las acciones de la grabación: escríbelos allí
record-unknown-rules = no existe la versión { $version }; existen: { $known }

## Lo que conviene saber

record-notice-pool = Grabada con otras cartas ({ $made }; estas son { $here }). Se repite mientras cada acción se pueda hacer; los hashes no se comparan.
record-notice-no-pool = No dice con qué cartas se grabó. Se repite mientras cada acción se pueda hacer.
record-notice-engine = Grabada con Tintero { $made }; este es { $here }. Los hashes se comparan: donde coinciden, es la misma partida.
record-notice-other-engine = Grabada con Tintero { $made }; este es { $here }.
record-notice-cut = La grabación está cortada tras la línea { $line }: le falta el final. Se repite hasta donde llega.
record-notice-no-hash = No tiene hash, así que nada prueba que sea la partida que se jugó.
