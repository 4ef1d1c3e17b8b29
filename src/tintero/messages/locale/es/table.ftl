### La mesa en que se juega: quién se sienta, qué hay en ella, qué se pregunta y qué se cuenta.


## Quién juega

table-bot = bot { $name }
table-bot-random = bot al azar
table-bot-greedy = bot voraz
table-bot-planner = bot planificador
table-bot-ink-beginner = bot ink (principiante)
table-bot-ink-easy = bot ink (fácil)
table-bot-ink-medium = bot ink (medio)
table-bot-ink-fast = bot ink (rápido)
table-bot-ink-full = bot ink (a fondo)
table-who = { $player }
table-who-you = { $player } (tú)
table-title = { $who } · { $deck }
table-no-name = «{ $name }» no vale como nombre: tiene de 1 a { $most } caracteres visibles.
table-bot-name = «{ $name }» no puede ser un nombre: lo que acaba en «bot» es un bot.
table-against = { $first } contra { $second }.

## Un lado de la mesa

table-lore = leyenda { $lore }/{ $most }
table-ink = tinta { $ready }/{ $all }
table-drops = gotas { $count }
table-hand-count = mano { $count }
table-deck-count = mazo { $count }
table-discard-count = descarte { $count }
table-out = ha dejado la partida
table-nothing = nada en la zona de juego
table-your-hand = Tu mano
table-known-hand = Conoces de su mano
table-column-strength = Fue
table-column-willpower = Vol
table-column-damage = Daño
table-column-lore = Ley

## El turno

table-turn = Turno { $turn } · { $player }
table-rules = reglas { $version }
table-phase-setup = Preparación
table-phase-start = Principio del turno
table-phase-main = Fase principal
table-phase-end = Final del turno
table-phase-over = Fin de la partida
table-bag = Bolsa
table-challenge = Desafío
table-waiting = { $ability } ({ $player })

## Una carta

table-card = Carta
table-exerted = agotado
table-ready = preparado
table-drying = secándose
table-damage = { $count } de daño
table-at = en { $place }
table-under-count = { $count } debajo
table-under = debajo: { $cards }
table-move-cost = mover { $count }
table-lasting = por { $source }
table-facedown = una carta boca abajo
table-item = objeto
table-action = acción
table-now = Ahora
table-may-choose = elegirla
table-now-none = Nada con ella ahora. w: ¿por qué no?

## Qué se puede hacer

table-options = Qué puedes hacer
table-filter = Escribe parte del nombre
table-verb-ink = Poner en tu pozo de tinta
table-verb-play = Jugar
table-verb-quest = Ir de aventura
table-verb-challenge = Desafiar a
table-verb-move = Mover a
table-heading-ink = Al pozo
table-heading-play = Jugar
table-heading-use = Usar
table-heading-quest = Aventura
table-heading-challenge = Desafiar a
table-heading-move = Mover
table-heading-resolve = Resolver
table-heading-choose = Elegir
table-heading-name = Nombrar
table-welcome = Responde con un número, o escribe lo que haces; ? para ayuda.
table-no-number = Las opciones van de 1 a { $most }.
table-stale = Eso responde a la versión { $version } de la partida, que está en la { $now }: mira otra vez.
table-not-asked = Ahora decide { $player }.
table-ambiguous = Puede ser cualquiera de estas:
table-help = ? para ayuda.

## ¿Por qué no?

table-why = ¿Por qué no?
table-why-card = ¿Por qué no? { $card }
table-why-none = No hay nada que hacer con ella ahora.
table-why-what = por qué ACCIÓN, p. ej.: por qué quest simba
table-may = legal ahora
table-legal = Eso es legal ahora.
table-no-card = Selecciona antes una carta.
table-rule = Regla { $number }
table-no-rule = No existe la cláusula { $number }.
table-near = Parecidas: { $names }
table-no-card-called = Ninguna carta se llama «{ $name }».
table-many-cards = «{ $name }» puede ser cualquiera de estas:

## ¿Qué puedo hacer?

table-hints = ¿Qué puedo hacer?
table-hint-ink = Puedes poner una carta en tu pozo de tinta este turno.
table-hint-play = Tienes { $count } de tinta preparada: juega una carta.
table-hint-quest = Pueden ir de aventura: { $cards }.
table-hint-challenge = Pueden desafiar: { $cards }.
table-hint-move = Pueden moverse: { $cards }.
table-hint-use = Tienen una habilidad que usar: { $cards }.
table-hint-end = O termina tu turno (e).
table-hint-wait = Ahora no decides tú.
table-hint-idea = Un bot en tu lugar: { $option }
table-hint-thinks = Un bot piensa qué haría…

## Terminar el turno, rendirse

table-end-sure = ¿Terminar tu turno?
table-end-yes = Terminar (e)
table-end-no = Seguir jugando
table-left-quest = aún pueden ir de aventura: { $cards }
table-left-challenge = aún pueden desafiar: { $cards }
table-left-play = aún se puede jugar algo ({ $count } de tinta preparada)
table-left-ink = aún puedes poner una carta en tu pozo de tinta
table-concede-sure = ¿Rendirse?
table-concede-yes = Rendirse

