### El laboratorio: una posición que se monta y se prueba.

lab-begin =
    p pone una carta donde sea.
    t es la mesa: turno, paso, leyenda, tinta, carta superior.
    Las flechas o un clic seleccionan una carta; m la cambia, Intro la juega.
    ? muestra todas las teclas.
lab-hint = Un tablero para montar posiciones; ? muestra las órdenes.
lab-state = estado { $number } de { $count }
lab-hands-open = manos abiertas
lab-hands-closed = manos cerradas
lab-where = { $state } · { $hands }
lab-at = Estado { $number } de { $count }
lab-first = Este es el principio.
lab-last = Más adelante no hay nada.
lab-finish = La posición se cambia cuando se pide una acción de turno. Responde antes a la pregunta abierta, o vuelve atrás: { $question }
lab-no-card = Selecciona antes una carta.
lab-not-in-play = Solo una carta en juego tiene estado: { $card } no está en juego.
lab-not-under = Solo se da la vuelta a una carta que está debajo de otra: { $card } no está debajo de ninguna.
lab-none-found = Ninguna carta se llama así.
lab-unreadable = No se entiende: { $why }
lab-usage = Se escribe así: { $usage }
lab-can = Se puede hacer.
lab-met = Como se esperaba.
lab-not-met = No como se esperaba: { $what }
lab-done = { $player }: { $what }
lab-deck-from-top = Mazo de { $player }, desde arriba
lab-hand-of = Mano de { $player }

## Poner una carta

lab-put = Poner una carta
lab-put-where = ¿Adónde va { $card }?
lab-zone-play = en juego
lab-zone-exerted = en juego, agotada
lab-zone-drying = en juego, secándose
lab-zone-hand = mano
lab-zone-ink = pozo de tinta
lab-zone-ink-exerted = pozo de tinta, agotada
lab-zone-discard = descarte
lab-zone-top = encima del mazo
lab-zone-bottom = fondo del mazo
lab-under-it = Debajo de { $card }
lab-facedown = boca abajo
lab-faceup = boca arriba

## Una carta

lab-edit = Cambiar { $card }
lab-exert = Agotarla (x)
lab-ready = Prepararla (x)
lab-dry = Está seca (y)
lab-drying = Se está secando (y)
lab-damage = Daño… (+ −)
lab-damage-of = Daño de { $card }
lab-location = Ubicación
lab-go-to = En { $place }
lab-nowhere = En ninguna ubicación
lab-under = Cartas debajo
lab-put-under = Poner una carta debajo…
lab-turn-up = { $card }: ponerla boca arriba
lab-turn-down = { $card }: ponerla boca abajo
lab-take-under = { $card }: retirarla
lab-move = Moverla a
lab-remove = Retirarla (Supr)

## La mesa

lab-table = La mesa
lab-turn = El turno
lab-turn-of = Es el turno de { $player }
lab-step-ready = Paso Preparar
lab-step-set = Paso Listo
lab-step-draw = Paso Robar
lab-step-main = Fase principal
lab-step-end = Fase de final de turno
lab-first-turn = Es su primer turno
lab-lore = Leyenda: { $count }…
lab-lore-of = Leyenda de { $player }
lab-ink = Tinta: { $ready } preparada, { $exerted } agotada…
lab-ink-of = Tinta de { $player }
lab-ink-hint = Preparada y agotada: 5 2. Un tercer número son gotas de tinta.
lab-inked = Cartas entintadas este turno: { $count }…
lab-inked-of = Entintadas por { $player } este turno
lab-top = Forzar la carta superior: { $card }…
lab-top-of = Carta superior del mazo de { $player }
lab-deck = Cartas en el mazo: { $count }…
lab-deck-of = Mazo de { $player }
lab-number-hint = Un número, 0 o más.
lab-no-number = «{ $text }» no es un número.
lab-rules = Reglas
lab-rules-are = Versión { $version }
lab-readings = Reglas sin resolver, leídas de otro modo
lab-reading-otherwise = «En caso contrario», solo si la condición es falsa (6.1.4)
lab-reading-bodyguard = Un Bodyguard otorgado permite entrar agotado (8.3.2)
lab-reading-up-to = «Hasta» puede ser ninguno (6.7.3.2)
lab-reading-commas = Los nombres se separan también por comas (5.2.6.1)
lab-reading-damage = El daño reemplazado por ninguno se infligió (6.5.4)
lab-reading-discard = «No descartas» reemplaza el descarte (6.5.4)
lab-scene = Escena
lab-title-of = Título: { $title }…
lab-title-hint = Un nombre para las personas.
lab-more-seats = Un jugador más
lab-clear = Vaciar la mesa
lab-expect = Anotar lo que se espera…
lab-expect-hint = Como en una escena: damage: {"{"}Stitch: 2{"}"}, lore: {"{"}1: 3{"}"}
lab-sheet = El fallo hasta aquí

## Montones

lab-piles = Mazos, descartes, pozos de tinta
lab-pile-deck = Mazo de { $player } ({ $count })
lab-pile-discard = Descarte de { $player } ({ $count })
lab-pile-ink = Pozo de tinta de { $player } ({ $count })

## Guardar

lab-save = Guardar como
lab-save-hint = NOMBRE.yaml: la escena con sus pasos. NOMBRE.tintero: una grabación, para tintero replay.
lab-saved = Guardado: { $file }
lab-ending = { $file }: una escena acaba en .yaml; una grabación, en .tintero.
lab-leave = ¿Salir sin guardar?
lab-leave-yes = Salir
lab-leave-why = Lo hecho desde entonces se guarda hasta la próxima vez: se dice cómo seguir.
lab-kept = Lo hecho está guardado. Para seguir: tintero judge lab { $file }
