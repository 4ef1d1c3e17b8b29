### Lo que mide `tintero bench`, y cómo lo dice.

bench-measuring = midiendo
bench-games-and-chess = partidas y ajedrez
bench-single-operations = operaciones sueltas
bench-compiled = compilado
bench-uncompiled = sin compilar
bench-games = partidas/s
bench-decisions = decisiones/s
bench-per-game = decisiones/partida
bench-per-decision = µs/decisión
bench-decks = mazos
bench-operation = operación
bench-push = hacer
bench-pop = deshacer
bench-options = opciones
bench-outcome = resultado
bench-save = guardar
bench-load = cargar
bench-hash = resumen
bench-clone = copiar
bench-bytes = bytes de un estado: { $count }
bench-chess = Partidas de ajedrez al azar (python-chess) en la misma medición: { $count } por segundo. Nuestras por cada una: { $ratio }.
bench-no-chess = El paquete chess no está instalado y no hay con qué comparar: pip install tintero[bench]
bench-not-compiled = Aquí el motor va sin compilar; `make compile` y PYTHONPATH=build/compiled lo compilan.
bench-speedup = Compilado juega { $times } veces más partidas.
bench-board = mesa
bench-cards = cartas en juego
bench-triggers = disparadas
bench-ink = entintar y deshacer
bench-end = fin de turno y deshacer
bench-turn = desde el turno
bench-microseconds = µs, { $what }
bench-decisions-counted = decisiones
