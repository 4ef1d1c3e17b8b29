### Los mazos: líneas que no se entienden, qué deja un mazo fuera de un formato, qué quiere hacer.

deck-unknown = no hay mazo { $name }; existen: { $available }
deck-unknown-format = no hay formato { $format }; existen: { $available }
deck-unknown-writing = no hay formato de mazo { $format }; existen: { $available }
deck-not-said = { $deck } no dice: { $missing }
deck-unknown-kind = { $deck } es de una clase desconocida: { $kind }

## Líneas

# $problem: unmatched, ambiguous, count o format. $candidates: qué pudo querer decir.
deck-line = línea { $line }: { $problem ->
    [unmatched] sin coincidencia
    [ambiguous] ambigua
    [count] cantidad
   *[format] formato
}: { $text }
deck-line-hint = línea { $line }: { $problem ->
    [unmatched] sin coincidencia
    [ambiguous] ambigua
    [count] cantidad
   *[format] formato
}: { $text } ({ $candidates })
deck-unread = { $count ->
    [one] hay 1 línea del mazo que no se entiende
   *[other] hay { $count } líneas del mazo que no se entienden
}
deck-no-json = JSON: { $problem }

## Qué lo deja fuera

deck-not-in-pool = { $card } no está entre las cartas disponibles.
deck-size = { $count ->
    [one] El mazo tiene 1 carta; necesita al menos { $least }.
   *[other] El mazo tiene { $count } cartas; necesita al menos { $least }.
}
deck-inks = El mazo tiene { $count } tipos de tinta ({ $inks }); el máximo es { $most }.
deck-copies = Hay { $count } copias de { $card }; el máximo es { $most }.
deck-banned = { $card } está prohibida en { $format } desde el { $since }.
deck-banned-until = { $card } está prohibida en { $format } desde el { $since }; es legal desde el { $until }.
deck-rotated = { $card } no es legal en { $format } desde el { $since }, cuando rotaron sus colecciones.
deck-rotated-until = { $card } no es legal en { $format } desde el { $since }, cuando rotaron sus colecciones; es legal desde el { $until }.
deck-early = { $card } aún no es legal en { $format }; no hay fecha anunciada.
deck-early-until = { $card } aún no es legal en { $format }; es legal desde el { $until }.
deck-no-set = { $card } no está en ninguna colección que conozcan los datos de legalidad.
deck-unparsed = { $card } tiene texto que el motor no entiende: el mazo no se admite en partidas clasificatorias ni simuladas.

## Tintas y formatos

deck-ink-amber = Ámbar
deck-ink-amethyst = Amatista
deck-ink-emerald = Esmeralda
deck-ink-ruby = Rubí
deck-ink-sapphire = Zafiro
deck-ink-steel = Acero
deck-format-core = Core
deck-format-infinity = Infinity
deck-format-draft = Draft
deck-format-sealed = Sellado

## Qué quiere hacer un mazo

deck-kind-aggro = agresivo
deck-kind-bounce = rebote
deck-kind-control = control
deck-kind-damage = daño
deck-kind-discard = descarte
deck-kind-evasive = evasivo
deck-kind-items = objetos
deck-kind-locations = ubicaciones
deck-kind-midrange = medio
deck-kind-ramp = aceleración
deck-kind-shift = Shift
deck-kind-songs = canciones

## Lo que cuenta `tintero deck`

deck-legal-on = { $format } el { $day }
deck-about = Tipo: { $kind }
deck-plan = Plan: { $plan }
deck-legal-in = Legal: { $where }
deck-curve = Cartas por coste
deck-by-ink = Tintas: { $counts }
deck-by-type = Tipos: { $counts }
deck-inkable = Con símbolo de pozo de tinta: { $count } de { $all } ({ $share })
deck-average = Coste medio: { $cost }
deck-marks = ◉ lleva el símbolo de pozo de tinta   ○ no lo lleva
deck-read-as = { $file }: leído como { $format }; { $cards }, { $lines } sin entender.
deck-lines = { $count ->
    [one] 1 línea
   *[other] { $count } líneas
}
deck-written = Escrito: { $file }
deck-exists = { $file } ya existe; --force lo reemplaza.

## Si un mazo se puede jugar

deck-rest = En las líneas que sí se entienden:
deck-is-legal = { $deck } es legal en { $format } el { $day }.
deck-has-faults = { $deck } no puede jugarse en { $format } el { $day }:
deck-is-unparsed = { $deck } es legal en { $format } el { $day }, pero el motor no puede jugarlo:
deck-is-legal-ever = { $deck } es legal en { $format }.
deck-has-faults-ever = { $deck } no puede jugarse en { $format }:
deck-is-unparsed-ever = { $deck } es legal en { $format }, pero el motor no puede jugarlo:
deck-ban = prohibida: { $card } (desde el { $since })
deck-any-cards = { $format }: al menos { $least } cartas, cualquier tinta, cualquier número de copias (CR 1.10.1.2)

