### Lo que dice por sí misma la página de la mesa web. Las frases sobre la partida vienen del servidor.

## En todas partes

page-language = Idioma
page-nav = Páginas
page-nav-new = Nueva mesa
page-nav-puzzles = Problemas
page-nav-learn = Aprender
page-nav-lobby = Sala
page-nav-limited = Sobres
page-nav-mine = Mis partidas
page-nav-decks = Mazos
page-nav-help = Ayuda
page-nav-rules = Reglas
page-nav-cards = Cartas
page-nav-cases = Casos
page-nav-judge = Juez
page-nav-play = Jugar
page-nav-look = Consultar
page-nav-more = Más
page-nav-menu = Menú
page-load-failed = No se ha podido cargar esta parte de la página. Vuelve a cargarla.
page-needs-server = No hay conexión y esta página necesita el servidor. Las reglas, las cartas y los casos guardados siguen ahí.
page-missing-title = Aquí no hay nada
page-missing-lead = Esta dirección no lleva a ninguna parte.
page-missing-home = Ir a la primera página

## Las páginas

page-home-title = Una mesa para jugar, en tu navegador
page-new-title = Nueva mesa
page-lobby-title = Sala
page-lobby-lead = Mesas abiertas que esperan a alguien.
page-mine-title = Mis partidas
page-decks-title = Mazos
page-replay-title = Repetición
page-help-title = Ayuda
page-help-lead = Cómo se juega con ratón, dedos, teclas y voz.

## Privacidad

page-privacy-title = Privacidad
page-privacy-1 = No hay cuentas, ni cookies, ni seguimiento, y la página no pide nada a ningún otro servidor.
page-privacy-2 = El servidor guarda lo necesario para seguir jugando: la mesa, los nombres que cada cual eligió, sus mazos, cada acción de la partida con su hora y el chat.
page-privacy-3 = Tu navegador guarda tus ajustes, las llaves de tus asientos, un número al azar que vuelve a encontrar tus partidas, lo que sabías en el examen, y el reglamento, las cartas y los casos para cuando no hay conexión; borra los datos de este sitio y desaparecen.
page-privacy-4 = Quien tenga el enlace de una partida terminada puede ver su repetición; nadie ve las cartas ocultas de una partida en curso.
page-privacy-5 = Las direcciones sirven para limitar cuánto puede pedir una máquina y se olvidan con el proceso; si envías una queja, se guardan la posición y el chat de esa mesa.

## Tintas

page-ink-amber = Ámbar
page-ink-amethyst = Amatista
page-ink-emerald = Esmeralda
page-ink-ruby = Rubí
page-ink-sapphire = Zafiro
page-ink-steel = Acero
page-ink-none = sin tinta

## La mesa

page-table-title = Mesa { $id }

## Lo que se hace

page-act-quest = Ir de aventura
page-act-challenge = Desafiar
page-act-play = Jugar
page-act-use = Usar
page-act-move = Mover
page-act-ink = Poner en el pozo de tinta
page-act-end = Terminar turno
page-act-shift = Shift
page-act-sing = Cantar
page-act-sing-together = Cantar en grupo
page-act-free = Jugar gratis
page-act-alternate = Jugar de otra manera
page-aim-challenge = { $card } desafía… ¿a quién?
page-aim-move = { $card } se mueve… ¿adónde?
page-aim-shift = { $card } con Shift… ¿sobre quién?
page-aim-sing = ¿Quién canta { $card }?
page-aim-other = { $card }: elige un objetivo
page-can = { $card } puede
page-with = Con { $card }
page-targets = { $n ->
    [one] 1 objetivo
   *[other] { $n } objetivos
}
page-quest-lore = +{ $n } de leyenda
page-final = Esto no se puede deshacer
page-cancel = Cancelar
page-unpick = Un paso atrás
page-back = Deshacer
page-back-ask = Pedir deshacer
page-back-ask-now = Pedirlo
page-back-ask-title = Deciden los demás: desde entonces se ha visto algo
page-back-ask-why = ¿Pedir a los demás que se deshaga igualmente?
page-no = No
page-alter-ask = Toca las cartas de tu mano inicial que quieras cambiar.
page-keep = Conservar la mano
page-alter = { $n ->
    [one] Cambiar 1 carta
   *[other] Cambiar { $n } cartas
}
page-picked = { $picked } de { $most }
page-search = Buscar
page-hint = Un bot en tu lugar elegiría:
page-nothing-to-do = Ahora no se puede hacer nada con esta carta.
page-why-not = ¿Por qué no?
page-why-may = Esto se puede hacer.
page-left = Aún podrías { $what }. ¿Terminar el turno?
page-left-ink = poner una carta en el pozo de tinta
page-left-play = jugar una carta
page-left-quest = ir de aventura
page-left-challenge = desafiar
page-left-use = usar una habilidad
page-left-move = mover

## Turnos

