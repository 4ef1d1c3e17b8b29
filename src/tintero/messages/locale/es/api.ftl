### Lo que dice por HTTP el servidor de la mesa web.

## Lo que no se puede leer

api-no-json = lo que se ha enviado no es JSON
api-long = se ha enviado más de lo que se lee: como mucho { $most } bytes
api-slow = lo que se envía no ha llegado a tiempo
api-unknown-field = no hay ningún campo { $what } (en { $where })
api-missing-field = falta el campo { $what } (en { $where })
api-not-among = { $what } no es ninguno de los valores posibles (en { $where })
api-expected = aquí se espera otra cosa: { $what } (en { $where })
api-odd = esto no se puede leer: { $what } (en { $where })
api-parameter = el parámetro { $name } es un número de { $least } a { $most }, no «{ $value }»
api-rules = no hay reglas { $version }; hay: { $known }
api-no-path = en esta dirección no hay nada
api-method = esta dirección no se consulta así
api-origin = esta llamada viene de otra página
api-many-calls = demasiadas llamadas en poco tiempo; inténtalo dentro de un momento
api-later = ahora mismo no se puede; inténtalo otra vez
api-mistake = aquí ha fallado algo; no se ha cambiado nada
api-no-visitor = no se ha indicado ningún visitante

## Mesas y asientos

api-one-me = uno de los asientos es tuyo, y solo uno
api-teams = los equipos son dos contra dos: { $count } asientos
api-series = una serie es para dos jugadores
api-no-bot = no hay ningún bot { $bot }; hay { $count } para elegir
api-bot-kind = solo un asiento de tipo «bot» tiene un bot
api-many-tables = se han abierto demasiadas mesas en poco tiempo, o hay más de { $most } sin terminar; inténtalo dentro de un minuto o termina antes alguna
api-seat-not-yours = este asiento no puede ser tuyo

## Mazos

api-deck-twice = un mazo es uno de los incluidos o una lista, no las dos cosas
api-deck-cards = la lista tiene { $count } cartas; en una mesa un mazo tiene como mucho { $most }
api-decks = hay un mazo que no se puede jugar
api-of-seat = asiento { $number }: { $fault }
api-no-shipped = ningún mazo incluido se puede jugar en { $format }
api-deck-title = { $inks } · { $kind }
api-no-cards = no hay ningún archivo de cartas así; /api/cards dice dónde están
api-no-library = no hay ningún archivo así en la biblioteca; /api/library/rules, cards, cases y plays dicen dónde están
api-library-later = la biblioteca no se ha podido preparar ahora; inténtalo dentro de un momento

## Después de la partida

api-not-over = esto se puede ver cuando termina la partida, o su serie
api-no-game = { $count ->
    [0] en esta mesa no ha empezado ninguna partida
    [one] en esta mesa ha habido 1 partida; no hay partida { $number }
   *[other] en esta mesa ha habido { $count } partidas; no hay partida { $number }
}
api-other-engine = esta partida se jugó con otras cartas o con otra versión y ya no se puede mostrar
api-no-record = esta partida empezó a medias y no se puede escribir como grabación
api-no-shuffle = esta partida empezó a medias: no se barajó nada para ella
api-fork-over = ahí la partida ya ha terminado: no queda nada que jugar

## El juez

api-judge-later = la mesa del juez tiene demasiado trabajo; inténtalo dentro de un momento
api-judge-failed = la mesa del juez no ha podido hacer nada con esta escena

## De qué se puede hacer una mesa

api-bot-random = Juega cualquier cosa que sea legal.
api-bot-greedy = Mira cada jugada y hace la que es mejor en el momento.
api-bot-planner = Piensa un turno entero por delante, y en lo que puedes tener.
api-bot-ink-beginner = Aprende: olvida lo que pueden hacer sus cartas, se aventura demasiado pronto y se queda con cualquier mano.
api-bot-ink-easy = Se aventura con quien puede y pasa por alto la mitad de sus desafíos.
api-bot-ink-medium = Sabe lo que cuenta, pero pasa cosas por alto y no compara sus planes.
api-bot-ink-fast = Un juicio aprendido de cómo está la partida, y todos los caminos de su turno.
api-bot-ink = Lo mismo, y compara sus planes según sigue la partida en mundos posibles.
api-bot-ink-full = Lo mismo en más mundos, con más tiempo.

## Frases que siempre se pueden decir

api-phrase-hello = ¡Hola!
api-phrase-luck = ¡Suerte, y a disfrutar!
api-phrase-thinking = Estoy pensando.
api-phrase-moment = Un momento, por favor.
api-phrase-well = ¡Bien jugado!
api-phrase-oops = ¡Uy!
api-phrase-thanks = ¡Gracias!
api-phrase-game = ¡Buena partida!
api-variant-series = Una mesa en el navegador juega una partida o al mejor de tres, y esta variante es al mejor de { $count }: se juega con tintero play.
api-review-busy = El repaso tarda demasiado, o hay demasiados esperando. Prueba dentro de un rato.
