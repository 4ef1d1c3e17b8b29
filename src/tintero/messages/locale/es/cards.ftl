### Lo que falla con las cartas: nombres que no son de ninguna o de varias, archivos de cartas.

## Nombres

cards-unknown = carta desconocida: { $text }
cards-ambiguous = { $text } puede ser cualquiera de estas: { $names }
cards-named-twice = dos cartas se llaman { $name }

## Las cartas y sus archivos

cards-file = { $file }: { $problem }
cards-no-folder = TINTERO_CARDS no nombra una carpeta con ficheros de cartas
cards-same-name = dos de sus cartas se llaman igual
cards-no-file = no es un fichero de cartas
cards-unknown-type = { $card }: tipo desconocido: { $type }
cards-unknown-ink = { $card }: tinta desconocida: { $ink }
cards-no-json = sus habilidades no son JSON

## Preguntas sobre probabilidades

cards-small-deck = una mano inicial tiene { $hand } cartas; el mazo tiene { $count }

## Buscar cartas

cards-no-text = «{ $text }» no tiene palabra que buscar.
cards-no-query = ¿Qué buscas? Escribe palabras de un nombre, o una opción como --ink.
cards-none = Ninguna carta responde a eso.
cards-left-out = { $count } cartas, se muestran las primeras { $shown }; --limit 0 las muestra todas.
cards-column-name = Carta
cards-column-cost = Coste
cards-column-ink = Tinta
cards-column-type = Tipo
cards-column-numbers = F/V/L
cards-column-sets = Col.

## Dónde está impresa y es legal una carta

cards-printed = Colecciones: { $sets }
cards-printings = Impresiones: { $printings }
cards-legal-in = { $format }: { $standing }
cards-legal = legal desde el { $since }{ $until ->
    [never] { "" }
   *[other] , hasta el { $until }
}
cards-banned = prohibida desde el { $since }{ $until ->
    [never] { "" }
   *[other] , legal desde el { $until }
}
cards-rotated = fuera por rotación desde el { $since }{ $until ->
    [never] { "" }
   *[other] , legal desde el { $until }
}
cards-early = aún no legal{ $until ->
    [never] { "" }
   *[other] , legal desde el { $until }
}
cards-in-no-set = en ninguna colección conocida
cards-unparsed = El motor no entiende todo su texto: sin partidas clasificatorias ni simuladas.

## Del texto a las habilidades

cards-text-not-shipped = El texto impreso no se distribuye; --file FICHERO lo muestra con su análisis.
cards-part-text = Texto
cards-part-parse = Análisis
cards-part-abilities = Habilidades
cards-part-english = En inglés
cards-part-spanish = En español
cards-not-read = El texto no se entiende: { $problem }.
cards-could-follow = Aquí podría seguir: { $words }
cards-would-say = Se leería así: { $text }

## Un conjunto a partir de un archivo de cartas

cards-reading = cartas
cards-built = { $cards } de { $texts }; { $quests } fuera.
cards-count = { $count ->
    [one] 1 carta
   *[other] { $count } cartas
}
cards-count-texts = { $count ->
    [one] 1 texto
   *[other] { $count } textos
}
cards-count-quests = { $count ->
    [one] 1 carta de misión
   *[other] { $count } cartas de misión
}
cards-unit-unread = { $card }: { $unit } no se entiende desde «{ $text }»
cards-repaired = Erratas conocidas corregidas ({ $count }): { $names }
cards-repairs-unused = Correcciones sin nada que corregir ({ $count }): { $names }
cards-added = { $count } que no están en las nuestras: { $names }
cards-removed = { $count } solo en las nuestras: { $names }
cards-changed = Hacen otra cosa ({ $count }): { $names }
cards-facts = Con otros datos ({ $count }): { $names }
cards-reprinted = Con otras impresiones ({ $count }): { $names }
# Lo que lleva impreso una carta, como era y como es.
cards-differs = { $card }: { $fact }: { $old } → { $new }
cards-yes = sí
cards-no = no
cards-nothing = —
cards-fact-name = nombre
cards-fact-version = versión
cards-fact-type = tipo
cards-fact-song = canción
cards-fact-cost = coste
cards-fact-inkable = símbolo de pozo de tinta
cards-fact-inks = tinta
cards-fact-strength = fuerza
cards-fact-willpower = voluntad
cards-fact-lore = leyenda
cards-fact-move-cost = coste de movimiento
cards-fact-classes = clasificaciones
cards-fact-story = historia

## Cuánto está demostrado

cards-games = partidas
cards-set = expansión
cards-all = todas
cards-all-cards = cartas
cards-parse = se leen
cards-run = se ejecutan
cards-tested = probadas
cards-proven = habilidades demostradas
cards-missing = Faltan, { $what }: { $cards }
cards-more = … y { $count } más (--json las da todas)
cards-resolved = { $decisions } decisiones en juego; constructores ejecutados menos de { $least } veces: { $names }
cards-mutants = De { $count } mutantes, las pruebas notaron el { $share } %.
cards-cells = Lo que puede salir mal en { $count } constructores: { $shown } casos vistos en escenas, { $never } no pueden ocurrir, { $open } por ver.