page-turn = Turno { $n }
page-turn-yours = tu turno
page-turn-of = turno de { $player }
page-turn-now = Elige una carta o termina tu turno.
page-turn-on = Elige una carta; tu turno aún no puede terminar.
page-turn-card = ¿Qué hace { $card }?
page-phase-setup = Preparación
page-phase-start = Principio del turno
page-phase-main = Fase principal
page-phase-end = Final del turno
page-phase-over = Fin de la partida
page-bag = Bolsa
page-source = Lo pregunta { $card }
page-preview = Si lo haces
page-preview-stops = Después deciden el azar o cartas ocultas.
page-preview-asks = Después se pregunta a alguien.

## Cartas

page-type-character = Personaje
page-type-action = Acción
page-type-song = Acción · Canción
page-type-item = Objeto
page-type-location = Ubicación
page-card-hidden = una carta oculta
page-card-cost = coste { $n }
page-card-inkable = símbolo de pozo de tinta
page-card-strength = fuerza { $n }
page-card-willpower = voluntad { $n }
page-card-lore = leyenda { $n }
page-card-move = coste de movimiento { $n }
page-card-damage = daño { $n }
page-card-exerted = en estado agotado
page-card-drying = secándose
page-card-under = { $n ->
    [one] 1 carta debajo
   *[other] { $n } cartas debajo
}
page-card-at = en { $place }
page-card-target = se puede elegir
page-card-able = puede hacer algo
page-card-picked = elegida
page-tag-exerted = agotado
page-tag-drying = secándose
page-changes = Qué la cambia
page-stat-strength = Fuerza
page-stat-willpower = Voluntad
page-stat-move = Coste de movimiento
page-stat-cost = Coste
page-under = Debajo
page-inspect-none = Señala o toca una carta: aquí se ve entera.
page-cards-failed = No se han podido cargar las cartas. Vuelve a cargar la página.

## Zonas

page-seat = Jugador { $n }
page-seat-free = Asiento libre
page-zone-own = Tus cartas en la zona de juego
page-zone-play = Cartas de { $player } en la zona de juego
page-zone-hand = { $n ->
    [one] Tu mano, 1 carta
   *[other] Tu mano, { $n } cartas
}
page-zone-hand-of = { $n ->
    [one] Mano de { $player }, 1 carta
   *[other] Mano de { $player }, { $n } cartas
}
page-zone-player = { $player }: leyenda, tinta, montones
page-zone-middle = Lo que se pregunta
page-zone-side = Carta, registro y chat
page-zone-card = La carta
page-lore = Leyenda
page-ink-count = { $ready } de { $all } de tinta preparada
page-drops = { $n ->
    [one] 1 gota de tinta
   *[other] { $n } gotas de tinta
}
page-may-ink = Puedes poner una carta en tu pozo de tinta
page-pile-hand = mano
page-pile-deck = mazo
page-pile-discard = descarte
page-pile-discard-open = { $n ->
    [one] Descarte de { $player }, 1 carta: abrir
   *[other] Descarte de { $player }, { $n } cartas: abrir
}
page-pile-bag = Bolsa
page-pile-bag-of = { $n ->
    [one] Bolsa de { $player }: 1 carta
   *[other] Bolsa de { $player }: { $n } cartas
}
page-mission = Misión
page-mission-is = Su misión: { $card }
page-pile-of = { $n ->
    [one] Descarte de { $player }: 1 carta
   *[other] Descarte de { $player }: { $n } cartas
}
page-pile-known = Cartas conocidas de la mano de { $player }: { $n }
page-pile-known-open = Mano de { $player }, { $n } cartas, { $known } conocidas: abrir
page-pile-empty = Aquí no hay nada.
page-from-deck = Del mazo de { $player }
page-from-discard = Del descarte de { $player }
page-from-hand = De la mano de { $player }
page-from-under = De debajo de una carta de { $player }

## Gente

page-bot-short = bot
page-bot = bot, { $level }
page-away = fuera
page-here = aquí
page-watcher = Espectador
page-clock = quedan { $time }
page-clock-stopped = parado
page-waiting = A la espera de alguien
page-waiting-why = Envía este enlace. La partida empieza en cuanto todos los asientos estén ocupados.
page-qr = El enlace como código QR
page-link = Enlace
page-link-copy = Copiar el enlace
page-link-copied = Copiado
page-curtain = Le toca decidir a { $player }
page-curtain-why = Pasa la pantalla; hasta entonces la otra mano queda oculta.
page-curtain-go = Soy { $player }
page-choice-yes = Sí
page-choice-no = No
page-choice-win = Tomar la victoria
page-choice-more = Dos minutos más
page-choice-wait = Esperar

## La conexión

