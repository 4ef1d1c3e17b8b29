### Cómo se llaman las cartas y las habilidades en una frase. $count: cuántas.

# Una carta que no se puede conocer.
card-hidden = una carta
card-count = { $count ->
    [one] una carta
   *[other] { $count } cartas
}
# Con el número aunque sea una.
card-number = { $count ->
    [one] 1 carta
   *[other] { $count } cartas
}
# Por cuál de sus habilidades.
card-by-ability = { $card } ({ $ability })
card-an-ability = una habilidad
card-an-effect = un efecto
# El texto de una habilidad.
card-quoted = «{ $text }»
