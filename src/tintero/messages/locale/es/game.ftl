### Partidas y series: qué niegan las reglas, qué no se puede deshacer, qué no puede ser una partida.

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
