import{r as e}from"./words.svelte-DcQ15VNC.js";e({en:`### What the pages beside the web table say: the first page, new tables, lobby, decks, replay, judge.

## When something goes wrong

pages-wrong-line = The server does not answer. Check your connection and try again.
pages-wrong-server = The server could not do that (status { $status }).
pages-wrong-gone = There is nothing at this address.
pages-again = Try again
pages-loading = One moment…
pages-close = Close
pages-fault-line = line { $line }

## The first page

pages-home-title = Play Lorcana at a table that knows the rules
pages-home-lead = Against a bot, with a friend by link, or at one screen. Every tap is answered; if something may not be done, you are told why, with the rule.
pages-home-bot = Play against a bot
pages-home-friend = Play with a friend
pages-home-deck = You play { $title }
pages-home-another = Another deck
pages-home-ways = What else there is
pages-way-new = New table
pages-way-new-said = Two to six players, teams, best of three, clocks, any rules version.
pages-way-lobby = Lobby
pages-way-lobby-said = Open tables that wait for somebody.
pages-way-limited = Boosters
pages-way-limited-said = Open boosters, draft against bots, build a deck and play it.
pages-way-mine = My games
pages-way-mine-said = Go on where you stopped, or watch a game again.
pages-way-decks = Decks
pages-way-decks-said = Search all cards, build a deck, check it for any format.
pages-way-rules = Rulebook
pages-way-rules-said = Every clause in our own words, in both languages.
pages-way-cards = Cards
pages-way-cards-said = What each card says, and how it is understood.
pages-way-cases = Case book
pages-way-cases-said = Rulings you can play through, and a quiz.
pages-way-judge = Judge's desk
pages-way-judge-said = Set up a position and ask what happens.
pages-way-learn = Learn
pages-way-learn-said = The game in short scenes that you play.
pages-way-puzzles-said = Win this turn, or survive the next: two hundred positions.
pages-way-help-said = How to play here: taps, keys and commands.
pages-promises = What you can count on
pages-promise-account = No account
pages-promise-account-said = A name if you like, and a link. Nothing to sign up for.
pages-promise-tracking = No tracking
pages-promise-tracking-said = No cookies, no other servers, nothing counted about you.
pages-promise-art = No art
pages-promise-art-said = Cards are drawn from ink and paper; their texts are written by this program.
pages-promise-why = Why not?
pages-promise-why-said = Every refusal names its rule, and every line of the log its clause.
pages-promise-shuffle = Shuffles you can check
pages-promise-shuffle-said = The shuffle is promised before the first card and disclosed after the game.
pages-promise-back = A play comes back whole
pages-promise-back-said = Take back freely when nothing was learnt, or ask; it is said beforehand what can’t be taken back.
pages-unofficial = Tintero is made by fans, unofficial and not for profit. It is not published, endorsed or approved by Disney or Ravensburger; Disney Lorcana and the names of its cards belong to their owners.

## A new table

pages-who = Who plays
pages-seat-count = Players
pages-teams = Two against two
pages-team = Team { $n }
pages-seat-me = You
pages-seat = Player { $n }
pages-seat-free = free seat
pages-seat-taken = taken
pages-kind = Who sits here
pages-kind-bot = Bot
pages-kind-open = Friend by link
pages-kind-here = Same screen
pages-open-said = Whoever has the link sits down here, with a deck of their own.
pages-bot-level = Strength of the bot
pages-bot-random = Random bot
pages-bot-greedy = Greedy bot
pages-bot-planner = Planner bot
pages-bot-ink-beginner = Ink bot (beginner)
pages-bot-ink-easy = Ink bot (easy)
pages-bot-ink-medium = Ink bot (medium)
pages-bot-ink-fast = Ink bot (fast)
pages-bot-ink = Ink bot
pages-bot-ink-full = Ink bot (full)
pages-level-beginner = Beginner
pages-level-easy = Easy
pages-level-medium = Medium
pages-level-strong = Strong
pages-level-full = Full strength
pages-bot-others = Other bots
pages-name = Name
pages-how = How it is played
pages-format = Format
pages-format-any = Any deck
pages-format-any-said = Decks of any size and inks, as long as the cards can be played.
pages-format-core = Core
pages-format-infinity = Infinity
pages-format-draft = Draft
pages-format-sealed = Sealed
pages-best-of = Games
pages-best-1 = One game
pages-best-2 = Two games
pages-best-3 = Best of three
pages-rules = Rules version
pages-rules-n = Rules { $rules }
pages-clock = Clock
pages-clock-off = No clock
pages-clock-off-said = Take the time you need.
pages-clock-casual = Casual
pages-clock-casual-said = Twelve minutes each, 20 seconds more every turn, and five free in every decision. At zero the other player may wait.
pages-clock-ranked = Ranked
pages-clock-ranked-said = Eight minutes each, 20 seconds more every turn, and five free in every decision. Zero loses.
pages-clock-slow = Slow
pages-clock-slow-said = Thirty minutes each, 20 seconds more every turn, and five free in every decision.
pages-free-undo = Take back whatever you like
pages-others = Others
pages-listed = Show it in the lobby
pages-watch = Others may watch
pages-delay = Who watches sees it
pages-delay-0 = at once
pages-delay-60 = a minute later
pages-delay-300 = five minutes later
pages-delay-end = after the end
pages-make = Begin
pages-make-link = Make the table and get the link
pages-make-deck = Every player at this screen needs a deck that may be played.
pages-made-title = The table is made
pages-made-link = Link for your friend
pages-made-said = Whoever opens it first gets the seat. Those who come later watch.
pages-made-go = To my seat
pages-copy = Copy
pages-copied = Copied
pages-copy-select = Select the text and copy it
pages-qr = QR code of the link { $link }

## Choosing a deck

pages-deck-none = No deck yet
pages-deck-any = Any deck that is here
pages-deck-change = Change deck
pages-deck-done = Done
pages-deck-from = Where the deck comes from
pages-deck-shipped = Ready decks
pages-deck-mine = My decks
pages-deck-mine-none = This browser keeps no decks yet.
pages-deck-mine-make = Make one
pages-deck-paste = Paste a list
pages-deck-pasted = Pasted list
pages-deck-not-format = Not allowed in this format
pages-deck-faulty = { $count ->
    [one] One thing is wrong
   *[other] { $count } things are wrong
}
pages-deck-fits = May be played
pages-paste-label = A list in any format
pages-paste-formats = Lines such as “4 HeiHei - Boat Snack”, set numbers, Pixelborn codes and Tabletop Simulator files are all read.
pages-cards = { $count ->
    [one] One card
   *[other] { $count } cards
}
pages-inkable = { $count } of { $of } can be inked
pages-curve-title = Costs
pages-curve-axis = Cost of the cards, and how many
pages-curve-one = cost { $cost }: { $count }

## Sitting down

pages-sit = Sit down
pages-sit-watch = Watch
pages-sit-title = Play with { $names }
pages-sit-free = A free seat
pages-sit-table = Rules { $rules } · { $format }
pages-sit-where = Where
pages-sit-any = Anywhere

## Lobby and my games

pages-lobby-open = Open a table
pages-lobby-none = Nobody waits at the moment. Open a table, or play against a bot meanwhile.
pages-lobby-count = { $count ->
    [one] One open table
   *[other] { $count } open tables
}
pages-mine-lead = Tables at which this browser has a seat. They are found by a random number that only this browser has.
pages-mine-none = No games yet.
pages-mine-you = (you)
pages-mine-go = Go on
pages-mine-wait = To the table
pages-mine-remove = Remove
pages-mine-removed = Removed from this list; the table is still there.
pages-mine-undo = Put it back
pages-state-playing = Being played
pages-state-waiting = Waiting for somebody
pages-state-over = Over

## The deck editor

pages-edit-sides = What is shown
pages-edit-cards = Cards
pages-edit-deck = Deck
pages-find = Search cards
pages-find-hint = Name, text, keyword … or cost<=3
pages-find-inks = Inks
pages-find-costs = Costs
pages-find-type = Any type
pages-find-keyword = Any keyword
pages-find-inkable = Inkable or not
pages-find-inkable-yes = Inkable
pages-find-inkable-no = Not inkable
pages-find-legal = Only what the format allows
pages-type-character = Character
pages-type-action = Action
pages-type-song = Song
pages-type-item = Item
pages-type-location = Location
pages-found = { $count ->
    [0] Nothing found
    [one] One card
   *[other] { $count } cards
}
pages-found-none = No card fits. Leave something out.
pages-more = Show { $count } more
pages-edit-add = Add { $name }, cost { $cost }; { $count } in the deck
pages-edit-plus = One more { $name }
pages-edit-less = One less { $name }
pages-edit-now = { $name }: { $count }
pages-edit-name = Name of the deck
pages-edit-unnamed = New deck
pages-edit-save = Save
pages-edit-saved = Saved
pages-edit-not-saved = This browser keeps nothing: copy the text instead.
pages-edit-new = New
pages-edit-import = Paste
pages-edit-bring = Take this list
pages-edit-total = { $count ->
    [one] card
   *[other] cards
}
pages-edit-legal = May be played in: { $formats }
pages-edit-empty = Tap a card to add it.
pages-edit-text = As text
pages-edit-file = As a file
pages-edit-drop = Delete { $name }
pages-edit-kept-none = Decks that you save stay in this browser.
pages-share-inkable = Can be inked
pages-share-of = { $count } of { $of } ({ $percent } %)

## The replay

pages-replay-board = Board
pages-replay-side = Log and figures
pages-replay-turn = Turn { $turn } · { $player }
pages-replay-hand = { $count ->
    [one] Hand of { $player }: one card
   *[other] Hand of { $player }: { $count } cards
}
pages-replay-controls = Forward and back
pages-replay-turn-back = To the turn before
pages-replay-turn-on = To the next turn
pages-replay-back = One step back
pages-replay-on = One step on
pages-replay-play = Play
pages-replay-pause = Pause
pages-replay-place = Where in the game
pages-replay-step = { $at } of { $steps } actions
pages-replay-speed = Speed
pages-replay-game = Game
pages-replay-discard = Discard of { $player }
pages-replay-discard-none = Nothing is there.
pages-eyes = Seen with the eyes of
pages-eyes-all = all hands open
pages-eyes-watch = who watches
pages-tab-log = Log
pages-tab-figures = Figures
pages-tab-fork = Play on
pages-tab-check = Shuffle
pages-rule = Rule { $clause }
pages-log-all = Also what is usual
pages-plot-turn = Turn
pages-plot-table = As a table
pages-plot-lore = Lore
pages-plot-lore-said = What each player had when the turn ended.
pages-plot-goal = { $lore } to win
pages-plot-ink = Ink used
pages-plot-ink-said = What the player whose turn it was paid in it.
pages-plot-seen = Cards seen
pages-plot-seen-said = How many cards of their own deck each player knew at the end of the turn.
pages-fork-said = A new table begins here, after { $at } of { $steps } actions. This game stays as it is.
pages-fork-seat = You play
pages-fork-as = What is hidden
pages-fork-known = as it was known
pages-fork-known-said = You get what that player knew; everything hidden from them is drawn anew.
pages-fork-all = as it was
pages-fork-all-said = The same hands and decks in the same order.
pages-fork-against = Against
pages-fork = Play on from here
pages-check-title = Was the shuffle the promised one?
pages-check-said = Before the first card the server showed a number that follows from the seed and the order of the decks. Now it tells both, and your browser has counted the number again.
pages-check-kept = The shuffle is the one that was promised.
pages-check-kept-seen = The shuffle is the one that this browser saw promised before the first card.
pages-check-broken = This is not the shuffle that was promised.
pages-check-then = Seen by this browser before the first card
pages-check-promised = Promised, as the server says
pages-check-counted = Counted here
pages-check-unseen = This browser was not at the table when the game began, so it has to believe the server which number was promised.
pages-check-text = What was counted from
pages-check-more = That the cards then came as they must is checked with the record:
pages-record = Download the record

## The judge's desk

pages-judge-title = Judge’s desk

## Help

pages-help-how = How to play at this table
pages-help-1 = Tap one of your cards. It rises, and what you may do with it appears as buttons.
pages-help-2 = If something needs a target, the cards that may be chosen glow. Tap one of them.
pages-help-3 = Tap anything that does not glow, and you are told why not, with the rule.
pages-help-4 = Hold a card, or rest the mouse on it, to see it whole: its text, and what changes its numbers.
pages-help-5 = A small flag marks what can’t be taken back. Everything else comes back with one button; if something was learnt, the other player is asked.
pages-help-6 = Dragging works, but is never needed. Nothing is chosen for you unless the rules leave one way.
pages-help-7 = The log says what happened; tap a number to read its rule, a name to see the card.
pages-help-keys = Keys
pages-help-keys-said = They are shown on the cards once you use one.
pages-key-hand = cards in your hand
pages-key-own = your cards in play
pages-key-theirs = your opponents’ cards
pages-key-others = other cards that may be chosen
pages-key-walk = from card to card
pages-key-do = do it
pages-key-end = end the turn, done, yes
pages-key-esc = one step back in what you choose
pages-key-back = take the last play back
pages-key-why = then a card: why not?
pages-key-line = a line in the notation of scenes
pages-key-help = these keys
pages-key-log = the log
pages-key-hint = what would a bot do?
pages-key-step = one action back, one on
pages-key-turn = one turn back, one on
pages-key-run = play and pause
pages-key-ends = the beginning and the end
pages-help-plain = Read aloud
pages-help-plain-said = Add ?plain to the address of a table, and the whole game is headings, lists and buttons, for screen readers and text browsers.
pages-help-judge = Calling the judge
pages-help-judge-said = The button Judge stops the clocks and opens the position, as far as you may know it. You can try things there and print the ruling.
pages-help-report = Reporting somebody
pages-help-report-said = In the menu of the table: choose what is wrong, write a line if you like. The position and the chat are kept for whoever runs this server. You can block a person at the same time; you will not be seated together again.
pages-help-bug = If you think a rule is played wrongly, call the judge and send the position it shows: that is a scene which can be run as a test.
pages-help-privacy = All five sentences
## The way to play
pages-variant = Way to play
pages-variant-none = The official game
pages-variant-deck = Decks: at least { $least } { $least ->
        [one] card
       *[other] cards
    }, { $inks }, { $copies }.
pages-variant-inks = at most { $count ->
        [one] one ink
       *[other] { $count } inks
    }
pages-variant-inks-any = any inks
pages-variant-copies = at most { $count ->
        [one] one copy of a card
       *[other] { $count } copies of a card
    }
pages-variant-copies-any = any number of copies
pages-variant-boosters = Open boosters and build a deck for it
pages-variant-rules = { $count ->
        [one] One clause reads otherwise
       *[other] { $count } clauses read otherwise
    }
pages-deck-not-variant = does not fit the way to play
pages-deck-made = One that fits is made
pages-format-any-cards = All sets
pages-format-any-cards-said = Cards of all sets; the way to play says how big a deck is.
pages-deck-opened = Boosters are opened for it
`,es:`### Lo que dicen las páginas que acompañan a la mesa web: portada, mesas nuevas, sala, mazos, repetición, juez.

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
`});