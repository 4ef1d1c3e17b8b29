### Los entornos: lo que no se le puede pedir a uno.

env-install = Los entornos necesitan { $name }: pip install 'tintero[envs]'
env-seats = { $count } asientos; una partida tiene de 2 a 6
env-seat = asiento { $seat }: los asientos son de 0 a { $most }, o None para uno al azar
env-cycles = max_cycles { $count }: es un número entero, al menos 1
env-shaped = shaped { $part }: es un número; 0 si no se quiere
env-render = render_mode desconocido { $mode }; los hay: { $modes }
env-decks = { $count } mazos para { $players } jugadores
env-deck-text = { $text } es un texto; un mazo es una lista de cartas: Deck.load(nombre) da uno de los incluidos
env-unbegun = todavía no hay partida: reset() empieza una
env-history = este bot piensa por adelantado y el entorno no guarda nada que deshacer: créalo con history=True
env-over = acción { $place }: la partida ha terminado; empieza otra
env-place = la acción { $place } no está disponible: el jugador { $seat } tiene { $count } opciones, en los lugares 0 a { $most }
env-form = forma desconocida { $form }; las hay: { $forms }
env-count = { $name } { $count }: es un número entero, al menos 1
env-actions = un paso pide números enteros, uno por fila ({ $count }), no { $given }; no se ha jugado nada
env-row = fila { $row }: la acción { $place } no está disponible: el jugador { $seat } tiene los lugares 0 a { $most }; no se ha jugado nada
env-worker = el proceso { $number } del lote ha terminado: cierra el lote y crea otro
env-closed = el lote está cerrado; crea otro
env-failures = { $failures }
