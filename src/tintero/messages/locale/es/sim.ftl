### Series de muchas partidas entre mazos o bots: lo que muestran, y lo que no se les puede dar.

## Lo que no vale

sim-two-decks = Da dos mazos o más.
sim-two-bots = Da dos bots o más.
sim-no-share = «{ $text }» no es una proporción: escribe 2% o 0.02.
sim-no-plot = «{ $file }»: un gráfico es un fichero .png o .svg.
sim-no-matplotlib = Dibujar necesita matplotlib: pip install tintero[plots]
sim-unready = El motor no entiende todo el texto de: { $cards }. Sin simulación con ellas.
sim-no-folder = { $file }: no existe esa carpeta.
sim-no-bot = No hay ningún bot «{ $bot }»; hay: { $known }
sim-no-rules = No hay reglas «{ $version }»; hay: { $known }

## Ray

sim-ray-missing = --ray necesita Ray: pip install tintero[ray]
sim-ray-address = «{ $detail }» no es la dirección de un clúster de Ray: escribe HOST:PUERTO, ray://HOST:PUERTO, auto o local.
sim-ray-unreachable = No se llega al clúster de Ray: { $detail }
sim-ray-nodes = Falta Tintero en un nodo del clúster de Ray, instálalo en todos: { $detail }
sim-ray-differs = Un nodo del clúster de Ray tiene otro Tintero y sus partidas serían otras: { $detail }
sim-ray-broken = Falló el clúster de Ray: { $detail }

## Una serie que acaba antes

sim-stopped = Interrumpido tras { $played } de { $count } partidas; las cifras son las de esas partidas.
sim-stopped-kept = La misma orden sigue desde ahí.
sim-stopped-gone = Con --resume FICHERO, desde el principio, una serie puede seguir después.
sim-kept-line = { $file } no es un fichero de partidas con el que --resume siga: línea { $line }. No se ha cambiado nada.
sim-kept-other = { $file } tiene las partidas de otra serie: { $what } es { $there } ahí y { $here } aquí. No se ha cambiado nada.
sim-kept-busy = Otra serie está escribiendo { $file }.
sim-failed = Falló una partida: { $problem }
sim-failed-kept = La partida grabada: { $file }
sim-more-failed = … y { $count } más.

## Tablas

sim-games = partidas
sim-column-pair = Cruce
sim-column-rate = Gana
sim-column-interval = Intervalo 95 %
sim-column-play = Empezando
sim-column-draw = Segundo
sim-column-turns = Turnos
sim-endings = Cómo acaban: { $endings }
sim-end-lore = leyenda
sim-end-empty-deck = mazo vacío
sim-end-last-player = último jugador
sim-end-concession = concesión
sim-end-turn-limit = límite de turnos
sim-lore-by-turn = Leyenda media tras cada turno:
sim-cards-opening = { $deck }: gana con la carta en la mano inicial
sim-cards-drawn = { $deck }: gana robando la carta
sim-column-bot = Bot
sim-column-elo = Elo
sim-column-games = Partidas
sim-column-score = Puntos
sim-column-time = ms por decisión
sim-column-slowest = turno más lento
sim-column-ahead = Elo de ventaja
sim-column-even = mazos iguales
sim-percent = { $number } %
sim-between = { $low } – { $high }
sim-ending = { $ending } { $share }
sim-lore-of = { $deck }: { $lore }

## Gráficos

sim-lore-axis = leyenda
sim-turn-axis = turno de ese jugador
sim-turns-axis = turnos de ambos
sim-games-axis = partidas
sim-wins-axis = partidas que gana el primero, en %
sim-rates-title = Victorias, con intervalos del 95 %
sim-matrix-title = Fila contra columna, % ganado
