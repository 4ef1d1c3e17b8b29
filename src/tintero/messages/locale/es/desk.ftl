### La mesa del juez en el navegador: lo que dice su página.

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
