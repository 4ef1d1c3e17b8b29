### Lo que dicen las páginas que acompañan a la mesa web: portada, mesas nuevas, sala, mazos, repetición, juez.

## Cuando algo falla

pages-wrong-line = El servidor no responde. Comprueba tu conexión y vuelve a intentarlo.
pages-wrong-server = El servidor no ha podido hacerlo (estado { $status }).
pages-wrong-gone = En esta dirección no hay nada.
pages-again = Volver a intentarlo
pages-loading = Un momento…
pages-close = Cerrar
pages-fault-line = línea { $line }

## La portada

pages-home-title = Juega a Lorcana en una mesa que sabe las reglas
pages-home-lead = Contra un bot, con alguien por enlace o ante una misma pantalla. Cada toque tiene respuesta; si algo no se puede hacer, te dice por qué y con qué regla.
pages-home-bot = Jugar contra un bot
pages-home-friend = Jugar con alguien
pages-home-deck = Juegas con { $title }
pages-home-another = Otro mazo
pages-home-ways = Qué más hay
pages-way-new = Nueva mesa
pages-way-new-said = De dos a seis jugadores, equipos, al mejor de tres, relojes y cualquier versión de las reglas.
pages-way-lobby = Sala
pages-way-lobby-said = Mesas abiertas que esperan a alguien.
pages-way-limited = Sobres
pages-way-limited-said = Abre sobres, haz un draft contra bots, construye un mazo y juégalo.
pages-way-mine = Mis partidas
pages-way-mine-said = Sigue donde lo dejaste o vuelve a ver una partida.
pages-way-decks = Mazos
pages-way-decks-said = Busca entre todas las cartas, haz un mazo y compruébalo en cualquier formato.
pages-way-rules = Reglamento
pages-way-rules-said = Cada cláusula con nuestras palabras, en los dos idiomas.
pages-way-cards = Cartas
pages-way-cards-said = Qué dice cada carta y cómo se entiende.
pages-way-cases = Libro de casos
pages-way-cases-said = Decisiones que puedes seguir paso a paso, y un examen.
pages-way-judge = Mesa del juez
pages-way-judge-said = Prepara una posición y pregunta qué pasa.
pages-way-learn = Aprender
pages-way-learn-said = El juego en escenas cortas que juegas tú.
pages-way-puzzles-said = Gana este turno o sobrevive al siguiente: doscientas posiciones.
pages-way-help-said = Cómo se juega aquí: toques, teclas y órdenes.
pages-promises = Con qué puedes contar
pages-promise-account = Sin cuenta
pages-promise-account-said = Un nombre, si quieres, y un enlace. No hay que registrarse.
pages-promise-tracking = Sin seguimiento
pages-promise-tracking-said = Sin cookies, sin otros servidores; no se cuenta nada sobre ti.
pages-promise-art = Sin ilustraciones
pages-promise-art-said = Las cartas se dibujan con tinta y papel; sus textos los escribe este programa.
pages-promise-why = ¿Por qué no?
pages-promise-why-said = Cada negativa nombra su regla, y cada línea del registro, su cláusula.
pages-promise-shuffle = Barajados que puedes comprobar
pages-promise-shuffle-said = El barajado se promete antes de la primera carta y se revela después de la partida.
pages-promise-back = Una jugada se deshace entera
pages-promise-back-said = Deshaz libremente si no se ha sabido nada nuevo, o pídelo; lo que no se puede deshacer se dice antes.
pages-unofficial = Tintero está hecho por aficionados, no es oficial ni tiene ánimo de lucro. No lo publican, respaldan ni aprueban Disney ni Ravensburger; Disney Lorcana y los nombres de sus cartas pertenecen a sus dueños.

## Una mesa nueva

