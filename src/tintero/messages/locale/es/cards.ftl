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