## Deshacer

table-undone = Deshecho.
table-undone-far = Deshecho hasta donde se puede.
table-undo-none = No hay nada que puedas deshacer.
table-undo-refused = No se puede deshacer: { $reason } (CR { $rule }).
table-undo-seen = Ya no se puede deshacer (CR { $rule }): { $what }
table-undo-far = `deshacer todo` deshace cuanto se puede.
table-undo-free = `libre`: contra bots puedes deshacer lo que quieras.
table-free = Desde ahora puedes deshacer lo que quieras.
table-free-no = Desde ahora deshaces lo que dejan las reglas.
table-free-people = Solo contra bots se puede deshacer todo.

## El registro

table-log = Registro
table-whole-log = Todo el registro
table-more = … y { $count } más antes (registro)
table-last-turn = El turno anterior
table-this-turn = Este turno
table-piles = Descartes y cartas conocidas
table-discard-of = Descarte de { $player } ({ $count })
table-hand-known = Conocidas de la mano de { $player } ({ $count })
table-deck-known = Conocidas del mazo de { $player } ({ $count })
table-empty = vacío

## Dos personas, una pantalla

table-curtain = { $player }, te toca mirar.
table-curtain-key = Pulsa Intro cuando nadie mire.
table-pass-on = { $player }, pulsa Intro cuando nadie más mire.

## El final

table-over = Fin de la partida
table-won = Gana { $player }: { $reason } (CR { $rule }).
table-nobody = No gana nadie: { $reason } (CR { $rule }).
table-unfinished = sin terminar.
table-by-lore = { $count } de leyenda
table-by-empty-deck = el otro mazo está vacío
table-by-last-player = último jugador en la partida
table-by-concession = rendición
table-by-turn-limit = límite de turnos
table-seed = Semilla { $seed }
table-look = Mirar la mesa
table-bye = Hasta otra.

## Varias partidas

table-score = Al mejor de { $games }: { $first } { $one }, { $second } { $two }.
table-series-won = { $player } gana la serie: { $first } { $one }, { $second } { $two }.
table-begin = { $player }, has perdido: ¿empiezas la próxima partida? (CR 2.1.3.2)
table-begin-yes = Empiezo yo
table-begin-no = Empieza el otro
table-next-game = Siguiente partida
table-rematch = Revancha
table-rematch-when = La revancha es para cuando acabe la partida.
table-no-rematch = Esta partida no empezó con mazos, así que no se puede jugar otra con ellos.
table-what-now = revancha: otra partida con los mismos mazos. Intro o salir lo deja.

## Bots

table-thinks = { $player } está pensando…
table-paused = En pausa. Espacio sigue, n un paso.
table-watching = Espacio hace una pausa. Ves la mano de { $player }.
table-slow = Lleva { $count } segundos pensando. b: que responda el azar.
table-failed = El bot ha fallado
table-failed-why =
    { $player } no ha podido responder: { $why }

    No se ha perdido nada: la partida sigue donde estaba.
table-again = Preguntarle otra vez
table-by-lot = Que responda el azar

## Guardar una partida

table-save = Guardar la partida como
table-save-yes = Guardar
table-save-hint = Una grabación: tintero play --resume ARCHIVO la continúa, tintero replay ARCHIVO la recorre.
table-save-over = Guardar la partida
table-save-where = guardar ARCHIVO
table-saved = Guardada. Para seguir: tintero play --resume { $file }
table-replace = { $file } ya existe. ¿Reemplazarlo?
table-replace-yes = Reemplazar
table-kept = La partida está guardada. Para seguir: tintero play --resume
table-set-aside = La partida que habías dejado sigue ahí: tintero play --resume earlier
table-not-kept = Esta partida no se puede guardar: { $why }. Sigue; guárdala en otro sitio antes de salir.
table-kept-again = La partida se guarda otra vez.
table-lost = La partida no se ha podido guardar: { $why }.
table-kept-over = La partida entera está guardada: tintero replay { $file }
table-busy = { $file } se está jugando en otra ventana.
table-broken = Queda apartada como { $file }; tintero play --resume sigue con la que dejaste antes.
table-none-kept = No hay partida guardada en { $folder }; --resume ARCHIVO sigue con una que guardaste.

## Partidas terminadas

table-plays = { $player } ({ $deck })
table-finished = { $when } · { $players } · { $result }
table-winner = ganó { $player }
table-no-winner = no ganó nadie
table-none-finished = Aún no hay partidas terminadas en { $folder }.
table-open-finished = tintero replay 1 abre la primera; tintero replay ARCHIVO, cualquier grabación.

## Ventanas

table-ok = OK
table-cancel = Cancelar
table-close = Cerrar
table-quit = Salir
table-small = La terminal tiene { $columns }×{ $lines } caracteres; la mesa necesita { $wide }×{ $tall }.
table-small-now = Hazla más grande y la partida sigue. O sal con q: la partida se guarda.
table-small-help = Hazla más grande, o ve línea a línea: { $command }
table-by-most-lore = la mayor leyenda
table-in-bag = Bolsa: { $cards }
table-bag-of = Bolsa de { $player } ({ $count })
table-mission = misión: { $card }
