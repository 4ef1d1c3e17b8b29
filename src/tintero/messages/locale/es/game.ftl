### Partidas y series: qué niegan las reglas, qué no se puede deshacer, qué no puede ser una partida.

game-illegal = { $why } (CR { $rule })

## Deshacer

game-kept = { $reason } (CR { $rule })
game-nothing-to-undo = ese jugador no tiene ninguna acción de turno que deshacer
game-other-decided = otro jugador ha decidido algo desde entonces
game-conceded = un jugador se ha rendido desde entonces
game-learnt = desde entonces se ha visto una carta oculta o ha decidido el azar
game-shuffled = desde entonces se ha barajado
game-revealed = desde entonces se ha revelado una carta
game-drawn = desde entonces se ha robado una carta
game-looked-at = desde entonces se ha mirado una carta

## El comienzo

game-players = una partida es de dos a seis jugadores (CR 1.3.1)
game-no-starter = no hay jugador { $number } que empiece
game-big-deck = un mazo tiene aquí como mucho { $most } cartas, no { $count }
game-no-record = esta partida no empezó con mazos, así que no tiene grabación
game-other-pool = la grabación se hizo con otras cartas

## Series

game-series-players = una serie es entre dos jugadores (CR 2.1.3.1, 2.1.3.2)
game-series-odd = una serie al mejor de varias tiene un número impar de partidas, no { $count }
game-series-playing = aún se juega una partida de esta serie
game-series-over = la serie ha terminado
game-series-chooser = { $player } ha perdido, y decide si empieza
game-series-nobody = nadie decide quién empieza esta partida
game-series-not-this = esta no es la partida de la serie que se está jugando
game-series-unfinished = la partida no ha terminado