pages-who = Quién juega
pages-seat-count = Jugadores
pages-teams = Dos contra dos
pages-team = Equipo { $n }
pages-seat-me = Tú
pages-seat = Jugador { $n }
pages-seat-free = asiento libre
pages-seat-taken = ocupado
pages-kind = Quién se sienta aquí
pages-kind-bot = Bot
pages-kind-open = Alguien por enlace
pages-kind-here = Misma pantalla
pages-open-said = Quien tenga el enlace se sienta aquí, con su propio mazo.
pages-bot-level = Fuerza del bot
pages-bot-random = Bot al azar
pages-bot-greedy = Bot voraz
pages-bot-planner = Bot planificador
pages-bot-ink-beginner = Bot ink (principiante)
pages-bot-ink-easy = Bot ink (fácil)
pages-bot-ink-medium = Bot ink (medio)
pages-bot-ink-fast = Bot ink (rápido)
pages-bot-ink = Bot ink
pages-bot-ink-full = Bot ink (a fondo)
pages-level-beginner = Principiante
pages-level-easy = Fácil
pages-level-medium = Medio
pages-level-strong = Fuerte
pages-level-full = A fondo
pages-bot-others = Otros bots
pages-name = Nombre
pages-how = Cómo se juega
pages-format = Formato
pages-format-any = Cualquier mazo
pages-format-any-said = Mazos de cualquier tamaño y tinta, mientras las cartas se puedan jugar.
pages-format-core = Core
pages-format-infinity = Infinity
pages-format-draft = Draft
pages-format-sealed = Sellado
pages-best-of = Partidas
pages-best-1 = Una partida
pages-best-2 = Dos partidas
pages-best-3 = Al mejor de tres
pages-rules = Versión de las reglas
pages-rules-n = Reglas { $rules }
pages-clock = Reloj
pages-clock-off = Sin reloj
pages-clock-off-said = Tómate el tiempo que necesites.
pages-clock-casual = Informal
pages-clock-casual-said = Doce minutos cada uno, 20 segundos más por turno y cinco libres en cada decisión. A cero, el otro jugador puede esperar.
pages-clock-ranked = Competitivo
pages-clock-ranked-said = Ocho minutos cada uno, 20 segundos más por turno y cinco libres en cada decisión. A cero se pierde.
pages-clock-slow = Lento
pages-clock-slow-said = Treinta minutos cada uno, 20 segundos más por turno y cinco libres en cada decisión.
pages-free-undo = Deshacer lo que quieras
pages-others = Los demás
pages-listed = Mostrarla en la sala
pages-watch = Otros pueden mirar
pages-delay = Quien mira lo ve
pages-delay-0 = en el acto
pages-delay-60 = un minuto después
pages-delay-300 = cinco minutos después
pages-delay-end = tras el final
pages-make = Empezar
pages-make-link = Crear la mesa y obtener el enlace
pages-make-deck = Cada jugador de esta pantalla necesita un mazo que se pueda jugar.
pages-made-title = La mesa está puesta
pages-made-link = Enlace para quien juega contigo
pages-made-said = Quien lo abra primero se queda el asiento. Quien llegue después, mira.
pages-made-go = A mi asiento
pages-copy = Copiar
pages-copied = Copiado
pages-copy-select = Selecciona el texto y cópialo
pages-qr = Código QR del enlace { $link }

## Elegir un mazo

pages-deck-none = Aún sin mazo
pages-deck-any = Cualquiera de los que hay
pages-deck-change = Cambiar mazo
pages-deck-done = Listo
pages-deck-from = De dónde sale el mazo
pages-deck-shipped = Mazos preparados
pages-deck-mine = Mis mazos
pages-deck-mine-none = Este navegador aún no guarda ningún mazo.
pages-deck-mine-make = Haz uno
pages-deck-paste = Pegar una lista
pages-deck-pasted = Lista pegada
pages-deck-not-format = No se permite en este formato
pages-deck-faulty = { $count ->
    [one] Hay un fallo
   *[other] Hay { $count } fallos
}
pages-deck-fits = Se puede jugar
pages-paste-label = Una lista en cualquier formato
pages-paste-formats = Se leen líneas como «4 HeiHei - Boat Snack», números de expansión, códigos de Pixelborn y archivos de Tabletop Simulator.
pages-cards = { $count ->
    [one] Una carta
   *[other] { $count } cartas
}
pages-inkable = { $count } de { $of } se pueden entintar
pages-curve-title = Costes
pages-curve-axis = Coste de las cartas y cuántas hay
pages-curve-one = coste { $cost }: { $count }

## Sentarse

pages-sit = Sentarse
pages-sit-watch = Mirar
pages-sit-title = Juega con { $names }
pages-sit-free = Un asiento libre
pages-sit-table = Reglas { $rules } · { $format }
pages-sit-where = Dónde
pages-sit-any = Donde sea

## La sala y mis partidas

pages-lobby-open = Abrir una mesa
pages-lobby-none = Ahora mismo no espera nadie. Abre una mesa o juega mientras tanto contra un bot.
pages-lobby-count = { $count ->
    [one] Una mesa abierta
   *[other] { $count } mesas abiertas
}
pages-mine-lead = Mesas en las que este navegador tiene un asiento. Se encuentran por un número al azar que solo tiene este navegador.
pages-mine-none = Aún no hay partidas.
pages-mine-you = (tú)
pages-mine-go = Seguir
pages-mine-wait = A la mesa
pages-mine-remove = Quitar
pages-mine-removed = Quitada de esta lista; la mesa sigue ahí.
pages-mine-undo = Devolverla
pages-state-playing = En juego
pages-state-waiting = Esperan a alguien
pages-state-over = Terminadas

