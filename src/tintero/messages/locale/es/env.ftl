### Los entornos: lo que no se le puede pedir a uno.

env-seats = { $count } asientos; una partida tiene de 2 a 6
env-decks = { $count } mazos para { $players } jugadores
env-over = acción { $place }: la partida ha terminado; empieza otra
env-place = la acción { $place } no está disponible: el jugador { $seat } tiene { $count } opciones, en los lugares 0 a { $most }
env-form = forma desconocida { $form }; las hay: { $forms }
env-worker = el proceso { $number } del lote ha terminado
env-row = { $said }
