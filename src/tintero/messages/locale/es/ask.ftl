### Preguntar con palabras (`tintero judge find`, `/api/ask`): títulos, y lo que no se puede buscar.

ask-cases = Los casos más cercanos
ask-clauses = Las reglas
ask-guessed = «{ $said }» se entiende como «{ $meant }».
ask-cards = Se nombra { $said }: { $cards } ({ $count ->
    [one] una carta
   *[other] { $count } cartas
})
ask-scene = Una escena para empezar ({ $case })
ask-no-scene = ninguno de los casos encontrados tiene escena
ask-empty = pregunta algo: quién hace qué a quién, con tus palabras
ask-only-small = no hay ninguna palabra que buscar; nombra una palabra clave, una carta o lo que ocurre
ask-unknown = no se conoce nada por estas palabras: { $words }; dilo con otras, o nombra una palabra clave o una carta
ask-too-long = la pregunta es demasiado larga: como mucho { $most } palabras
