### Escenas: lo que no se puede leer ni montar, y lo que no sale como está escrito.
### $what es un campo del archivo, o uno de los lugares del final.

scene-error = { $file }:{ $line }: { $problem }
scene-failed = { $file }:{ $line }: { $title }, paso { $step }: { $what }
# En lugar del nombre de un archivo, y de un título.
scene-here = escena

## Valores

scene-text = { $what }: tiene que ser un texto
scene-number = { $what }: tiene que ser un número, no { $found }
scene-number-most = { $what }: como mucho { $most }, no { $found }
scene-cards-most = el jugador { $number } tiene más de { $most } cartas
scene-play-most = el jugador { $number } tiene más de { $most } cartas en la zona de juego
scene-truth = { $what }: tiene que ser true o false, no { $found }
scene-list = { $what }: tiene que ser una lista
scene-mapping = { $what }: tiene que llevar claves y valores, no { $found }
scene-unknown-key = clave desconocida { $key } en { $what }
scene-twice = { $key } está escrito dos veces
scene-not-yaml = no es YAML: { $problem }
scene-count = aquí hay { $count } escenas, no una

## La posición

scene-team-turns = team_turns: hacen falta equipos (teams)
scene-one-of = { $what }: es uno de estos: { $words }; no { $text }
scene-title-english = un título en varios idiomas lo lleva también en inglés ({ $lang })
scene-title-twice = el título en español está dos veces: en title y en title_es
scene-teams = teams: cada equipo tiene un jugador, y nadie juega en dos
scene-no-seat = { $what }: no hay jugador { $number }
scene-setup = una escena que juega la preparación no lleva { $key }
scene-seats = los jugadores van del 1 al { $most }, no { $number }
scene-below-zero = { $what }: no puede ser menor que 0
scene-card-written = una carta de { $zone } se escribe NOMBRE o NOMBRE: {"{"}…{"}"}
scene-lasting-to = un efecto duradero dice sobre quién: `to: NOMBRE`
scene-lasting-does = un efecto duradero hace algo: { $keys }

## Posiciones en que ninguna partida espera

scene-won = posición imposible: el jugador { $number } tiene { $lore } de leyenda y habría ganado con { $need } (CR 1.8.1.1)
scene-item-damaged = posición imposible: { $card } es un objeto y no puede tener daño (CR 5.1.2.2)
scene-not-at = posición imposible: { $card } no es un personaje, así que no puede estar en una ubicación (CR 4.7.1)
scene-their-location = posición imposible: { $card } no puede estar en { $location }, que es de otro jugador (CR 4.7.1)
scene-lethal = posición imposible: { $card } tiene { $damage } de daño y { $willpower } de Voluntad, así que habría sido desterrado (CR 1.8.1.4)

## Pasos

scene-one-action = un paso es una sola acción
scene-step-key = clave desconocida { $key } en un paso: un jugador (1, 2…), expect, illegal o note
scene-illegal-what = `illegal` dice por qué se niega una acción, y aquí no hay ninguna
scene-step-what = un paso es una acción o una expectativa (expect)

## Expectativas

scene-no-event = no existe el suceso { $text }
scene-no-kind = no existe la clase de decisión { $text }
scene-no-zone = no existe la zona { $text }
scene-of-card = { $what } de { $card }: { $problem }
scene-of-seat = { $what } del jugador { $number }: { $problem }
scene-about = { $what }: { $problem }
scene-any-of = { $what }: { $text } puede ser cualquiera de estas: { $names }
scene-differ = se esperaba { $wanted } y es { $found }
scene-events = events: no hay { $event } (en este lugar); hubo: { $happened }
scene-nothing = nada
scene-no-location = ninguna ubicación
scene-decision-none = decision: no se esperaba ninguna y hay una de tipo { $kind } del jugador { $number }
scene-nobody-asked = decision: a nadie se le pregunta nada
scene-winner-none = winner: no se esperaba ninguno y es el jugador { $number } ({ $reason })
scene-why-not = why_not { $action }: se esperaba { $wanted } y es { $found }
scene-why-not-read = why_not { $action }: { $problem }
scene-legal = legal
scene-forbidden = { $clause } ({ $why })
scene-options-not = options: { $option } no es una de ellas
scene-options-left = options: no se esperaba { $option }
scene-options-are = las opciones son: { $options }

## Al jugarla

scene-end = el final de la escena
scene-left = queda sin responder: { $asked }
scene-still = sigue sin responder: { $asked }
scene-asked = se pregunta al jugador { $number } ({ $kind }): { $options }
scene-unread = no se puede leer: { $problem }
scene-ambiguous = es ambiguo: { $problem }
scene-refused = no se puede hacer: { $problem }
scene-other-clause = lo prohíbe otra cláusula, la { $clause }: { $problem }
scene-not-refused = se puede hacer, y no debía
scene-changed = no se pudo hacer, pero la partida no está como antes

## Nombres

scene-not-there = { $text } no está en { $asked }, sino en: { $zones }
scene-no-card = no hay { $text }
scene-unknown-card = carta desconocida: { $text }
scene-names-many = { $text } puede ser cualquiera de estas: { $names }
scene-cards-many = { $text } puede ser cualquiera de varias cartas
scene-no-filler = no hay ningún personaje sin habilidades con que llenar los mazos
scene-only-decks = jugador { $number }: antes de la preparación solo hay mazos
scene-action-in-play = { $card } es una acción: no queda en la zona de juego (CR 5.4.1)
scene-location-state = { $card } es una ubicación: ni agotada, ni secándose, ni en otra (CR 5.1.2.3)
scene-no-ability = { $card } no tiene la habilidad { $ability }
scene-no-such-location = at: { $text } no es una ubicación
scene-locations-many = at: { $text } puede ser una de varias ubicaciones

## Efectos duraderos

scene-no-keyword = no existe la palabra clave { $text }
scene-not-given = ninguna carta da { $what } por un tiempo
scene-goes-on = un efecto de { $card } que sigue
scene-effect-on = un efecto de { $card } sobre { $cards }

## Una partida que no es una escena

scene-no-position = esta posición no es una escena: { $problem }
scene-no-turn-action = tiene que pedirse una acción de turno
scene-player-out = un jugador ha dejado la partida
scene-unwritable = no se puede escribir { $effect }

## Lugares del archivo

scene-the-scene = la escena
scene-a-seat = un jugador
scene-a-card = una carta
scene-a-key = una clave
scene-a-clause = una cláusula
scene-a-keyword = una palabra clave
scene-an-action = una acción
scene-an-ability = una habilidad
scene-a-location = una ubicación
scene-an-option = una opción
scene-a-team = un equipo
scene-an-event = un suceso
scene-the-ruling = el caso
scene-a-lasting-effect = un efecto duradero
scene-a-step = un paso
scene-a-list = una lista
scene-a-mapping = claves y valores
scene-card-of = una carta de { $zone }
scene-state-of = el estado de { $card }