## El editor de mazos

pages-edit-sides = Qué se muestra
pages-edit-cards = Cartas
pages-edit-deck = Mazo
pages-find = Buscar cartas
pages-find-hint = Nombre, texto, palabra clave… o coste<=3
pages-find-inks = Tintas
pages-find-costs = Costes
pages-find-type = Cualquier tipo
pages-find-keyword = Cualquier palabra clave
pages-find-inkable = Entintable o no
pages-find-inkable-yes = Entintable
pages-find-inkable-no = No entintable
pages-find-legal = Solo lo que permite el formato
pages-type-character = Personaje
pages-type-action = Acción
pages-type-song = Canción
pages-type-item = Objeto
pages-type-location = Ubicación
pages-found = { $count ->
    [0] No se ha encontrado nada
    [one] Una carta
   *[other] { $count } cartas
}
pages-found-none = Ninguna carta encaja. Quita alguna condición.
pages-more = Mostrar { $count } más
pages-edit-add = Añadir { $name }, coste { $cost }; { $count } en el mazo
pages-edit-plus = Una más de { $name }
pages-edit-less = Una menos de { $name }
pages-edit-now = { $name }: { $count }
pages-edit-name = Nombre del mazo
pages-edit-unnamed = Mazo nuevo
pages-edit-save = Guardar
pages-edit-saved = Guardado
pages-edit-not-saved = Este navegador no guarda nada: copia el texto.
pages-edit-new = Nuevo
pages-edit-import = Pegar
pages-edit-bring = Tomar esta lista
pages-edit-total = { $count ->
    [one] carta
   *[other] cartas
}
pages-edit-legal = Se puede jugar en: { $formats }
pages-edit-empty = Toca una carta para añadirla.
pages-edit-text = Como texto
pages-edit-file = Como archivo
pages-edit-drop = Borrar { $name }
pages-edit-kept-none = Los mazos que guardes se quedan en este navegador.
pages-share-inkable = Entintables
pages-share-of = { $count } de { $of } ({ $percent } %)

## La repetición

pages-replay-board = Tablero
pages-replay-side = Registro y cifras
pages-replay-turn = Turno { $turn } · { $player }
pages-replay-hand = { $count ->
    [one] Mano de { $player }: una carta
   *[other] Mano de { $player }: { $count } cartas
}
pages-replay-controls = Adelante y atrás
pages-replay-turn-back = Al turno anterior
pages-replay-turn-on = Al turno siguiente
pages-replay-back = Un paso atrás
pages-replay-on = Un paso adelante
pages-replay-play = Reproducir
pages-replay-pause = Pausa
pages-replay-place = En qué punto de la partida
pages-replay-step = { $at } de { $steps } acciones
pages-replay-speed = Velocidad
pages-replay-game = Partida
pages-replay-discard = Descarte de { $player }
pages-replay-discard-none = No hay nada.
pages-eyes = Visto con los ojos de
pages-eyes-all = todas las manos abiertas
pages-eyes-watch = quien mira
pages-tab-log = Registro
pages-tab-figures = Cifras
pages-tab-fork = Seguir
pages-tab-check = Barajado
pages-rule = Regla { $clause }
pages-log-all = También lo habitual
pages-plot-turn = Turno
pages-plot-table = Como tabla
pages-plot-lore = Leyenda
pages-plot-lore-said = Lo que tenía cada jugador al terminar el turno.
pages-plot-goal = con { $lore } se gana
pages-plot-ink = Tinta usada
pages-plot-ink-said = Lo que pagó en su turno quien lo jugaba.
pages-plot-seen = Cartas vistas
pages-plot-seen-said = Cuántas cartas de su propio mazo conocía cada jugador al terminar el turno.
pages-fork-said = Aquí empieza una mesa nueva, tras { $at } de { $steps } acciones. Esta partida queda como está.
pages-fork-seat = Juegas como
pages-fork-as = Lo oculto
pages-fork-known = como se sabía
pages-fork-known-said = Tienes lo que sabía ese jugador; todo lo que se le ocultaba se reparte de nuevo.
pages-fork-all = como estaba
pages-fork-all-said = Las mismas manos y los mazos en el mismo orden.
pages-fork-against = Contra
pages-fork = Seguir desde aquí
pages-check-title = ¿Fue el barajado prometido?
pages-check-said = Antes de la primera carta, el servidor mostró un número que se deduce de la semilla y del orden de los mazos. Ahora dice ambas cosas, y tu navegador ha vuelto a calcular el número.
pages-check-kept = El barajado es el prometido.
pages-check-kept-seen = El barajado es el que este navegador vio prometer antes de la primera carta.
pages-check-broken = Este no es el barajado prometido.
pages-check-then = Visto por este navegador antes de la primera carta
pages-check-promised = Prometido, según el servidor
pages-check-counted = Calculado aquí
pages-check-unseen = Este navegador no estaba en la mesa cuando empezó la partida, así que ha de creer al servidor qué número se prometió.
pages-check-text = De qué se ha calculado
pages-check-more = Que las cartas salieran después como debían se comprueba con el archivo de la partida:
pages-record = Descargar la partida