## Probabilidades

deck-odds-of = { $deck }: { $count } cartas, { $inkable } con símbolo
deck-policy-cheap = Mano inicial: se devuelve lo que cuesta más de { $cost } y las cartas sin símbolo de pozo de tinta menos las { $few } más baratas; las cartas buscadas se quedan.
deck-policy-wanted = Mano inicial: se devuelve todo menos las cartas buscadas.
deck-policy-all = Mano inicial: se guardan las siete.
deck-policy-learned = Mano inicial: se guarda como se aprendió de partidas.
deck-put-back = Se devuelven de media { $count } cartas (CR 2.2.2).
deck-opening = Cartas con símbolo de pozo de tinta en la mano inicial
deck-before = al robar
deck-after = tras cambiar
deck-ink-on-turn = Tinta N en el turno N
deck-play-on-turn = Una carta de coste N que jugar en el turno N, con la tinta para ella
deck-by-one-turn = Al menos { $copies } de { $cards } para el turno { $turn }: { $play } empezando, { $draw } de segundo.
deck-by-what = --by-turn necesita una --card que buscar.
deck-by-turn = Al menos { $copies } de: { $cards }
deck-turn = turno
deck-on-play = empezando
deck-on-draw = segundo
deck-exact = Exacto, sin simulación; no cuenta las cartas que roban o entintan otras.
deck-dealt = De { $hands } manos iniciales al azar, con hasta tres puntos de error; no cuenta las cartas que roban o entintan otras.
deck-no-policy = No hay política { $policy }.
deck-want-what = --policy wanted necesita una --card.
deck-not-there = { $card } no está en el mazo.
deck-too-small = { $deck } tiene { $count } cartas; una mano inicial, { $hand }.

## Practicar

deck-practised = Practicado con { $deck }: { $games } partidas. Conocer las manos iniciales dice { $bits } bits más sobre quién gana.
deck-practised-cards = { $kept ->
    [true] Conociendo mejor sus cartas, ganó el { $share } de las partidas contra sí mismo tal como era antes.
   *[false] Lo que aprendió de las cartas sueltas ganó el { $share } de las partidas contra sí mismo tal como era antes: eso no se guarda.
}
deck-practised-where = { $file }: desde ahora ink juega así esta lista, en este equipo.
deck-practised-odds = Lo que conserva: tintero deck odds { $deck } --policy learned
deck-practised-nothing = { $games } partidas no dijeron nada de las manos que valga en otras: no se guarda nada. Con más partidas (-n) quizá.
deck-practised-not = Lo aprendido no se puede guardar: { $why }
deck-practised-pair = Practicado con { $deck } contra { $other }: { $games } partidas, dos veces.
deck-practised-pair-cards = Conociendo mejor las cartas de ambos, ganó el { $share } de las partidas entre los dos contra sí mismo tal como era antes.
deck-practised-pair-where = { $file }: desde ahora ink juega así en cuanto ve que el otro mazo es { $other }, en este equipo.
deck-practised-pair-nothing = Lo aprendido en { $games } partidas ganó el { $share } de otras: no se guarda nada. Con más partidas (-n) quizá.
deck-practised-whom = { $deck } no es ninguno de los mazos incluidos, y solo esos se reconocen por lo que se ve de ellos: { $known }.

## Suposiciones

deck-guess-seen = Vistas: { $cards }
deck-guess-nothing = Aún no se ha visto nada.
deck-guess-decks = Qué mazo puede ser
deck-guess-else = otro mazo
deck-guess-hold = { $count ->
    [one] Qué puede ser la carta de la mano que nadie ha visto
   *[other] Qué puede haber entre { $count } cartas de la mano que nadie ha visto
}
deck-guess-about = Supuesto a partir de los mazos incluidos, de lo que abunda en ellos y de las cartas vistas; al menos una copia.
deck-guess-none = Ningún mazo de dos tintas tiene todas estas cartas.

## Lo aprendido sobre las manos

deck-learned = Mano inicial y tinta, aprendidas de partidas
deck-learned-card = carta
deck-learned-play = empieza
deck-learned-draw = segundo
deck-learned-ink = tinta
deck-learned-back = Se devuelven de media { $play } cartas empezando, { $draw } de segundo.
deck-unpractised = No se ha practicado con esta lista: lo que valen las manos se aprendió con otros mazos y dice poco de este. Para aprenderlo: tintero deck practise { $file }
deck-learned-about = empieza, segundo: con qué frecuencia conserva la carta quien empieza y quien no, en { $hands } manos iniciales al azar. tinta: con qué frecuencia es una de las tres primeras que se entintan. Aprendido de partidas entre bots; no es exacto.
