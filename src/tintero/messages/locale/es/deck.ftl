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