## La mesa del juez

pages-judge-title = Mesa del juez

## Ayuda

pages-help-how = Cómo se juega en esta mesa
pages-help-1 = Toca una de tus cartas. Se levanta, y lo que puedes hacer con ella aparece como botones.
pages-help-2 = Si hace falta un objetivo, brillan las cartas que se pueden elegir. Toca una de ellas.
pages-help-3 = Toca algo que no brille y te dirá por qué no, con la regla.
pages-help-4 = Mantén pulsada una carta, o deja el ratón encima, para verla entera: su texto y lo que cambia sus números.
pages-help-5 = Una banderita marca lo que no se puede deshacer. Todo lo demás vuelve con un botón; si se ha sabido algo nuevo, se pregunta al otro jugador.
pages-help-6 = Se puede arrastrar, pero nunca hace falta. No se elige nada por ti salvo que las reglas dejen un solo camino.
pages-help-7 = El registro cuenta lo que ha ocurrido; toca un número para leer su regla y un nombre para ver la carta.
pages-help-keys = Teclas
pages-help-keys-said = Se muestran en las cartas en cuanto usas una.
pages-key-hand = cartas de tu mano
pages-key-own = tus cartas en juego
pages-key-theirs = cartas de tus oponentes
pages-key-others = otras cartas que se pueden elegir
pages-key-walk = de carta en carta
pages-key-do = hacerlo
pages-key-end = terminar el turno, listo, sí
pages-key-esc = un paso atrás en lo que eliges
pages-key-back = deshacer la última jugada
pages-key-why = y una carta: ¿por qué no?
pages-key-line = una línea en la notación de las escenas
pages-key-help = estas teclas
pages-key-log = el registro
pages-key-hint = ¿qué haría un bot?
pages-key-step = una acción atrás, una adelante
pages-key-turn = un turno atrás, uno adelante
pages-key-run = reproducir y pausar
pages-key-ends = el principio y el final
pages-help-plain = En voz alta
pages-help-plain-said = Añade ?plain a la dirección de una mesa y toda la partida son títulos, listas y botones, para lectores de pantalla y navegadores de texto.
pages-help-judge = Llamar al juez
pages-help-judge-said = El botón Juez para los relojes y abre la posición, hasta donde puedes conocerla. Ahí puedes probar cosas e imprimir la resolución.
pages-help-report = Denunciar a alguien
pages-help-report-said = En el menú de la mesa: elige qué ocurre y escribe una línea si quieres. La posición y el chat se guardan para quien lleva este servidor. A la vez puedes bloquear a esa persona; no volveréis a compartir mesa.
pages-help-bug = Si crees que una regla se juega mal, llama al juez y envía la posición que muestra: es una escena que se puede ejecutar como prueba.
pages-help-privacy = Las cinco frases
## La forma de jugar
pages-variant = Forma de jugar
pages-variant-none = El juego oficial
pages-variant-deck = Mazos: al menos { $least } { $least ->
        [one] carta
       *[other] cartas
    }, { $inks }, { $copies }.
pages-variant-inks = { $count ->
        [one] una tinta
       *[other] { $count } tintas
    } como mucho
pages-variant-inks-any = cualesquiera tintas
pages-variant-copies = { $count ->
        [one] una copia
       *[other] { $count } copias
    } de cada carta como mucho
pages-variant-copies-any = las copias que se quiera
pages-variant-boosters = Abrir sobres y hacer un mazo con ellos
pages-variant-rules = { $count ->
        [one] Una cláusula dice otra cosa
       *[other] { $count } cláusulas dicen otra cosa
    }
pages-deck-not-variant = no cabe en esta forma de jugar
pages-deck-made = Se hace uno que cabe
pages-format-any-cards = Todas las expansiones
pages-format-any-cards-said = Cartas de todas las expansiones; la forma de jugar dice cómo de grande es el mazo.
pages-deck-opened = Se abren sobres para ello
