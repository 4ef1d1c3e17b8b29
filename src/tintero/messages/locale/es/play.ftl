### `tintero play`: lo que la línea de órdenes no admite.

play-one-of-two = --hotseat y --watch se excluyen.
play-best-of = --best-of pide un número impar de partidas, no { $count }.
play-series-begins = --best-of es para una serie nueva; --resume sigue con una partida.
play-many-names = Hay { $count } nombres para { $people } personas.
play-same-name = Dos personas no pueden llamarse { $name }.
play-no-rules = No existe la versión { $version } de las reglas.
play-no-bot = No hay bot { $name }.
play-there-are = Existen: { $names }
play-bot-of-file = El fichero dice que { $player } es un programa: { $program }. Abrir un fichero no arranca ningún programa.
play-bot-to-give = Di tú quién juega: --resume FICHERO --bot "{ $prefix }ORDEN", o --bot greedy.
play-seed-of-bot = --seed es solo para el bot: es otro programa y podría probar semillas. Las cartas se barajan al azar; una partida guardada tiene lo barajado.
play-seed-of-file = Esta partida empezó con la semilla { $seed }. El bot es otro programa y podría probar semillas: así sabría todas las cartas.
play-no-file = No se puede leer { $file }: { $why }
play-no-write = No se puede escribir { $file }: { $why }
play-no-saved = { $file } no es una partida guardada: { $why }
play-no-json = { $file } no es JSON (línea { $line }).
play-lacks = le falta { $what }
play-web-alone = --web es una persona contra un bot, al mejor de 1 o 3: sin --hot-seat, --watch, --resume ni --seed.