page-coming = La mesa está llegando…
page-line-broken = Se ha perdido la conexión. No se pierde nada; se vuelve a intentar…
page-line-now = Intentar ahora
page-line-closed = El servidor te ha cerrado esta mesa.
page-everybody = Todos los rivales
page-glance = { $player }: { $lore } de leyenda, { $ready } de { $ink } de tinta sin agotar, { $hand } en la mano
page-not-in = Puede que el enlace esté incompleto o que la mesa sea de otro servidor.
page-to-lobby = Mesas abiertas
page-to-mine = Mis partidas
page-desk-empty = Abrir una mesa vacía
page-line-taken = Este asiento se ha abierto en otro sitio, y sigue allí.
page-line-here = Seguir aquí
page-called = { $player } ha llamado a un juez.
page-called-here = Has llamado a un juez. La mesa muestra esta posición tal como puedes conocerla.
page-called-empty = Has llamado a un juez. La mesa del juez aún no puede mostrar este momento.
page-clocks-stand = Los relojes están parados.
page-call-over = Termina la llamada

## Junto a la mesa

page-tab-log = Registro
page-tab-chat = Chat
page-unread = { $n } sin leer
page-log-quiet = El registro entero
page-rule = Regla { $number }
page-rule-unknown = No se ha podido obtener el texto de esta regla.
page-phrases = Frases
page-phrase-1 = ¡Hola! Que te diviertas.
page-phrase-2 = ¡Bien jugado!
page-phrase-3 = Gracias.
page-phrase-4 = Un momento, por favor.
page-phrase-5 = ¡Uy!
page-phrase-6 = Estoy pensando.
page-phrase-7 = Te toca.
page-phrase-8 = ¡Buena partida!
page-chat-empty = Nadie ha dicho nada todavía.
page-chat-muted = El chat está silenciado.
page-chat-write = Escribe algo
page-chat-ask = Pedir hablar con palabras propias
page-send = Enviar
page-save = Guardar
page-close = Cerrar

## Menú y ajustes

page-menu = Menú
page-menu-hint = ¿Qué haría un bot?
page-menu-judge = Llamar a un juez
page-menu-watch = Copiar un enlace para quien quiera mirar
page-menu-plain = La mesa como texto
page-menu-mute = Silenciar el chat
page-menu-unmute = Volver a oír el chat
page-menu-hands = Pedir que quien mira vea ambas manos
page-menu-leave = Dejar la mesa
page-menu-rules = Reglas { $version }
page-menu-series = partida { $game }, al mejor de { $n }
page-menu-promise = El barajado se prometió antes de la primera carta:
page-concede = Rendirse
page-concede-sure = ¿Rendirte en esta partida?
page-settings = Ajustes
page-motion = Movimiento
page-motion-system = Como esté este dispositivo
page-motion-on = Sí
page-motion-off = No
page-sound = Sonidos
page-images = Imágenes de cartas de este servidor
page-images-why = No se pide nada fuera si no nombras un servidor. Si lo haces, ese servidor ve qué cartas miras. Se buscan allí como Nombre - Versión.webp.
page-report = Denunciar a alguien
page-report-what = ¿De qué se trata?
page-report-language = Lenguaje
page-report-stalling = Perder tiempo
page-report-cheating = Trampas
page-report-other = Otra cosa
page-report-text = Qué ha pasado
page-report-block = No volver a encontrarme con esta persona
page-report-kept = La denuncia queda guardada, con la posición.
page-judge = Juez
page-judge-desk = Abrir la mesa
page-command = Línea de órdenes
page-command-hint = quest Stitch · challenge Stitch > Simba · un ? al final pregunta por qué no

## Teclas

page-keys = Teclas
page-key-hand = cartas de tu mano
page-key-own = tus cartas en juego
page-key-theirs = cartas de los oponentes
page-key-others = otras cartas que elegir
page-key-act = lo que puede hacer la carta elegida
page-key-arrows = de carta en carta
page-key-enter = hacerlo
page-key-space = terminar turno, acabar, sí
page-key-esc = soltar, paso a paso
page-key-back = deshacer
page-key-why = y luego una carta: ¿por qué no?
page-key-help = esta lista
page-key-log = registro
page-key-hint = ¿qué haría un bot?
page-key-command = línea de órdenes
page-touch-help = Con el dedo: toca una carta para ver qué puede hacer; mantén pulsado para verla de cerca. Con ratón: señala una carta para verla entera; el botón derecho pregunta por qué no.

## El final

page-end-won = ¡Has ganado!
page-end-lost = Has perdido.
page-end-draw = La partida ha terminado
page-end-winner = Gana { $player }
page-end-series = La serie: { $score }
page-end-result = Resultado
page-end-next = Siguiente partida
page-end-rematch = Revancha
page-end-asked = Revancha pedida
page-end-replay = Repetición
page-end-record = Descargar el acta
page-end-look = Mirar la mesa
page-end-new = Nueva mesa

## Como texto

page-plain-now = Ahora
page-plain-drawn = Mesa dibujada
page-plain-active = tiene el turno
page-plain-play = En la zona de juego
page-plain-none = Nada
page-plain-what = ¿Qué puede hacer?
