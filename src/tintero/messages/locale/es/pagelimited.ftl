### Las páginas de Limitado.

pagelimited-title = Sobres
pagelimited-lead = Abre sobres, haz un draft contra bots, construye un mazo con ellos y juégalo.
pagelimited-kind = Qué se juega
pagelimited-sealed = Sellado
pagelimited-sealed-said = Seis sobres, y con ellos un mazo de al menos 40 cartas.
pagelimited-draft = Draft
pagelimited-draft-said = Cuatro sobres: toma una carta y pasa el resto. Después, un mazo de al menos 35 cartas.
pagelimited-pack-rush = Pack Rush
pagelimited-pack-rush-said = Dos sobres barajados juntos y jugados tal cual; se gana con 15 de leyenda.
pagelimited-set = Expansión
pagelimited-players = Jugadores
pagelimited-begin = Abrir los sobres
pagelimited-begin-draft = Empezar el draft
pagelimited-assumed = Qué contiene un sobre
pagelimited-seed = semilla { $seed }
pagelimited-again = Otra cosa
pagelimited-booster = Sobre { $n } de { $of }
pagelimited-next = Siguiente sobre
pagelimited-all = Todos
pagelimited-to-build = Hacer el mazo
pagelimited-foil = foil
pagelimited-common = común
pagelimited-uncommon = poco común
pagelimited-rare = rara
pagelimited-super = superrara
pagelimited-legendary = legendaria
pagelimited-marketing = Y una carta promocional, que empieza en el pozo de tinta.
pagelimited-pick = Carta { $pick } de { $picks }
pagelimited-left = Sobre { $round } de { $rounds }, se pasa a la izquierda
pagelimited-right = Sobre { $round } de { $rounds }, se pasa a la derecha
pagelimited-advice = ¿Qué tomaría un bot?
pagelimited-advised = Un bot tomaría { $card }.
pagelimited-advised-short = la del bot
pagelimited-take = Tomar { $card }
pagelimited-taken = { $count ->
        [0] Nada tomado
        [one] Una carta tomada
       *[other] { $count } cartas tomadas
    }
pagelimited-taken-none = Aquí aparece lo que tomas.
pagelimited-pool = Cartas
pagelimited-build = Un mazo de al menos { $least }
pagelimited-auto = Házmelo
pagelimited-add = { $card }: { $count } de { $of } en el mazo, una más
pagelimited-of = de al menos { $least } cartas
pagelimited-as-it-is = cartas, que se juegan tal cual
pagelimited-few = { $count ->
        [one] Una carta más
       *[other] { $count } cartas más
    } y se puede jugar.
pagelimited-save = Guardar entre mis mazos
pagelimited-saved = guardado
pagelimited-empty = Vaciarlo
pagelimited-play-bot = Jugar contra el mazo de un bot
pagelimited-play-link = Jugar con alguien por enlace
