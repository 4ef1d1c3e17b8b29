### Las palabras que se escriben en la mesa, al repetir una partida y en el laboratorio. Varias
### palabras para una orden van con comas; la ayuda muestra la primera.

## Qué se escribe detrás de una orden

command-a-name = NOMBRE
command-a-number = 3
command-action = ACCIÓN
command-file = ARCHIVO

## La notación

command-number = 3
command-number-help = tomar la opción 3
command-write = aventura simba
command-write-help =
    o escribirlo: entintar NOMBRE, jugar NOMBRE, jugar NOMBRE sobre NOMBRE,
    cantar CANCIÓN con NOMBRE, usar NOMBRE, aventura NOMBRE,
    desafiar a NOMBRE con NOMBRE, mover NOMBRE a NOMBRE, fin;
    los verbos de la notación inglesa (quest, play …) valen también
command-answer = elegir NOMBRE
command-answer-help = u otra respuesta: acabar, sí, no, modo 2, cantidad 3, nombrar NOMBRE
command-lab-write = quest NOMBRE · 2: choose NOMBRE · 3
command-lab-write-help = hacer algo: notación o número de una opción

## En todas las mesas

command-help = ?, ayuda
command-help-help = estas palabras
command-why = por qué, porque
command-why-help = ¿por qué no se puede? Regla y motivo: por qué desafiar a gaston con simba
command-save = guardar, guarda
command-save-help = guardar la partida; tintero play --resume ARCHIVO la continúa
command-replay-save-help = escribir la grabación, o lo jugado en la bifurcación
command-lab-save-help = guardar la escena con sus pasos, o una grabación
command-lab-file = ARCHIVO.yaml · guardar ARCHIVO.tintero
command-quit = salir, q
command-quit-help = dejarlo

## En una partida

command-hint = pista
command-hint-help = qué haría un bot en tu lugar, sin saber más que tú
command-card = carta
command-card-help = qué dice una carta
command-undo = deshacer, deshaz, d
command-undo-help = deshacer tu última acción de turno; deshacer todo: cuanto se pueda
command-undo-far = todo
command-log = registro
command-log-help = qué ha pasado este turno y el anterior, con la regla de cada línea
command-rule = regla
command-rule-takes = 8.3.3
command-rule-help = una cláusula de las reglas
command-concede = rendirse
command-concede-help = rendirse
command-rematch = revancha
command-rematch-help = tras una partida: otra con los mismos mazos

## Al repetir una partida

command-next = siguiente, s
command-next-help = la siguiente acción, o tres; Intro solo es una
command-back = atrás, a
command-back-help = deshacer la última acción, o tres
command-start = inicio
command-start-help = al principio de la partida
command-last = final
command-last-help = a su final
command-turn = turno, t
command-turn-takes = 4
command-turn-help = al principio del turno 4
command-list = lista, l
command-list-help = las acciones de este turno; lista todo: de la partida
command-show = ver, v
command-show-help = la mesa
command-seat = asiento
command-seat-takes = 2
command-seat-help = la mesa con los ojos del asiento 2; asiento todos: de todos
command-all = todos, todo
command-options = opciones, o
command-options-help = qué se puede hacer aquí, en la notación de una grabación
command-fork = bifurcar
command-fork-help = seguir jugando desde aquí: escribe acciones; atrás deshace
command-main = principal
command-main-help = volver a la grabación

## En el laboratorio

command-put = pon
command-put-takes = 1 juego NOMBRE: agotado, daño 2
command-put-help = a juego, mano, mazo, descarte o tinta del jugador 1; también secándose, en NOMBRE, debajo NOMBRE; 3x NOMBRE pone tres
command-remove = quita
command-remove-takes = NOMBRE · quita 1 mano NOMBRE
command-remove-help = retirar una carta del juego o de una zona
command-damage = daño
command-damage-takes = NOMBRE 3
command-damage-help = daño de una carta en juego
command-exert = agota
command-exert-help = agotar una carta en juego
command-ready = prepara
command-ready-help = prepararla
command-drying = secándose
command-drying-help = se está secando
command-dry = seca
command-dry-help = está seca
command-lore = leyenda
command-lore-takes = 1 12
command-lore-help = leyenda del jugador 1
command-ink = tinta
command-ink-takes = 1 5 2
command-ink-help = tinta preparada y agotada del jugador 1
command-drops = gotas
command-drops-takes = 1 2
command-drops-help = gotas de tinta del jugador 1
command-lab-turn-takes = 2
command-lab-turn-help = de quién es el turno
command-step = paso
command-step-takes = preparar
command-step-help = qué paso: preparar, listo, robar, principal, final
command-first = primero
command-first-takes = sí
command-first-help = si es su primer turno
command-yes = sí, s
command-no = no, n
command-rules = reglas
command-rules-takes = 2.1
command-rules-help = versión de las reglas
command-title = título
command-title-takes = TEXTO
command-title-help = título de la escena
command-top = arriba
command-top-takes = 1 NOMBRE
command-top-help = forzar la carta superior de un mazo
command-deck = mazo
command-deck-takes = 1
command-deck-help = enseñar un mazo
command-hands = manos
command-hands-takes = abiertas · manos cerradas
command-hands-help = las dos manos abiertas, o solo la de quien decide
command-closed = cerradas, cerrada
command-expect = espera
command-expect-takes = damage: {"{"}NOMBRE: 2{"}"}
command-expect-help = anotar lo que debe cumplirse y ver si se cumple
command-lab-back-help = un paso atrás, o tres
command-forward = adelante
command-forward-help = un paso adelante, o tres
command-lab-undo-help = deshacer la última jugada entera
command-board = tablero
command-board-help = enseñar la mesa
command-lab-options-help = qué se puede hacer
command-sheet = hoja
command-sheet-help = la hoja del fallo hasta aquí

# Zonas, estados y pasos como se escriben; puede haber varias palabras para cada cosa.
command-zone-play = juego
command-zone-hand = mano
command-zone-deck = mazo
command-zone-discard = descarte
command-zone-ink = tinta, pozo
command-state-exerted = agotado, agotada
command-state-drying = secándose
command-state-damage = daño
command-state-at = en
command-state-under = debajo, sobre
command-step-ready = preparar
command-step-set = listo
command-step-draw = robar
command-step-main = principal
command-step-end = final
