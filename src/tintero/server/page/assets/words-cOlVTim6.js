import{r as e}from"./words.svelte-DcQ15VNC.js";import"./words-BQnxEfK8.js";e({en:`### The judge's desk in the browser: what its page says.

desk-title = Judge’s desk
desk-lead = Set up a position, try something, read what happens and by which rule.
desk-modes = What you do
desk-build = Set up
desk-try = Try
desk-ruling = Ruling
desk-undo = Undo
desk-redo = Redo
desk-untitled = Untitled position
desk-rename = Name of this position
desk-waiting = One moment …

## The board

desk-board = Position
desk-seat = { $player }: numbers and piles
desk-turn-of = Turn of { $player }
desk-turn-short = Turn
desk-play-zone = { $player }: in play
desk-hand-zone = { $player }: hand
desk-add-play = In play
desk-add-hand = Hand
desk-add-to = { $player }: put a card { $zone }
desk-hidden = a card nobody looks at
desk-count-hand = hand { $n }
desk-count-deck = deck { $n }
desk-count-discard = discard { $n }
desk-lore = lore
desk-ink = ink
desk-bag = Bag
desk-empty-said = Tap “+”, type a few letters of a card, tap it. Two cards are enough to begin.
desk-example = Show me an example
desk-step-ready = Ready step
desk-step-set = Set step
desk-step-draw = Draw step
desk-step-main = Main phase
desk-step-end = End-of-turn phase
desk-not-start = Here the position is set up in which it begins; what was tried is tried again afterwards.

## Putting cards

desk-add = Put a card
desk-search = Name of a card, or part of it
desk-search-hint = Simba exerted 2 damage
desk-search-said = Parts of the name are enough, with or without accents. You may add “exerted”, “drying”, “2 damage”, “hand”, “rival”, “3x”.
desk-none = No card is called that.
desk-found = { $n ->
    [one] 1 card
   *[other] { $n } cards
}
desk-whose = Whose
desk-where = Where
desk-zone-play = in play
desk-zone-hand = in hand
desk-zone-discard = in the discard
desk-zone-ink = in the inkwell
desk-zone-deck = on top of the deck
desk-short-play = Play
desk-short-hand = Hand
desk-short-discard = Discard
desk-short-ink = Ink
desk-short-deck = Deck top
desk-put = { $card }, { $zone } of { $player }
desk-recent = Used lately
desk-done = Done
desk-times = { $n } times
desk-with-damage = { $n } damage

## A card

desk-card = Card
desk-exerted = Exerted
desk-drying = Drying
desk-damage = Damage
desk-less = { $what }: one less
desk-more-of = { $what }: one more
desk-at = At a location
desk-nowhere = At none
desk-under = Put a card under it
desk-under-it = Under it
desk-under-take = Take { $card } from under it
desk-move = Move to
desk-again = One more of it
desk-take = Remove
desk-other-side = to { $player }
desk-cannot = Cannot, and why
desk-nothing-with = There is nothing to do with this card now.
desk-changes = What changes its numbers

## Numbers of a player

desk-lore-of = Lore
desk-ink-ready = Ink, ready
desk-ink-exerted = Ink, exerted
desk-drops = Ink drops
desk-inked = Cards inked this turn
desk-deck-cards = Cards in the deck
desk-first-turn = It is their first turn
desk-phase = Step of the turn
desk-players = Players
desk-settings = The table
desk-rules = Rules
desk-readings = Readings
desk-readings-said = Where the rules leave something open, it is played as said here; tick a reading to play it the other way.
desk-readings-all = All readings and their reasons
desk-readings-taken = { $n ->
    [one] 1 reading the other way
   *[other] { $n } readings the other way
}
desk-clear = Empty the table

## Trying

desk-what-may = What may be done
desk-line = Type what is tried
desk-line-hint = challenge Stitch > Simba
desk-line-do = Try it
desk-asked = A question is open
desk-over = The game is over
desk-nothing-may = Nothing may be done.
desk-aimed-at = Aimed at this card

## The ruling

desk-verdict = Ruling
desk-yes = YES
desk-no = NO
desk-not-tried = Nothing has been tried yet. Tap a card and choose what it does.
desk-sequence = What happens
desk-before = Before anybody is asked
desk-asked-of = Question: { $question }
desk-next = What may be done now
desk-back-to = Back to before this
desk-back = Step back
desk-forward = Step forward
desk-state = { $at } of { $steps } actions
desk-another = Try something else
desk-here = Begin from here
desk-here-said = The position as it stands now becomes the one that is set up.
desk-clauses = Clauses
desk-clause = Clause { $number }
desk-in-rules = In the rulebook
desk-stopped = The rest of the scene cannot be gone through:

## Versions of the rules

desk-versions = By other versions of the rules
desk-same = The same by { $versions }.
desk-parts = The versions part here
desk-by = Rules { $versions }
desk-reasons = What the rulebook changed

## Keeping, sharing

desk-file = Open, save, share
desk-save = Save
desk-saved = Saved in this browser
desk-saved-none = Nothing saved yet.
desk-saved-now = Saved.
desk-cannot-save = This browser keeps nothing.
desk-drop = Delete { $name }
desk-open-saved = Open { $name }
desk-share = Share a link
desk-share-said = The whole position is in the link; no server keeps it.
desk-link = Link
desk-copy = Copy
desk-copied = Copied.
desk-copy-select = Copy it by hand.
desk-send = Send …
desk-print = Print
desk-export = Download
desk-as-markdown = Ruling, Markdown
desk-as-html = Ruling, HTML
desk-as-scene = Scene, YAML
desk-as-record = Record
desk-open = Open a scene
desk-open-file = Choose a file
desk-paste = Paste a scene
desk-open-it = Open
desk-text = The scene as text
desk-bad-link = This link is not whole: nothing can be read from it. The desk is as it was.
desk-bad-here = There is no position to take over. The desk is as it was.
desk-bad-file = This file is no scene: it is no text, or too long (20,000 letters at most). The desk is as it was.

## Asking in words

desk-ask = Ask in words
desk-ask-hint = My rival challenges my Simba with a Bodyguard in front
desk-ask-do = Search
desk-ask-none = Nothing near was found. Try other words.
desk-ask-cases = Cases
desk-ask-rules = Clauses
desk-ask-cards = Cards
desk-ask-open = Open as a position

## How it is printed

desk-printed-begins = The position
desk-printed-position = How it stands afterwards
desk-printed-by = Tintero, judge’s desk
desk-printed-side = { $player }: { $lore } lore, { $ink } ink, { $hand } in hand, { $deck } in the deck
desk-printed-play = In play: { $cards }
desk-printed-hand = Hand: { $cards }
desk-printed-discard = Discard: { $cards }
desk-printed-turn = Turn of { $player }, { $step }

## Help

desk-help = How the desk works
desk-help-1 = Set up: tap “+” and type part of a name. Tap a card in play for damage, exerted, drying or a location; tap a player for lore, ink and piles.
desk-help-2 = Try: tap a card and choose what it does. What is not allowed is listed too, with its reason; tapping it gives the ruling.
desk-help-3 = Ruling: yes or no, what happens step by step, and the clause behind each step. If the versions of the rules part, they stand side by side.
desk-help-4 = A link holds the whole position. Nothing is stored but in your own browser.

## Words that may be typed beside a name, all forms

desk-words-exerted = exerted, tapped, turned
desk-words-drying = drying, summoning
desk-words-damage = damage, dmg, damaged, damages
desk-words-play = play, board, field
desk-words-hand = hand
desk-words-discard = discard, discards, graveyard
desk-words-ink = ink, inkwell, inked
desk-words-deck = deck, top, library
desk-words-own = mine, my
desk-words-other = rival, opponent, opposing, their, theirs
desk-variant = Way to play
desk-variant-none = The official game
`,es:`### La mesa del juez en el navegador: lo que dice su página.

desk-title = Mesa del juez
desk-lead = Monta una posición, prueba algo y lee qué ocurre y por qué regla.
desk-modes = Qué haces
desk-build = Preparar
desk-try = Probar
desk-ruling = Fallo
desk-undo = Deshacer
desk-redo = Rehacer
desk-untitled = Posición sin título
desk-rename = Nombre de esta posición
desk-waiting = Un momento …

## El tablero

desk-board = Posición
desk-seat = { $player }: números y montones
desk-turn-of = Turno de { $player }
desk-turn-short = Turno
desk-play-zone = { $player }: zona de juego
desk-hand-zone = { $player }: mano
desk-add-play = En juego
desk-add-hand = Mano
desk-add-to = { $player }: poner una carta { $zone }
desk-hidden = una carta que nadie mira
desk-count-hand = mano { $n }
desk-count-deck = mazo { $n }
desk-count-discard = descarte { $n }
desk-lore = leyenda
desk-ink = tinta
desk-bag = Bolsa
desk-empty-said = Toca «+», escribe unas letras de una carta y tócala. Con dos cartas ya se puede empezar.
desk-example = Ver un ejemplo
desk-step-ready = Paso Preparar
desk-step-set = Paso Listo
desk-step-draw = Paso Robar
desk-step-main = Fase principal
desk-step-end = Fase de final de turno
desk-not-start = Aquí se prepara la posición en la que empieza; lo probado se prueba otra vez después.

## Poner cartas

desk-add = Poner una carta
desk-search = Nombre de una carta, o parte de él
desk-search-hint = Simba agotado 2 de daño
desk-search-said = Bastan partes del nombre, con o sin acentos. Puedes añadir «agotado», «secándose», «2 de daño», «mano», «rival», «3x».
desk-none = Ninguna carta se llama así.
desk-found = { $n ->
    [one] 1 carta
   *[other] { $n } cartas
}
desk-whose = De quién
desk-where = Dónde
desk-zone-play = en juego
desk-zone-hand = en la mano
desk-zone-discard = en el descarte
desk-zone-ink = en el pozo de tinta
desk-zone-deck = encima del mazo
desk-short-play = Juego
desk-short-hand = Mano
desk-short-discard = Descarte
desk-short-ink = Tinta
desk-short-deck = Mazo ↑
desk-put = { $card }, { $zone } de { $player }
desk-recent = Usadas hace poco
desk-done = Hecho
desk-times = { $n } veces
desk-with-damage = { $n } de daño

## Una carta

desk-card = Carta
desk-exerted = Agotado
desk-drying = Secándose
desk-damage = Daño
desk-less = { $what }: uno menos
desk-more-of = { $what }: uno más
desk-at = En una ubicación
desk-nowhere = En ninguna
desk-under = Poner una carta debajo
desk-under-it = Debajo
desk-under-take = Quitar { $card } de debajo
desk-move = Mover a
desk-again = Otra igual
desk-take = Quitar
desk-other-side = a { $player }
desk-cannot = No puede, y por qué
desk-nothing-with = Con esta carta ahora no hay nada que hacer.
desk-changes = Qué cambia sus números

## Números de un jugador

desk-lore-of = Leyenda
desk-ink-ready = Tinta preparada
desk-ink-exerted = Tinta agotada
desk-drops = Gotas de tinta
desk-inked = Cartas entintadas este turno
desk-deck-cards = Cartas en el mazo
desk-first-turn = Es su primer turno
desk-phase = Paso del turno
desk-players = Jugadores
desk-settings = La mesa
desk-rules = Reglas
desk-readings = Lecturas
desk-readings-said = Donde las reglas dejan algo abierto, se juega como dice aquí; marca una lectura para jugarla de la otra manera.
desk-readings-all = Todas las lecturas y sus razones
desk-readings-taken = { $n ->
    [one] 1 lectura de la otra manera
   *[other] { $n } lecturas de la otra manera
}
desk-clear = Vaciar la mesa

## Probar

desk-what-may = Qué se puede hacer
desk-line = Escribe qué se prueba
desk-line-hint = desafiar a Simba con Stitch
desk-line-do = Probarlo
desk-asked = Hay una pregunta abierta
desk-over = La partida ha terminado
desk-nothing-may = No se puede hacer nada.
desk-aimed-at = Dirigido a esta carta

## El fallo

desk-verdict = Fallo
desk-yes = SÍ
desk-no = NO
desk-not-tried = Todavía no se ha probado nada. Toca una carta y elige qué hace.
desk-sequence = Qué ocurre
desk-before = Antes de preguntar a nadie
desk-asked-of = Pregunta: { $question }
desk-next = Qué se puede hacer ahora
desk-back-to = Volver a antes de esto
desk-back = Un paso atrás
desk-forward = Un paso adelante
desk-state = { $at } de { $steps } acciones
desk-another = Probar otra cosa
desk-here = Empezar aquí
desk-here-said = La posición tal como está ahora pasa a ser la que se prepara.
desk-clauses = Cláusulas
desk-clause = Cláusula { $number }
desk-in-rules = En el reglamento
desk-stopped = El resto de la escena no se puede recorrer:

## Versiones de las reglas

desk-versions = Con otras versiones de las reglas
desk-same = Igual con { $versions }.
desk-parts = Aquí se separan las versiones
desk-by = Reglas { $versions }
desk-reasons = Qué cambió el reglamento

## Guardar y compartir

desk-file = Abrir, guardar, compartir
desk-save = Guardar
desk-saved = Guardadas en este navegador
desk-saved-none = Aún no hay nada guardado.
desk-saved-now = Guardada.
desk-cannot-save = Este navegador no guarda nada.
desk-drop = Borrar { $name }
desk-open-saved = Abrir { $name }
desk-share = Compartir un enlace
desk-share-said = Toda la posición va en el enlace; ningún servidor la guarda.
desk-link = Enlace
desk-copy = Copiar
desk-copied = Copiado.
desk-copy-select = Cópialo a mano.
desk-send = Enviar …
desk-print = Imprimir
desk-export = Descargar
desk-as-markdown = Fallo, Markdown
desk-as-html = Fallo, HTML
desk-as-scene = Escena, YAML
desk-as-record = Grabación
desk-open = Abrir una escena
desk-open-file = Elegir un archivo
desk-paste = Pegar una escena
desk-open-it = Abrir
desk-text = La escena como texto
desk-bad-link = Este enlace no está entero: no se puede leer nada de él. La mesa queda como estaba.
desk-bad-here = No hay ninguna posición que recoger. La mesa queda como estaba.
desk-bad-file = Este archivo no es una escena: no es texto, o es demasiado largo (20 000 letras como mucho). La mesa queda como estaba.

## Preguntar con palabras

desk-ask = Pregunta con palabras
desk-ask-hint = Mi rival desafía a mi Simba con un Bodyguard delante
desk-ask-do = Buscar
desk-ask-none = No se ha encontrado nada parecido. Prueba con otras palabras.
desk-ask-cases = Casos
desk-ask-rules = Cláusulas
desk-ask-cards = Cartas
desk-ask-open = Abrir como posición

## Cómo se imprime

desk-printed-begins = La posición
desk-printed-position = Cómo queda después
desk-printed-by = Tintero, mesa del juez
desk-printed-side = { $player }: { $lore } de leyenda, { $ink } de tinta, { $hand } en la mano, { $deck } en el mazo
desk-printed-play = En juego: { $cards }
desk-printed-hand = Mano: { $cards }
desk-printed-discard = Descarte: { $cards }
desk-printed-turn = Turno de { $player }, { $step }

## Ayuda

desk-help = Cómo funciona la mesa
desk-help-1 = Preparar: toca «+» y escribe parte de un nombre. Toca una carta en juego para ponerle daño, agotarla, marcar que se seca o llevarla a una ubicación; toca a un jugador para su leyenda, su tinta y sus montones.
desk-help-2 = Probar: toca una carta y elige qué hace. Lo que no se puede también aparece, con su motivo; al tocarlo sale el fallo.
desk-help-3 = Fallo: sí o no, qué ocurre paso a paso y la cláusula de cada paso. Si las versiones de las reglas se separan, se ven una junto a otra.
desk-help-4 = El enlace contiene toda la posición. Nada se guarda salvo en tu propio navegador.

## Palabras que se pueden escribir junto a un nombre, en todas sus formas

desk-words-exerted = agotado, agotada, girado, girada, exhausto, exhausta, tapeado, tapeada
desk-words-drying = secándose, secando, fresco, fresca, recién
desk-words-damage = daño, daños, dañado, dañada, herido, herida
desk-words-play = juego, mesa, campo
desk-words-hand = mano
desk-words-discard = descarte, descartes, cementerio, descartado, descartada
desk-words-ink = tinta, tintero, pozo
desk-words-deck = mazo, encima, biblioteca
desk-words-own = mío, mía, mi
desk-words-other = rival, oponente, contrario, contraria, enemigo, enemiga, suyo, suya
desk-variant = Forma de jugar
desk-variant-none = El juego oficial
`});